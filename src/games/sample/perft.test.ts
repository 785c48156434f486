import { expect, test } from 'vitest';
import { countAnswers } from '../../testkit/perft.ts';
import { scenario } from '../../testkit/scenario.ts';
import { sample } from './index.ts';

const counts = (position: unknown): number[] => {
  const { state } = scenario(sample, position);
  return [1, 2, 3].map((depth) => countAnswers(sample, state, depth));
};

// Each number can be worked out by hand: 4 cards of seat 0, for each 3 of seat 1, then 3, 2 or 2 kinds in the packet passed on.
test('SG-10 answers to depth 3 from a draft of two', () => {
  expect(
    counts({
      seats: 2,
      packets: [
        ['ale', 'axe', 'horn', 'shield'],
        ['axe', 'axe', 'horn', 'raven'],
      ],
    }),
  ).toEqual([4, 12, 28]);
});

// Voyage, raid, hoard, rest; then 3 shores, 2 rivals, 2 cards or the 4 acts of the next; then 3 + 3 + 8 + 11.
test('SG-20 answers to depth 3 from the first turn of three', () => {
  expect(counts({ seats: 3, hands: [['axe', 'horn'], ['shield', 'ale'], ['raven']] })).toEqual([4, 11, 25]);
});

// 3 cards, for each 2; then seat 0 has a raven left to send or not, unless it played it: (2 + 2 + 1) × 2.
test('SG-32 answers to depth 3 from a feast with ravens in hand', () => {
  expect(
    counts({
      seats: 2,
      feast: 'west',
      hands: [
        ['axe', 'raven', 'ale'],
        ['horn', 'raven'],
      ],
      shores: { west: [1, 2], south: [0, 1] },
    }),
  ).toEqual([3, 6, 10]);
});
