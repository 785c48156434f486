import { expect, test } from 'vitest';
import { figuresOf, observe, observeElves } from './observed.ts';

test('card bohorg-1 is Basher: 7 figures with power 3, life 1, move 2', () => {
  expect(figuresOf('bohorg')[0]).toBe(7);
  expect(observe('bohorg', 0)).toEqual({
    dice: 3,
    rerolls: 0,
    wounds: 1,
    rage: 0,
    shields: 0,
    life: 1,
    slow: 1,
    steps: 2,
    flies: false,
  });
});

test('card bohorg-2 is Krag Rider: 6 figures with power 4, life 2, move 3', () => {
  expect(figuresOf('bohorg')[1]).toBe(6);
  expect(observe('bohorg', 1)).toEqual({
    dice: 4,
    rerolls: 0,
    wounds: 1,
    rage: 0,
    shields: 0,
    life: 2,
    slow: 0,
    steps: 3,
    flies: false,
  });
});

test('card bohorg-3 is Executor: 3 figures with power 6, life 3, move 2', () => {
  expect(figuresOf('bohorg')[2]).toBe(3);
  expect(observe('bohorg', 2)).toEqual({
    dice: 6,
    rerolls: 0,
    wounds: 0,
    rage: 0,
    shields: 0,
    life: 3,
    slow: 2,
    steps: 2,
    flies: false,
  });
});

test('card godleif-1 is Berserker: 8 figures with power 4, life 1, move 2', () => {
  expect(figuresOf('godleif')[0]).toBe(8);
  expect(observe('godleif', 0)).toEqual({
    dice: 4,
    rerolls: 0,
    wounds: 0,
    rage: 0,
    shields: 0,
    life: 1,
    slow: 0,
    steps: 2,
    flies: false,
  });
});

test('card godleif-2 is Skald: 5 figures with power 4, life 2, move 2', () => {
  expect(figuresOf('godleif')[1]).toBe(5);
  expect(observe('godleif', 1)).toEqual({
    dice: 4,
    rerolls: 0,
    wounds: 0,
    rage: 1,
    shields: 0,
    life: 2,
    slow: 1,
    steps: 2,
    flies: false,
  });
});

test('card godleif-3 is Bear Jarl: 4 figures with power 6, life 3, move 2', () => {
  expect(figuresOf('godleif')[2]).toBe(4);
  expect(observe('godleif', 2)).toEqual({
    dice: 6,
    rerolls: 0,
    wounds: 1,
    rage: 0,
    shields: 0,
    life: 3,
    slow: 2,
    steps: 2,
    flies: false,
  });
});

test('card steamfield-1 is Lancer: 6 figures with power 3, life 1, move 2', () => {
  expect(figuresOf('steamfield')[0]).toBe(6);
  expect(observe('steamfield', 0)).toEqual({
    dice: 3,
    rerolls: 0,
    wounds: 0,
    rage: 0,
    shields: 1,
    life: 1,
    slow: 0,
    steps: 2,
    flies: false,
  });
});

test('card steamfield-2 is Boiler Knight: 5 figures with power 4, life 2, move 2', () => {
  expect(figuresOf('steamfield')[1]).toBe(5);
  expect(observe('steamfield', 1)).toEqual({
    dice: 4,
    rerolls: 1,
    wounds: 0,
    rage: 0,
    shields: 0,
    life: 2,
    slow: 1,
    steps: 2,
    flies: false,
  });
});

test('card steamfield-3 is Piston Colossus: 4 figures with power 5, life 4, move 1', () => {
  expect(figuresOf('steamfield')[2]).toBe(4);
  expect(observe('steamfield', 2)).toEqual({
    dice: 5,
    rerolls: 0,
    wounds: 0,
    rage: 0,
    shields: 1,
    life: 4,
    slow: 3,
    steps: 1,
    flies: false,
  });
});

test('card tomb-1 is Skeleton: 10 figures with power 3, life 1, move 2', () => {
  expect(figuresOf('tomb')[0]).toBe(10);
  expect(observe('tomb', 0)).toEqual({
    dice: 3,
    rerolls: 0,
    wounds: 0,
    rage: 0,
    shields: 0,
    life: 1,
    slow: 1,
    steps: 2,
    flies: false,
  });
});

test('card tomb-2 is Wraith: 6 figures with power 3, life 2, move 2', () => {
  expect(figuresOf('tomb')[1]).toBe(6);
  expect(observe('tomb', 1)).toEqual({
    dice: 3,
    rerolls: 0,
    wounds: 1,
    rage: 0,
    shields: 0,
    life: 2,
    slow: 0,
    steps: 2,
    flies: true,
  });
});

test('card tomb-3 is Lich: 3 figures with power 5, life 3, move 2', () => {
  expect(figuresOf('tomb')[2]).toBe(3);
  expect(observe('tomb', 2)).toEqual({
    dice: 5,
    rerolls: 1,
    wounds: 0,
    rage: 0,
    shields: 1,
    life: 3,
    slow: 1,
    steps: 2,
    flies: false,
  });
});

test('card guard is Shining Guard: 15 tokens with power 4, life 1', () => {
  expect(observeElves('guard')).toEqual({ dice: 4, rerolls: 0, wounds: 0, shields: 0, life: 1, slow: 1, tokens: 15 });
});

test('card elder is High Elder: 15 tokens with power 3, life 1', () => {
  expect(observeElves('elder')).toEqual({ dice: 3, rerolls: 1, wounds: 0, shields: 0, life: 1, slow: 0, tokens: 15 });
});

test('card templar is Templar: 15 tokens with power 5, life 2', () => {
  expect(observeElves('templar')).toEqual({ dice: 5, rerolls: 0, wounds: 0, shields: 1, life: 2, slow: 2, tokens: 15 });
});
