import { expect, test } from 'vitest';
import { scenario } from '../../../testkit/scenario.ts';
import type { CardId } from '../facts/ids.ts';
import { clashOfVikings } from '../index.ts';
import type { SpaceId } from '../facts/ids.ts';

/** Seat 0 lays the card, names it truly and is called: the card's own action follows. */
const truly = (card: Exclude<CardId, 'shield'>, vikings: readonly SpaceId[]) => {
  const scene = scenario(clashOfVikings, {
    seats: 2,
    vikings,
    hands: [[card, 'shield'], ['shield']],
    bracelets: [[1], [4, 4]],
    arena: { B1: [2], B3: [2], B5: [3], B7: [3] },
  });
  return scene.answers(0, { card }).answers(0, { action: card }).answers(1, { call: true });
};
const owned = (scene: ReturnType<typeof truly>) => scene.view(0).seats.map(({ bracelets }) => bracelets.length);

test('card Walk moves one space', () => {
  const scene = truly('walk', ['D0', 'D6']).offers(0, { to: 'stay' }, { to: 'B0' }, { to: 'D1' });
  expect(scene.answers(0, { to: 'D1' }).view(1).seats[0]?.space).toBe('D1');
});

test('card Sprint moves up to two spaces', () => {
  truly('sprint', ['D0', 'D6'])
    .offers(0, { to: 'stay' }, { to: 'A0' }, { to: 'B0' }, { to: 'B1' }, { to: 'B7' }, { to: 'D1' })
    .answers(0, { to: 'A0' })
    .tells(1, { type: 'moved', seat: 0, steps: 2, space: 'A0' });
});

test('card Slam takes a rival’s place and puts him beside it', () => {
  const scene = truly('slam', ['D0', 'D1']).answers(0, { victim: 1 }).answers(0, { to: 'D0' });
  expect(scene.view(1).seats.map(({ space }) => space)).toEqual(['D1', 'D0']);
});

test('card Club steals from a neighbour', () => {
  const scene = truly('club', ['D0', 'D1']).answers(0, { victim: 1 }).answers(1, { card: 'none' });
  expect(owned(scene)).toEqual([3, 0]);
});

test('card Punch knocks a bracelet off a neighbour', () => {
  const scene = truly('punch', ['D0', 'D1']).answers(0, { victim: 1 }).answers(1, { card: 'none' });
  expect(scene.answers(0, { drop: 'B0' }).view(1).arena['B0']).toEqual([4]);
  expect(owned(scene)).toEqual([2, 0]);
});

test('card Hammer steals from afar', () => {
  const scene = truly('hammer', ['D0', 'D6']).answers(0, { victim: 1 }).answers(1, { card: 'none' });
  expect(owned(scene)).toEqual([3, 0]);
});

test('card Slingshot knocks a bracelet off from afar', () => {
  const scene = truly('slingshot', ['D0', 'D6']).answers(0, { victim: 1 }).answers(1, { card: 'none' });
  expect(scene.answers(0, { drop: 'B4' }).view(1).arena['B4']).toEqual([4]);
  expect(owned(scene)).toEqual([2, 0]);
});

test('card Shield stops an attack, and costs who doubted it a bracelet', () => {
  const scene = truly('hammer', ['D0', 'D6']).answers(0, { victim: 1 }).answers(1, { card: 'shield' });
  scene.answers(0, { call: true }).asks('layCard', 0);
  expect(owned(scene)).toEqual([1, 2]);
  expect(scene.view(0).seats[1]?.shown).toEqual(['shield']);
});
