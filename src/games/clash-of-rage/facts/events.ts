/** Facts in the past tense; the log's sentences are made from them. What only some may know is null for the others. */
import type { Seat } from '../../../kernel/types.ts';
import type { ClanId, ClanUnitId, ElfId, EndingId, ScenarioId, SlotId, UnitId } from './ids.ts';
import type { PlaceId, TerritoryId } from './places.ts';

/** A side of a fight. */
export type Side = Seat | 'elves';
/** Units of one type. */
export interface Troop {
  readonly unit: UnitId;
  readonly count: number;
}

export type RageEvent =
  /** The five scenarios of a campaign, in their order (CR-96). */
  | { readonly type: 'campaignStarts'; readonly scenarios: readonly ScenarioId[] }
  /** A game begins; `game` counts the games of a campaign from 1 and is null elsewhere. */
  | {
      readonly type: 'gameStarts';
      readonly clans: readonly ClanId[];
      readonly scenario: ScenarioId | null;
      readonly game: number | null;
    }
  /** What the market opens with. */
  | { readonly type: 'marketOpens'; readonly items: readonly string[] }
  | { readonly type: 'roundStarts'; readonly round: number }
  /** A tactic card turned up: `units` counts its reinforcements by level (CR-11). */
  | {
      readonly type: 'cardPlayed';
      readonly seat: Seat;
      readonly card: string;
      readonly order: number;
      readonly gold: number;
      readonly units: readonly number[];
    }
  | { readonly type: 'turnOrder'; readonly seats: readonly Seat[] }
  | {
      readonly type: 'bastionPlaced';
      readonly seat: Seat;
      readonly q: number;
      readonly r: number;
      readonly beside: readonly TerritoryId[];
    }
  | { readonly type: 'income'; readonly seat: Seat; readonly gold: number; readonly crystals: number }
  | { readonly type: 'reinforced'; readonly seat: Seat; readonly unit: ClanUnitId; readonly at: PlaceId }
  /** Reinforcements that the reserve did not have (CR-15). */
  | { readonly type: 'unitsMissing'; readonly seat: Seat; readonly unit: ClanUnitId; readonly count: number }
  | { readonly type: 'actionStarts'; readonly seat: Seat; readonly action: 1 | 2 }
  | { readonly type: 'equips' | 'marches' | 'passed'; readonly seat: Seat }
  | { readonly type: 'bought'; readonly seat: Seat; readonly item: string; readonly price: number }
  /** Cards drawn for the market, in their order. */
  | { readonly type: 'marketFilled'; readonly items: readonly string[] }
  /** `swapped` is the card that lay there; it went where the new one came from. */
  | {
      readonly type: 'equipped';
      readonly seat: Seat;
      readonly item: string;
      readonly unit: ClanUnitId;
      readonly slot: SlotId;
      readonly swapped: string | null;
    }
  | { readonly type: 'putAside'; readonly seat: Seat; readonly item: string }
  /** Legendary cards drawn; only the forger sees which. */
  | {
      readonly type: 'forged';
      readonly seat: Seat;
      readonly crystals: number;
      readonly count: number;
      readonly items: readonly string[] | null;
    }
  | { readonly type: 'legendaryKept'; readonly seat: Seat; readonly item: string }
  | {
      readonly type: 'moved';
      readonly seat: Seat;
      readonly unit: ClanUnitId;
      readonly count: number;
      readonly from: PlaceId;
      readonly to: PlaceId;
    }
  /** `slow` is the slowness of attacker and defender (CR-41). */
  | {
      readonly type: 'fightStarts';
      readonly at: TerritoryId;
      readonly attacker: Seat;
      readonly defender: Side;
      readonly slow: readonly [number, number];
      readonly first: Side;
    }
  | { readonly type: 'fled'; readonly seat: Seat; readonly at: TerritoryId; readonly troops: readonly Troop[] }
  /** Tokens of rage bonuses at the start of an assault, or the token of an assault that removed nothing (CR-49). */
  | { readonly type: 'raged' | 'missed'; readonly side: Side; readonly count: number; readonly rage: number }
  | { readonly type: 'thrown'; readonly side: Side; readonly dice: number; readonly wounds: number }
  /** `dice` were thrown again; `wounds` of all dice now show a wound. */
  | {
      readonly type: 'rerolled';
      readonly side: Side;
      readonly dice: number;
      readonly wounds: number;
      readonly blanks: number;
    }
  | { readonly type: 'keptDice'; readonly side: Side }
  /** The sum of CR-46. */
  | {
      readonly type: 'wounded';
      readonly side: Side;
      readonly faces: number;
      readonly bonus: number;
      readonly rage: number;
      readonly shields: number;
      readonly wounds: number;
    }
  /** The striker removed these units of the other side. */
  | { readonly type: 'fell'; readonly side: Side; readonly by: Side; readonly troops: readonly Troop[] }
  | { readonly type: 'crystalsTaken'; readonly seat: Seat; readonly count: number }
  | { readonly type: 'fightEnds'; readonly at: TerritoryId; readonly winner: Side }
  | { readonly type: 'stoneGave'; readonly seat: Seat; readonly unit: ClanUnitId; readonly at: TerritoryId }
  /** A kind of elf took a drawn card, in place of `replaced` if it had one (CR-80). */
  | {
      readonly type: 'elvesEquipped';
      readonly elf: ElfId;
      readonly item: string;
      readonly slot: SlotId;
      readonly replaced: string | null;
    }
  | { readonly type: 'elvesRefused'; readonly elf: ElfId; readonly item: string; readonly kept: string }
  | { readonly type: 'cardDrawn'; readonly seat: Seat; readonly card: string | null }
  | { readonly type: 'reshuffled'; readonly seat: Seat }
  /** Solo play: what the elves scored at the end of a round (CR-91). */
  | {
      readonly type: 'dominated';
      readonly forges: number;
      readonly cities: number;
      readonly total: number;
      readonly limit: number;
    }
  /** An elf from the bag joined a territory (CR-92, and a scenario). */
  | { readonly type: 'elfJoined'; readonly elf: ElfId; readonly at: TerritoryId }
  /** Three Banners: the seat held all at the end of its second action, so many rounds running. */
  | { readonly type: 'bannersHeld'; readonly seat: Seat; readonly rounds: number }
  | {
      readonly type: 'scored';
      readonly seat: Seat;
      readonly place: number;
      readonly points: number;
      readonly crystals: number;
      readonly gold: number;
      /** Elves removed, where the scenario counts them. */
      readonly elves: number | null;
    }
  | { readonly type: 'won'; readonly seats: readonly Seat[]; readonly ending: EndingId }
  /** Solo play. */
  | { readonly type: 'lost'; readonly seat: Seat; readonly ending: EndingId }
  /** Campaign points of one game, and in all. */
  | { readonly type: 'campaignPoints'; readonly seat: Seat; readonly points: number; readonly total: number };

/** Every type of event. */
export const EVENTS = [
  'campaignStarts',
  'gameStarts',
  'marketOpens',
  'roundStarts',
  'cardPlayed',
  'turnOrder',
  'bastionPlaced',
  'income',
  'reinforced',
  'unitsMissing',
  'actionStarts',
  'equips',
  'marches',
  'passed',
  'bought',
  'marketFilled',
  'equipped',
  'putAside',
  'forged',
  'legendaryKept',
  'moved',
  'fightStarts',
  'fled',
  'raged',
  'missed',
  'thrown',
  'rerolled',
  'keptDice',
  'wounded',
  'fell',
  'crystalsTaken',
  'fightEnds',
  'stoneGave',
  'elvesEquipped',
  'elvesRefused',
  'cardDrawn',
  'reshuffled',
  'dominated',
  'elfJoined',
  'bannersHeld',
  'scored',
  'won',
  'lost',
  'campaignPoints',
] as const satisfies readonly RageEvent['type'][];
