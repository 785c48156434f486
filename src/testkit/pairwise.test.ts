import { expect, test } from 'vitest';
import { checkOptions, type OptionSpec } from '../kernel/index.ts';
import { pairsMet, pairwiseVariants } from './pairwise.ts';

const clause = 'T-1';
const of = (min: number, max: number, ...options: readonly OptionSpec[]) => ({
  id: 'tiny',
  seats: { min, max },
  options,
});
const onOff = (id: string): OptionSpec => ({ id, kind: 'switch', default: false, clause });
const board: OptionSpec = { id: 'board', kind: 'one', values: ['hill', 'lake', 'wood'], default: 'lake', clause };
const colour: OptionSpec = { id: 'colour', kind: 'bySeat', values: ['red', 'blue', 'green', 'gold', 'grey'], clause };

const GAMES = [
  of(2, 2),
  of(1, 5),
  of(2, 4, onOff('a')),
  of(2, 3, board, colour),
  of(2, 5, onOff('a'), board, onOff('b'), colour, onOff('c'), onOff('d'), onOff('e')),
];

test('every pair of values of any two options meets, at options that a table takes', () => {
  for (const game of GAMES) {
    const variants = pairwiseVariants(game);
    const { seen, possible } = pairsMet(game, variants);
    expect(seen).toBe(possible);
    for (const { seats, options } of variants) expect(() => checkOptions(game, seats, options)).not.toThrow();
  }
});

test('pairs are counted: one switch, one board of three, two numbers of seats', () => {
  const game = of(2, 3, onOff('a'), board);
  expect(pairsMet(game, [])).toEqual({ seen: 0, possible: 2 * 2 + 2 * 3 + 2 * 3 });
  expect(pairsMet(game, [{ seats: 2, options: { a: true } }])).toMatchObject({ seen: 3 });
  const twice = [
    { seats: 2, options: { a: true } },
    { seats: 2, options: { a: true, board: 'hill' } },
  ];
  expect(pairsMet(game, twice)).toMatchObject({ seen: 5 });
});

test('the tables are few: 16 at most for ten switches, of 3,072 combinations', () => {
  const game = of(2, 4, ...'abcdefghij'.split('').map(onOff));
  expect(pairwiseVariants(game).length).toBeLessThanOrEqual(16);
});

test('the tables are the same every time, none twice, and begin with the default and the one with every option changed', () => {
  const game = of(2, 3, board, onOff('a'), colour);
  const variants = pairwiseVariants(game);
  expect(pairwiseVariants(game)).toEqual(variants);
  expect(new Set(variants.map(({ seats, options }) => JSON.stringify([seats, options]))).size).toBe(variants.length);
  expect(variants.slice(0, 2)).toMatchObject([
    { seats: 2, options: {} },
    { seats: 2, options: { board: 'wood', a: true, colour: ['grey', 'red'] } },
  ]);
  expect(variants[0]!.options).toEqual({});
});

test('tables that differ in a colour only do not play the same games', () => {
  const salts = pairwiseVariants(of(2, 3, colour)).map(({ salt }) => salt);
  expect(new Set(salts).size).toBe(salts.length);
});

test('options that make games long keep their usual value, and two of them are changed only at the smallest table', () => {
  const game = of(1, 4, board, onOff('a'), onOff('saga'), { ...board, id: 'rounds' });
  const variants = pairwiseVariants(game, { saga: false, rounds: 'hill' });
  const { seen, possible } = pairsMet(game, variants);
  expect(seen).toBe(possible);
  const isLong = ({ options }: (typeof variants)[number]): boolean =>
    options['saga'] === true && options['rounds'] !== 'hill';
  expect(variants.filter(isLong).map(({ seats }) => seats)).toEqual([1, 1]);
  expect(variants[7]).toMatchObject({ seats: 4, options: { board: 'wood', a: true, saga: false, rounds: 'hill' } });
});
