import { expect, test } from 'vitest';
import { OptionError, start, startFrom } from '../../kernel/index.ts';
import { scenario } from '../../testkit/scenario.ts';
import { sample } from './index.ts';
import { CARDS } from './facts/ids.ts';
import { cardOf, valueOf, view, zones, type SampleState } from './table.ts';

const begun = (seats: number, seed: string): SampleState => start(sample, { seats, seed }).state;
const seeds = Array.from({ length: 40 }, (_, number) => `setup ${number}`);

const tally = (words: readonly (string | number)[]): { [word: string]: number } => {
  const counts: { [word: string]: number } = {};
  for (const word of words) counts[word] = (counts[word] ?? 0) + 1;
  return counts;
};

test('SG-1 for each jarl there are one ale, two axes, one horn, one shield and one raven', () => {
  for (const seats of [2, 3, 4]) {
    const { table } = begun(seats, 'cards');
    const cards = zones(table).filter(({ name }) => !/^(treasure|reserve)/.test(name));
    const words = cards.flatMap(({ pieces }) => pieces.map((piece) => cardOf(table, piece)));
    expect(tally(words)).toEqual({ ale: seats, axe: 2 * seats, horn: seats, shield: seats, raven: seats });
  }
});

test('SG-1 the deck is shuffled and face down', () => {
  const dealt = seeds.map((seed) => view(begun(2, seed), 0 as never));
  expect(new Set(dealt.map(({ jarls }) => jarls[0]!.packet.join())).size).toBeGreaterThan(10);
  expect(new Set(dealt.flatMap(({ jarls }) => jarls[0]!.packet))).toEqual(new Set(CARDS));
  expect(dealt[0]).toMatchObject({ deck: 4, jarls: [{}, { packet: [null, null, null, null] }] });
});

test('SG-1 ale counts 1, an axe 2, a horn 3, a shield 0 and a raven 2', () => {
  const alone = (card: (typeof CARDS)[number]): unknown =>
    scenario(sample, { seats: 2, feast: 'north', hands: [[card], []], shores: { north: [1, 0] } })
      .answers(0, { card })
      .heard(1)
      .find(({ type }) => type === 'feasted');
  expect(CARDS.map(alone)).toEqual(
    [2, 3, 4, 1, 3].map((strength) => ({ type: 'feasted', seat: 0, shore: 'north', strength, value: null })),
  );
});

test('SG-2 each owns treasures of 1 and 2 face down, and has three warriors in the hall', () => {
  const state = begun(3, 'treasure');
  const own = { hall: 3, treasure: [1, 2] };
  const rival = { hall: 3, treasure: [null, null] };
  expect(view(state, 1 as never).jarls).toMatchObject([rival, own, rival]);
  expect(view(state, 'spectator').jarls).toMatchObject([rival, rival, rival]);
});

test('SG-2 the reserve has four treasures for each jarl, of value 1, 2, 3 and 4, shuffled', () => {
  for (const seats of [2, 3, 4]) {
    const { table } = begun(seats, 'reserve');
    const values = table.reserve.map((piece) => valueOf(table, piece));
    expect(tally(values)).toEqual({ 1: seats, 2: seats, 3: seats, 4: seats });
  }
  const next = seeds.map((seed) => {
    const { table } = begun(2, seed);
    return valueOf(table, table.reserve.at(-1)!);
  });
  expect(new Set(next)).toEqual(new Set([1, 2, 3, 4]));
});

test('SG-3 any jarl can be the first', () => {
  const firsts = seeds.map((seed) => {
    const { state, events } = start(sample, { seats: 3, seed });
    const { first } = state.table;
    expect(events[0]!.shell).toEqual({ type: 'nightFalls', night: 1, first });
    expect(state.asked.map(({ seat }) => seat)).toEqual([first, (first + 1) % 3, (first + 2) % 3]);
    return first;
  });
  expect(new Set(firsts)).toEqual(new Set([0, 1, 2]));
});

test('SG-50 the options of a table have a value each, told or not', () => {
  expect(begun(3, 'options').options).toEqual({ nights: 'two', openRaids: false, banner: ['red', 'blue', 'green'] });
  const options = { nights: 'three', openRaids: true, banner: ['gold', 'red'] };
  expect(start(sample, { seats: 2, seed: 'options', options }).state.options).toEqual(options);
});

test('SG-50 no two seats have the same banner', () => {
  const options = { banner: ['red', 'red'] };
  expect(() => start(sample, { seats: 2, seed: 'options', options })).toThrow(OptionError);
});

test('a position that cannot be is refused with the reason', () => {
  const refused = (position: unknown): string => {
    try {
      startFrom(sample, position, 'x');
    } catch (error) {
      return (error as Error).message;
    }
    return 'it is taken';
  };
  expect(refused(null)).toBe('a position is an object');
  expect(refused({ seats: 5 })).toBe('a position has 2 to 4 seats');
  expect(refused({ seats: 2, weather: 'fair' })).toBe('a position has no weather');
  expect(refused({ seats: 2, hands: [['horn', 'horn', 'horn']] })).toBe('there is no horn left to lay there');
  expect(refused({ seats: 2, hands: [['goat']] })).toBe('there is no goat left to lay there');
  expect(refused({ seats: 2, treasures: [[4, 4, 4]] })).toBe('there is no treasure of 4 left to lay there');
  expect(refused({ seats: 2, feast: 'east' })).toBe('there is no shore east');
  expect(refused({ seats: 2, turn: 4 })).toBe('a night has two turns for each seat');
  expect(refused({ seats: 2, shores: { north: [1] } })).toBe('shores name warriors for each seat: north');
  expect(refused({ seats: 2, shores: { north: [4, 0] } })).toMatch(/^seat 0 has . warriors/);
  expect(refused({ seats: 2, options: { nights: 'one' } })).toBe('option nights is one of two, three');
});
