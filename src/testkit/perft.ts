/** Counts the legal answers to a depth, as perft does for chess: any change of what is legal changes the number. */
import { allPicks, awaited, type AnyGame, type AnyState } from '../kernel/index.ts';
import { applyLegal } from './walk.ts';

export function countAnswers(game: AnyGame, state: AnyState, depth: number): number {
  const choice = awaited(state);
  if (choice === undefined) return 1;
  let total = 0;
  for (const picks of allPicks(choice)) {
    if (depth === 1) total++;
    else {
      const input = { do: 'answer', seat: choice.seat, question: state.question, picks } as const;
      total += countAnswers(game, applyLegal(game, state, input).state, depth - 1);
    }
  }
  return total;
}
