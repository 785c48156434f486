import { expect, test } from 'vitest';
import { nextSeat, seatsAfter, seatsFrom, seatsOf } from './seats.ts';
import type { Seat } from './types.ts';

test('seats go clockwise from any of them, and come round', () => {
  expect(seatsFrom(0, 3)).toEqual([0, 1, 2]);
  expect(seatsFrom(2, 4)).toEqual([2, 3, 0, 1]);
  expect(seatsFrom(0, 1)).toEqual([0]);
  expect(seatsFrom(7, 8)).toEqual([7, 0, 1, 2, 3, 4, 5, 6]);
});

test('the others begin with the seat to the left', () => {
  expect(seatsAfter(0, 3)).toEqual([1, 2]);
  expect(seatsAfter(3, 4)).toEqual([0, 1, 2]);
  expect(seatsAfter(0, 1)).toEqual([]);
});

test('all seats, and the next to the left', () => {
  expect(seatsOf(3)).toEqual([0, 1, 2]);
  expect([0, 1, 2].map((seat) => nextSeat(seat, 3))).toEqual([1, 2, 0]);
  expect(nextSeat(0, 1)).toBe(0);
});

test('a list that all share cannot be changed by one of them', () => {
  expect(() => (seatsFrom(0, 3) as Seat[]).pop()).toThrow(TypeError);
  expect(() => (seatsAfter(0, 3) as Seat[]).pop()).toThrow(TypeError);
});
