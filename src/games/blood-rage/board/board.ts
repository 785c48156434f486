/** The board: BR-1 to BR-3. Provinces and fjords by number (see ids.ts). */
import { FJORDS, PLACES, PROVINCES, REGIONS, type RegionId } from '../ids.ts';

export const YGGDRASIL = 0;
export const FIRST_FJORD = PROVINCES.length;
export const RESERVE = PLACES.indexOf('reserve');
export const VALHALLA = PLACES.indexOf('valhalla');
export const BOX = PLACES.indexOf('box');

/** BR-2: villages by province; Yggdrasil takes any number. */
export const VILLAGES: readonly number[] = [Infinity, 4, 5, 5, 4, 3, 3, 5, 3];

/** The region of each province as an index into REGIONS; Yggdrasil has none. */
const REGION_NAMES: readonly (RegionId | null)[] = [
  null,
  'manheim',
  'manheim',
  'jotunheim',
  'jotunheim',
  'jotunheim',
  'alfheim',
  'alfheim',
  'manheim',
];
export const REGION_OF: readonly number[] = REGION_NAMES.map((name) => (name === null ? -1 : REGIONS.indexOf(name)));

/** BR-3: the fjord that supports each province, as a place; -1 for Yggdrasil. */
export const FJORD_OF: readonly number[] = [-1, 0, 0, 1, 1, 2, 2, 3, 3].map((fjord) =>
  fjord === -1 ? -1 : FIRST_FJORD + fjord,
);

/** The two provinces that each fjord supports, by place. */
export const SUPPORTED_BY: { readonly [fjord: number]: readonly number[] } = Object.fromEntries(
  FJORDS.map((_, fjord) => [
    FIRST_FJORD + fjord,
    FJORD_OF.flatMap((place, province) => (place === FIRST_FJORD + fjord ? [province] : [])),
  ]),
);

/** BR-1: Yggdrasil borders all; each outer province its two neighbours in the ring. */
export const ADJACENT: readonly (readonly number[])[] = PROVINCES.map((_, province) => {
  if (province === YGGDRASIL) return [1, 2, 3, 4, 5, 6, 7, 8];
  const before = province === 1 ? 8 : province - 1;
  const after = province === 8 ? 1 : province + 1;
  return [YGGDRASIL, before, after];
});

export const isProvince = (place: number): boolean => place < FIRST_FJORD;
export const isFjord = (place: number): boolean => place >= FIRST_FJORD && place < RESERVE;
export const onBoard = (place: number): boolean => place < RESERVE;

/** BR-5 and the data: what each step of a stat is worth, and its Glory at the end (BR-90). */
export const STAT_VALUES: readonly (readonly number[])[] = [
  [6, 7, 8, 9, 12, 12],
  [3, 4, 5, 6, 8, 8],
  [4, 5, 6, 7, 10, 10],
];
export const TOP_STEP = 5;
export const LEGEND_BY_STEP: readonly number[] = [0, 0, 0, 10, 10, 20];

/** BR-85, by Age. */
export const RAGNAROK_GLORY: readonly number[] = [2, 3, 4];
/** BR-12, by number of players. */
export const DESTROYED_BEFORE: { readonly [players: number]: number } = { 2: 3, 3: 2, 4: 1, 5: 0 };
/** BR-10: rewards of the eight outer tokens, as indexes into REWARDS; and Yggdrasil's. */
export const OUTER_TOKENS: readonly number[] = [0, 0, 0, 1, 1, 2, 2, 3];
export const YGGDRASIL_TOKEN = 4;
