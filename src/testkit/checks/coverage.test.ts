import { expect, test } from 'vitest';
import { isUncovered, formatCoverage, sumCoverage } from './coverage.ts';
import { shareOf } from './suite.ts';

test('coverage is summed by name, ratios too', () => {
  const sum = sumCoverage([
    { games: 2, hand: { seen: 3, possible: 3 } },
    { games: 5, moves: 40, hand: { seen: 1, possible: 2 } },
  ]);
  expect(sum).toEqual({ games: 7, moves: 40, hand: { seen: 4, possible: 5 } });
  expect(sumCoverage([])).toEqual({});
});

test('of the largest values the largest is kept', () => {
  const sum = sumCoverage([{ longest: { largest: 7 } }, { longest: { largest: 90 } }, { longest: { largest: 8 } }]);
  expect(sum).toEqual({ longest: { largest: 90 } });
  expect(formatCoverage(sum)).toBe('longest 90');
  expect(() => sumCoverage([sum, { longest: 3 }])).toThrow('different kinds');
});

test('coverage is printed with what was possible, and without what was never possible', () => {
  const coverage = { games: 12_000, skipped: 0, hand: { seen: 1200, possible: 1300 }, table: { seen: 0, possible: 0 } };
  expect(formatCoverage(coverage)).toBe('games 12,000, skipped 0, hand 1,200/1,300');
});

test('something is uncovered if its number is 0, if nothing was possible, or if it was never counted', () => {
  expect([0, undefined, { seen: 0, possible: 0 }].map(isUncovered)).toEqual([true, true, true]);
  expect([1, { seen: 0, possible: 1 }].map(isUncovered)).toEqual([false, false]);
});

test('a count is divided evenly, and the shares add up to it', () => {
  const shares = (count: number, parts: number): number[] =>
    Array.from({ length: parts }, (_, number) => shareOf(count, parts, number));
  expect(shares(10, 4)).toEqual([3, 3, 2, 2]);
  expect(shares(2, 3)).toEqual([1, 1, 0]);
  expect(shares(60, 22).reduce((sum, share) => sum + share)).toBe(60);
});
