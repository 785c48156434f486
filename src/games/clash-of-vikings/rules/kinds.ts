/**
 * Kinds of pieces, numbered in rows of eight: one row for the cards of each seat (cards of different seats are different kinds) and one
 * for the bracelets. Cards with codes from 8 on use the next five rows, and so on, so adding a card never renumbers kinds in saved games.
 */
import { CARD_CODES, CARDS, type CardId } from '../facts/ids.ts';

export const ROW = 8;
const SEATS = [0, 1, 2, 3];
export const ROWS = SEATS.length + 1;
const FIRST_BRACELET = SEATS.length * ROW;

export function cardKind(seat: number, card: CardId): number {
  const code = CARD_CODES[card];
  return (Math.floor(code / ROW) * ROWS + seat) * ROW + (code % ROW);
}
export const braceletKind = (value: number): number => FIRST_BRACELET + value;

const CARD_OF_KIND: CardId[] = [];
const PLACE_OF_KIND: number[] = [];
for (const seat of SEATS) {
  CARDS.forEach((card, place) => {
    CARD_OF_KIND[cardKind(seat, card)] = card;
    PLACE_OF_KIND[cardKind(seat, card)] = place;
  });
}

export const cardOfKind = (kind: number): CardId => CARD_OF_KIND[kind]!;
/** The place of the card in CARDS. */
export const placeOfKind = (kind: number): number => PLACE_OF_KIND[kind]!;
export const valueOfKind = (kind: number): number => kind - FIRST_BRACELET;
export const isCardOf = (seat: number, kind: number): boolean =>
  CARD_OF_KIND[kind] !== undefined && cardKind(seat, CARD_OF_KIND[kind]) === kind;
export const isBracelet = (kind: number): boolean => kind > FIRST_BRACELET && kind < FIRST_BRACELET + ROW;
