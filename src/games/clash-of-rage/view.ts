/** What a seat, or the public, sees of a game: all that the page may import of the rules. Cards are named by their ids in the pack. */
import type { Side } from './facts/events.ts';
import type { ClanId, LevelId, ScenarioId } from './facts/ids.ts';
import type { Pack } from './facts/pack/index.ts';
import type { TerritoryId } from './facts/places.ts';

/** By type: levels I to III of a clan, or guard, elder, templar. */
export type Counts = readonly number[];

export interface TileView {
  readonly face: string;
  readonly q: number;
  readonly r: number;
  readonly rotation: number;
}

/** The units of one side on a territory; two sides where a fight waits. */
export interface ArmyView {
  readonly side: Side;
  readonly counts: Counts;
  /** Of them, those that have moved in the action under way. */
  readonly moved: Counts;
}

/** The cards of a unit type's slots. */
export interface WornView {
  readonly weapon: string | null;
  readonly armour: string | null;
}

export interface SeatView {
  readonly clan: ClanId;
  readonly gold: number;
  readonly crystals: number;
  readonly points: number;
  readonly cities: number;
  readonly forges: number;
  readonly reserve: Counts;
  readonly bastion: { readonly q: number; readonly r: number; readonly beside: readonly TerritoryId[] } | null;
  /** Units in the bastion. */
  readonly garrison: ArmyView;
  readonly worn: readonly WornView[];
  readonly aside: readonly string[];
  /** The own tactic cards by name; of others only how many (null each). */
  readonly hand: readonly (string | null)[];
  readonly deck: number;
  readonly discard: readonly string[];
  /** The tactic card of this round; null before the reveal. */
  readonly played: string | null;
  readonly elvesRemoved: number;
  /** Rounds running in which it has held what the scenario asks for. */
  readonly held: number;
}

export interface FightView {
  readonly at: TerritoryId;
  readonly attacker: number;
  readonly defender: Side;
  readonly striker: Side;
  readonly rage: readonly number[];
  readonly dice: number;
  /** Dice that show a wound. */
  readonly faces: number;
  readonly rerolls: number;
  readonly wounds: number;
  /** Units chosen to fall so far. */
  readonly hits: Counts;
  readonly assaults: number;
}

export interface RageView {
  /** Null for the default pack. */
  readonly pack: Pack | null;
  readonly tiles: readonly TileView[];
  readonly territories: { readonly [territory: string]: readonly ArmyView[] };
  readonly round: number;
  readonly order: readonly number[];
  /** The action under way: whose, and whether the first or the second of the round. */
  readonly action: { readonly seat: number; readonly number: 1 | 2 } | null;
  /** Reinforcements that the seat in turn may still place. */
  readonly reinforcements: { readonly seat: number; readonly left: Counts } | null;
  /** The units being moved, or the card being placed. */
  readonly moving: { readonly seat: number; readonly from: string; readonly type: number } | null;
  readonly placing: { readonly card: string; readonly wearer: number | null } | null;
  readonly hasForged: boolean;
  readonly fight: FightView | null;
  /** Territories where a fight waits. */
  readonly fights: readonly TerritoryId[];
  readonly market: readonly { readonly item: string; readonly count: number; readonly price: number }[];
  /** Cards in the equipment pile, and those that all saw going under it, the lowest first. */
  readonly pile: number;
  readonly underPile: readonly string[];
  /** Legendary cards that nobody owns; how many are drawn, and to the forger which. */
  readonly legendary: readonly string[];
  readonly drawn: readonly (string | null)[];
  readonly elves: readonly WornView[];
  readonly bag: Counts;
  readonly scenario: ScenarioId | null;
  readonly pointsToWin: number | null;
  readonly roundLimit: number | null;
  readonly campaign: {
    readonly scenarios: readonly ScenarioId[];
    readonly gamesPlayed: number;
    readonly points: readonly number[];
  } | null;
  readonly solo: { readonly level: LevelId; readonly domination: number; readonly limit: number } | null;
  /** Whether the odds of fights are shown. */
  readonly odds: boolean;
  readonly seats: readonly SeatView[];
}
