/** The board (BR-1 to BR-4). Inside the rules, and in saved games, a place is its code. */
import { namesByCode } from '../../../kernel/codes.ts';
import { codeLookup } from './code-lookup.ts';

const PROVINCE_CODES = {
  yggdrasil: 0,
  elvagar: 1,
  angerboda: 2,
  muspelheim: 3,
  horgr: 4,
  utgard: 5,
  andlang: 6,
  gimle: 7,
  myrkvlor: 8,
} as const;
export type ProvinceId = keyof typeof PROVINCE_CODES;
export const PROVINCES = namesByCode(PROVINCE_CODES);

const FJORD_CODES = { 'fjord-ne': 9, 'fjord-se': 10, 'fjord-sw': 11, 'fjord-nw': 12 } as const;
export type FjordId = keyof typeof FJORD_CODES;
/** Where figures stand on the board. */
export type SpotId = ProvinceId | FjordId;
/** Provinces, then fjords. */
export const SPOTS: readonly SpotId[] = namesByCode({ ...PROVINCE_CODES, ...FJORD_CODES });

/** Everywhere a figure can be. */
export const PLACE_CODES = { ...PROVINCE_CODES, ...FJORD_CODES, reserve: 13, valhalla: 14, box: 15 } as const;
export type PlaceId = keyof typeof PLACE_CODES;
/** Where the figures of a clan are: in the box they are nobody's. */
export type ClanPlaceId = Exclude<PlaceId, 'box'>;
export const PLACES = namesByCode(PLACE_CODES);
export const placeCode = codeLookup(PLACE_CODES);

export const { yggdrasil: YGGDRASIL, reserve: RESERVE, valhalla: VALHALLA, box: BOX } = PLACE_CODES;
const FIRST_FJORD = PROVINCES.length;
export const isProvince = (place: number): boolean => place < FIRST_FJORD;
export const isFjord = (place: number): boolean => place >= FIRST_FJORD && place < RESERVE;
export const onBoard = (place: number): boolean => place < RESERVE;
export const isFjordId = (place: PlaceId): place is FjordId => isFjord(placeCode(place));

export const provinceName = (province: number): ProvinceId => PROVINCES[province]!;
export const spotName = (place: number): SpotId => SPOTS[place]!;
export const placeName = (place: number): PlaceId => PLACES[place]!;

export const REGIONS = ['manheim', 'jotunheim', 'alfheim'] as const;
export type RegionId = (typeof REGIONS)[number];

interface Outer {
  readonly id: ProvinceId;
  readonly region: RegionId;
  /** BR-2. */
  readonly villages: number;
  /** BR-3: the fjord that supports it. */
  readonly fjord: FjordId;
}

/** The outer provinces clockwise from the north (BR-1). */
const RING: readonly Outer[] = [
  { id: 'elvagar', region: 'manheim', villages: 4, fjord: 'fjord-ne' },
  { id: 'angerboda', region: 'manheim', villages: 5, fjord: 'fjord-ne' },
  { id: 'muspelheim', region: 'jotunheim', villages: 5, fjord: 'fjord-se' },
  { id: 'horgr', region: 'jotunheim', villages: 4, fjord: 'fjord-se' },
  { id: 'utgard', region: 'jotunheim', villages: 3, fjord: 'fjord-sw' },
  { id: 'andlang', region: 'alfheim', villages: 3, fjord: 'fjord-sw' },
  { id: 'gimle', region: 'alfheim', villages: 5, fjord: 'fjord-nw' },
  { id: 'myrkvlor', region: 'manheim', villages: 3, fjord: 'fjord-nw' },
];
const OUTER = RING.map(({ id }): number => PROVINCE_CODES[id]);
/** By rising code. */
export const OUTER_PROVINCES: readonly number[] = OUTER.toSorted((a, b) => a - b);
export const ALL_PROVINCES: readonly number[] = [YGGDRASIL, ...OUTER_PROVINCES];

/** A list by code of the province. */
function byProvince<X>(yggdrasil: X, outer: (province: Outer, at: number) => X): readonly X[] {
  const list: X[] = [];
  list[YGGDRASIL] = yggdrasil;
  RING.forEach((province, at) => (list[PROVINCE_CODES[province.id]] = outer(province, at)));
  return list;
}

const VILLAGES = byProvince(Infinity, ({ villages }) => villages);
const REGION_OF = byProvince<RegionId | null>(null, ({ region }) => region);
const FJORD_OF = byProvince<number>(-1, ({ fjord }) => FJORD_CODES[fjord]);
/** BR-1: Yggdrasil borders all, each outer province its two neighbours in the ring. */
const NEIGHBOURS = byProvince(OUTER_PROVINCES, (_, at) => [
  YGGDRASIL,
  OUTER.at(at - 1)!,
  OUTER.at((at + 1) % OUTER.length)!,
]);
const SUPPORTED_BY = SPOTS.map((_, fjord) => OUTER_PROVINCES.filter((province) => FJORD_OF[province] === fjord));

/** Yggdrasil takes any number of figures. */
export const villagesOf = (province: number): number => VILLAGES[province]!;
/** Null for Yggdrasil. */
export const regionOf = (province: ProvinceId): RegionId | null => REGION_OF[PROVINCE_CODES[province]]!;
const PROVINCES_IN: { readonly [region in RegionId]: readonly number[] } = {
  manheim: OUTER_PROVINCES.filter((province) => REGION_OF[province] === 'manheim'),
  jotunheim: OUTER_PROVINCES.filter((province) => REGION_OF[province] === 'jotunheim'),
  alfheim: OUTER_PROVINCES.filter((province) => REGION_OF[province] === 'alfheim'),
};
export const provincesIn = (region: RegionId): readonly number[] => PROVINCES_IN[region];
/** As a place; -1 for Yggdrasil. */
export const fjordOf = (province: number): number => FJORD_OF[province]!;
export const neighboursOf = (province: number): readonly number[] => NEIGHBOURS[province]!;
/** The two provinces that the fjord supports. */
export const supportedBy = (fjord: number): readonly number[] => SUPPORTED_BY[fjord]!;
