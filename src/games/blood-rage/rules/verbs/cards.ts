/** Cards: dealt, drafted, played, shown, taken, kept, buried; and who knows of it. */
import { insert, leave, leaveAll, lotsOf, remove, seatsOf, see, type Seat } from '../../../../kernel/index.ts';
import { CARDS_LEFT_OVER, cardCode, type CardId } from '../../facts/index.ts';
import { handOf, keptOf, packetOf, playedOf, questsOf, upgradesOf, type Table } from '../table.ts';
import { dismissMonster } from './figures.ts';
import { gainGlory, pay } from './score.ts';
import type { SagaRun } from '../run.ts';
import { isQuestKind, type Face } from '../pieces.ts';
import { ageOf, cardOf, codeOf, factsOf, printOf, questGlory, sumOf } from '../cards.ts';

function move(
  run: SagaRun,
  from: number[],
  to: number[],
  piece: number,
  seers: 'all' | readonly Seat[],
  fits?: (kind: number) => boolean,
): void {
  leave(run.table.hidden, from, piece, seers, fits);
  remove(from, piece);
  insert(to, piece);
}

/** A piece of that card in a zone. Without an Age, the first one: copies from different Ages differ only if they are Quests. */
function find(table: Table, zone: readonly number[], card: CardId, age?: number): number {
  const code = cardCode(card);
  for (const piece of zone)
    if (codeOf(table, piece) === code && (age === undefined || ageOf(table, piece) === age - 1)) return piece;
  throw new Error(`${card} does not lie there`);
}

export function setAside(run: SagaRun, seat: Seat): void {
  run.emit({ type: 'keptCardAside', seat });
}

/** BR-22: eight each; what is left of the deck is discarded unseen. */
export function deal(run: SagaRun, into: number[][], count: number): void {
  const { table } = run;
  const deck = table.decks[table.age]!;
  for (const seat of seatsOf(run.seats)) {
    for (const piece of deck.splice(-count)) insert(into[seat]!, piece);
    see(table.hidden, into[seat]!, [seat]);
  }
  for (const piece of deck.splice(0)) insert(table.buried, piece);
  run.reveal();
  run.emit({ type: 'dealt', count });
}

/** What the seat passes on, in the order of the view; null where the cards are discarded. */
function passedOn(table: Table, seat: Seat): readonly CardId[] | null {
  const packet = packetOf(table, seat);
  if (packet.length <= CARDS_LEFT_OVER) return null;
  return packet.map((piece) => cardOf(table, piece)).sort((a, b) => cardCode(a) - cardCode(b));
}

export function draft(run: SagaRun, seat: Seat, cards: readonly CardId[]): void {
  const { table } = run;
  for (const card of cards)
    move(run, packetOf(table, seat), handOf(table, seat), find(table, packetOf(table, seat), card), [seat]);
  const left = run.options.draftMemory ? passedOn(table, seat) : null;
  const full = { type: 'draftPicked', seat, cards, left } as const;
  run.emit({ type: 'draftPicked', seat, cards: null, left: null }, { seats: [seat], full });
}

export function passPackets(run: SagaRun, to: 'left' | 'right' | 'swap'): void {
  const { table } = run;
  if (to === 'right') table.packets.push(table.packets.shift()!);
  else table.packets.unshift(table.packets.pop()!);
  table.packets.forEach((packet, seat) => see(table.hidden, packet, [seat as Seat]));
  if (run.seats === 2) deduceRivalCards(table);
  run.reveal();
  run.emit({ type: 'draftPassed', to });
}

/** With two players, the cards missing from a returning packet must be in the rival's hand: mark them as known. */
function deduceRivalCards({ hidden, hands }: Table): void {
  hands.forEach((hand, seat) => {
    const rival = (1 - seat) as Seat;
    for (const lot of lotsOf(hidden, rival)) if (lot.every((piece) => hand.includes(piece))) see(hidden, lot, [rival]);
  });
}

/** BR-23: the last cards are discarded by their holders without being shown; the kept card rejoins the hand (BR-21). */
export function endDraft(run: SagaRun): void {
  const { table } = run;
  for (const seat of seatsOf(run.seats)) {
    bury(run, seat, packetOf(table, seat));
    for (const piece of keptOf(table, seat).slice()) move(run, keptOf(table, seat), handOf(table, seat), piece, [seat]);
  }
  run.emit({ type: 'draftDone' });
}

function bury(run: SagaRun, seat: Seat, zone: number[]): void {
  leaveAll(run.table.hidden, zone, [seat]);
  for (const piece of zone) insert(run.table.buried, piece);
  zone.length = 0;
}

export function upgrade(run: SagaRun, seat: Seat, card: CardId, rage: number, over: CardId | null, from: number): void {
  const { table } = run;
  pay(run, seat, rage);
  if (over !== null) {
    const old = find(table, upgradesOf(table, seat), over);
    const replaced = factsOf(table, old);
    if (replaced.type === 'monster') dismissMonster(run, seat, replaced.id, from);
    remove(upgradesOf(table, seat), old);
    insert(table.discard, old);
  }
  move(run, handOf(table, seat), upgradesOf(table, seat), find(table, handOf(table, seat), card), 'all');
  run.reveal();
  run.emit({ type: 'upgraded', seat, card, rage, over });
}

/** BR-56. Others learn that the card is a Quest, which closes undo. */
export function commitQuest(run: SagaRun, seat: Seat, { card, age }: Face): void {
  const { table } = run;
  const hand = handOf(table, seat);
  const piece = find(table, hand, card, age);
  move(run, hand, questsOf(table, seat), piece, [seat], isQuestKind);
  run.reveal();
  run.emit(
    { type: 'questCommitted', seat, card: null },
    { seats: [seat], full: { type: 'questCommitted', seat, ...printOf(table, piece) } },
  );
}

/** A hand card shown in battle. */
function show(run: SagaRun, seat: Seat, { card, age }: Face): number {
  const { table } = run;
  const piece = find(table, handOf(table, seat), card, age);
  move(run, handOf(table, seat), playedOf(table, seat), piece, 'all');
  run.reveal();
  return piece;
}

export function revealCard(run: SagaRun, seat: Seat, face: Face, bonus: number, mayFight: boolean): void {
  const piece = show(run, seat, face);
  run.emit({ type: 'revealed', seat, ...printOf(run.table, piece), bonus, mayFight });
}

export function addLateCard(run: SagaRun, seat: Seat, card: CardId, bonus: number): void {
  show(run, seat, { card });
  run.emit({ type: 'lateCard', seat, card, bonus });
}

/** BRC-20: all shown cards go to the discard for good. */
export function sweep(run: SagaRun, seat: Seat, card: CardId, glory: number): void {
  run.emit({ type: 'watchSwept', seat, card });
  gainGlory(run, seat, glory, 'card', card);
  const { table } = run;
  for (const cards of table.played) for (const piece of cards.splice(0)) insert(table.discard, piece);
}

/** What one clan has shown, as events name it: the cards, and the Age of the Quest if one is among them. */
function shownBy(table: Table, seat: Seat): { readonly cards: readonly CardId[]; readonly age?: number } {
  const prints = playedOf(table, seat).map((piece) => printOf(table, piece));
  const age = prints.find((print) => print.age !== undefined)?.age;
  const cards = prints.map(({ card }) => card);
  return age === undefined ? { cards } : { cards, age };
}

/** BR-69. */
export function discardShown(run: SagaRun, seat: Seat): void {
  const { table } = run;
  const cards = playedOf(table, seat);
  if (cards.length === 0) return;
  run.emit({ type: 'winnerDiscarded', seat, ...shownBy(table, seat) });
  for (const piece of cards.splice(0)) insert(table.discard, piece);
}

export function takeBackShown(run: SagaRun, seat: Seat): void {
  const { table } = run;
  const cards = playedOf(table, seat);
  if (cards.length === 0) return;
  run.emit({ type: 'losersTookBack', seat, ...shownBy(table, seat) });
  for (const piece of cards.splice(0)) insert(handOf(table, seat), piece);
}

/** BRC-29. */
export function takePoisoned(run: SagaRun, seat: Seat, victim: Seat): void {
  const { table } = run;
  const cards = playedOf(table, victim);
  if (cards.length === 0) return;
  run.emit({ type: 'poisonTook', seat, victim, ...shownBy(table, victim) });
  for (const piece of cards.splice(0)) insert(handOf(table, seat), piece);
}

/** BRC-31. */
export function buyBack(run: SagaRun, seat: Seat, card: CardId, rage: number): void {
  const { table } = run;
  pay(run, seat, rage);
  const piece = find(table, playedOf(table, seat), card);
  remove(playedOf(table, seat), piece);
  insert(handOf(table, seat), piece);
  run.emit({ type: 'boughtBack', seat, ...printOf(table, piece), rage });
}

/** BR-80: one card is kept, the others are discarded face down. */
export function keepCard(run: SagaRun, seat: Seat, face: Face | null): void {
  const { table } = run;
  const hand = handOf(table, seat);
  const kept = face !== null;
  const piece = kept ? find(table, hand, face.card, face.age) : null;
  if (piece !== null) move(run, hand, keptOf(table, seat), piece, [seat]);
  bury(run, seat, hand);
  const print = piece === null ? { card: null } : printOf(table, piece);
  run.emit(
    { type: 'keptCard', seat, kept, card: null },
    { seats: [seat], full: { type: 'keptCard', seat, kept, ...print } },
  );
}

/** BR-81: all Quests are turned up at once. */
export function revealQuests(run: SagaRun): void {
  for (const quests of run.table.quests) see(run.table.hidden, quests, 'all');
  run.reveal();
}

export function completeQuest(run: SagaRun, seat: Seat, piece: number): void {
  const { table } = run;
  const print = printOf(table, piece);
  run.emit({ type: 'questDone', seat, ...print });
  discardQuest(run, seat, piece);
  const factor = Math.max(1, sumOf(table, seat, 'questGlory'));
  gainGlory(run, seat, factor * questGlory(table, piece), 'quest', print.card);
}

export function failQuest(run: SagaRun, seat: Seat, piece: number): void {
  run.emit({ type: 'questFailed', seat, ...printOf(run.table, piece) });
  discardQuest(run, seat, piece);
}

function discardQuest(run: SagaRun, seat: Seat, piece: number): void {
  remove(questsOf(run.table, seat), piece);
  insert(run.table.discard, piece);
}
