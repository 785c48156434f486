import { expect, test } from 'vitest';
import type { AnyGame } from '../../../kernel/index.ts';
import { twoWorlds } from '../../../testkit/checks/secrets.ts';
import { CheckFailure } from '../../../testkit/walk.ts';
import { clashOfRage } from '../index.ts';
import { zones } from '../rules/visibility.ts';
import * as planted from '../testkit/planted.ts';
import { opened } from './scenes.ts';

const { zoneLeaks } = planted;
const variant = { seats: 2, options: { roundLimit: '10', layout: 'random' } };

/** What the check of two worlds says of a game. */
function verdict(game: AnyGame): string {
  try {
    twoWorlds(game, variant, 4000);
  } catch (error) {
    if (error instanceof CheckFailure) return error.message;
    throw error;
  }
  return 'nothing was found';
}

const VIEW = /the view tells more than the lots|a decision that can be undone revealed something/;
const EVENT = /an event tells what is hidden|a decision that can be undone revealed something/;

test('CR-100 the sound game leaks nothing', () => {
  expect(verdict(clashOfRage)).toBe('nothing was found');
});

test('CR-100 there is a planted leak for every hidden zone', () => {
  const hidden = zones(opened(2).table).flatMap(({ name, seenBy }) => (seenBy === 'all' ? [] : [name.split(' ')[0]!]));
  expect(Object.keys(zoneLeaks).toSorted()).toEqual([...new Set(hidden)].toSorted());
});

test('CR-100 the next card of the equipment pile that shows is caught', () => {
  expect(verdict(zoneLeaks.pile)).toMatch(VIEW);
});

test('CR-100 the next legendary card that shows is caught', () => {
  expect(verdict(zoneLeaks.legendary)).toMatch(VIEW);
});

test('CR-100 legendary cards drawn that show to all are caught', () => {
  expect(verdict(planted.drawnLegendaryShown)).toMatch(VIEW);
});

test('CR-100 a hand that shows is caught', () => {
  expect(verdict(zoneLeaks.hand)).toMatch(VIEW);
});

test('CR-100 the next card of a tactic deck that shows is caught', () => {
  expect(verdict(zoneLeaks.deck)).toMatch(VIEW);
});

test('CR-23 legendary cards drawn that are told to everybody are caught', () => {
  expect(verdict(planted.drawnLegendaryToldToAll)).toMatch(EVENT);
});

test('CR-11 a sealed card that shows is caught', () => {
  expect(verdict(planted.sealedCardShown)).toMatch(/an answer still sealed shows/);
});

test('CR-20 a refusal that tells what a rival holds is caught', () => {
  expect(verdict(planted.refusalByRivalHand)).not.toBe('nothing was found');
});

test('CR-22 a market that is filled without closing undo is caught', () => {
  expect(verdict(planted.unrevealedMarket)).toMatch(/a decision that can be undone revealed something/);
});
