/**
 * How far an action would reach, for hints and for the light on the arena. What may be done is not decided here: that is the
 * question's own list of options.
 */
import type { CardId, SpaceId } from '../../../../games/clash-of-vikings/ids.ts';
import type { VikingsView } from '../../../../games/clash-of-vikings/view.ts';
import { distance, neighbours } from './geometry.ts';
import { kindOf } from './sides.ts';

export type ActionId = Exclude<CardId, 'shield'>;
export const ACTIONS: readonly ActionId[] = ['walk', 'sprint', 'slam', 'club', 'punch', 'hammer', 'slingshot'];

const isWater = (view: VikingsView, space: SpaceId): boolean => kindOf(view.side, space) === 'water';
export const seatOn = (view: VikingsView, space: SpaceId): number =>
  view.seats.findIndex((seat) => seat.space === space);

/** The spaces of a shortest dry way, through Vikings if they may be crossed; null if there is none of so few steps. */
export function route(
  view: VikingsView,
  from: SpaceId,
  to: SpaceId,
  most: number,
  crosses: boolean,
): readonly SpaceId[] | null {
  if (neighbours[from].includes(to)) return [from, to];
  if (most < 2) return null;
  const between = neighbours[from].find(
    (space) => neighbours[space].includes(to) && !isWater(view, space) && (crosses || seatOn(view, space) === -1),
  );
  return between === undefined ? null : [from, between, to];
}

/** Spaces where a Walk or a Sprint could end, with the steps that takes. */
function moves(view: VikingsView, from: SpaceId, most: number): ReadonlyMap<SpaceId, number> {
  const ends = new Map<SpaceId, number>();
  const near = neighbours[from].filter((space) => !isWater(view, space));
  for (const space of near) ends.set(space, 1);
  if (most > 1)
    for (const space of near.flatMap((between) => neighbours[between]))
      if (!ends.has(space) && !isWater(view, space)) ends.set(space, 2);
  for (const { space } of view.seats) if (space !== null) ends.delete(space);
  return ends;
}

function canSlam(view: VikingsView, from: SpaceId, to: SpaceId): boolean {
  if (route(view, from, to, 2, false) === null) return false;
  return neighbours[to].some((space) => !isWater(view, space) && (space === from || seatOn(view, space) === -1));
}

/** Steps to each space that the action could end on or strike. */
export function reachOf(view: VikingsView, seat: number, action: CardId): ReadonlyMap<SpaceId, number> {
  const from = view.seats[seat]?.space ?? null;
  if (from === null || action === 'shield') return new Map();
  if (action === 'walk' || action === 'sprint') return moves(view, from, action === 'walk' ? 1 : 2);
  const reach = new Map<SpaceId, number>();
  view.seats.forEach(({ space }, rival) => {
    if (rival === seat || space === null) return;
    const steps = distance(from, space);
    const isBeside = steps === 1;
    if (action === 'slam' ? canSlam(view, from, space) : isBeside === (action === 'club' || action === 'punch'))
      reach.set(space, steps);
  });
  return reach;
}

export const isMove = (action: CardId): boolean => action === 'walk' || action === 'sprint';
