/** "Why not?" for a wish given as an option value. Used only for requests from outside: nothing on the search path compares values. */
import { refusal } from './apply.ts';
import { choiceFor } from './play.ts';
import { sameOption } from './same-option.ts';
import type { Frame, Game, Picks, Refusal, Seat, State } from './types.ts';

/** The refusal that a wish would get, or null if it is one of the options. */
export function whyNot<T, F extends Frame, O, E, V>(
  game: Game<T, F, O, E, V>,
  state: State<T, F, O>,
  seat: Seat,
  wish: unknown,
): Refusal | null {
  if (state.result !== null) return refusal('table.gameOver');
  const choice = choiceFor(state, seat);
  if (choice === undefined) return refusal('table.notYourTurn');
  if (choice.options.some((option) => sameOption(option, wish))) return null;
  const question = game.questions[choice.ask]!;
  const frame = state.stack.at(-1)!;
  for (const candidate of question.candidates(state, frame, seat)) {
    if (!sameOption(candidate, wish)) continue;
    const why = question.refuse(state, frame, seat, candidate);
    if (why !== null) return refusal(why, question.params?.(state, frame, seat, candidate, why));
  }
  return refusal('table.notOffered');
}

/** Translates option values into picks, or gives the refusal of the first that is not an option. */
export function picksFrom<T, F extends Frame, O, E, V>(
  game: Game<T, F, O, E, V>,
  state: State<T, F, O>,
  seat: Seat,
  wishes: readonly unknown[],
): Picks | Refusal {
  const options = choiceFor(state, seat)?.options ?? [];
  const picks: number[] = [];
  for (const wish of wishes) {
    const index = options.findIndex((option) => sameOption(option, wish));
    if (index === -1) return whyNot(game, state, seat, wish)!;
    picks.push(index);
  }
  return picks.sort((a, b) => a - b);
}
