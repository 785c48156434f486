/**
 * The arena: a centre, three rings, and two sides that differ in where the starts, the bracelet spaces and the water lie (CV-2).
 * Inside, spaces are their codes; at the edge, names.
 */
import { SIDES, SPACE_CODES, SPACES, type SideId, type SpaceId, type SpaceKind } from './ids.ts';

export const CENTRE = SPACE_CODES.C;

export const NEIGHBOURS: { readonly [space in SpaceId]: readonly SpaceId[] } = {
  C: ['A0', 'A1', 'A2', 'A3'],
  A0: ['C', 'A1', 'A3', 'B0', 'B1', 'B7'],
  A1: ['C', 'A0', 'A2', 'B1', 'B2', 'B3'],
  A2: ['C', 'A1', 'A3', 'B3', 'B4', 'B5'],
  A3: ['C', 'A0', 'A2', 'B5', 'B6', 'B7'],
  B0: ['A0', 'B1', 'B7', 'D0', 'D1', 'D11'],
  B1: ['A0', 'A1', 'B0', 'B2', 'D1', 'D2'],
  B2: ['A1', 'B1', 'B3', 'D2', 'D3', 'D4'],
  B3: ['A1', 'A2', 'B2', 'B4', 'D4', 'D5'],
  B4: ['A2', 'B3', 'B5', 'D5', 'D6', 'D7'],
  B5: ['A2', 'A3', 'B4', 'B6', 'D7', 'D8'],
  B6: ['A3', 'B5', 'B7', 'D8', 'D9', 'D10'],
  B7: ['A0', 'A3', 'B0', 'B6', 'D10', 'D11'],
  D0: ['B0', 'D1', 'D11'],
  D1: ['B0', 'B1', 'D0', 'D2'],
  D2: ['B1', 'B2', 'D1', 'D3'],
  D3: ['B2', 'D2', 'D4'],
  D4: ['B2', 'B3', 'D3', 'D5'],
  D5: ['B3', 'B4', 'D4', 'D6'],
  D6: ['B4', 'D5', 'D7'],
  D7: ['B4', 'B5', 'D6', 'D8'],
  D8: ['B5', 'B6', 'D7', 'D9'],
  D9: ['B6', 'D8', 'D10'],
  D10: ['B6', 'B7', 'D9', 'D11'],
  D11: ['B0', 'B7', 'D0', 'D10'],
};

interface Side {
  readonly start: readonly SpaceId[];
  readonly bracelet: readonly SpaceId[];
  readonly water: readonly SpaceId[];
}

const LAYOUT: { readonly [side in SideId]: Side } = {
  meadow: { start: ['D0', 'D3', 'D6', 'D9'], bracelet: ['B1', 'B3', 'B5', 'B7'], water: ['D2', 'D5', 'D8', 'D11'] },
  fjord: { start: ['D2', 'D4', 'D8', 'D10'], bracelet: ['B0', 'B4', 'D3', 'D9'], water: ['A1', 'A3', 'D0', 'D6'] },
};

export const codeOf = (space: SpaceId): number => SPACE_CODES[space];

export const neighbours: readonly (readonly number[])[] = SPACES.map((space) => NEIGHBOURS[space].map(codeOf));

export interface Arena {
  readonly start: readonly number[];
  readonly bracelet: readonly number[];
  readonly isWater: readonly boolean[];
}

/** By the code of the side. */
export const arenas: readonly Arena[] = SIDES.map((side) => {
  const layout = LAYOUT[side];
  return {
    start: layout.start.map(codeOf),
    bracelet: layout.bracelet.map(codeOf).sort((a, b) => a - b),
    isWater: SPACES.map((space) => layout.water.includes(space)),
  };
});

export function kindOfSpace(side: SideId, space: SpaceId): SpaceKind {
  const layout = LAYOUT[side];
  if (space === 'C') return 'centre';
  if (layout.start.includes(space)) return 'start';
  if (layout.bracelet.includes(space)) return 'bracelet';
  return layout.water.includes(space) ? 'water' : 'normal';
}

/** Steps on the shortest way, water and Vikings included: what is thrown flies over them (CV-36, CVR-17). */
const distances: readonly (readonly number[])[] = SPACES.map((_, from) => {
  const steps = SPACES.map(() => -1);
  steps[from] = 0;
  const queue = [from];
  for (const space of queue) {
    for (const next of neighbours[space]!) {
      if (steps[next] !== -1) continue;
      steps[next] = steps[space]! + 1;
      queue.push(next);
    }
  }
  return steps;
});

/** By names. */
export const stepsBetween = (from: SpaceId, to: SpaceId): number => distances[codeOf(from)]![codeOf(to)]!;
export const distance = (from: number, to: number): number => distances[from]![to]!;
export const adjacent = (from: number, to: number): boolean => distances[from]![to] === 1;
