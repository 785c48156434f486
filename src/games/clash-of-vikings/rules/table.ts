/** The table of Clash of Vikings: what lies where. */
import type { Hidden, Seat, State } from '../../../kernel/index.ts';
import type { VikingsOption } from '../facts/asks.ts';
import { SIDES, SPACES, type ActionId, type AttackId, type CardId, type SideId, type SpaceId } from '../facts/ids.ts';
import type { VikingsOptions } from '../facts/options.ts';
import { cardOfKind, valueOfKind } from './kinds.ts';

export interface Table {
  readonly hidden: Hidden;
  /** The code of the side. */
  readonly side: number;
  readonly handSize: number;
  /** Where the Vikings stand, by seat: codes of spaces, -1 before they are placed. */
  readonly vikings: number[];
  readonly hands: number[][];
  readonly decks: number[][];
  /** The face-down card that may be called now: at most one per seat. */
  readonly laid: number[][];
  /** Cards played this turn: never shown, and turned up by a call. */
  readonly spent: number[][];
  readonly shown: number[][];
  readonly discards: number[][];
  /** Bracelets: owned, on the arena by the code of the space, in reserve, back in the box, lost in the water, just knocked off. */
  readonly piles: number[][];
  readonly arena: number[][];
  readonly reserve: number[];
  readonly box: number[];
  readonly lost: number[];
  readonly air: number[];
}

export type VikingsFrame =
  | { readonly proc: 'match'; at: string; readonly first: Seat }
  | { readonly proc: 'placement'; at: string; readonly first: Seat; placed: number }
  | { readonly proc: 'turn'; at: string; seat: Seat }
  /** One card of the turn, from laying it to what comes of it. */
  | {
      readonly proc: 'conflict';
      at: string;
      readonly seat: Seat;
      readonly number: 1 | 2;
      action: ActionId | null;
      called: boolean;
    }
  | { readonly proc: 'move'; at: string; readonly seat: Seat; readonly steps: 1 | 2 }
  /** The victim of a Slam or an attack is -1 until it is named. */
  | { readonly proc: 'slam'; at: string; readonly seat: Seat; victim: number }
  | {
      readonly proc: 'attack';
      at: string;
      readonly seat: Seat;
      readonly action: AttackId;
      victim: number;
      claimed: boolean;
    }
  | { readonly proc: 'strike'; at: string; readonly seat: Seat; readonly action: AttackId; readonly victim: Seat }
  | { readonly proc: 'endOfTurn'; at: string; readonly seat: Seat };

export type FrameOf<P extends VikingsFrame['proc']> = Extract<VikingsFrame, { readonly proc: P }>;

export type VikingsState = State<Table, VikingsFrame, VikingsOption, VikingsOptions>;

// ── What belongs to a seat, or lies on a space ──────────────────────────────────────────────────────────────────────

export const spaceOf = (table: Table, seat: number): number => table.vikings[seat]!;
export const handOf = (table: Table, seat: number): number[] => table.hands[seat]!;
export const deckOf = (table: Table, seat: number): number[] => table.decks[seat]!;
export const laidBy = (table: Table, seat: number): number[] => table.laid[seat]!;
export const spentBy = (table: Table, seat: number): number[] => table.spent[seat]!;
export const shownBy = (table: Table, seat: number): number[] => table.shown[seat]!;
export const discardOf = (table: Table, seat: number): number[] => table.discards[seat]!;
export const braceletsOf = (table: Table, seat: number): number[] => table.piles[seat]!;
export const braceletsOn = (table: Table, space: number): number[] => table.arena[space]!;

// ── Queries ─────────────────────────────────────────────────────────────────────────────────────────────────────────

export const sideOf = (table: Table): SideId => SIDES[table.side]!;
export const spaceName = (space: number): SpaceId => SPACES[space]!;
export const kindOf = (table: Table, piece: number): number => table.hidden.kinds[piece]!;
export const cardOf = (table: Table, piece: number): CardId => cardOfKind(kindOf(table, piece));
/** The card that the seat has under discussion; there is one whenever this is asked. */
export const laidPieceOf = (table: Table, seat: number): number => laidBy(table, seat)[0]!;
export const laidCardOf = (table: Table, seat: number): CardId => cardOf(table, laidPieceOf(table, seat));
export const holds = (table: Table, seat: number, card: CardId): boolean => {
  for (const piece of handOf(table, seat)) if (cardOf(table, piece) === card) return true;
  return false;
};
export const valueOf = (table: Table, piece: number): number => valueOfKind(kindOf(table, piece));
export function score(table: Table, seat: number): number {
  let sum = 0;
  for (const piece of braceletsOf(table, seat)) sum += valueOf(table, piece);
  return sum;
}

/** The frame of that procedure on the stack, if any. */
export const frameIn = <P extends VikingsFrame['proc']>(
  stack: readonly VikingsFrame[],
  proc: P,
): FrameOf<P> | undefined => stack.findLast((frame): frame is FrameOf<P> => frame.proc === proc);
