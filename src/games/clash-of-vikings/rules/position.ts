/**
 * Positions in a player's words (docs/rules/clash-of-vikings.en.md, "Positions"). What is not named is dealt by chance: cards stay in
 * their owner's draw pile, hands are filled from it, bracelets go to the reserve, the rest of them to the box.
 */
import {
  checkOptions,
  hide,
  insert,
  mix,
  remove,
  seatsFrom,
  see,
  type Position,
  type Random,
  type Seat,
} from '../../../kernel/index.ts';
import { SPACES, type CardId, type SpaceId } from '../facts/ids.ts';
import { matchFrame, turnFrame } from './frames.ts';
import { braceletKind, cardKind } from './kinds.ts';
import { modeOf, OPTIONS, type VikingsOptions } from '../facts/options.ts';
import { drawOne, FIRST_BRACELETS, groupsOf, unshuffledTable } from './setup.ts';
import { braceletsOf, braceletsOn, deckOf, discardOf, handOf, type Table, type VikingsFrame } from './table.ts';
import { arenaOf } from '../facts/standing.ts';

export interface Described {
  readonly seats: number;
  readonly options?: { readonly [id: string]: unknown };
  /** Whose turn begins; 0 unless told. */
  readonly turn?: number;
  /** `turn`: with the centre, as every turn (unless told); `end`: the turn's cards are played; `placement`: nobody stands yet. */
  readonly phase?: 'turn' | 'end' | 'placement';
  /** Where the Vikings stand, by seat; the start spaces unless told. */
  readonly vikings?: readonly SpaceId[];
  readonly hands?: readonly (readonly CardId[])[];
  /** Discard piles: cards that everybody saw, and cards that only their owner knows. */
  readonly discards?: readonly (readonly CardId[])[];
  readonly unseenDiscards?: readonly (readonly CardId[])[];
  /** Values owned, by seat; 1, 2, 3 each unless told. */
  readonly bracelets?: readonly (readonly number[])[];
  /** Values on the arena, by space; nothing unless told. */
  readonly arena?: { readonly [space: string]: readonly number[] };
  /** How many are in reserve; 6 unless told, or as many as there are. */
  readonly reserve?: number;
}

const KEYS = [
  'seats',
  'options',
  'turn',
  'phase',
  'vikings',
  'hands',
  'discards',
  'unseenDiscards',
  'bracelets',
  'arena',
  'reserve',
];
const PHASES = ['turn', 'end', 'placement'];

export function position(described: unknown, random: Random): Position<Table, VikingsFrame, VikingsOptions> {
  if (typeof described !== 'object' || described === null) throw new Error('a position is an object');
  const unknown = Object.keys(described).find((key) => !KEYS.includes(key));
  if (unknown !== undefined) throw new Error(`a position has no ${unknown.slice(0, 40)}`);
  const given = described as Described;
  const { seats, turn = 0, phase = 'turn' } = given;
  if (![2, 3, 4].includes(seats)) throw new Error('a position has 2 to 4 seats');
  if (!(Number.isInteger(turn) && turn >= 0 && turn < seats)) throw new Error('turn is a seat');
  if (!PHASES.includes(phase)) throw new Error(`phase is one of ${PHASES.join(', ')}`);
  const options = checkOptions(
    { id: 'clash-of-vikings', seats: { min: 2, max: 4 }, options: OPTIONS },
    seats,
    given.options,
  );
  const table = unshuffledTable(seats, options);
  const { cards, first, pool } = groupsOf(seats, modeOf(options));
  // All bracelets are one group here: who started with which is not part of a position.
  const hidden = hide([...cards, [...first.flat(), ...pool]], seats);
  const bare: Table = { ...table, hidden };
  bare.reserve.unshift(...bare.piles.flatMap((pile) => pile.splice(0)));
  placeVikings(bare, given, phase);
  placeCards(bare, given, random);
  placeBracelets(bare, given, random);
  // CV-11: without them the turn could not be played.
  if (phase === 'turn' && handOf(bare, turn).length < 2) throw new Error('the seat whose turn begins holds two cards');
  return { seats, options, table: bare, stack: stackOf(turn as Seat, phase) };
}

const listOf = <X>(what: string, value: readonly X[] | undefined): readonly X[] => {
  if (value !== undefined && !Array.isArray(value)) throw new Error(`${what} is a list`);
  return value ?? [];
};

function placeVikings(table: Table, given: Described, phase: string): void {
  const seats = table.vikings.length;
  if (phase === 'placement') return;
  const named = listOf('vikings', given.vikings);
  if (named.length !== 0 && named.length !== seats) throw new Error('vikings names a space for each seat');
  for (let seat = 0; seat < seats; seat++) {
    const name = named[seat];
    const space = name === undefined ? arenaOf(table).start[seat]! : SPACES.indexOf(name);
    if (space === -1) throw new Error(`there is no space ${String(name).slice(0, 40)}`);
    table.vikings[seat] = space;
  }
}

function take(table: Table, from: number[], kind: number, into: number[], what: string): void {
  const piece = from.find((candidate) => table.hidden.kinds[candidate] === kind);
  if (piece === undefined) throw new Error(`there is no ${what.slice(0, 40)} left`);
  remove(from, piece);
  insert(into, piece);
}

function placeCards(table: Table, given: Described, random: Random): void {
  const { hidden } = table;
  for (const seat of seatsFrom(0, table.vikings.length)) {
    const deck = deckOf(table, seat);
    const lay = (what: string, named: readonly CardId[] | undefined): number[] => {
      const laid: number[] = [];
      for (const card of listOf(what, named)) take(table, deck, cardKind(seat, card), laid, String(card));
      return laid;
    };
    const seen = lay('discards', given.discards?.[seat]);
    see(hidden, seen, 'all');
    const unseen = lay('unseenDiscards', given.unseenDiscards?.[seat]);
    see(hidden, unseen, [seat]);
    for (const piece of [...seen, ...unseen]) insert(discardOf(table, seat), piece);
    const hand = handOf(table, seat);
    for (const piece of lay('hands', given.hands?.[seat])) insert(hand, piece);
    see(hidden, hand, [seat]);
    mix(hidden, deck, random);
    if (given.hands?.[seat] !== undefined) continue;
    while (hand.length < table.handSize && deck.length > 0) drawOne(table, seat);
  }
}

function placeBracelets(table: Table, given: Described, random: Random): void {
  const { hidden, reserve } = table;
  for (const seat of seatsFrom(0, table.vikings.length)) {
    const pile = braceletsOf(table, seat);
    for (const value of listOf('bracelets', given.bracelets?.[seat] ?? FIRST_BRACELETS))
      take(table, reserve, braceletKind(value), pile, `bracelet of ${value}`);
    see(hidden, pile, [seat]);
  }
  for (const [name, values] of Object.entries(given.arena ?? {})) {
    const space = SPACES.indexOf(name as SpaceId);
    if (space === -1) throw new Error(`there is no space ${name.slice(0, 40)}`);
    const here = braceletsOn(table, space);
    for (const value of listOf('arena', values))
      take(table, reserve, braceletKind(value), here, `bracelet of ${value}`);
    see(hidden, here, 'all');
  }
  mix(hidden, reserve, random);
  const kept = given.reserve ?? Math.min(6, reserve.length);
  if (!(Number.isInteger(kept) && kept >= 0 && kept <= reserve.length))
    throw new Error(`reserve is at most ${reserve.length}`);
  while (reserve.length > kept) insert(table.box, reserve.pop()!);
}

function stackOf(seat: Seat, phase: string): VikingsFrame[] {
  const match = matchFrame(seat);
  if (phase === 'placement') return [match];
  const turn = turnFrame(seat);
  return [{ ...match, at: '' }, phase === 'end' ? { ...turn, at: 'end' } : turn];
}
