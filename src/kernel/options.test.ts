import { describe, expect, test } from 'vitest';
import { checkOptions, checkSavedOptions, checkSeats, OptionError } from './options.ts';
import type { OptionSpec } from './types.ts';

const specs: readonly OptionSpec[] = [
  { id: 'ages', kind: 'one', values: ['two', 'three'], default: 'three', clause: 'T-1' },
  { id: 'open', kind: 'switch', default: false, clause: 'T-2' },
  { id: 'clan', kind: 'bySeat', values: ['bear', 'wolf', 'raven'], clause: 'T-3' },
];
const game = { id: 'tiny', seats: { min: 2, max: 3 }, options: specs };

const refused = (work: () => unknown): string => {
  try {
    work();
  } catch (error) {
    return error instanceof OptionError ? error.message : `another error: ${String(error)}`;
  }
  return 'it is taken';
};
const options = (raw: unknown, seats = 2): string => refused(() => checkOptions(game, seats, raw));

test('options that are not given have their default, in the order of the specs', () => {
  expect(Object.entries(checkOptions(game, 2))).toEqual([
    ['ages', 'three'],
    ['open', false],
    ['clan', ['bear', 'wolf']],
  ]);
  expect(checkOptions(game, 3, { open: true })).toEqual({ ages: 'three', open: true, clan: ['bear', 'wolf', 'raven'] });
});

test('options that are given are used', () => {
  const told = { clan: ['raven', 'bear'], ages: 'two', open: true };
  expect(checkOptions(game, 2, told)).toEqual(told);
});

test('a saved game may have a value that an open option no longer offers', () => {
  const pack = { id: 'pack', kind: 'one', values: ['own'], default: 'own', clause: 'T-4', isOpen: true } as const;
  const withPacks = { ...game, options: [pack, specs[0]!] };
  expect(checkSavedOptions(withPacks, 2, { pack: 'box' })).toEqual({ pack: 'box', ages: 'three' });
  expect(refused(() => checkOptions(withPacks, 2, { pack: 'box' }))).toBe('option pack is one of own');
  expect(refused(() => checkSavedOptions(withPacks, 2, { pack: 'a b' }))).toBe('option pack is one of own');
  expect(refused(() => checkSavedOptions(withPacks, 2, { ages: 'four' }))).toBe('option ages is one of two, three');
});

describe('what is refused', () => {
  test('options that are no object', () => {
    for (const odd of [null, [], 'x', 3, true]) expect(options(odd)).toBe('options are an object');
  });

  test('a value that is none of those named', () => {
    for (const odd of ['four', 3, null, ['two']])
      expect(options({ ages: odd })).toBe('option ages is one of two, three');
  });

  test('a switch that is neither on nor off', () => {
    for (const odd of ['true', 1, null]) expect(options({ open: odd })).toBe('option open is true or false');
  });

  test('values that are not one for each seat, no two alike', () => {
    const wrong = 'option clan names one of bear, wolf, raven for each seat, no two alike';
    for (const odd of [
      null,
      'bear',
      ['bear'],
      ['bear', 'bear'],
      ['bear', 'goat'],
      ['bear', 'wolf', 'raven'],
      ['bear', 3],
    ]) {
      expect(options({ clan: odd })).toBe(wrong);
    }
  });

  test('an option that the game does not have', () => {
    expect(options({ colour: 'red' })).toBe('tiny has no option colour');
    expect(options(JSON.parse('{ "__proto__": {} }'))).toBe('tiny has no option __proto__');
    expect(options({ ['x'.repeat(500)]: 1 })).toBe(`tiny has no option ${'x'.repeat(40)}`);
  });

  test('a number of seats that the game does not have', () => {
    for (const seats of [1, 4, 2.5, NaN, '2', null]) {
      expect(refused(() => checkSeats(game, seats))).toBe('tiny has 2 to 3 seats');
    }
    expect(checkSeats(game, 3)).toBe(3);
  });
});
