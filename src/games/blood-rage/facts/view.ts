/** What a seat, or the public, sees of a game. */
import type { PlaceId, ProvinceId } from './board.ts';
import type { CardId } from './cards/kinds.ts';
import type { ClanId, PhaseId, SourceId } from './course.ts';
import type { FigureId } from './figures.ts';
import type { RewardId, StatId } from './stats.ts';

/** A card, with the Age on its back: a Quest pays by it. */
export interface CardView {
  readonly card: CardId;
  readonly age: number;
}

export interface StatView {
  /** 1 to 6. */
  readonly step: number;
  readonly value: number;
}

export interface ClanView {
  readonly clan: ClanId;
  readonly glory: number;
  readonly rage: number;
  readonly passed: boolean;
  readonly stats: { readonly [stat in StatId]: StatView };
  /** Glory so far, by source. */
  readonly sources: { readonly [source in SourceId]: number };
  readonly upgrades: readonly CardView[];
  /** Known cards first, then null for each unknown one. A rival's card is known if the viewer saw it go there. */
  readonly hand: readonly (CardView | null)[];
  readonly packet: readonly (CardView | null)[];
  readonly kept: readonly (CardView | null)[];
  readonly quests: readonly (CardView | null)[];
  /** Shown in the battle under way. */
  readonly played: readonly CardView[];
  /** Every figure that is the clan's, with its place; equal ones counted. */
  readonly figures: readonly { readonly figure: FigureId; readonly place: PlaceId; readonly count: number }[];
  readonly onBoard: number;
}

export interface ProvinceView {
  /** Null where the province is destroyed: its token is out of play (BR-12, BR-88). */
  readonly reward: RewardId | null;
  readonly pillaged: boolean;
  readonly destroyed: boolean;
  /** Null for Yggdrasil, which takes any number. */
  readonly emptyVillages: number | null;
}

export interface StrengthView {
  readonly seat: number;
  readonly lines: readonly { readonly figure: FigureId; readonly count: number; readonly strength: number }[];
  readonly cards: readonly { readonly card: CardId; readonly bonus: number; readonly silenced: boolean }[];
  readonly total: number;
}

export interface SagaView {
  readonly age: number;
  readonly phase: PhaseId;
  readonly first: number;
  /** Whose turn it is in the action phase. */
  readonly turn: number | null;
  readonly doom: readonly ProvinceId[];
  readonly provinces: { readonly [province in ProvinceId]: ProvinceView };
  readonly clans: readonly ClanView[];
  readonly discard: readonly CardView[];
  /** The pillage under way: who, where, and once it is a battle, who has how much. */
  readonly pillage: {
    readonly seat: number;
    readonly province: ProvinceId;
    readonly strength: readonly StrengthView[];
  } | null;
}
