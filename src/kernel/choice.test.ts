import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { allPicks, choiceOf, countPicks, forced, picksFault, randomPicks } from './choice.ts';
import { randomOf, sfc } from './random.ts';
import type { Choice, Question, Seat, State } from './types.ts';

/** Far above what these tests need: the limit only matters on a very slow machine. */
const TIMEOUT_MS = 600_000;

const ZERO = 0 as Seat;
type AnyQuestion = Question<State<never, never, string>, never, string>;

const choice = (options: number, min: number, max: number, more: object = {}): Choice<number> => ({
  seat: ZERO,
  ask: 'which',
  options: Array.from({ length: options }, (_, index) => 10 * index),
  min,
  max,
  ...more,
});

/** Questions of all sizes; some are forced, some ask for none or all. */
const anyChoice = fc
  .record({ options: fc.nat(6), a: fc.nat(6), b: fc.nat(6) })
  .map(({ options, a, b }) => choice(options, Math.min(a, b, options), Math.min(Math.max(a, b), options)));

const sets = (from: Choice<number>): string[] => Array.from(allPicks(from), (picks) => picks.join());

describe('a question', () => {
  const letters: AnyQuestion = {
    candidates: () => ['a', 'b', 'c'],
    refuse: (_state, _frame, _seat, wish) => (wish === 'b' ? 'T-1' : null),
  };
  const asked = (question: AnyQuestion, ask: object = {}): Choice<string> =>
    choiceOf({ letters: question }, null as never, null as never, { seat: ZERO, ask: 'letters', ...ask });

  test('offers the candidates that are not refused, and asks for one', () => {
    expect(asked(letters)).toEqual({ seat: 0, ask: 'letters', options: ['a', 'c'], min: 1, max: 1 });
  });

  test('uses its own `options` where it has one', () => {
    expect(asked({ ...letters, options: () => ['c'] }).options).toEqual(['c']);
  });

  test('never asks for more than there is', () => {
    expect(asked(letters, { min: 0, max: 5 })).toMatchObject({ min: 0, max: 2 });
  });

  test('that the seat cannot answer is a fault of the rules', () => {
    expect(() => asked(letters, { min: 3, max: 3 })).toThrow('seat 0 cannot answer letters: 2 options, 3 wanted');
    expect(() => asked({ ...letters, refuse: () => 'T-1' })).toThrow(
      'seat 0 cannot answer letters: 0 options, 1 wanted',
    );
    expect(() => asked(letters, { ask: 'numbers' })).toThrow('no question named numbers');
  });
});

describe('the only possible answer', () => {
  test.each([
    ['the single option', choice(1, 1, 1), [0]],
    ['nothing, where nothing can be picked', choice(0, 0, 0), []],
    ['all, where all must be picked', choice(3, 3, 3), [0, 1, 2]],
    ['none where there are two options', choice(2, 1, 1), null],
    ['none where the single option may be left', choice(1, 0, 1), null],
    ['none where one of three is left out', choice(3, 2, 2), null],
    ['none for a "Done", which is there to be waited for', choice(1, 1, 1, { confirm: true }), null],
  ])('is %s', (_what, from, only) => {
    expect(forced(from)).toEqual(only);
  });

  test('is there exactly where one answer is legal', () => {
    const property = fc.property(anyChoice, (from) => {
      const legal = [...allPicks(from)];
      expect(forced(from)).toEqual(legal.length === 1 ? legal[0] : null);
    });
    fc.assert(property, { seed: 1 });
  });
});

describe('an answer', () => {
  test.each([
    ['too few', choice(4, 2, 3), [1], 'table.tooFew'],
    ['too many', choice(4, 1, 2), [0, 1, 2], 'table.tooMany'],
    ['past the last option', choice(4, 1, 2), [4], 'table.notOffered'],
    ['below the first', choice(4, 1, 2), [-1], 'table.notOffered'],
    ['between two options', choice(4, 1, 2), [0.5], 'table.notOffered'],
    ['no number', choice(4, 1, 2), [NaN], 'table.notOffered'],
    ['the same twice', choice(4, 1, 2), [1, 1], 'table.notOffered'],
    ['falling', choice(4, 1, 2), [2, 1], 'table.notOffered'],
    ['as asked', choice(4, 1, 2), [1, 3], null],
    ['none where none will do', choice(4, 0, 2), [], null],
  ])('%s: %j %j is %s', (_what, from, picks, fault) => {
    expect(picksFault(from, picks)).toBe(fault);
  });

  test('is legal exactly if it is one of all the legal ones', () => {
    const numbers = fc.oneof({ weight: 9, arbitrary: fc.integer({ min: -1, max: 7 }) }, fc.double());
    const property = fc.property(anyChoice, fc.array(numbers, { maxLength: 4 }), (from, picks) => {
      // Joining writes -0 as 0, which is the same option.
      expect(picksFault(from, picks) === null).toBe(sets(from).includes(picks.join()));
    });
    fc.assert(property, { seed: 2, numRuns: 2000 });
  });

  test('is listed once among all the legal ones, and counted without the list', () => {
    expect(sets(choice(3, 1, 2))).toEqual(['0', '1', '2', '0,1', '0,2', '1,2']);
    const property = fc.property(anyChoice, (from) => {
      const all = sets(from);
      expect(new Set(all).size).toBe(all.length);
      expect(countPicks(from)).toBe(all.length);
    });
    fc.assert(property, { seed: 3 });
    expect(countPicks(choice(40, 0, 40))).toBe(2 ** 40);
  });

  test('at random is legal, and may be any of the legal ones', { timeout: TIMEOUT_MS }, () => {
    const property = fc.property(anyChoice, (from) => {
      const random = randomOf(sfc('picks'));
      const drawn = new Set<string>();
      for (let time = 0; time < 1500; time++) {
        const picks = randomPicks(from, random);
        expect(picksFault(from, picks)).toBeNull();
        drawn.add(picks.join());
      }
      expect(drawn).toEqual(new Set(sets(from)));
    });
    fc.assert(property, { seed: 4, numRuns: 40 });
  });
});
