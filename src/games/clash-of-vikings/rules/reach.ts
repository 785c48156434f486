/** How far Vikings get: Walk and Sprint (CV-31), Slam (CV-33). */
import { neighbours } from './arena.ts';
import { isFree, isWater, type Table } from './table.ts';

/** Why a Viking cannot stop there after at most that many steps, null if it can. */
export function moveRefusal(table: Table, from: number, to: number, steps: number): string | null {
  if (isWater(table, to)) return 'CV-31.water';
  if (!isFree(table, to)) return 'CV-31.taken';
  return stepsTo(table, from, to, steps) === -1 ? 'CV-31.far' : null;
}

/** Steps on the shortest dry way, through Vikings if need be; -1 if it is longer than `most` (which is 1 or 2). */
export function stepsTo(table: Table, from: number, to: number, most: number): number {
  const near = neighbours[from]!;
  if (near.includes(to)) return 1;
  if (most < 2) return -1;
  return near.some((between) => !isWater(table, between) && neighbours[between]!.includes(to)) ? 2 : -1;
}

/** Why the Viking cannot slam that one, null if it can: in reach, by a free dry way, and with a space to be pushed to. */
export function slamRefusal(table: Table, seat: number, victim: number): string | null {
  const from = table.vikings[seat]!;
  const to = table.vikings[victim]!;
  const near = neighbours[from]!;
  if (!near.includes(to)) {
    const between = near.filter((space) => neighbours[space]!.includes(to));
    if (between.length === 0) return 'CV-33.far';
    if (!between.some((space) => !isWater(table, space) && isFree(table, space))) return 'CV-33.through';
  }
  return neighbours[to]!.some((space) => pushRefusal(table, seat, victim, space) === null) ? null : 'CV-33.push';
}

/** Why a slammed Viking cannot be put there, null if it can. The space the slammer has just left is free. */
export function pushRefusal(table: Table, seat: number, victim: number, space: number): string | null {
  if (!neighbours[table.vikings[victim]!]!.includes(space)) return 'CV-33.next';
  if (isWater(table, space)) return 'CV-33.push';
  return isFree(table, space) || space === table.vikings[seat] ? null : 'CV-33.push';
}

export function canSlam(table: Table, seat: number): boolean {
  for (let victim = 0; victim < table.vikings.length; victim++) {
    if (victim !== seat && slamRefusal(table, seat, victim) === null) return true;
  }
  return false;
}
