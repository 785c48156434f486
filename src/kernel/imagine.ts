/** Imagined worlds: states that a viewer cannot tell from the real one. */
import { copyState } from './apply.ts';
import { randomPicks } from './choice.ts';
import { Play } from './play.ts';
import { randomOf, sfc } from './random.ts';
import type { Frame, Game, Options, State, Viewer } from './types.ts';

/**
 * Deals anew what the viewer cannot see, replaces the generator, and draws the others' sealed answers from what they could answer in that
 * world. The question number and who has answered stay. From an imagined world of the same viewer it gives the same result as from the
 * real one.
 */
export function imagine<T, F extends Frame, O, E, V, N extends Options>(
  game: Game<T, F, O, E, V, N>,
  state: State<T, F, O, N>,
  viewer: Viewer,
  seed: string,
): State<T, F, O, N> {
  const own = copyState(game, state);
  own.rng = sfc(seed);
  own.undo = null;
  const random = randomOf(own.rng);
  game.resample(own, viewer, random);
  if (own.result !== null) return own;
  own.asked = new Play(game, own).reask();
  for (const choice of own.asked) {
    if (choice.seat === viewer || own.answers[choice.seat] === null) continue;
    own.answers[choice.seat] = randomPicks(choice, random);
  }
  return own;
}
