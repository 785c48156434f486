/** Whether everybody knows that a seat has only one answer. */
import { choiceFor, forced, imagine, type AnyGame, type AnyState, type Seat } from '../../kernel/index.ts';

/**
 * So many worlds that a spectator could imagine are tried. Where the seat is forced in all of them, hardly anything is told by a short
 * pause: it was nearly certain already.
 */
const WORLDS = 8;

/** `random` draws evenly from 0 to below 1. The real hidden cards have no part in the answer. */
export function isPubliclyForced(game: AnyGame, state: AnyState, seat: Seat, random: () => number): boolean {
  for (let world = 0; world < WORLDS; world++) {
    const imagined = imagine(game, state, 'spectator', random().toString(36));
    const choice = choiceFor(imagined, seat);
    if (choice === undefined || forced(choice) === null) return false;
  }
  return true;
}
