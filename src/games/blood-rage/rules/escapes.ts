/** Which figures that would die can be saved, and how: BRC-39 to BRC-41, BRC-56. */
import { isProvince, neighboursOf, YGGDRASIL } from '../facts/index.ts';
import { emptyVillages, isMonster, isMystic, monsterFacts } from './queries.ts';
import type { Cause } from './frames.ts';
import { ownerOf, placeOf, rageOf, type Table } from './table.ts';
import { has, priceOf } from './cards.ts';

/** BRC-39: not against Ragnarök, for Sacrifice victims, nor for the victim of Odin's Chosen. */
const PROTECTED: ReadonlySet<Cause> = new Set(['smite', 'tide', 'battle', 'monster']);

export function mayProtect(table: Table, cause: Cause, seat: number): boolean {
  return PROTECTED.has(cause) && priceOf(table, seat, 'protects') <= rageOf(table, seat);
}

/** BRC-40, BRC-41: anywhere but in Yggdrasil, and not from a sacrifice unless the table says so. */
export function mayFlee(table: Table, cause: Cause, figure: number, escapesSacrifice: boolean): boolean {
  if (!isMonster(figure) || monsterFacts(table, figure).fleesToYggdrasil !== true) return false;
  if (table.where[figure] === YGGDRASIL) return false;
  return cause !== 'sacrifice' || escapesSacrifice;
}

/** BRC-56: to a standing neighbour with an empty village, or Yggdrasil; from anything but a sacrifice. */
export function retreatsOf(table: Table, cause: Cause, figure: number): readonly number[] {
  if (!isMystic(figure) || cause === 'sacrifice') return [];
  if (!has(table, ownerOf(figure), 'mysticsRetreat')) return [];
  const from = placeOf(table, figure);
  if (!isProvince(from)) return [];
  return neighboursOf(from).filter((to) => !table.destroyed[to] && emptyVillages(table, to) > 0);
}
