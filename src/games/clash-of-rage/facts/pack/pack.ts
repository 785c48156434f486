/**
 * The content of the game as data: whatever the rulebook only shows as pictures. A table may be opened with another pack of this shape;
 * the default pack is in default-pack.ts, and check-pack.ts reads a pack from a file.
 */
import type { Bonus, ClanId, ElfId, Level, ScenarioId, Site, Slot, UnitBonus } from './ids.ts';

export interface Pack {
  readonly id: string;
  readonly name: InBothLanguages;
  readonly clans: { readonly [clan in ClanId]: Clan };
  readonly elves: { readonly [elf in ElfId]: UnitType };
  readonly equipment: readonly Equipment[];
  readonly legendary: readonly Legendary[];
  readonly tiles: readonly Tile[];
  /** The ready-made maps by number of players (CRR-1). */
  readonly maps: { readonly [players in MapSize]: readonly PlacedFace[] };
  readonly scenarios: readonly Scenario[];
}

export interface InBothLanguages {
  readonly en: string;
  readonly fr: string;
}

export interface Clan {
  /** By level: I, II, III. */
  readonly units: readonly [UnitType, UnitType, UnitType];
  readonly tactics: readonly Tactic[];
}

/** A unit type of a clan, or an elf kind. */
export interface UnitType {
  readonly one: InBothLanguages;
  readonly many: InBothLanguages;
  /** How many figures or tokens there are. */
  readonly count: number;
  readonly power: number;
  readonly life: number;
  /** 0 for elves, which never move (CR-37). */
  readonly move: number;
  /** Slowness (CR-41). */
  readonly slow: number;
  readonly bonus: Bonuses<UnitBonus>;
}

/** Only the bonuses that it has; flight is 1. */
export type Bonuses<B extends Bonus = Bonus> = { readonly [bonus in B]?: number };

/** Saved games know a card by its code, which no other tactic card, equipment or legendary equipment of the pack has. */
interface Card {
  readonly id: string;
  readonly code: number;
}

export interface Tactic extends Card {
  readonly name: InBothLanguages;
  readonly order: number;
  readonly gold: number;
  /** Units by level: I, II, III. */
  readonly reinforcements: readonly [number, number, number];
}

/** What fills a slot: equipment of the market, or legendary equipment. */
export interface Item extends Card {
  readonly name: InBothLanguages;
  readonly slot: Slot;
  readonly copies: number;
  readonly bonus: Bonuses;
}

export interface Equipment extends Item {
  /** In gold. */
  readonly cost: number;
}

export type Legendary = Item;

export interface Tile {
  readonly id: string;
  readonly faces: readonly [Face, Face];
}

/** Territories are numbered as in geometry.ts. A territory has at most one of: a city, a forge, stones. */
export interface Face {
  readonly id: string;
  /** Saved games know a face by its code. */
  readonly code: number;
  readonly cities: readonly number[];
  readonly forges: readonly number[];
  readonly stones: readonly Stone[];
  /** Between two neighbouring territories (CRR-2). */
  readonly rocks: readonly (readonly [number, number])[];
}

export interface Stone {
  readonly hex: number;
  readonly level: Level;
}

export type MapSize = '1' | '2' | '3' | '4';

export interface PlacedFace {
  readonly face: string;
  /** Where the middle of the tile lies (geometry.ts). */
  readonly at: readonly [number, number];
  /** Sixths of a turn, counter-clockwise. */
  readonly rotation: number;
}

export interface Scenario {
  readonly id: ScenarioId;
  /** That of SCENARIO_CODES: saved games know a scenario by it. */
  readonly code: number;
  readonly name: InBothLanguages;
  readonly setup: ScenarioSetup;
  readonly victory: Victory;
}

/** What differs from the rules; a field that is missing changes nothing. */
export interface ScenarioSetup {
  readonly elvesPerCity?: number;
  /** Cards that each elf kind draws before the game begins. */
  readonly itemsPerElf?: number;
  /** Added to every price of the market; no price falls below the floor. */
  readonly priceChange?: number;
  readonly priceFloor?: number;
  readonly startGold?: number;
  /** From the end of this round on, every empty city gets an elf. */
  readonly emptyCityElfFromRound?: number;
}

/** In place of CR-71 (CR-97). */
export type Victory =
  | { readonly kind: 'points'; readonly points: number }
  /** So many forges at the end of the own second action, or the points. */
  | { readonly kind: 'forges'; readonly forges: number; readonly points: number }
  /** So many elves removed; with no elf left, whoever removed most. */
  | { readonly kind: 'elves'; readonly removed: number }
  /** All these sites at the end of the own second action, in so many rounds running. */
  | { readonly kind: 'hold'; readonly sites: readonly Site[]; readonly rounds: number }
  /** Most points at the end of this round. */
  | { readonly kind: 'mostPoints'; readonly round: number };
export type VictoryKind = Victory['kind'];
