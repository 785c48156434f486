/** Names of things at the edge: options, events, views. Inside the rules they are small numbers, indexes into these lists. */
export { CARD_IDS, CARD_TYPES, SLOTS, type CardId, type CardType, type Slot } from './cards/kinds.ts';

export const CLANS = ['wolf', 'raven', 'serpent', 'bear', 'ram'] as const;
export type ClanId = (typeof CLANS)[number];

/** Yggdrasil, then the outer provinces clockwise from the north. */
export const PROVINCES = [
  'yggdrasil',
  'elvagar',
  'angerboda',
  'muspelheim',
  'horgr',
  'utgard',
  'andlang',
  'gimle',
  'myrkvlor',
] as const;
export type ProvinceId = (typeof PROVINCES)[number];

export const FJORDS = ['fjord-ne', 'fjord-se', 'fjord-sw', 'fjord-nw'] as const;
export type FjordId = (typeof FJORDS)[number];

export const REGIONS = ['manheim', 'jotunheim', 'alfheim'] as const;
export type RegionId = (typeof REGIONS)[number];

/** Everywhere a figure can be. */
export const PLACES = [...PROVINCES, ...FJORDS, 'reserve', 'valhalla', 'box'] as const;
export type PlaceId = (typeof PLACES)[number];

export const STATS = ['rage', 'axes', 'horns'] as const;
export type StatId = (typeof STATS)[number];

export const REWARDS = ['rage', 'axes', 'horns', 'glory5', 'all'] as const;
export type RewardId = (typeof REWARDS)[number];

export const TROOPS = ['leader', 'ship', 'warrior', 'mystic'] as const;
export const MONSTERS = [
  'troll',
  'dwarf-chieftain',
  'sea-serpent',
  'mountain-giant',
  'fenrir',
  'valkyrie',
  'dark-elf',
  'fire-giant',
  'wolfman',
  'frost-giant',
  'soldier-of-hel',
  'volur-witch',
  'mystic-troll',
] as const;
export const FIGURES = [...TROOPS, ...MONSTERS] as const;
export type FigureId = (typeof FIGURES)[number];

export const PHASES = ['gods-gifts', 'action', 'discard', 'quest', 'ragnarok', 'release-valhalla'] as const;
export type PhaseId = (typeof PHASES)[number];

/** Where Glory comes from, so that the end can tell the story. */
export const SOURCES = ['pillage', 'battle', 'quest', 'ragnarok', 'card', 'track'] as const;
export type SourceId = (typeof SOURCES)[number];

const PLACE_INDEXES: ReadonlyMap<string, number> = new Map(PLACES.map((place, index) => [place, index]));
const FIGURE_INDEXES: ReadonlyMap<string, number> = new Map(FIGURES.map((figure, index) => [figure, index]));
/** -1 for what is none. */
export const indexOfPlace = (place: string): number => PLACE_INDEXES.get(place) ?? -1;
export const indexOfFigure = (figure: string): number => FIGURE_INDEXES.get(figure) ?? -1;
