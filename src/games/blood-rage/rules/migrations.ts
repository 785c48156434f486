/** How games that were saved under older rules go on. */
import { cardCode, factsOfCard, type CardId } from '../facts/index.ts';
import { ageOf, codeOf } from './cards.ts';
import type { SagaFrame } from './frames.ts';
import { handOf, type Table } from './table.ts';

/** The only card of rules 1 that scores for each death. */
const JUDGEMENT_OF_RULES_1: CardId = 'odins-judgement';

interface SavedChoice {
  readonly seat: number;
  readonly ask: string;
  readonly options: readonly { readonly card?: CardId | 'none' }[];
}

interface Saved {
  readonly table: Table;
  readonly stack: readonly SagaFrame[];
  readonly asked: readonly SavedChoice[];
}

/**
 * Rules 2: a march takes its figures in any order (BR-45), a replaced monster is named by its place (BR-55), a Quest by its Age (BR-56),
 * whether a Quest fights is asked after the reveal (BRC-25), and a resolution names the cards that score for deaths, where it had the
 * sum of their amounts. Answers that are sealed stand: a Quest becomes the card that rules 1
 * would have taken.
 */
export function toRules2(saved: unknown): unknown {
  const state = saved as Saved;
  return {
    ...state,
    stack: state.stack.map(frameOfRules2),
    asked: state.asked.map((choice) => choiceOfRules2(state.table, choice)),
  };
}

function frameOfRules2(frame: SagaFrame): object {
  if (frame.proc === 'upgrade') return { ...frame, from: -1 };
  if (frame.proc === 'resolution') {
    const amounts = frame.judgements as readonly unknown[] as readonly number[];
    return { ...frame, judgements: amounts.map((amount) => (amount > 0 ? [JUDGEMENT_OF_RULES_1] : [])) };
  }
  if (frame.proc !== 'march') return frame;
  return Object.fromEntries(Object.entries(frame).filter(([key]) => key !== 'last'));
}

function choiceOfRules2(table: Table, choice: SavedChoice): SavedChoice {
  const { seat, ask } = choice;
  if (ask !== 'keep' && ask !== 'battleCard') return choice;
  const options = choice.options.map((option) => {
    const { card } = option;
    if (card === undefined || card === 'none' || factsOfCard(card).type !== 'quest') return option;
    const ages = handOf(table, seat).flatMap((piece) =>
      codeOf(table, piece) === cardCode(card) ? [ageOf(table, piece) + 1] : [],
    );
    // The newest was kept and the oldest shown.
    return { card, age: ask === 'keep' ? Math.max(...ages) : Math.min(...ages) };
  });
  return { ...choice, options };
}
