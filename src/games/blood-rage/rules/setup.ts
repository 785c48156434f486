/** Set-up: BR-5 to BR-15. */
import { hide, mix, shuffle, type Options, type Random, type Seat, type Setup } from '../../../kernel/index.ts';
import { DESTROYED_BEFORE, OUTER_TOKENS, YGGDRASIL_TOKEN } from '../board/board.ts';
import { deckOf, type CardSet } from '../cards/deck.ts';
import { PROVINCES, SOURCES } from '../ids.ts';
import { pieceKind } from './queries.ts';
import type { SagaFrame } from './frames.ts';
import { FORCE, memberOf, startPlace, type Table } from './table.ts';

const AGES = 3;

export function setsOf(seats: number, options: Options): Set<CardSet> {
  const sets = new Set<CardSet>(['base']);
  if (seats === 5) sets.add('fifthClan');
  if (options['mystics'] === true) sets.add('mystics');
  if (options['kickstarterMonsters'] === true) sets.add('kickstarter');
  return sets;
}

function listOf<X>(count: number, make: (index: number) => X): X[] {
  const list: X[] = [];
  for (let index = 0; index < count; index++) list.push(make(index));
  return list;
}

const repeat = <X>(count: number, value: X): X[] => listOf(count, () => value);
const lists = (count: number): number[][] => listOf(count, () => []);

/** Everything in its first place, nothing shuffled: the decks of the Ages are public groups of hidden cards. */
export function laidOut(seats: number, options: Options): Table {
  const sets = setsOf(seats, options);
  const groups = listOf(AGES, (age) => deckOf(age + 1, seats, sets).map((card) => pieceKind(age, card)));
  let next = 0;
  const decks = groups.map((group) => group.map(() => next++));
  return {
    hidden: hide(groups, seats),
    decks,
    packets: lists(seats),
    hands: lists(seats),
    kept: lists(seats),
    quests: lists(seats),
    upgrades: lists(seats),
    played: lists(seats),
    discard: [],
    buried: [],
    where: listOf(seats * FORCE, (figure) => startPlace(memberOf(figure))),
    monsters: repeat(seats * 2, -1),
    steps: repeat(seats * 3, 0),
    rage: repeat(seats, 6),
    glory: repeat(seats, 0),
    sources: repeat(seats * SOURCES.length, 0),
    passed: repeat(seats, false),
    tokens: [YGGDRASIL_TOKEN, ...OUTER_TOKENS],
    pillaged: PROVINCES.map(() => false),
    destroyed: PROVINCES.map(() => false),
    doom: [1, 2, 3],
    age: -1,
    first: 0 as Seat,
    phase: 0,
  };
}

export function setup(seats: number, options: Options, random: Random): Setup<Table, SagaFrame> {
  const table = laidOut(seats, options);
  for (const deck of table.decks) mix(table.hidden, deck, random);
  shuffle(OUTER_TOKENS.slice(), random).forEach((reward, index) => (table.tokens[index + 1] = reward));
  const ragnarok = shuffle([1, 2, 3, 4, 5, 6, 7, 8], random);
  // The three Ages' tokens first, then the provinces lost beforehand from the rest (BR-11, BR-12).
  for (let age = 0; age < AGES; age++) table.doom[age] = ragnarok[age]!;
  for (let lost = 0; lost < DESTROYED_BEFORE[seats]!; lost++) table.destroyed[ragnarok[AGES + lost]!] = true;
  table.first = random(seats) as Seat;
  return { table, first: { proc: 'saga', at: 'tellSetup' } };
}
