import { expect, test } from 'vitest';
import { isNothing, lineOf, sumOf } from './figures.ts';
import { shareOf } from './suite.ts';

test('figures are added up by name, shares too', () => {
  const sum = sumOf([
    { games: 2, hand: { seen: 3, possible: 3 } },
    { games: 5, moves: 40, hand: { seen: 1, possible: 2 } },
  ]);
  expect(sum).toEqual({ games: 7, moves: 40, hand: { seen: 4, possible: 5 } });
  expect(sumOf([])).toEqual({});
});

test('figures are told with what was possible, and without what never was', () => {
  const figures = { games: 12_000, skipped: 0, hand: { seen: 1200, possible: 1300 }, table: { seen: 0, possible: 0 } };
  expect(lineOf(figures)).toBe('games 12,000, skipped 0, hand 1,200/1,300');
});

test('nothing was met where the number is 0, nothing was possible, or it was never counted', () => {
  expect([0, undefined, { seen: 0, possible: 0 }].map(isNothing)).toEqual([true, true, true]);
  expect([1, { seen: 0, possible: 1 }].map(isNothing)).toEqual([false, false]);
});

test('a count is shared out evenly and to the last one', () => {
  const shares = (count: number, parts: number): number[] =>
    Array.from({ length: parts }, (_, number) => shareOf(count, parts, number));
  expect(shares(10, 4)).toEqual([3, 3, 2, 2]);
  expect(shares(2, 3)).toEqual([1, 1, 0]);
  expect(shares(60, 22).reduce((sum, share) => sum + share)).toBe(60);
});
