import { expect, test } from 'vitest';
import { start, type AnyGame } from '../../../kernel/index.ts';
import { twoWorlds } from '../../../testkit/checks/secrets.ts';
import { CheckFailure } from '../../../testkit/walk.ts';
import { clashOfVikings } from '../index.ts';
import * as planted from '../testkit/planted.ts';
import { zones } from '../rules/visibility.ts';

const { zoneLeaks } = planted;
const variant = { seats: 3, options: { side: 'meadow', arenaOfBluff: false } };

/** What the check of two worlds says of a game. */
function verdict(game: AnyGame): string {
  try {
    twoWorlds(game, variant, 8000);
  } catch (error) {
    if (error instanceof CheckFailure) return error.message;
    throw error;
  }
  return 'nothing was found';
}

/** A card told or shown by a decision that can still be undone is found as such. */
const VIEW = /the view tells more than the lots|a decision that can be undone revealed something/;
const EVENT = /an event tells what is hidden|a decision that can be undone revealed something/;

test('CV-70 the sound game leaks nothing', () => {
  expect(verdict(clashOfVikings)).toBe('nothing was found');
});

test('CV-70 there is a planted leak for every hidden zone', () => {
  const { table } = start(clashOfVikings, { seats: 2, seed: 'zones' }).state;
  const hidden = zones(table).flatMap(({ name, seenBy }) => (seenBy === 'all' ? [] : [name.split(' ')[0]!]));
  expect(Object.keys(zoneLeaks).toSorted()).toEqual([...new Set(hidden)].toSorted());
});

test('CV-70 a hand that shows is caught', () => {
  expect(verdict(zoneLeaks.hand)).toMatch(VIEW);
});

test('CV-70 the next card of a draw pile that shows is caught', () => {
  expect(verdict(zoneLeaks.deck)).toMatch(VIEW);
});

test('CV-70 a card laid face down that shows is caught', () => {
  expect(verdict(zoneLeaks.laid)).toMatch(VIEW);
});

test('CV-70 a card played and never shown that shows is caught', () => {
  expect(verdict(zoneLeaks.spent)).toMatch(VIEW);
});

test('CV-70 a discard pile that can be searched is caught', () => {
  expect(verdict(zoneLeaks.discard)).toMatch(VIEW);
});

test('CV-70 bracelets whose values show are caught', () => {
  expect(verdict(zoneLeaks.bracelets)).toMatch(VIEW);
});

test('CV-70 the next bracelet of the reserve that shows is caught', () => {
  expect(verdict(zoneLeaks.reserve)).toMatch(VIEW);
});

test('CV-70 a bracelet in the box that shows is caught', () => {
  expect(verdict(zoneLeaks.box)).toMatch(VIEW);
});

test('CVR-29 the value of a stolen bracelet told to everybody is caught', () => {
  expect(verdict(planted.stolenValueToldToAll)).toMatch(EVENT);
  expect(verdict(planted.penaltyToldToAll)).toMatch(EVENT);
});

test('CV-12 the card under an announcement told to everybody is caught', () => {
  expect(verdict(planted.laidCardToldToAll)).toMatch(EVENT);
});

test('CV-40 the card of a Shield claim told to everybody is caught', () => {
  expect(verdict(planted.claimedCardToldToAll)).toMatch(EVENT);
});

test('CV-50 drawn cards told to everybody are caught', () => {
  expect(verdict(planted.drawnCardsToldToAll)).toMatch(EVENT);
});

test('CV-40 a Shield asked only of those who hold one is caught', () => {
  expect(verdict(planted.shieldAskedOfHolders)).not.toBe('nothing was found');
});

test('CV-80 a count sheet that counts a hidden hand is caught', () => {
  expect(verdict(planted.countOfTheHand)).toMatch(VIEW);
});

test('CV-21 a sealed call that shows is caught', () => {
  expect(verdict(planted.callShown)).toMatch(/an answer still sealed shows/);
});

test('CV-34 a refusal that tells what a rival holds is caught', () => {
  expect(verdict(planted.refusalOfShields)).not.toBe('nothing was found');
});
