/** Set-up: CV-1 to CV-7. */
import { hide, leave, mix, insert, seatsFrom, see, type Random, type Seat, type Setup } from '../../../kernel/index.ts';
import { BRACELETS, REMOVED_BRACELETS } from '../facts/bracelets.ts';
import { CARD_FACTS, HAND_SIZE } from '../facts/cards.ts';
import { CARDS, SIDE_CODES, SPACES, type ModeId } from '../facts/ids.ts';
import { matchFrame } from './frames.ts';
import { braceletKind, cardKind } from './kinds.ts';
import { modeOf, type VikingsOptions } from '../facts/options.ts';
import { braceletsOf, braceletsOn, deckOf, handOf, type Table, type VikingsFrame } from './table.ts';
import { arenaOf } from '../facts/standing.ts';

const repeat = (count: number, kind: number): number[] => Array.from({ length: count }, () => kind);
const range = (from: number, count: number): number[] => Array.from({ length: count }, (_, index) => from + index);

/** The values that each player begins with (CV-3). */
export const FIRST_BRACELETS: readonly number[] = BRACELETS.flatMap(({ value, first }) => repeat(first, value));

export interface Groups {
  readonly cards: readonly (readonly number[])[];
  readonly first: readonly (readonly number[])[];
  readonly pool: readonly number[];
}

/** The kinds of all pieces: each seat's cards, each seat's first bracelets (CV-3), and the other bracelets. */
export function groupsOf(seats: number, mode: ModeId): Groups {
  const each = range(0, seats);
  return {
    cards: each.map((seat) => CARDS.flatMap((card) => repeat(CARD_FACTS[card].copies[mode], cardKind(seat, card)))),
    first: each.map(() => FIRST_BRACELETS.map(braceletKind)),
    pool: BRACELETS.flatMap(({ value, count, first }) => repeat(count - seats * first, braceletKind(value))),
  };
}

/** The table before shuffling and dealing. */
export function unshuffledTable(seats: number, options: VikingsOptions): Table {
  const mode = modeOf(options);
  const { cards, first, pool } = groupsOf(seats, mode);
  const deckSize = cards[0]!.length;
  const bracelets = seats * deckSize;
  const firstSize = FIRST_BRACELETS.length;
  const each = <X>(make: (seat: number) => X): X[] => range(0, seats).map(make);
  return {
    hidden: hide([...cards, ...first, pool], seats),
    side: SIDE_CODES[options.side],
    handSize: HAND_SIZE[mode],
    vikings: each(() => -1),
    hands: each(() => []),
    decks: each((seat) => range(seat * deckSize, deckSize)),
    laid: each(() => []),
    spent: each(() => []),
    shown: each(() => []),
    discards: each(() => []),
    piles: each((seat) => range(bracelets + firstSize * seat, firstSize)),
    arena: SPACES.map(() => []),
    reserve: range(bracelets + firstSize * seats, pool.length),
    box: [],
    lost: [],
    air: [],
  };
}

export function setup(seats: number, options: VikingsOptions, random: Random): Setup<Table, VikingsFrame> {
  const table = unshuffledTable(seats, options);
  const { hidden } = table;
  for (const seat of seatsFrom(0, seats)) {
    see(hidden, braceletsOf(table, seat), [seat]);
    mix(hidden, deckOf(table, seat), random);
    for (let count = 0; count < table.handSize; count++) drawOne(table, seat);
  }
  mix(hidden, table.reserve, random);
  for (let count = 0; count < REMOVED_BRACELETS[seats]!; count++) insert(table.box, table.reserve.pop()!);
  for (const space of arenaOf(table).bracelet) refillSpace(table, space);
  return { table, first: matchFrame(random(seats) as Seat) };
}

/** The top card of the seat's draw pile into its hand; only the seat sees it. */
export function drawOne(table: Table, seat: Seat): void {
  const deck = deckOf(table, seat);
  const piece = deck.at(-1)!;
  leave(table.hidden, deck, piece, [seat]);
  deck.pop();
  insert(handOf(table, seat), piece);
}

/** One from the reserve face up on a space (CVR-3). */
export function refillSpace(table: Table, space: number): void {
  const piece = table.reserve.at(-1)!;
  leave(table.hidden, table.reserve, piece, 'all');
  table.reserve.pop();
  insert(braceletsOn(table, space), piece);
}
