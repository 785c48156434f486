/** The map as a graph: territories with their neighbours, rocks, cities, forges and stones, and the places for bastions. */
import { HEXES_PER_TILE, DIRECTIONS, HEX_OFFSETS, plus, rotatedHex, type Axial } from './pack/geometry.ts';
import type { Face } from './pack/pack.ts';

/** A tile on the board. */
export interface LaidTile {
  readonly face: Face;
  readonly at: Axial;
  readonly rotation: number;
}

export interface StoneAt {
  readonly at: number;
  /** The type of unit that it gives: 0 for level I. */
  readonly type: number;
}

/** An empty hex beside the board where a bastion may stand (CR-13). */
export interface BastionSite {
  readonly code: number;
  readonly q: number;
  readonly r: number;
  /** The territories that it touches. */
  readonly beside: readonly number[];
}

/** Territories are numbered seven for each tile, by their index after rotation. */
export interface Board {
  readonly hexes: readonly Axial[];
  /** Neighbours, whatever lies between. */
  readonly near: readonly (readonly number[])[];
  /** Neighbours without a rock between. */
  readonly open: readonly (readonly number[])[];
  readonly cities: readonly number[];
  readonly forges: readonly number[];
  readonly stones: readonly StoneAt[];
  /** From the top, then from the left. */
  readonly sites: readonly BastionSite[];
}

/** No map of up to four tiles that begins at the origin reaches further. */
const REACH = 12;
const WIDTH = 2 * REACH + 1;

/** A hex as one number, as saved games hold the places of bastions. */
export const hexCode = (q: number, r: number): number => (q + REACH) * WIDTH + (r + REACH);
export const HEX_CODES = WIDTH * WIDTH;
export const hexOf = (code: number): Axial => [Math.floor(code / WIDTH) - REACH, (code % WIDTH) - REACH];

const areBeside = ([q, r]: Axial, [s, t]: Axial): boolean =>
  DIRECTIONS.some(([dq, dr]) => q + dq === s && r + dr === t);

/** Whether bastions on these two sites would touch. */
export const sitesTouch = (one: number, two: number): boolean => areBeside(hexOf(one), hexOf(two));

export function boardOf(tiles: readonly LaidTile[]): Board {
  const hexes = tiles.flatMap(({ at }) => HEX_OFFSETS.map((offset) => plus(at, offset)));
  const places = new Map(hexes.map(([q, r], place) => [hexCode(q, r), place]));
  const rocks = new Set<number>();
  const cities: number[] = [];
  const forges: number[] = [];
  const stones: StoneAt[] = [];
  tiles.forEach(({ face, rotation }, tile) => {
    const placeOf = (hex: number): number => tile * HEXES_PER_TILE + rotatedHex(hex, rotation);
    cities.push(...face.cities.map(placeOf));
    forges.push(...face.forges.map(placeOf));
    stones.push(...face.stones.map(({ hex, level }) => ({ at: placeOf(hex), type: level - 1 })));
    for (const [one, two] of face.rocks) {
      rocks.add(edge(placeOf(one), placeOf(two), hexes.length));
      rocks.add(edge(placeOf(two), placeOf(one), hexes.length));
    }
  });
  const near = hexes.map((hex) =>
    DIRECTIONS.flatMap((direction) => {
      const [q, r] = plus(hex, direction);
      return places.get(hexCode(q, r)) ?? [];
    }),
  );
  const open = near.map((all, place) => all.filter((other) => !rocks.has(edge(place, other, hexes.length))));
  return { hexes, near, open, cities, forges, stones, sites: sitesOf(hexes, places) };
}

const edge = (from: number, to: number, size: number): number => from * size + to;

function sitesOf(hexes: readonly Axial[], places: ReadonlyMap<number, number>): BastionSite[] {
  const beside = new Map<number, number[]>();
  hexes.forEach((hex, place) => {
    for (const direction of DIRECTIONS) {
      const [q, r] = plus(hex, direction);
      const code = hexCode(q, r);
      if (places.has(code)) continue;
      const touched = beside.get(code);
      if (touched === undefined) beside.set(code, [place]);
      else touched.push(place);
    }
  });
  return [...beside]
    .map(([code, touched]) => ({ code, q: hexOf(code)[0], r: hexOf(code)[1], beside: touched }))
    .sort((a, b) => a.r - b.r || a.q - b.q);
}
