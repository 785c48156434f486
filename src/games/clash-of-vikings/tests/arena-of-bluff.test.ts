import { expect, test } from 'vitest';
import { start } from '../../../kernel/index.ts';
import { scenario } from '../../../testkit/scenario.ts';
import { clashOfVikings } from '../index.ts';
import type { Described } from '../rules/position.ts';
import { cardOf, deckOf, handOf } from '../rules/table.ts';
import { view } from '../rules/visibility.ts';
import { plays, staysPut } from './turn-steps.ts';

const options = { arenaOfBluff: true };
const play = (position: Described) => scenario(clashOfVikings, { ...position, options });
const FULL = { B1: [2], B3: [2], B5: [3], B7: [3] };

const begun = (seats: number) => start(clashOfVikings, { seats, seed: 'bluff', options }).state;

test('CV-60 one Shield, one Punch and one Slingshot are taken out of each deck', () => {
  const { table } = begun(3);
  for (const seat of [0, 1, 2]) {
    const cards = [...handOf(table, seat), ...deckOf(table, seat)].map((piece) => cardOf(table, piece)).toSorted();
    expect(cards).toEqual(['club', 'hammer', 'punch', 'shield', 'slam', 'slingshot', 'sprint', 'walk', 'walk']);
  }
});

test('CVT-32 nine cards: two in hand and seven in the draw pile, both are played in a chosen order', () => {
  expect(view(begun(2), 'spectator').seats).toMatchObject([
    { hand: [null, null], deck: 7 },
    { hand: [null, null], deck: 7 },
  ]);
  for (const [first, second] of [
    ['walk', 'shield'],
    ['shield', 'walk'],
  ] as const) {
    const scene = play({ seats: 2, hands: [['walk', 'shield']] }).offers(0, { card: 'walk' }, { card: 'shield' });
    staysPut(scene, 0, first).offers(0, { card: second });
    staysPut(scene, 0, second).asks('layCard', 1);
  }
});

test('CV-61 both hand cards are played and the hands filled to two', () => {
  const scene = play({ seats: 2, hands: [['club', 'hammer']], arena: FULL });
  staysPut(scene, 0, 'club').offers(0, { card: 'hammer' }).refuses(0, { card: 'none' }, 'table.notOffered');
  staysPut(scene, 0, 'hammer').tells(
    1,
    { type: 'stays', seat: 0 },
    { type: 'drew', seat: 0, count: 2, cards: null },
    { type: 'turnStarts', seat: 1 },
  );
  expect(scene.view(1).seats[0]).toMatchObject({ hand: [null, null], deck: 5, discard: 2 });
});

test('CVR-30 calls, penalties and the centre are as ever', () => {
  const scene = play({
    seats: 2,
    vikings: ['C', 'D6'],
    hands: [['club', 'hammer']],
    bracelets: [[1], [4]],
    reserve: 6,
  });
  scene.offers(0, { take: 2 }, { take: 0 }).answers(0, { take: 0 });
  scene.answers(0, { card: 'club' }).answers(0, { action: 'walk' }).answers(1, { call: true });
  scene.tells(
    1,
    { type: 'calls', seat: 1 },
    { type: 'wasBluff', seat: 0, action: 'walk', card: 'club' },
    { type: 'penaltyTaken', seat: 1, victim: 0, value: 1 },
    { type: 'actionDropped' },
  );
  scene.offers(0, { card: 'hammer' });
  expect(scene.view('spectator')).toMatchObject({ arenaOfBluff: true, reserve: 6 });
});

test('CVR-30 the set-up of the bracelets does not change', () => {
  for (const [seats, reserve, box] of [
    [2, 6, 9],
    [3, 6, 6],
    [4, 9, 0],
  ] as const) {
    expect(view(begun(seats), 'spectator')).toMatchObject({ reserve, box });
  }
});

test('CVR-23 both cards of a hand of two may be claimed as Shields, and then none is left', () => {
  const scene = play({
    seats: 2,
    vikings: ['D0', 'D6'],
    hands: [
      ['club', 'hammer'],
      ['walk', 'slam'],
    ],
    arena: FULL,
  });
  plays(scene, 0, 'club', 'hammer').answers(0, { victim: 1 }).answers(1, { card: 'walk' }).answers(0, { call: false });
  plays(scene, 0, 'hammer', 'hammer').answers(0, { victim: 1 });
  scene.offers(1, { card: 'slam' }, { card: 'none' }).answers(1, { card: 'slam' });
  expect(scene.view(0).seats[1]?.hand).toEqual([]);
  scene.answers(0, { call: false });
  expect(scene.view(0).seats[1]).toMatchObject({ hand: [null, null], deck: 5, discard: 2 });
});
