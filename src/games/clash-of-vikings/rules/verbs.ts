/** Verbs change the table and emit the event in one function; nobody writes the table elsewhere. */
import { seatsFrom, insert, leave, mix, pieceOf, remove, see, type Seat } from '../../../kernel/index.ts';
import { CARD_FACTS } from '../facts/cards.ts';
import type { ActionId, AttackId, CardId } from '../facts/ids.ts';
import { cardKind } from './kinds.ts';
import type { VikingsRun } from './run.ts';
import { drawOne, refillSpace } from './setup.ts';
import {
  braceletsOf,
  braceletsOn,
  cardOf,
  deckOf,
  discardOf,
  handOf,
  laidBy,
  laidCardOf,
  laidPieceOf,
  score,
  shownBy,
  spaceName,
  spaceOf,
  spentBy,
  valueOf,
} from './table.ts';
import { arenaOf, isFree, isWater, vikingOn } from '../facts/standing.ts';

function move(run: VikingsRun, from: number[], to: number[], piece: number, seers: 'all' | readonly Seat[]): void {
  leave(run.table.hidden, from, piece, seers);
  remove(from, piece);
  insert(to, piece);
}

const random = (run: VikingsRun) => (below: number) => run.random(below);

// ── Placement and the centre ────────────────────────────────────────────────────────────────────────────────────────

export function nameFirstPlayer(run: VikingsRun, seat: Seat): void {
  run.emit({ type: 'firstPlayer', seat });
}

export function place(run: VikingsRun, seat: Seat, space: number): void {
  run.table.vikings[seat] = space;
  run.emit({ type: 'placed', seat, space: spaceName(space) });
}

export function startTurn(run: VikingsRun, seat: Seat): void {
  run.emit({ type: 'turnStarts', seat });
}

/** CV-10: from the reserve. */
export function takeCentre(run: VikingsRun, seat: Seat, count: number): void {
  const { table } = run;
  const { reserve } = table;
  if (count === 0) return run.emit({ type: 'centreDeclined', seat });
  const values: number[] = [];
  for (let taken = 0; taken < count; taken++) {
    const piece = reserve.at(-1)!;
    values.push(valueOf(table, piece));
    move(run, reserve, braceletsOf(table, seat), piece, [seat]);
  }
  values.sort((a, b) => a - b); // CV-70: not in the order of the pile
  run.reveal();
  run.emit(
    { type: 'centreTaken', seat, count, values: null },
    { seats: [seat], full: { type: 'centreTaken', seat, count, values } },
  );
}

// ── Cards ───────────────────────────────────────────────────────────────────────────────────────────────────────────

/** A hand card face down on the table; only its owner knows which. */
function layDown(run: VikingsRun, seat: Seat, card: CardId): void {
  const { table } = run;
  const hand = handOf(table, seat);
  const piece = pieceOf(table.hidden, hand, cardKind(seat, card));
  move(run, hand, laidBy(table, seat), piece, [seat]);
}

export function lay(run: VikingsRun, seat: Seat, card: CardId): void {
  layDown(run, seat, card);
  run.emit({ type: 'laid', seat, card: null }, { seats: [seat], full: { type: 'laid', seat, card } });
}

export function announce(run: VikingsRun, seat: Seat, action: ActionId): void {
  const card = laidCardOf(run.table, seat);
  run.emit(
    { type: 'announced', seat, action, card: null },
    { seats: [seat], full: { type: 'announced', seat, action, card } },
  );
}

export function claimShield(run: VikingsRun, seat: Seat, card: CardId): void {
  layDown(run, seat, card);
  run.emit({ type: 'claimedShield', seat, card: null }, { seats: [seat], full: { type: 'claimedShield', seat, card } });
}

export function nobodyCalls(run: VikingsRun): void {
  run.emit({ type: 'nobodyCalls' });
}

export function call(run: VikingsRun, seat: Seat): void {
  run.emit({ type: 'calls', seat });
}

/** Turns up the card that lies before the seat. */
function turnUp(run: VikingsRun, seat: Seat): CardId {
  const { table } = run;
  const card = laidCardOf(table, seat);
  move(run, laidBy(table, seat), shownBy(table, seat), laidPieceOf(table, seat), 'all');
  run.reveal();
  return card;
}

/** True if it was the announced action (CVR-12). */
export function show(run: VikingsRun, seat: Seat, action: ActionId): boolean {
  const card = turnUp(run, seat);
  run.emit(card === action ? { type: 'wasTrue', seat, action } : { type: 'wasBluff', seat, action, card });
  return card === action;
}

/** True if it was a Shield. */
export function showShield(run: VikingsRun, seat: Seat): boolean {
  const card = turnUp(run, seat);
  const isShield = CARD_FACTS[card].kind === 'reaction';
  run.emit(isShield ? { type: 'shieldTrue' } : { type: 'shieldFalse', card });
  return isShield;
}

/** A card that nobody called stays hidden (CV-22, CV-42). */
export function spend(run: VikingsRun, seat: Seat): void {
  const laid = laidBy(run.table, seat);
  for (const piece of laid.slice()) move(run, laid, spentBy(run.table, seat), piece, [seat]);
}

export function acceptShield(run: VikingsRun, seat: Seat): void {
  run.emit({ type: 'shieldAccepted', seat });
}

export function callShield(run: VikingsRun, seat: Seat): void {
  run.emit({ type: 'callsShield', seat });
}

export function dropAction(run: VikingsRun): void {
  run.emit({ type: 'actionDropped' });
}

// ── Bracelets that change hands ─────────────────────────────────────────────────────────────────────────────────────

/** One of the victim's bracelets, chosen by the generator (CVR-31). */
function anyOf(run: VikingsRun, victim: Seat): number {
  const pile = braceletsOf(run.table, victim);
  return pile[run.random(pile.length)]!;
}

/** One of the victim's bracelets; only the two of them see it. False if there is none. */
function takeOne(run: VikingsRun, seat: Seat, victim: Seat, type: 'penaltyTaken' | 'stole'): boolean {
  const { table } = run;
  if (braceletsOf(table, victim).length === 0) return false;
  const piece = anyOf(run, victim);
  move(run, braceletsOf(table, victim), braceletsOf(table, seat), piece, [seat, victim]);
  run.emit(
    { type, seat, victim, value: null },
    { seats: [seat, victim], full: { type, seat, victim, value: valueOf(table, piece) } },
  );
  return true;
}

export function takePenalty(run: VikingsRun, seat: Seat, victim: Seat): boolean {
  return takeOne(run, seat, victim, 'penaltyTaken');
}

/** CV-24: from the reserve where the bluffer has none, nothing where that is empty too. */
export function takePenaltyOrReserve(run: VikingsRun, seat: Seat, victim: Seat): void {
  if (takePenalty(run, seat, victim)) return;
  const { table } = run;
  const piece = table.reserve.at(-1);
  if (piece === undefined) return run.emit({ type: 'penaltyNothing', seat });
  move(run, table.reserve, braceletsOf(table, seat), piece, [seat]);
  run.reveal();
  run.emit(
    { type: 'penaltyReserve', seat, value: null },
    { seats: [seat], full: { type: 'penaltyReserve', seat, value: valueOf(table, piece) } },
  );
}

/** CV-34, CV-36, CV-39. */
export function steal(run: VikingsRun, seat: Seat, victim: Seat): void {
  if (!takeOne(run, seat, victim, 'stole')) run.emit({ type: 'nothingToLose', victim });
}

/** CV-35, CV-37, CV-39: the bracelet is face up in `air` until it is placed. False if the victim has none. */
export function knockOff(run: VikingsRun, seat: Seat, victim: Seat): boolean {
  const { table } = run;
  if (braceletsOf(table, victim).length === 0) {
    run.emit({ type: 'nothingToLose', victim });
    return false;
  }
  const piece = anyOf(run, victim);
  move(run, braceletsOf(table, victim), table.air, piece, 'all');
  run.reveal();
  run.emit({ type: 'knockedOff', seat, victim, value: valueOf(table, piece) });
  return true;
}

/** CV-38. */
export function drop(run: VikingsRun, space: number): void {
  const { table } = run;
  const piece = table.air.pop()!;
  const fall = { space: spaceName(space), value: valueOf(table, piece) };
  const victim = vikingOn(table, space);
  if (victim !== -1) {
    insert(braceletsOf(table, victim), piece);
    return run.emit({ type: 'fellToViking', ...fall, victim });
  }
  insert(isWater(table, space) ? table.lost : braceletsOn(table, space), piece);
  run.emit({ type: isWater(table, space) ? 'fellInWater' : 'fellOnLand', ...fall });
}

// ── Movement ────────────────────────────────────────────────────────────────────────────────────────────────────────

/** CV-32: all that lies there, seen by all as it lay face up. */
function loot(run: VikingsRun, seat: Seat): void {
  const { table } = run;
  const here = braceletsOn(table, spaceOf(table, seat));
  if (here.length === 0) return;
  const values = here.map((piece) => valueOf(table, piece)).sort((a, b) => a - b);
  for (const piece of here.splice(0)) insert(braceletsOf(table, seat), piece);
  run.emit({ type: 'looted', seat, values });
}

export function stay(run: VikingsRun, seat: Seat): void {
  run.emit({ type: 'stays', seat });
}

export function moveTo(run: VikingsRun, seat: Seat, space: number, steps: number): void {
  run.table.vikings[seat] = space;
  run.emit({ type: 'moved', seat, steps, space: spaceName(space) });
  loot(run, seat);
}

/** CV-33: both Vikings move in one step, because two Vikings may never share a space. */
export function slam(run: VikingsRun, seat: Seat, victim: Seat, space: number): void {
  const { table } = run;
  table.vikings[seat] = spaceOf(table, victim);
  table.vikings[victim] = space;
  run.emit({ type: 'slammed', seat, victim, space: spaceName(space) });
  loot(run, seat);
  loot(run, victim);
}

// ── Attacks ─────────────────────────────────────────────────────────────────────────────────────────────────────────

export function attack(run: VikingsRun, seat: Seat, victim: Seat, action: AttackId): void {
  run.emit({ type: 'attacked', seat, victim, action });
}

export function attackNobody(run: VikingsRun, seat: Seat, type: 'noTarget' | 'attacksNobody'): void {
  run.emit({ type, seat });
}

// ── End of the turn and of the game ─────────────────────────────────────────────────────────────────────────────────

/** CV-50: every card played this turn to its owner's discard pile, unseen ones unseen (CVR-24). */
export function discardPlayed(run: VikingsRun): void {
  const { table } = run;
  for (const zone of [table.spent, table.shown]) {
    zone.forEach((cards, seat) => {
      for (const piece of cards.splice(0)) insert(discardOf(table, seat), piece);
    });
  }
}

/** CV-50: back to a full hand; an empty draw pile is made anew from the shuffled discard pile. */
export function refillHand(run: VikingsRun, seat: Seat): void {
  const { table } = run;
  const hand = handOf(table, seat);
  const before = hand.slice();
  while (hand.length < table.handSize) {
    const deck = deckOf(table, seat);
    if (deck.length === 0) {
      deck.push(...discardOf(table, seat).splice(0));
      mix(table.hidden, deck, random(run));
      run.emit({ type: 'reshuffles', seat });
    }
    drawOne(table, seat);
    run.reveal();
  }
  const count = hand.length - before.length;
  if (count === 0) return;
  const cards = hand.filter((piece) => !before.includes(piece)).map((piece) => cardOf(table, piece));
  run.emit({ type: 'drew', seat, count, cards: null }, { seats: [seat], full: { type: 'drew', seat, count, cards } });
}

/** CV-51, in the fixed order of the spaces (CVR-26). */
export function refillArena(run: VikingsRun): void {
  const { table } = run;
  const spaces = arenaOf(table).bracelet.filter(
    (space) => isFree(table, space) && braceletsOn(table, space).length === 0,
  );
  const filled = spaces.slice(0, table.reserve.length);
  for (const space of filled) refillSpace(table, space);
  if (filled.length === 0) return;
  run.reveal();
  run.emit({ type: 'refilled', spaces: filled.map(spaceName), left: table.reserve.length });
}

interface Total {
  readonly seat: Seat;
  readonly points: number;
  readonly count: number;
}

/** CV-53: the highest sum, then the most bracelets, then shared. */
const beats = (one: Total, other: Total): boolean =>
  one.points > other.points || (one.points === other.points && one.count > other.count);

export function finish(run: VikingsRun, seat: Seat): void {
  const { table } = run;
  run.emit({ type: 'reserveEmpty' });
  for (const pile of table.piles) see(table.hidden, pile, 'all');
  run.reveal();
  const totals = seatsFrom(0, run.seats).map((owner): Total => {
    return { seat: owner, points: score(table, owner), count: braceletsOf(table, owner).length };
  });
  const scores = totals.map(({ points }) => points);
  const places = totals.map((own) => 1 + totals.filter((other) => beats(other, own)).length);
  run.finish({ scores, places, reason: 'CV-53' });
  for (const total of [...totals.slice(seat), ...totals.slice(0, seat)]) run.emit({ type: 'scored', ...total });
  const winners = totals.filter((_, owner) => places[owner] === 1);
  const points = Math.max(...scores);
  const isDecidedByCount = scores.filter((total) => total === points).length > winners.length;
  run.emit({
    type: 'won',
    seats: winners.map((winner) => winner.seat),
    points,
    byCount: isDecidedByCount ? winners[0]!.count : null,
  });
}
