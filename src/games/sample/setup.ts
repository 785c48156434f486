/** The set-up of the sample game. */
import { hide, mix, see, type Random, type Seat } from '../../kernel/index.ts';
import { CARDS, COPIES } from './facts/ids.ts';
import { TREASURE, type Table } from './table.ts';

/** SG-1 to SG-3. Pieces are numbered in this order: the cards, each jarl's first treasures, the reserve. */
export function emptyTable(seats: number): Table {
  const each = <X>(make: (seat: number) => X): X[] => Array.from({ length: seats }, (_, seat) => make(seat));
  const cards = CARDS.flatMap((_, kind) => Array.from({ length: COPIES[kind]! * seats }, () => kind));
  const first = each(() => [TREASURE + 1, TREASURE + 2]);
  const reserve = [1, 2, 3, 4].flatMap((value) => each(() => TREASURE + value));
  const hidden = hide([cards, ...first, reserve], seats);
  const from = (start: number, count: number): number[] => Array.from({ length: count }, (_, index) => start + index);
  return {
    hidden,
    deck: from(0, cards.length),
    discard: [],
    buried: [],
    packets: each(() => []),
    hands: each(() => []),
    chests: each(() => []),
    treasures: each((seat) => from(cards.length + 2 * seat, 2)),
    reserve: from(cards.length + 2 * seats, reserve.length),
    played: each(() => []),
    hall: each(() => 3),
    shores: [each(() => 0), each(() => 0), each(() => 0)],
    night: 0,
    first: 0 as Seat,
  };
}

export function setup(seats: number, random: Random): Table {
  const table = emptyTable(seats);
  mix(table.hidden, table.deck, random);
  mix(table.hidden, table.reserve, random);
  table.treasures.forEach((pile, seat) => see(table.hidden, pile, [seat as Seat]));
  table.first = random(seats) as Seat;
  return table;
}
