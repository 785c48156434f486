/** Set-up: BR-5 to BR-15. */
import { hide, mix, shuffle, type Random, type Seat, type Setup } from '../../../kernel/index.ts';
import {
  AGES,
  deckOf,
  destroyedBefore,
  FIGURES_PER_CLAN,
  MONSTERS_PER_CLAN,
  OUTER_PROVINCES,
  OUTER_TOKENS,
  PROVINCES,
  RAGE,
  REWARD_CODES,
  startPlace,
  statAt,
  YGGDRASIL_TOKEN,
  type CardSet,
  type RewardId,
  type SagaOptions,
} from '../facts/index.ts';
import { pieceKind } from './pieces.ts';
import type { SagaFrame } from './frames.ts';
import { memberOf, SOURCES_PER_CLAN, STATS_PER_CLAN, type Table } from './table.ts';

function setsOf(seats: number, options: SagaOptions): Set<CardSet> {
  const sets = new Set<CardSet>(['base']);
  if (seats === 5) sets.add('fifthClan');
  if (options.mystics) sets.add('mystics');
  if (options.kickstarterMonsters) sets.add('kickstarter');
  return sets;
}

function listOf<X>(count: number, make: (index: number) => X): X[] {
  const list: X[] = [];
  for (let index = 0; index < count; index++) list.push(make(index));
  return list;
}

const repeat = <X>(count: number, value: X): X[] => listOf(count, () => value);
const lists = (count: number): number[][] => listOf(count, () => []);

/** Reward codes by province: `outer` for the outer provinces in their order, Yggdrasil's fixed token for Yggdrasil. */
function tokensOf(outer: readonly RewardId[]): number[] {
  const tokens: number[] = repeat(PROVINCES.length, REWARD_CODES[YGGDRASIL_TOKEN]);
  outer.forEach((reward, at) => (tokens[OUTER_PROVINCES[at]!] = REWARD_CODES[reward]));
  return tokens;
}

/** The table before shuffling. Which cards each Age's deck holds is public, their order is hidden. */
export function unshuffledTable(seats: number, options: SagaOptions): Table {
  const sets = setsOf(seats, options);
  const groups = AGES.map((id, age) => deckOf(id, seats, sets).map((card) => pieceKind(age, card)));
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
    where: listOf(seats * FIGURES_PER_CLAN, (figure) => startPlace(memberOf(figure))),
    monsters: repeat(seats * MONSTERS_PER_CLAN, -1),
    steps: repeat(seats * STATS_PER_CLAN, 0),
    rage: repeat(seats, statAt(RAGE, 0)),
    glory: repeat(seats, 0),
    sources: repeat(seats * SOURCES_PER_CLAN, 0),
    passed: repeat(seats, false),
    tokens: tokensOf(OUTER_TOKENS),
    pillaged: PROVINCES.map(() => false),
    destroyed: PROVINCES.map(() => false),
    doom: OUTER_PROVINCES.slice(0, AGES.length),
    age: -1,
    first: 0 as Seat,
    phase: 0,
  };
}

export function setup(seats: number, options: SagaOptions, random: Random): Setup<Table, SagaFrame> {
  const table = unshuffledTable(seats, options);
  for (const deck of table.decks) mix(table.hidden, deck, random);
  tokensOf(shuffle(OUTER_TOKENS.slice(), random)).forEach((reward, province) => (table.tokens[province] = reward));
  const ragnarok = shuffle(OUTER_PROVINCES.slice(), random);
  // The three Ages' tokens first, then the provinces lost beforehand from the rest (BR-11, BR-12).
  const doomed = ragnarok.splice(0, AGES.length);
  doomed.forEach((province, age) => (table.doom[age] = province));
  for (const province of ragnarok.slice(0, destroyedBefore(seats))) table.destroyed[province] = true;
  table.first = random(seats) as Seat;
  return { table, first: { proc: 'saga', at: 'tellSetup' } };
}
