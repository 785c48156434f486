import { expect, test } from 'vitest';
import { gains } from './observed.ts';

test('card fang-of-dawn adds power 4', () => {
  expect(gains('fang-of-dawn')).toEqual({ slot: 'weapon', dice: 4 });
});

test('card emerald-sceptre adds power 2, rerolls 2', () => {
  expect(gains('emerald-sceptre')).toEqual({ slot: 'weapon', dice: 2, rerolls: 2 });
});

test('card reapers-scythe adds wounds 2, life 1', () => {
  expect(gains('reapers-scythe')).toEqual({ slot: 'weapon', wounds: 2, life: 1 });
});

test('card storm-horn adds rage 2', () => {
  expect(gains('storm-horn')).toEqual({ slot: 'weapon', rage: 2 });
});

test('card quake-maul adds power 5, slowness 1', () => {
  expect(gains('quake-maul')).toEqual({ slot: 'weapon', dice: 5, slow: 1 });
});

test('card star-bow adds power 2, wounds 2', () => {
  expect(gains('star-bow')).toEqual({ slot: 'weapon', dice: 2, wounds: 2 });
});

test('card wind-lance adds power 2, speed 1, flight', () => {
  expect(gains('wind-lance')).toEqual({ slot: 'weapon', dice: 2, steps: 1, flies: true });
});

test('card twin-blades adds rerolls 2, wounds 1', () => {
  expect(gains('twin-blades')).toEqual({ slot: 'weapon', rerolls: 2, wounds: 1 });
});

test('card first-scale adds life 2', () => {
  expect(gains('first-scale')).toEqual({ slot: 'armour', life: 2 });
});

test('card crystal-aegis adds shields 3', () => {
  expect(gains('crystal-aegis')).toEqual({ slot: 'armour', shields: 3 });
});

test('card obsidian-wings adds shields 1, speed 1, flight', () => {
  expect(gains('obsidian-wings')).toEqual({ slot: 'armour', shields: 1, steps: 1, flies: true });
});

test('card rage-mantle adds rage 1, life 1', () => {
  expect(gains('rage-mantle')).toEqual({ slot: 'armour', rage: 1, life: 1 });
});

test('card conquerors-crown adds power 2, rerolls 1', () => {
  expect(gains('conquerors-crown')).toEqual({ slot: 'armour', dice: 2, rerolls: 1 });
});

test('card everlasting-cuirass adds shields 2, life 1', () => {
  expect(gains('everlasting-cuirass')).toEqual({ slot: 'armour', shields: 2, life: 1 });
});
