/** The table of Clash of Vikings: what lies where. */
import type { Hidden, Seat, State } from '../../../kernel/index.ts';
import { CARDS, type CardId, type SpaceId } from '../ids.ts';
import { adjacent, arenas, distance, type Arena } from './arena.ts';

/** The seven actions that can be announced: every card but the Shield (CV-12). */
export const ACTIONS = ['walk', 'sprint', 'slam', 'club', 'punch', 'hammer', 'slingshot'] as const;
export type ActionId = (typeof ACTIONS)[number];

/** CV-1 and CV-60, in the order of CARDS. */
export const COPIES = [2, 1, 1, 1, 2, 1, 2, 2] as const;
export const COPIES_OF_BLUFF = [2, 1, 1, 1, 1, 1, 1, 1] as const;
export const HAND = 3;
export const HAND_OF_BLUFF = 2;
/** CV-3: bracelets of value 1, 2, 3 and 4. */
export const BRACELETS = [6, 8, 7, 4] as const;
/** CV-6: how many go back to the box unseen, by number of players. */
export const REMOVED: { readonly [seats: number]: number } = { 2: 9, 3: 6, 4: 0 };

/**
 * Kinds of pieces: the cards of each seat, so that nobody's card is ever taken for another's, then the bracelets by value.
 */
export const cardKind = (seat: number, card: number): number => seat * CARDS.length + card;
const BRACELET = 4 * CARDS.length;
export const braceletKind = (value: number): number => BRACELET + value;

export interface Table {
  readonly hidden: Hidden;
  /** Index into SIDES. */
  readonly side: number;
  readonly handSize: number;
  /** Where the Vikings stand, by seat; -1 before they are placed. */
  readonly vikings: number[];
  readonly hands: number[][];
  readonly decks: number[][];
  /** The card that the seat has face down before it, under discussion: one at most. */
  readonly laid: number[][];
  /** Cards played this turn: never shown, and turned up by a call. */
  readonly spent: number[][];
  readonly shown: number[][];
  readonly discards: number[][];
  /** Bracelets: owned, on the arena by space, in reserve, back in the box, lost in the water, just knocked off. */
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
      readonly number: number;
      action: ActionId | null;
      called: boolean;
    }
  | { readonly proc: 'move'; at: string; readonly seat: Seat; readonly steps: number }
  | { readonly proc: 'slam'; at: string; readonly seat: Seat; victim: number }
  | {
      readonly proc: 'attack';
      at: string;
      readonly seat: Seat;
      readonly action: ActionId;
      victim: number;
      claimed: boolean;
    }
  | { readonly proc: 'strike'; at: string; readonly seat: Seat; readonly action: ActionId; readonly victim: number }
  | { readonly proc: 'endOfTurn'; at: string; readonly seat: Seat };

export type FrameOf<P extends VikingsFrame['proc']> = Extract<VikingsFrame, { readonly proc: P }>;

export type VikingsOption =
  | { readonly space: SpaceId }
  | { readonly take: number }
  | { readonly card: CardId | 'none' }
  | { readonly action: ActionId }
  | { readonly call: boolean }
  | { readonly to: SpaceId | 'stay' }
  /** A seat, or -1 for nobody. */
  | { readonly victim: number }
  | { readonly drop: SpaceId }
  | { readonly done: true };

export type VikingsState = State<Table, VikingsFrame, VikingsOption>;

// ── Queries ─────────────────────────────────────────────────────────────────────────────────────────────────────────

export const arenaOf = (table: Table): Arena => arenas[table.side]!;
export const cardOf = (table: Table, piece: number): CardId => CARDS[table.hidden.kinds[piece]! % CARDS.length]!;
export const valueOf = (table: Table, piece: number): number => table.hidden.kinds[piece]! - BRACELET;
export const isBracelet = (table: Table, piece: number): boolean => table.hidden.kinds[piece]! >= BRACELET;
export const vikingOn = (table: Table, space: number): number => table.vikings.indexOf(space);
export const isFree = (table: Table, space: number): boolean => vikingOn(table, space) === -1;
export const isWater = (table: Table, space: number): boolean => arenaOf(table).isWater[space]!;
export const isMelee = (action: ActionId): boolean => action === 'club' || action === 'punch';
/** Club and Hammer steal, Punch and Slingshot knock off (CVR-18). */
export const steals = (action: ActionId): boolean => action === 'club' || action === 'hammer';

/** Melee reaches the adjacent, the ranged attacks everybody else (CVR-17). */
export function inRange(table: Table, action: ActionId, seat: number, victim: number): boolean {
  const near = adjacent(table.vikings[seat]!, table.vikings[victim]!);
  return isMelee(action) ? near : !near;
}

export function score(table: Table, seat: number): number {
  let sum = 0;
  for (const piece of table.piles[seat]!) sum += valueOf(table, piece);
  return sum;
}

export { distance };
