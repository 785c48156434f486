/** The table of Blood Rage: what lies where, and whose it is. */
import type { Hidden, Seat } from '../../../kernel/index.ts';
import { FIGURES_PER_CLAN, rewardName, SOURCES, STATS, type RewardId } from '../facts/index.ts';

/** Entries per clan in the flat lists `steps` and `sources`. */
export const STATS_PER_CLAN = STATS.length;
export const SOURCES_PER_CLAN = SOURCES.length;

export interface Table {
  readonly hidden: Hidden;
  /** Decks of the three Ages, what goes round in the draft, hands, cards kept from the last Age. */
  readonly decks: number[][];
  packets: number[][];
  readonly hands: number[][];
  readonly kept: number[][];
  readonly quests: number[][];
  /** Cards on the clan sheets, and cards shown in the battle under way. */
  readonly upgrades: number[][];
  readonly played: number[][];
  /** Face up; and face down for good. */
  readonly discard: number[];
  readonly buried: number[];
  /** Place of every figure: seat × FIGURES_PER_CLAN + number within the clan. */
  readonly where: number[];
  /** Kind of card of each monster figure: seat × 2 + 0 or 1; -1 where there is none. */
  readonly monsters: number[];
  /** Steps 0 to 5 of the stats: seat × 3 + stat. */
  readonly steps: number[];
  readonly rage: number[];
  readonly glory: number[];
  /** Glory by source: seat × SOURCES + source. */
  readonly sources: number[];
  readonly passed: boolean[];
  /** By province: the reward, whether it was pillaged this Age, whether it is gone. */
  readonly tokens: number[];
  readonly pillaged: boolean[];
  readonly destroyed: boolean[];
  /** The provinces doomed in the three Ages. */
  readonly doom: number[];
  /** 0 to 2. */
  age: number;
  first: Seat;
  phase: number;
}

const MOST_SEATS = 5;
/** Precomputed: the innermost loops read these, and a division would dominate their cost. */
const OWNERS = Uint8Array.from({ length: MOST_SEATS * FIGURES_PER_CLAN }, (_, figure) =>
  Math.floor(figure / FIGURES_PER_CLAN),
);
const MEMBERS = Uint8Array.from({ length: MOST_SEATS * FIGURES_PER_CLAN }, (_, figure) => figure % FIGURES_PER_CLAN);

/** A figure by number: its owner, and its number within the clan. */
export const ownerOf = (figure: number): Seat => OWNERS[figure]! as Seat;
export const memberOf = (figure: number): number => MEMBERS[figure]!;
export const figureOf = (seat: number, member: number): number => seat * FIGURES_PER_CLAN + member;

/** Where everything of one seat, one province, one figure is found. */
export const handOf = (table: Table, seat: number): number[] => table.hands[seat]!;
export const packetOf = (table: Table, seat: number): number[] => table.packets[seat]!;
export const keptOf = (table: Table, seat: number): number[] => table.kept[seat]!;
export const questsOf = (table: Table, seat: number): number[] => table.quests[seat]!;
export const upgradesOf = (table: Table, seat: number): number[] => table.upgrades[seat]!;
export const playedOf = (table: Table, seat: number): number[] => table.played[seat]!;
export const rageOf = (table: Table, seat: number): number => table.rage[seat]!;
export const gloryOf = (table: Table, seat: number): number => table.glory[seat]!;
/** Glory by source. */
export const gloryFrom = (table: Table, seat: number, source: number): number =>
  table.sources[seat * SOURCES_PER_CLAN + source]!;
export const stepOf = (table: Table, seat: number, stat: number): number => table.steps[seat * STATS_PER_CLAN + stat]!;
export const rewardOf = (table: Table, province: number): RewardId => rewardName(table.tokens[province]!);
export const placeOf = (table: Table, figure: number): number => table.where[figure]!;
