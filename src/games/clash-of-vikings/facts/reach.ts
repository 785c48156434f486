/** How far Vikings get and strike: Walk and Sprint (CV-31), Slam (CV-33), attacks (CV-34 to CV-37). */
import { adjacent, distance, neighbours } from './arena.ts';
import { isAttack, stepsOf } from './actions.ts';
import { CARD_FACTS } from './cards.ts';
import { SPACES, type AttackId, type CardId, type SpaceId } from './ids.ts';
import { isFree, isWater, type Standing } from './standing.ts';

/** Why a Viking cannot stop there after at most that many steps, null if it can. */
export function moveRefusal(standing: Standing, from: number, to: number, steps: number): string | null {
  if (isWater(standing, to)) return 'CV-31.water';
  if (!isFree(standing, to)) return 'CV-31.taken';
  return stepsTo(standing, from, to, steps) === -1 ? 'CV-31.far' : null;
}

/** Steps on the shortest dry way, through Vikings if need be; -1 if it is longer than `most` (which is 1 or 2). */
export function stepsTo(standing: Standing, from: number, to: number, most: number): number {
  const near = neighbours[from]!;
  if (near.includes(to)) return 1;
  if (most < 2) return -1;
  return near.some((between) => !isWater(standing, between) && neighbours[between]!.includes(to)) ? 2 : -1;
}

/** Why the Viking cannot slam that one, null if it can: in reach, by a free dry way, and with a space to be pushed to. */
export function slamRefusal(standing: Standing, seat: number, victim: number): string | null {
  const from = standing.vikings[seat]!;
  const to = standing.vikings[victim]!;
  const near = neighbours[from]!;
  if (!near.includes(to)) {
    const between = near.filter((space) => neighbours[space]!.includes(to));
    if (between.length === 0) return 'CV-33.far';
    if (!between.some((space) => !isWater(standing, space) && isFree(standing, space))) return 'CV-33.through';
  }
  return neighbours[to]!.some((space) => pushRefusal(standing, seat, victim, space) === null) ? null : 'CV-33.push';
}

/** Why a slammed Viking cannot be put there, null if it can. The space the slammer has just left is free. */
export function pushRefusal(standing: Standing, seat: number, victim: number, space: number): string | null {
  if (!neighbours[standing.vikings[victim]!]!.includes(space)) return 'CV-33.next';
  if (isWater(standing, space)) return 'CV-33.push';
  return isFree(standing, space) || space === standing.vikings[seat] ? null : 'CV-33.push';
}

export function canSlam(standing: Standing, seat: number): boolean {
  for (let victim = 0; victim < standing.vikings.length; victim++) {
    if (victim !== seat && slamRefusal(standing, seat, victim) === null) return true;
  }
  return false;
}

/** Melee reaches the adjacent, the ranged attacks everybody else (CVR-17). */
export function inRange(standing: Standing, action: AttackId, seat: number, victim: number): boolean {
  const near = adjacent(standing.vikings[seat]!, standing.vikings[victim]!);
  return CARD_FACTS[action].kind === 'melee' ? near : !near;
}

/** The spaces of a shortest dry way of one or two steps, the ends included; null if there is none. */
export function wayTo(
  standing: Standing,
  from: number,
  to: number,
  through: 'vikings' | 'free',
): readonly number[] | null {
  const near = neighbours[from]!;
  if (near.includes(to)) return [from, to];
  const between = near.find(
    (space) =>
      neighbours[space]!.includes(to) &&
      !isWater(standing, space) &&
      (through === 'vikings' || isFree(standing, space)),
  );
  return between === undefined ? null : [from, between, to];
}

/** Where the action could end or strike, as the question after it would offer, with the distance to each space. */
export function reachOf(standing: Standing, seat: number, card: CardId): ReadonlyMap<SpaceId, number> {
  const reach = new Map<SpaceId, number>();
  const from = standing.vikings[seat] ?? -1;
  if (from === -1) return reach;
  const steps = stepsOf(card);
  if (steps === null) {
    standing.vikings.forEach((space, victim) => {
      if (victim === seat || space === -1) return;
      const isOpen = isAttack(card)
        ? inRange(standing, card, seat, victim)
        : CARD_FACTS[card].kind === 'shove' && slamRefusal(standing, seat, victim) === null;
      if (isOpen) reach.set(SPACES[space]!, distance(from, space));
    });
  } else
    SPACES.forEach((space, to) => {
      if (moveRefusal(standing, from, to, steps) === null) reach.set(space, stepsTo(standing, from, to, steps));
    });
  return reach;
}
