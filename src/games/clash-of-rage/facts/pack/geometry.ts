/**
 * How tiles lie (CRR-1): seven hexagons each, on one grid of axial coordinates. A tile's territory 0 is in the middle; 1 to 6 are E, NE,
 * NW, W, SW, SE of it.
 */
export type Axial = readonly [number, number];

export const HEXES_PER_TILE = 7;
export const ROTATIONS = 6;

/** By territory of a tile, from its middle. */
export const HEX_OFFSETS: readonly Axial[] = [
  [0, 0],
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, 0],
  [-1, 1],
  [0, 1],
];
/** From a hexagon to its six neighbours: E, NE, NW, W, SW, SE. */
export const DIRECTIONS: readonly Axial[] = HEX_OFFSETS.slice(1);

/** Pairs of neighbouring territories of one tile. */
export const INNER_EDGES: readonly (readonly [number, number])[] = [
  [1, 2],
  [2, 3],
  [3, 4],
  [4, 5],
  [5, 6],
  [6, 1],
  [0, 1],
  [0, 2],
  [0, 3],
  [0, 4],
  [0, 5],
  [0, 6],
];

/** From the middle of a tile to the middles of the six places beside it, each with three contacts. */
export const TILE_STEPS: readonly Axial[] = [
  [2, 1],
  [3, -2],
  [1, -3],
  [-2, -1],
  [-3, 2],
  [-1, 3],
];

/** Where a territory of the face lies when the tile is turned: the middle stays, the others go round counter-clockwise. */
export const rotatedHex = (hex: number, rotation: number): number =>
  hex === 0 ? 0 : ((hex - 1 + rotation) % ROTATIONS) + 1;

export const plus = ([q, r]: Axial, [dq, dr]: Axial): Axial => [q + dq, r + dr];
export const isSamePlace = ([q, r]: Axial, [s, t]: Axial): boolean => q === s && r === t;
export const tilesTouch = (a: Axial, b: Axial): boolean => TILE_STEPS.some((step) => isSamePlace(plus(a, step), b));

/** Whether a tile may lie here: whole steps of (2, 1) and (-1, 3) from the origin. */
export const isTilePlace = ([q, r]: Axial): boolean => (3 * q + r) % HEXES_PER_TILE === 0;
