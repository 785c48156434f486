/** What may be answered, and why not: every question, by the noun it is about. */
import { cardQuestions } from './cards.ts';
import { figureQuestions } from './figures.ts';
import { invasionQuestions } from './invasions.ts';
import { marchQuestions } from './marches.ts';
import { menuQuestions } from './menu.ts';
import { pillageQuestions } from './pillage.ts';
import type { SagaQuestion } from './wishes.ts';

export const questions: { readonly [ask: string]: SagaQuestion } = {
  ...menuQuestions,
  ...cardQuestions,
  ...invasionQuestions,
  ...marchQuestions,
  ...pillageQuestions,
  ...figureQuestions,
};
