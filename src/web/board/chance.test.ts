import { expect, test } from 'vitest';
import { chanceOfHolding } from './chance.ts';

const percent = (chance: number): number => Math.round(chance * 100);

test('three cards of nine unseen ones hold a single card in a third of all hands, one of two cards in more than half', () => {
  expect(percent(chanceOfHolding(1, 9, 3))).toBe(33);
  expect(percent(chanceOfHolding(2, 9, 3))).toBe(58);
});

test('a card of which none is left is never held, and the only cards left always are', () => {
  expect(chanceOfHolding(0, 9, 3)).toBe(0);
  expect(chanceOfHolding(3, 3, 2)).toBe(1);
  expect(chanceOfHolding(1, 3, 3)).toBe(1);
});

test('an empty hand holds nothing', () => {
  expect(chanceOfHolding(2, 9, 0)).toBe(0);
});
