/** What may be answered, and why not: every question, by the noun it is about. */
import type { SagaQuestions } from '../run.ts';
import { cardQuestions } from './cards.ts';
import { figureQuestions } from './figures.ts';
import { invasionQuestions } from './invasions.ts';
import { marchQuestions } from './marches.ts';
import { menuQuestions } from './menu.ts';
import { pillageQuestions } from './pillage.ts';

export const questions: SagaQuestions = {
  ...menuQuestions,
  ...cardQuestions,
  ...invasionQuestions,
  ...marchQuestions,
  ...pillageQuestions,
  ...figureQuestions,
};
