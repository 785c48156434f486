/** Verbs change the table and emit the event in one function; nobody writes the table elsewhere. */
import { seatsFrom, insert, leave, mix, pieceOf, remove, see, type Run, type Seat } from '../../../kernel/index.ts';
import { CARDS, SPACES, type CardId } from '../ids.ts';
import type { VikingsEvent } from './events.ts';
import { drawOne, refillSpace } from './setup.ts';
import {
  arenaOf,
  cardKind,
  cardOf,
  isFree,
  isWater,
  score,
  valueOf,
  vikingOn,
  type ActionId,
  type Table,
  type VikingsFrame,
  type VikingsOption,
} from './table.ts';

export type VikingsRun = Run<Table, VikingsFrame, VikingsOption, VikingsEvent>;

function move(run: VikingsRun, from: number[], to: number[], piece: number, seers: 'all' | readonly Seat[]): void {
  leave(run.table.hidden, from, piece, seers);
  remove(from, piece);
  insert(to, piece);
}

const spaceName = (space: number) => SPACES[space]!;
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

/** CV-10: two from the reserve, one if only one is left. */
export function takeCentre(run: VikingsRun, seat: Seat, count: number): void {
  const { reserve, piles } = run.table;
  if (count === 0) return run.emit({ type: 'centreDeclined', seat });
  const values: number[] = [];
  for (let taken = 0; taken < count; taken++) {
    const piece = reserve.at(-1)!;
    values.push(valueOf(run.table, piece));
    move(run, reserve, piles[seat]!, piece, [seat]);
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
  const hand = run.table.hands[seat]!;
  const piece = pieceOf(run.table.hidden, hand, cardKind(seat, CARDS.indexOf(card)));
  move(run, hand, run.table.laid[seat]!, piece, [seat]);
}

export function lay(run: VikingsRun, seat: Seat, card: CardId): void {
  layDown(run, seat, card);
  run.emit({ type: 'laid', seat, card: null }, { seats: [seat], full: { type: 'laid', seat, card } });
}

export function announce(run: VikingsRun, seat: Seat, action: ActionId): void {
  const card = cardOf(run.table, run.table.laid[seat]![0]!);
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
  const laid = run.table.laid[seat]!;
  const card = cardOf(run.table, laid[0]!);
  move(run, laid, run.table.shown[seat]!, laid[0]!, 'all');
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
  run.emit(card === 'shield' ? { type: 'shieldTrue' } : { type: 'shieldFalse', card });
  return card === 'shield';
}

/** A card that nobody called stays hidden (CV-22, CV-42). */
export function spend(run: VikingsRun, seat: Seat): void {
  const laid = run.table.laid[seat]!;
  for (const piece of laid.slice()) move(run, laid, run.table.spent[seat]!, piece, [seat]);
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

/** One of the victim's bracelets, chosen by the generator (CVR-31); only the two of them see it. False if there is none. */
function takeOne(run: VikingsRun, seat: Seat, victim: Seat, type: 'penaltyTaken' | 'stole'): boolean {
  const { table } = run;
  const pile = table.piles[victim]!;
  if (pile.length === 0) return false;
  const piece = pile[run.random(pile.length)]!;
  move(run, pile, table.piles[seat]!, piece, [seat, victim]);
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
  move(run, table.reserve, table.piles[seat]!, piece, [seat]);
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

/** CV-35, CV-37, CV-39: into the air, for all to see, until it is placed. False if there is none. */
export function knockOff(run: VikingsRun, seat: Seat, victim: Seat): boolean {
  const { table } = run;
  const pile = table.piles[victim]!;
  if (pile.length === 0) {
    run.emit({ type: 'nothingToLose', victim });
    return false;
  }
  const piece = pile[run.random(pile.length)]!;
  move(run, pile, table.air, piece, 'all');
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
    insert(table.piles[victim]!, piece);
    return run.emit({ type: 'fellToViking', ...fall, victim: victim as Seat });
  }
  insert(isWater(table, space) ? table.lost : table.arena[space]!, piece);
  run.emit({ type: isWater(table, space) ? 'fellInWater' : 'fellOnLand', ...fall });
}

// ── Movement ────────────────────────────────────────────────────────────────────────────────────────────────────────

/** CV-32: all that lies there, seen by all as it lay face up. */
function loot(run: VikingsRun, seat: Seat): void {
  const { table } = run;
  const here = table.arena[table.vikings[seat]!]!;
  if (here.length === 0) return;
  const values = here.map((piece) => valueOf(table, piece)).sort((a, b) => a - b);
  for (const piece of here.splice(0)) insert(table.piles[seat]!, piece);
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

/** CV-33: the slammer takes the space, then the other is put beside it; both at once, for neither may share. */
export function slam(run: VikingsRun, seat: Seat, victim: Seat, space: number): void {
  const { vikings } = run.table;
  vikings[seat] = vikings[victim]!;
  vikings[victim] = space;
  run.emit({ type: 'slammed', seat, victim, space: spaceName(space) });
  loot(run, seat);
  loot(run, victim);
}

// ── Attacks ─────────────────────────────────────────────────────────────────────────────────────────────────────────

export function attack(run: VikingsRun, seat: Seat, victim: Seat, action: ActionId): void {
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
      for (const piece of cards.splice(0)) insert(table.discards[seat]!, piece);
    });
  }
}

/** CV-50: back to a full hand; an empty draw pile is made anew from the shuffled discard pile. */
export function refillHand(run: VikingsRun, seat: Seat): void {
  const { table } = run;
  const hand = table.hands[seat]!;
  const before = hand.slice();
  while (hand.length < table.handSize) {
    const deck = table.decks[seat]!;
    if (deck.length === 0) {
      deck.push(...table.discards[seat]!.splice(0));
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
  const spaces = arenaOf(table).bracelet.filter((space) => isFree(table, space) && table.arena[space]!.length === 0);
  const filled = spaces.slice(0, table.reserve.length);
  for (const space of filled) refillSpace(table, space);
  if (filled.length === 0) return;
  run.reveal();
  run.emit({ type: 'refilled', spaces: filled.map(spaceName), left: table.reserve.length });
}

/** CV-53: the highest sum, then the most bracelets, then shared. */
export function finish(run: VikingsRun, seat: Seat): void {
  const { table } = run;
  run.emit({ type: 'reserveEmpty' });
  for (const pile of table.piles) see(table.hidden, pile, 'all');
  run.reveal();
  const scores = table.piles.map((_, owner) => score(table, owner));
  const counts = table.piles.map((pile) => pile.length);
  const beats = (one: number, other: number): boolean =>
    scores[one]! > scores[other]! || (scores[one] === scores[other] && counts[one]! > counts[other]!);
  const places = scores.map((_, own) => 1 + scores.filter((__, other) => beats(other, own)).length);
  run.finish({ scores, places, reason: 'CV-53' });
  for (const owner of seatsFrom(seat, run.seats)) {
    run.emit({ type: 'scored', seat: owner, points: scores[owner]!, count: counts[owner]! });
  }
  const winners = scores.flatMap((_, owner) => (places[owner] === 1 ? [owner as Seat] : []));
  const points = scores[winners[0]!]!;
  const tied = scores.filter((total) => total === points).length > winners.length;
  run.emit({
    type: 'won',
    seats: winners,
    points,
    byCount: tied && winners.length === 1 ? counts[winners[0]!]! : null,
  });
}
