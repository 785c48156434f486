/** Facts in the past tense; the log's sentences are made from them. What only some may know is null for the others. */
import type { Seat } from '../../../kernel/index.ts';
import type { CardId, FigureId, FjordId, PhaseId, ProvinceId, RewardId, SourceId, StatId } from '../facts/index.ts';
import type { Cause } from './frames.ts';

/** The Age on the back of the Quest that the event names, 1 to 3 (BR-56); other cards have none. Older logs do not have it. */
interface OfAge {
  readonly age?: number;
}

export type SagaEvent =
  // Set-up and the course of an Age
  | { readonly type: 'setupRagnarok'; readonly provinces: readonly ProvinceId[] }
  | { readonly type: 'setupDestroyed'; readonly province: ProvinceId }
  | { readonly type: 'firstPlayer' | 'firstPlayerMoves'; readonly seat: Seat }
  | { readonly type: 'ageStarts'; readonly age: number }
  | { readonly type: 'phaseStarts'; readonly phase: PhaseId }
  | { readonly type: 'dealt'; readonly count: number }
  | { readonly type: 'keptCardAside'; readonly seat: Seat }
  | {
      readonly type: 'draftPicked';
      readonly seat: Seat;
      readonly cards: readonly CardId[] | null;
      /** What it passes on; null with the last pick, and without the option `draftMemory` (BR-98). */
      readonly left: readonly CardId[] | null;
    }
  | { readonly type: 'draftPassed'; readonly to: 'left' | 'right' | 'swap' }
  | { readonly type: 'draftDone' | 'tokensTurned' | 'actionEndsRage' | 'actionEndsPillaged' }
  | { readonly type: 'rageSet'; readonly seat: Seat; readonly rage: number }
  // Actions
  | {
      readonly type: 'invaded';
      readonly seat: Seat;
      readonly figure: FigureId;
      readonly place: ProvinceId | FjordId;
      readonly rage: number;
      readonly from: 'reserve' | 'valhalla';
      /** An Invade action; false where a card brought the figure. Older logs do not have it. */
      readonly action?: boolean;
      /** The clan whose figure it has driven from the village, null if it was empty. Older logs do not have it. */
      readonly over?: Seat | null;
    }
  | {
      readonly type: 'marched';
      readonly seat: Seat;
      readonly figure: FigureId;
      readonly from: ProvinceId;
      readonly to: ProvinceId;
    }
  | {
      readonly type: 'marchPaid';
      readonly seat: Seat;
      readonly from: ProvinceId;
      readonly to: ProvinceId;
      readonly rage: number;
    }
  | {
      readonly type: 'upgraded';
      readonly seat: Seat;
      readonly card: CardId;
      readonly rage: number;
      readonly over: CardId | null;
    }
  | { readonly type: 'monsterJoined' | 'monsterLeft'; readonly seat: Seat; readonly figure: FigureId }
  | ({ readonly type: 'questCommitted'; readonly seat: Seat; readonly card: CardId | null } & OfAge)
  | { readonly type: 'passed'; readonly seat: Seat; readonly rage: number }
  | { readonly type: 'sacrificed'; readonly seat: Seat; readonly figures: readonly FigureId[] }
  // Pillage and battle
  | { readonly type: 'pillageDeclared'; readonly seat: Seat; readonly province: ProvinceId; readonly rage: number }
  | {
      readonly type: 'joined';
      readonly seat: Seat;
      readonly figure: FigureId;
      readonly from: ProvinceId;
      readonly to: ProvinceId;
    }
  | { readonly type: 'callDeclined'; readonly seat: Seat }
  | { readonly type: 'callEnded'; readonly province: ProvinceId; readonly full: boolean }
  | { readonly type: 'pillageUnopposed'; readonly seat: Seat; readonly province: ProvinceId }
  | { readonly type: 'battleBegan'; readonly province: ProvinceId; readonly seats: readonly Seat[] }
  | { readonly type: 'noCardLeft'; readonly seat: Seat }
  | ({
      readonly type: 'revealed';
      readonly seat: Seat;
      readonly card: CardId;
      readonly bonus: number;
      /** A Quest that may fight: its clan is asked next. */
      readonly mayFight: boolean;
    } & OfAge)
  | ({ readonly type: 'questFought'; readonly seat: Seat; readonly card: CardId; readonly bonus: number } & OfAge)
  | ({ readonly type: 'questRested'; readonly seat: Seat; readonly card: CardId } & OfAge)
  | { readonly type: 'textCancelled' | 'watchSwept'; readonly seat: Seat; readonly card: CardId }
  | { readonly type: 'sightCopied'; readonly seat: Seat; readonly card: CardId; readonly bonus: number }
  | { readonly type: 'tideKept'; readonly seat: Seat; readonly figure: FigureId }
  | { readonly type: 'lateCard'; readonly seat: Seat; readonly card: CardId; readonly bonus: number }
  | {
      readonly type: 'strength';
      readonly seat: Seat;
      readonly figures: number;
      readonly cards: number;
      readonly total: number;
    }
  | {
      readonly type: 'battleWon';
      readonly seat: Seat;
      readonly province: ProvinceId;
      readonly total: number;
      readonly next: number;
    }
  | { readonly type: 'battleTied'; readonly province: ProvinceId; readonly total: number }
  // The cards that one clan has shown: at most one is a Quest, because late cards are battle cards (BR-64, BR-67).
  | ({ readonly type: 'winnerDiscarded'; readonly seat: Seat; readonly cards: readonly CardId[] } & OfAge)
  | ({ readonly type: 'losersTookBack'; readonly seat: Seat; readonly cards: readonly CardId[] } & OfAge)
  | ({
      readonly type: 'poisonTook';
      readonly seat: Seat;
      readonly victim: Seat;
      readonly cards: readonly CardId[];
    } & OfAge)
  | ({ readonly type: 'boughtBack'; readonly seat: Seat; readonly card: CardId; readonly rage: number } & OfAge)
  | { readonly type: 'pillageSucceeded'; readonly seat: Seat; readonly province: ProvinceId; readonly reward: RewardId }
  | { readonly type: 'pillageFailed'; readonly province: ProvinceId }
  | { readonly type: 'rewardDoubled'; readonly seat: Seat; readonly figure: FigureId }
  | {
      readonly type: 'leaderStepped';
      readonly seat: Seat;
      readonly figure: FigureId;
      readonly from: ProvinceId;
      readonly to: ProvinceId;
    }
  // Figures that die or do not
  | { readonly type: 'monsterStruck'; readonly seat: Seat; readonly figure: FigureId; readonly province: ProvinceId }
  | {
      readonly type: 'destroyed';
      readonly seat: Seat;
      readonly figures: readonly FigureId[];
      readonly cause: Cause;
      readonly place: ProvinceId | FjordId;
    }
  | { readonly type: 'saved'; readonly seat: Seat; readonly figure: FigureId; readonly rage: number }
  | {
      readonly type: 'fled';
      readonly seat: Seat;
      readonly figure: FigureId;
      readonly province: ProvinceId;
      /** What would have killed it. Older logs do not have it. */
      readonly cause?: Cause;
    }
  // Tracks
  | {
      readonly type: 'statRaised';
      readonly seat: Seat;
      readonly stat: StatId;
      readonly value: number;
      readonly step: number;
    }
  | { readonly type: 'statAtTop'; readonly seat: Seat; readonly stat: StatId }
  | {
      readonly type: 'gloryGained';
      readonly seat: Seat;
      readonly glory: number;
      readonly source: SourceId;
      readonly why: CardId | FigureId | null;
    }
  | {
      readonly type: 'gloryStolen';
      readonly seat: Seat;
      readonly victim: Seat;
      readonly glory: number;
      readonly card: CardId;
    }
  | { readonly type: 'rageGained'; readonly seat: Seat; readonly rage: number; readonly card: CardId }
  | {
      readonly type: 'rageStolen';
      readonly seat: Seat;
      readonly victim: Seat;
      readonly rage: number;
      readonly card: CardId;
    }
  // End of an Age
  | ({ readonly type: 'keptCard'; readonly seat: Seat; readonly card: CardId | null; readonly kept: boolean } & OfAge)
  | ({ readonly type: 'questDone' | 'questFailed'; readonly seat: Seat; readonly card: CardId } & OfAge)
  | { readonly type: 'ragnarokStruck'; readonly province: ProvinceId }
  | {
      readonly type: 'ragnarokInstead';
      readonly figure: FigureId;
      readonly province: ProvinceId;
      /** Null where the doomed province was gone already. */
      readonly spared: ProvinceId | null;
    }
  | { readonly type: 'ragnarokNothing'; readonly province: ProvinceId }
  | { readonly type: 'doomMoved'; readonly province: ProvinceId }
  | { readonly type: 'released'; readonly seat: Seat; readonly figures: readonly FigureId[] }
  | { readonly type: 'legendary'; readonly seat: Seat; readonly stat: StatId; readonly glory: number }
  | { readonly type: 'won'; readonly seats: readonly Seat[]; readonly glory: number };
