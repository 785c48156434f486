import { expect, test } from 'vitest';
import { start, type AnyGame } from '../../../kernel/index.ts';
import { twoWorlds } from '../../../testkit/checks/secrets.ts';
import { CheckFailure } from '../../../testkit/walk.ts';
import { bloodRage } from '../index.ts';
import * as planted from '../testkit/planted.ts';
import { zones } from '../rules/visibility.ts';

const { zoneLeaks } = planted;
const variant = { seats: 3, options: {}, salt: 'a' };

/** What the check of two worlds says of a game. */
function verdict(game: AnyGame, comparisons = 4000): string {
  try {
    twoWorlds(game, variant, comparisons);
  } catch (error) {
    if (error instanceof CheckFailure) return error.message;
    throw error;
  }
  return 'nothing was found';
}

/** A card told or shown by a decision that can still be undone is found as such. */
const VIEW = /the view tells more than the lots|a decision that can be undone revealed something/;
const ASKED =
  /who is asked depends on|the view tells more than the lots|a decision that can be undone revealed something/;
const EVENT = /an event tells what is hidden|a decision that can be undone revealed something/;

test('BR-100 the sound game leaks nothing', () => {
  expect(verdict(bloodRage, 1500)).toBe('nothing was found');
});

test('BR-100 there is a planted leak for every hidden zone', () => {
  const hidden = zones(start(bloodRage, { seats: 2, seed: 'zones' }).state.table).flatMap(({ name, seenBy }) =>
    seenBy === 'all' ? [] : [name.split(' ')[0]!],
  );
  expect(Object.keys(zoneLeaks).toSorted()).toEqual([...new Set(hidden)].toSorted());
});

test('BR-100 a hand that shows is caught', () => {
  expect(verdict(zoneLeaks['hand']!)).toMatch(VIEW);
});

test('BR-100 a packet going round that shows is caught', () => {
  expect(verdict(zoneLeaks['packet']!)).toMatch(VIEW);
});

test('BR-100 a kept card that shows is caught', () => {
  expect(verdict(zoneLeaks['kept']!)).toMatch(VIEW);
});

test('BR-100 a committed Quest that shows is caught', () => {
  expect(verdict(zoneLeaks['quests']!)).toMatch(VIEW);
});

test('BR-100 the next card of a deck that shows is caught', () => {
  expect(verdict(zoneLeaks['deck']!)).toMatch(VIEW);
});

test('BR-100 cards left over or discarded unseen that show are caught', () => {
  expect(verdict(zoneLeaks['buried']!)).toMatch(VIEW);
});

test('BR-23 picks told to everybody are caught', () => {
  expect(verdict(planted.picksToldToAll)).toMatch(EVENT);
});

test('BR-56 a Quest told to everybody is caught', () => {
  expect(verdict(planted.questToldToAll)).toMatch(EVENT);
});

test('BR-80 a kept card told to everybody is caught', () => {
  expect(verdict(planted.keptCardToldToAll)).toMatch(EVENT);
});

test('BR-23 a pick still sealed that shows is caught', () => {
  expect(verdict(planted.sealedAnswersShown)).toMatch(/an answer still sealed shows/);
});

test('BR-67 a late card asked only of those who hold one is caught', () => {
  expect(verdict(planted.lateCardAskedOfHolders)).toMatch(ASKED);
});

test('BRC-68 a card to keep asked only of those who hold a Quest is caught', () => {
  expect(verdict(planted.keepAskedOfQuestHolders)).toMatch(ASKED);
});

test('BR-98 a memory that knows more than was seen is caught', () => {
  expect(verdict(planted.questsCounted)).toMatch(VIEW);
});

test('BR-100 a refusal that tells what a rival has committed to is caught', () => {
  expect(verdict(planted.refusalOfQuests)).not.toBe('nothing was found');
});
