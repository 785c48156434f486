/** Verbs change the table and emit the event in one function; nothing else writes the table. */
import { insert, leave, mix, nextSeat, pieceOf, remove, seatsOf, see, type Seat } from '../../kernel/index.ts';
import { CARDS, SHORES, type Card } from './facts/ids.ts';
import { cardOf, fighters, strength, valueOf, score, type SampleRun } from './table.ts';

/** Cards dealt to each at the start of a night. */
const HAND = 4;

const find = ({ table }: SampleRun, zone: readonly number[], card: Card): number =>
  pieceOf(table.hidden, zone, CARDS.indexOf(card));

function move(run: SampleRun, from: number[], to: number[], piece: number, seenBy: 'all' | readonly Seat[]): void {
  leave(run.table.hidden, from, piece, seenBy);
  remove(from, piece);
  insert(to, piece);
}

export function beginNight(run: SampleRun): void {
  const { table } = run;
  table.night++;
  run.emit({ type: 'nightFalls', night: table.night, first: table.first });
}

/** SG-10, SG-12. */
export function deal(run: SampleRun): void {
  const { table } = run;
  if (table.deck.length < HAND * run.seats) {
    table.deck.push(...table.discard.splice(0), ...table.buried.splice(0));
    mix(table.hidden, table.deck, (below) => run.random(below));
    run.emit({ type: 'reshuffled' });
  }
  // Cards in chests never return, so the deck may still be too small: then each gets as many as can be dealt equally.
  const count = Math.min(HAND, Math.floor(table.deck.length / run.seats));
  for (const seat of seatsOf(run.seats)) {
    const packet = table.packets[seat]!;
    for (const piece of table.deck.splice(table.deck.length - count)) insert(packet, piece);
    see(table.hidden, packet, [seat]);
  }
  run.reveal();
  run.emit({ type: 'dealt' });
}

export function draft(run: SampleRun, seat: Seat, card: Card): void {
  const packet = run.table.packets[seat]!;
  move(run, packet, run.table.hands[seat]!, find(run, packet, card), [seat]);
  run.emit({ type: 'drafted', seat, card: null }, { seats: [seat], full: { type: 'drafted', seat, card } });
}

/** To the left; the next seat looks at the packet. */
export function passPackets(run: SampleRun): void {
  const { table } = run;
  table.packets.unshift(table.packets.pop()!);
  table.packets.forEach((packet, seat) => see(table.hidden, packet, [seat as Seat]));
  run.reveal();
}

/** SG-11, SG-40: every card of the zone, unseen by the others. */
export function bury(run: SampleRun, seat: Seat, zone: number[]): void {
  for (const piece of zone.slice()) {
    const card = cardOf(run.table, piece);
    move(run, zone, run.table.buried, piece, [seat]);
    run.emit({ type: 'buried', seat, card: null }, { seats: [seat], full: { type: 'buried', seat, card } });
  }
}

export function sail(run: SampleRun, seat: Seat, shore: number): void {
  run.table.hall[seat]!--;
  run.table.shores[shore]![seat]!++;
  run.emit({ type: 'sailed', seat, shore: SHORES[shore]! });
}

export function attack(run: SampleRun, seat: Seat, rival: Seat): void {
  run.emit({ type: 'raided', seat, rival });
}

export function shield(run: SampleRun, seat: Seat): void {
  const { hands, discard } = run.table;
  move(run, hands[seat]!, discard, find(run, hands[seat]!, 'shield'), 'all');
  run.reveal();
  run.emit({ type: 'shielded', seat });
}

/** SG-22: a random treasure; only raider and rival see it. */
export function rob(run: SampleRun, seat: Seat, rival: Seat): void {
  const { table } = run;
  const from = table.treasures[rival]!;
  const piece = from[run.random(from.length)]!;
  move(run, from, table.treasures[seat]!, piece, [seat, rival]);
  const value = valueOf(table, piece);
  run.emit(
    { type: 'robbed', seat, rival, value: null },
    { seats: [seat, rival], full: { type: 'robbed', seat, rival, value } },
  );
}

export function hoard(run: SampleRun, seat: Seat, card: Card): void {
  const hand = run.table.hands[seat]!;
  move(run, hand, run.table.chests[seat]!, find(run, hand, card), [seat]);
  run.emit({ type: 'hoarded', seat, card: null }, { seats: [seat], full: { type: 'hoarded', seat, card } });
}

export function rest(run: SampleRun, seat: Seat): void {
  run.emit({ type: 'rested', seat });
}

export function openFeast(run: SampleRun, shore: number): void {
  run.emit({ type: 'feast', shore: SHORES[shore]! });
}

export function play(run: SampleRun, seat: Seat, card: Card, type: 'revealed' | 'ravenSent'): void {
  const hand = run.table.hands[seat]!;
  move(run, hand, run.table.played[seat]!, find(run, hand, card), 'all');
  run.reveal();
  run.emit({ type, seat, card });
}

/** SG-33. */
export function takeSpoils(run: SampleRun, shore: number): void {
  const { table } = run;
  const totals = fighters(table, shore).map((seat) => ({ seat, strength: strength(table, shore, seat) }));
  const best = Math.max(...totals.map((total) => total.strength));
  const winners = totals.filter((total) => total.strength === best);
  const name = SHORES[shore]!;
  if (winners.length > 1) return run.emit({ type: 'tied', shore: name });
  const { seat } = winners[0]!;
  const piece = table.reserve.at(-1);
  const won = { type: 'feasted', seat, shore: name, strength: best } as const;
  if (piece === undefined) return run.emit({ ...won, value: null });
  const value = valueOf(table, piece);
  move(run, table.reserve, table.treasures[seat]!, piece, [seat]);
  run.reveal();
  run.emit({ ...won, value: null }, { seats: [seat], full: { ...won, value } });
}

/** SG-34. */
export function clearFeast(run: SampleRun, shore: number): void {
  const { table } = run;
  table.played.forEach((cards) => {
    for (const piece of cards.splice(0)) insert(table.discard, piece);
  });
  table.shores[shore]!.forEach((count, seat) => {
    table.hall[seat]! += count;
    table.shores[shore]![seat] = 0;
  });
  run.emit({ type: 'warriorsHome' });
}

/** SG-40. */
export function endNight(run: SampleRun): void {
  const { table } = run;
  table.hands.forEach((hand, seat) => bury(run, seat as Seat, hand));
  table.first = nextSeat(table.first, run.seats);
}

/** SG-41. */
export function scoreAll(run: SampleRun): void {
  const { table } = run;
  for (const zone of [...table.treasures, ...table.chests]) see(table.hidden, zone, 'all');
  run.reveal();
  const scores = seatsOf(run.seats).map((seat) => score(table, seat));
  scores.forEach((total, seat) => run.emit({ type: 'scored', seat: seat as Seat, score: total }));
  const places = scores.map((own) => 1 + scores.filter((other) => other > own).length);
  run.finish({ scores, places, reason: 'SG-41' });
}
