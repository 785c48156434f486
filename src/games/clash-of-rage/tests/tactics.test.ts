import { expect, test } from 'vitest';
import type { ClanId } from '../facts/ids.ts';
import { scene, told } from './scenes.ts';

/** What playing the card brings: its number, the gold of the income, the units that may be placed. */
function play(
  clan: ClanId,
  card: string,
): { readonly order: number; readonly gold: number; readonly units: readonly number[] } {
  const at = scene({ seats: 1, phase: 'cards', options: { clans: [clan] }, hands: [[card]] }).answers(0, { card });
  return {
    order: told(at, 'cardPlayed')[0]!.order,
    gold: at.view(0).seats[0]!.gold,
    units: at.view(0).reinforcements!.left,
  };
}

test('card bohorg-t1 has order 2, 5 gold and 2 + 0 + 0 units', () => {
  expect(play('bohorg', 'bohorg-t1')).toEqual({ order: 2, gold: 5, units: [2, 0, 0] });
});

test('card bohorg-t2 has order 8, 5 gold and 1 + 1 + 0 units', () => {
  expect(play('bohorg', 'bohorg-t2')).toEqual({ order: 8, gold: 5, units: [1, 1, 0] });
});

test('card bohorg-t3 has order 11, 6 gold and 3 + 0 + 0 units', () => {
  expect(play('bohorg', 'bohorg-t3')).toEqual({ order: 11, gold: 6, units: [3, 0, 0] });
});

test('card bohorg-t4 has order 13, 7 gold and 2 + 1 + 0 units', () => {
  expect(play('bohorg', 'bohorg-t4')).toEqual({ order: 13, gold: 7, units: [2, 1, 0] });
});

test('card bohorg-t5 has order 20, 6 gold and 1 + 0 + 1 units', () => {
  expect(play('bohorg', 'bohorg-t5')).toEqual({ order: 20, gold: 6, units: [1, 0, 1] });
});

test('card bohorg-t6 has order 22, 9 gold and 2 + 1 + 0 units', () => {
  expect(play('bohorg', 'bohorg-t6')).toEqual({ order: 22, gold: 9, units: [2, 1, 0] });
});

test('card bohorg-t7 has order 27, 8 gold and 1 + 1 + 1 units', () => {
  expect(play('bohorg', 'bohorg-t7')).toEqual({ order: 27, gold: 8, units: [1, 1, 1] });
});

test('card godleif-t1 has order 1, 4 gold and 2 + 0 + 0 units', () => {
  expect(play('godleif', 'godleif-t1')).toEqual({ order: 1, gold: 4, units: [2, 0, 0] });
});

test('card godleif-t2 has order 7, 4 gold and 1 + 1 + 0 units', () => {
  expect(play('godleif', 'godleif-t2')).toEqual({ order: 7, gold: 4, units: [1, 1, 0] });
});

test('card godleif-t3 has order 10, 6 gold and 3 + 0 + 0 units', () => {
  expect(play('godleif', 'godleif-t3')).toEqual({ order: 10, gold: 6, units: [3, 0, 0] });
});

test('card godleif-t4 has order 16, 6 gold and 2 + 1 + 0 units', () => {
  expect(play('godleif', 'godleif-t4')).toEqual({ order: 16, gold: 6, units: [2, 1, 0] });
});

test('card godleif-t5 has order 19, 7 gold and 1 + 0 + 1 units', () => {
  expect(play('godleif', 'godleif-t5')).toEqual({ order: 19, gold: 7, units: [1, 0, 1] });
});

test('card godleif-t6 has order 21, 7 gold and 3 + 1 + 0 units', () => {
  expect(play('godleif', 'godleif-t6')).toEqual({ order: 21, gold: 7, units: [3, 1, 0] });
});

test('card godleif-t7 has order 26, 8 gold and 1 + 1 + 1 units', () => {
  expect(play('godleif', 'godleif-t7')).toEqual({ order: 26, gold: 8, units: [1, 1, 1] });
});

test('card steamfield-t1 has order 3, 8 gold and 1 + 0 + 0 units', () => {
  expect(play('steamfield', 'steamfield-t1')).toEqual({ order: 3, gold: 8, units: [1, 0, 0] });
});

test('card steamfield-t2 has order 5, 5 gold and 1 + 1 + 0 units', () => {
  expect(play('steamfield', 'steamfield-t2')).toEqual({ order: 5, gold: 5, units: [1, 1, 0] });
});

test('card steamfield-t3 has order 12, 8 gold and 2 + 0 + 0 units', () => {
  expect(play('steamfield', 'steamfield-t3')).toEqual({ order: 12, gold: 8, units: [2, 0, 0] });
});

test('card steamfield-t4 has order 14, 6 gold and 2 + 1 + 0 units', () => {
  expect(play('steamfield', 'steamfield-t4')).toEqual({ order: 14, gold: 6, units: [2, 1, 0] });
});

test('card steamfield-t5 has order 17, 7 gold and 1 + 0 + 1 units', () => {
  expect(play('steamfield', 'steamfield-t5')).toEqual({ order: 17, gold: 7, units: [1, 0, 1] });
});

test('card steamfield-t6 has order 23, 9 gold and 2 + 1 + 0 units', () => {
  expect(play('steamfield', 'steamfield-t6')).toEqual({ order: 23, gold: 9, units: [2, 1, 0] });
});

test('card steamfield-t7 has order 28, 8 gold and 1 + 1 + 1 units', () => {
  expect(play('steamfield', 'steamfield-t7')).toEqual({ order: 28, gold: 8, units: [1, 1, 1] });
});

test('card tomb-t1 has order 4, 4 gold and 3 + 0 + 0 units', () => {
  expect(play('tomb', 'tomb-t1')).toEqual({ order: 4, gold: 4, units: [3, 0, 0] });
});

test('card tomb-t2 has order 6, 5 gold and 1 + 1 + 0 units', () => {
  expect(play('tomb', 'tomb-t2')).toEqual({ order: 6, gold: 5, units: [1, 1, 0] });
});

test('card tomb-t3 has order 9, 5 gold and 4 + 0 + 0 units', () => {
  expect(play('tomb', 'tomb-t3')).toEqual({ order: 9, gold: 5, units: [4, 0, 0] });
});

test('card tomb-t4 has order 15, 6 gold and 3 + 1 + 0 units', () => {
  expect(play('tomb', 'tomb-t4')).toEqual({ order: 15, gold: 6, units: [3, 1, 0] });
});

test('card tomb-t5 has order 18, 7 gold and 1 + 0 + 1 units', () => {
  expect(play('tomb', 'tomb-t5')).toEqual({ order: 18, gold: 7, units: [1, 0, 1] });
});

test('card tomb-t6 has order 24, 7 gold and 4 + 1 + 0 units', () => {
  expect(play('tomb', 'tomb-t6')).toEqual({ order: 24, gold: 7, units: [4, 1, 0] });
});

test('card tomb-t7 has order 25, 7 gold and 2 + 1 + 1 units', () => {
  expect(play('tomb', 'tomb-t7')).toEqual({ order: 25, gold: 7, units: [2, 1, 1] });
});
