/** What a seat, or the public, sees of a game: all that the page may import of the rules. */
import type { CardId, SideId, SpaceId, VikingId } from './facts/ids.ts';

export interface SeatView {
  readonly viking: VikingId;
  /** Null before the Viking is placed. */
  readonly space: SpaceId | null;
  /** The own cards by name; of others only how many (null each). */
  readonly hand: readonly (CardId | null)[];
  readonly deck: number;
  readonly discard: number;
  /** Cards of the discard pile that everybody saw. */
  readonly discardSeen: readonly CardId[];
  /** Face down and under discussion: one at most. */
  readonly laid: readonly (CardId | null)[];
  /** Played this turn and never shown. */
  readonly spent: readonly (CardId | null)[];
  /** Played this turn and turned up by a call. */
  readonly shown: readonly CardId[];
  readonly bracelets: readonly (number | null)[];
  /** How many of each card (in the order of CARDS) a face-down card can still be; null when the count sheet is off. */
  readonly unseen: readonly number[] | null;
}

export interface VikingsView {
  readonly side: SideId;
  readonly arenaOfBluff: boolean;
  /** Whose turn; null while the Vikings are placed. */
  readonly turn: number | null;
  /** The card being played: the first or the second of the turn, what it was announced as, whether a bluff was called. */
  readonly conflict: { readonly number: number; readonly action: CardId | null; readonly called: boolean } | null;
  readonly attack: { readonly action: CardId; readonly victim: number; readonly claimed: boolean } | null;
  /** Values lying face up, by space. */
  readonly arena: { readonly [space: string]: readonly number[] };
  readonly reserve: number;
  readonly box: number;
  readonly lost: readonly number[];
  /** A bracelet just knocked off, not yet placed. */
  readonly air: number | null;
  readonly seats: readonly SeatView[];
}
