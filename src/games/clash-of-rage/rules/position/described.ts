/** How positions are described for tests and for the referee. They are untrusted: a wrong one throws an Error that says what is wrong. */
import type { Options } from '../../../../kernel/index.ts';

export type Counts = readonly number[];
export type ByPlace = { readonly [place: string]: Counts };
export interface Worn {
  readonly weapon?: string;
  readonly armour?: string;
}

export const PHASES = [
  'cards',
  'bastions',
  'reinforcements',
  'first',
  'stones',
  'second',
  'end',
  'fights',
  'fight',
] as const;
export type Phase = (typeof PHASES)[number];

/** A fight of the seat in turn, from one of its steps on. */
export interface DescribedFight {
  readonly at: string;
  readonly step?: (typeof FIGHT_STEPS)[number];
  /** The attacker unless told. */
  readonly striker?: 'attacker' | 'defender';
  /** Rage tokens of attacker and defender. */
  readonly rage?: Counts;
  readonly dice?: number;
  readonly faces?: number;
  readonly rerolls?: number;
  readonly wounds?: number;
}
export const FIGHT_STEPS = ['begin', 'choose', 'reroll', 'count', 'spread'] as const;

/** Lists are by seat; units and equipment by type, level I first. */
export interface Described {
  readonly seats: number;
  readonly options?: Options;
  /** Where the game stands: 2 and `first` unless told. `fights` are those of `turn`, in its second action if `isSecond`. */
  readonly round?: number;
  readonly phase?: Phase;
  /** Index in the turn order. */
  readonly turn?: number;
  readonly isSecond?: boolean;
  /** With the phase `fight`: a fight under way. */
  readonly fight?: DescribedFight;
  readonly order?: readonly number[];
  /** Ids of the tactic cards of this round. */
  readonly played?: readonly string[];
  /** The map of the options unless told. */
  readonly tiles?: readonly { readonly face: string; readonly at: readonly number[]; readonly rotation: number }[];
  /** Places [q, r] of the bastions, null for one that is not placed; the first legal ones unless told. */
  readonly bastions?: readonly (readonly number[] | null)[];
  readonly units?: readonly ByPlace[];
  readonly elves?: ByPlace;
  /** Elves left in the bag by kind; all that are not on the board unless told. */
  readonly bag?: Counts;
  readonly removed?: Counts;
  readonly gold?: Counts;
  readonly crystals?: Counts;
  readonly hands?: readonly (readonly string[])[];
  readonly discards?: readonly (readonly string[])[];
  /** Six different cards of the pile unless told. */
  readonly market?: readonly string[];
  /** The next cards of the piles, the first to be drawn first. */
  readonly pile?: readonly string[];
  readonly legendary?: readonly string[];
  /** Whether the equipment pile holds only the cards named. */
  readonly isPileShort?: boolean;
  readonly worn?: readonly (readonly Worn[])[];
  readonly aside?: readonly (readonly string[])[];
  readonly elvesWorn?: readonly Worn[];
  readonly held?: Counts;
  readonly domination?: number;
  /** Of a campaign: its scenarios, the games that are over, the points. */
  readonly course?: readonly string[];
  readonly gamesPlayed?: number;
  readonly campaignPoints?: Counts;
}

export const KEYS: { readonly [key in keyof Required<Described>]: true } = {
  seats: true,
  options: true,
  round: true,
  phase: true,
  turn: true,
  isSecond: true,
  fight: true,
  order: true,
  played: true,
  tiles: true,
  bastions: true,
  units: true,
  elves: true,
  bag: true,
  removed: true,
  gold: true,
  crystals: true,
  hands: true,
  discards: true,
  market: true,
  pile: true,
  legendary: true,
  isPileShort: true,
  worn: true,
  aside: true,
  elvesWorn: true,
  held: true,
  domination: true,
  course: true,
  gamesPlayed: true,
  campaignPoints: true,
};

export function need(holds: boolean, message: string): asserts holds {
  if (!holds) throw new Error(message);
}

export const isCount = (value: unknown): value is number =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) < 10_000;
export const isCounts = (value: unknown, length: number): value is Counts =>
  Array.isArray(value) && value.length === length && value.every(isCount);

export function fail(message: string): never {
  throw new Error(message);
}

export function countOf(value: unknown, name: string, otherwise: number): number {
  need(value === undefined || isCount(value), `${name} is a number`);
  return value ?? otherwise;
}

export function fill(list: number[], counts: Counts | undefined, name: string): void {
  if (counts === undefined) return;
  need(isCounts(counts, list.length), `${name} has a number for each seat`);
  counts.forEach((count, at) => (list[at] = count));
}
