/** The names of territories and bastions. A territory is named by the letter of its tile and its index on the tile after rotation. */

const LETTERS = ['A', 'B', 'C', 'D'] as const;
const INDEXES = [0, 1, 2, 3, 4, 5, 6] as const;
export const PER_TILE = INDEXES.length;

export type TerritoryId = `${(typeof LETTERS)[number]}${(typeof INDEXES)[number]}`;
/** By number: seven for each tile, in the order of the tiles. */
export const TERRITORIES: readonly TerritoryId[] = LETTERS.flatMap((letter) =>
  INDEXES.map((index) => `${letter}${index}` as const),
);

/** A place of a seat's units: a territory, or the seat's own bastion (CR-34). */
export type PlaceId = TerritoryId | 'bastion';
/** The number of the own bastion, after all territories that a map can have. */
export const BASTION = TERRITORIES.length;
export const PLACES: readonly PlaceId[] = [...TERRITORIES, 'bastion'];
