/** Drawing and returning cards. These functions change the table and who knows what; the verbs that call them tell it. */
import { insert, leave, mix, pieceOf, remove, see, type Random, type Seat } from '../../../kernel/index.ts';
import { MARKET_SIZE } from '../facts/constants.ts';
import { codeOf, type Table } from './table.ts';

/** The top card of the equipment pile, face up; its code. Its place in the pile tells which piece it is, so nothing else is learned. */
export function drawEquipment(table: Table): number {
  const piece = table.pile.pop()!;
  see(table.hidden, [piece], 'all');
  insert(table.open, piece);
  return codeOf(table, piece);
}

/** An open card goes under the equipment pile, where all know it (CR-101). */
export function putUnder(table: Table, code: number): void {
  const piece = pieceOf(table.hidden, table.open, code);
  remove(table.open, piece);
  table.pile.unshift(piece);
}

/** How many different cards lie in the market: copies are stacked. */
export const stacksIn = (market: readonly number[]): number => new Set(market).size;

/** Draws until the market shows six different cards or the pile is empty (CR-22, CRR-14); the codes drawn. */
export function fillMarket(table: Table): number[] {
  const drawn: number[] = [];
  while (stacksIn(table.market) < MARKET_SIZE && table.pile.length > 0) {
    const code = drawEquipment(table);
    insert(table.market, code);
    drawn.push(code);
  }
  return drawn;
}

/** Legendary cards that only the forger sees (CR-23). */
export function drawLegendary(table: Table, seat: Seat, count: number): void {
  table.forger = seat;
  for (let drawn = 0; drawn < count; drawn++) {
    const piece = table.legendary.at(-1)!;
    leave(table.hidden, table.legendary, piece, [seat]);
    table.legendary.pop();
    insert(table.drawn, piece);
  }
}

/** One of the drawn cards becomes open; the others are shuffled back into the pile. */
export function keepLegendary(table: Table, code: number, random: Random): void {
  const { hidden, drawn, open, legendary } = table;
  const piece = pieceOf(hidden, drawn, code);
  leave(hidden, drawn, piece, 'all');
  remove(drawn, piece);
  insert(open, piece);
  for (const other of drawn) legendary.push(other);
  drawn.length = 0;
  mix(hidden, legendary, random);
}

/** A tactic card from the seat's deck into its hand; its code. */
export function drawTactic(table: Table, seat: Seat): number {
  const deck = table.decks[seat]!;
  const piece = deck.at(-1)!;
  leave(table.hidden, deck, piece, [seat]);
  deck.pop();
  insert(table.hands[seat]!, piece);
  return codeOf(table, piece);
}

/** A tactic card of the hand goes face up to the discards. */
export function discardTactic(table: Table, seat: Seat, code: number): void {
  const hand = table.hands[seat]!;
  const piece = pieceOf(table.hidden, hand, code);
  leave(table.hidden, hand, piece, 'all');
  remove(hand, piece);
  insert(table.discards[seat]!, piece);
}

/** The discards become a new deck (CR-82). */
export function reshuffleTactics(table: Table, seat: Seat, random: Random): void {
  const deck = table.decks[seat]!;
  const discards = table.discards[seat]!;
  for (const piece of discards) deck.push(piece);
  discards.length = 0;
  mix(table.hidden, deck, random);
}
