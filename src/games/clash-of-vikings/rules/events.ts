/** Facts in the past tense; the log's sentences are made from them. What only some may know is null for the others. */
import type { Seat } from '../../../kernel/index.ts';
import type { ActionId, AttackId, CardId, SpaceId } from '../facts/ids.ts';

export type VikingsEvent =
  | {
      readonly type: 'firstPlayer' | 'turnStarts' | 'centreDeclined' | 'noTarget' | 'attacksNobody' | 'stays';
      readonly seat: Seat;
    }
  | { readonly type: 'calls' | 'shieldAccepted' | 'callsShield' | 'reshuffles' | 'penaltyNothing'; readonly seat: Seat }
  | { readonly type: 'placed'; readonly seat: Seat; readonly space: SpaceId }
  | {
      readonly type: 'centreTaken';
      readonly seat: Seat;
      readonly count: number;
      readonly values: readonly number[] | null;
    }
  | { readonly type: 'laid'; readonly seat: Seat; readonly card: CardId | null }
  | { readonly type: 'announced'; readonly seat: Seat; readonly action: ActionId; readonly card: CardId | null }
  | { readonly type: 'nobodyCalls' | 'actionDropped' | 'reserveEmpty' | 'shieldTrue' }
  | { readonly type: 'wasTrue'; readonly seat: Seat; readonly action: ActionId }
  | { readonly type: 'wasBluff'; readonly seat: Seat; readonly action: ActionId; readonly card: CardId }
  | {
      readonly type: 'penaltyTaken' | 'stole';
      readonly seat: Seat;
      readonly victim: Seat;
      readonly value: number | null;
    }
  | { readonly type: 'penaltyReserve'; readonly seat: Seat; readonly value: number | null }
  | { readonly type: 'moved'; readonly seat: Seat; readonly steps: number; readonly space: SpaceId }
  | { readonly type: 'looted'; readonly seat: Seat; readonly values: readonly number[] }
  | { readonly type: 'slammed'; readonly seat: Seat; readonly victim: Seat; readonly space: SpaceId }
  | { readonly type: 'attacked'; readonly seat: Seat; readonly victim: Seat; readonly action: AttackId }
  | { readonly type: 'knockedOff'; readonly seat: Seat; readonly victim: Seat; readonly value: number }
  | { readonly type: 'fellOnLand' | 'fellInWater'; readonly space: SpaceId; readonly value: number }
  | { readonly type: 'fellToViking'; readonly space: SpaceId; readonly value: number; readonly victim: Seat }
  | { readonly type: 'nothingToLose'; readonly victim: Seat }
  | { readonly type: 'claimedShield'; readonly seat: Seat; readonly card: CardId | null }
  | { readonly type: 'shieldFalse'; readonly card: CardId }
  | { readonly type: 'drew'; readonly seat: Seat; readonly count: number; readonly cards: readonly CardId[] | null }
  | { readonly type: 'refilled'; readonly spaces: readonly SpaceId[]; readonly left: number }
  | { readonly type: 'scored'; readonly seat: Seat; readonly points: number; readonly count: number }
  | {
      readonly type: 'won';
      readonly seats: readonly Seat[];
      readonly points: number;
      /** The winners' bracelets, if their number decided between those level on points; else null. In older logs also null where two of three share. */
      readonly byCount: number | null;
    };
