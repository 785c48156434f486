import { expect, test } from 'vitest';
import { gains, offer } from './observed.ts';

test('card bone-knife costs 3 and adds power 1', () => {
  expect(offer('bone-knife')).toEqual({ price: 3, copies: 4 });
  expect(gains('bone-knife')).toEqual({ slot: 'weapon', dice: 1 });
});

test('card great-axe costs 6 and adds power 2', () => {
  expect(offer('great-axe')).toEqual({ price: 6, copies: 4 });
  expect(gains('great-axe')).toEqual({ slot: 'weapon', dice: 2 });
});

test('card war-hammer costs 7 and adds power 3, slowness 1', () => {
  expect(offer('war-hammer')).toEqual({ price: 7, copies: 3 });
  expect(gains('war-hammer')).toEqual({ slot: 'weapon', dice: 3, slow: 1 });
});

test('card javelins costs 5 and adds wounds 1', () => {
  expect(offer('javelins')).toEqual({ price: 5, copies: 4 });
  expect(gains('javelins')).toEqual({ slot: 'weapon', wounds: 1 });
});

test('card crossbow costs 8 and adds power 1, wounds 1', () => {
  expect(offer('crossbow')).toEqual({ price: 8, copies: 3 });
  expect(gains('crossbow')).toEqual({ slot: 'weapon', dice: 1, wounds: 1 });
});

test('card blunderbuss costs 9 and adds wounds 2, slowness 1', () => {
  expect(offer('blunderbuss')).toEqual({ price: 9, copies: 3 });
  expect(gains('blunderbuss')).toEqual({ slot: 'weapon', wounds: 2, slow: 1 });
});

test('card shaman-staff costs 7 and adds power 1, rerolls 1', () => {
  expect(offer('shaman-staff')).toEqual({ price: 7, copies: 3 });
  expect(gains('shaman-staff')).toEqual({ slot: 'weapon', dice: 1, rerolls: 1 });
});

test('card spiked-club costs 9 and adds rerolls 1, wounds 1', () => {
  expect(offer('spiked-club')).toEqual({ price: 9, copies: 3 });
  expect(gains('spiked-club')).toEqual({ slot: 'weapon', rerolls: 1, wounds: 1 });
});

test('card war-drum costs 7 and adds rage 1', () => {
  expect(offer('war-drum')).toEqual({ price: 7, copies: 3 });
  expect(gains('war-drum')).toEqual({ slot: 'weapon', rage: 1 });
});

test('card rock-breaker costs 12 and adds power 3, wounds 1, slowness 1', () => {
  expect(offer('rock-breaker')).toEqual({ price: 12, copies: 2 });
  expect(gains('rock-breaker')).toEqual({ slot: 'weapon', dice: 3, wounds: 1, slow: 1 });
});

test('card saddle-lance costs 6 and adds power 1, speed 1', () => {
  expect(offer('saddle-lance')).toEqual({ price: 6, copies: 3 });
  expect(gains('saddle-lance')).toEqual({ slot: 'weapon', dice: 1, steps: 1 });
});

test('card rapier costs 5 and adds rerolls 1', () => {
  expect(offer('rapier')).toEqual({ price: 5, copies: 3 });
  expect(gains('rapier')).toEqual({ slot: 'weapon', rerolls: 1 });
});

test('card sword-buckler costs 8 and adds power 1, shields 1', () => {
  expect(offer('sword-buckler')).toEqual({ price: 8, copies: 3 });
  expect(gains('sword-buckler')).toEqual({ slot: 'weapon', dice: 1, shields: 1 });
});

test('card halberd costs 10 and adds power 2, rerolls 1', () => {
  expect(offer('halberd')).toEqual({ price: 10, copies: 2 });
  expect(gains('halberd')).toEqual({ slot: 'weapon', dice: 2, rerolls: 1 });
});

test('card shaman-mantle costs 5 and adds rerolls 1', () => {
  expect(offer('shaman-mantle')).toEqual({ price: 5, copies: 3 });
  expect(gains('shaman-mantle')).toEqual({ slot: 'armour', rerolls: 1 });
});

test('card cuirass costs 5 and adds shields 1', () => {
  expect(offer('cuirass')).toEqual({ price: 5, copies: 4 });
  expect(gains('cuirass')).toEqual({ slot: 'armour', shields: 1 });
});

test('card heavy-armour costs 8 and adds shields 2, slowness 1', () => {
  expect(offer('heavy-armour')).toEqual({ price: 8, copies: 3 });
  expect(gains('heavy-armour')).toEqual({ slot: 'armour', shields: 2, slow: 1 });
});

test('card mail-coat costs 7 and adds life 1', () => {
  expect(offer('mail-coat')).toEqual({ price: 7, copies: 3 });
  expect(gains('mail-coat')).toEqual({ slot: 'armour', life: 1 });
});

test('card feather-cloak costs 5 and adds flight', () => {
  expect(offer('feather-cloak')).toEqual({ price: 5, copies: 3 });
  expect(gains('feather-cloak')).toEqual({ slot: 'armour', flies: true });
});

test('card marching-boots costs 3 and adds speed 1', () => {
  expect(offer('marching-boots')).toEqual({ price: 3, copies: 3 });
  expect(gains('marching-boots')).toEqual({ slot: 'armour', steps: 1 });
});

test('card war-mask costs 8 and adds power 1, wounds 1', () => {
  expect(offer('war-mask')).toEqual({ price: 8, copies: 2 });
  expect(gains('war-mask')).toEqual({ slot: 'armour', dice: 1, wounds: 1 });
});

test('card steam-plate costs 11 and adds power 1, shields 2, slowness 1', () => {
  expect(offer('steam-plate')).toEqual({ price: 11, copies: 2 });
  expect(gains('steam-plate')).toEqual({ slot: 'armour', dice: 1, shields: 2, slow: 1 });
});

test('card carapace costs 10 and adds shields 1, life 1, slowness 1', () => {
  expect(offer('carapace')).toEqual({ price: 10, copies: 2 });
  expect(gains('carapace')).toEqual({ slot: 'armour', shields: 1, life: 1, slow: 1 });
});
