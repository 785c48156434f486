/** Counts of legal answers to a depth: any change of what may be done shows as another number (chess programs call it perft). */
import { allPicks, awaited, type AnyGame, type AnyState } from '../kernel/index.ts';
import { taken } from './walk.ts';

export function countAnswers(game: AnyGame, state: AnyState, depth: number): number {
  const choice = awaited(state);
  if (choice === undefined) return 1;
  let total = 0;
  for (const picks of allPicks(choice)) {
    if (depth === 1) total++;
    else {
      const input = { do: 'answer', seat: choice.seat, question: state.question, picks } as const;
      total += countAnswers(game, taken(game, state, input).state, depth - 1);
    }
  }
  return total;
}
