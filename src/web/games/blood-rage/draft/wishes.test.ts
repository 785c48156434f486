import { expect, test } from 'vitest';
import type { CardView } from '../../../../games/blood-rage/facts/index.ts';
import { draftWish, placesOfAnswer } from './wishes.ts';

const eye: CardView = { card: 'heimdalls-eye', age: 2 };
const troll: CardView = { card: 'troll', age: 2 };

test('BR-24 the second of two alike is a wish of its own only where two are picked', () => {
  expect([0, 1, 2].map((place) => draftWish([eye, eye, troll], place, 2))).toEqual([
    { card: 'heimdalls-eye' },
    { card: 'heimdalls-eye', copy: 2 },
    { card: 'troll' },
  ]);
  expect(draftWish([eye, eye], 1, 1)).toEqual({ card: 'heimdalls-eye' });
});

test('an answer is found again among the cards, two alike at two places', () => {
  expect(placesOfAnswer([eye, eye, troll], [{ card: 'heimdalls-eye' }, { card: 'heimdalls-eye' }])).toEqual([0, 1]);
  const quests: CardView[] = [
    { card: 'quest-alfheim', age: 1 },
    { card: 'quest-alfheim', age: 2 },
  ];
  expect(placesOfAnswer(quests, [{ card: 'quest-alfheim', age: 2 }])).toEqual([1]);
  expect(placesOfAnswer(quests, [{ card: 'none' }])).toEqual([]);
});
