/** How a bot judges a position of Clash of Vikings: what it owns, what its rivals own, what lies in reach. */
import type { Seat } from '../../../kernel/index.ts';
import { CENTRE, distance } from '../facts/arena.ts';
import {
  braceletsOf,
  braceletsOn,
  frameIn,
  laidBy,
  laidCardOf,
  score,
  spaceOf,
  valueOf,
  type VikingsState,
} from '../rules/table.ts';

/** What a bracelet on the arena is worth to a Viking that many steps away. */
const NEAR = [0, 0.5, 0.3, 0.15, 0.08];

export function evaluate(state: VikingsState, seat: Seat): number {
  const { table } = state;
  if (state.result !== null && state.result.places[seat] === 1) return 100;
  let best = 0;
  for (let rival = 0; rival < table.vikings.length; rival++) {
    if (rival !== seat) best = Math.max(best, score(table, rival));
  }
  const own = score(table, seat) + 0.1 * braceletsOf(table, seat).length;
  return own - 0.4 * best + prospects(state, seat);
}

function prospects({ table }: VikingsState, seat: Seat): number {
  const from = spaceOf(table, seat);
  if (from === -1) return 0;
  let sum = 0;
  for (let space = 0; space < table.arena.length; space++) {
    const worth = NEAR[distance(from, space)] ?? 0;
    for (const piece of braceletsOn(table, space)) sum += worth * valueOf(table, piece);
  }
  // The centre pays two bracelets at the start of the next turn (CV-10).
  const toCentre = distance(from, CENTRE);
  if (table.reserve.length > 0) sum += toCentre === 0 ? 2.5 : (NEAR[toCentre] ?? 0) * 2;
  return sum;
}

/** Prior odds of a true announcement against any single bluff. */
const TRUST = 8;

/** Worlds in which announcements are true weigh more: players bluff less often than not. */
export function weight({ table, stack }: VikingsState, seat: Seat): number {
  const conflict = frameIn(stack, 'conflict');
  if (conflict === undefined || conflict.seat === seat || laidBy(table, conflict.seat).length === 0) return 1;
  return laidCardOf(table, conflict.seat) === conflict.action ? TRUST : 1;
}
