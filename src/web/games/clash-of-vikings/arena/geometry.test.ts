import { expect, test } from 'vitest';
import { SIDES, SPACES } from '../../../../games/clash-of-vikings/ids.ts';
import { distance, gate, neighbours, shapes, slots, walk } from './geometry.ts';
import { kindOf } from './sides.ts';

test('neighbours follow from the drawing, both ways', () => {
  expect(neighbours.C).toEqual(['A0', 'A1', 'A2', 'A3']);
  expect([...neighbours.B1].sort()).toEqual(['A0', 'A1', 'B0', 'B2', 'D1', 'D2']);
  expect([...neighbours.D0].sort()).toEqual(['B0', 'D1', 'D11']);
  for (const space of SPACES) for (const other of neighbours[space]) expect(neighbours[other]).toContain(space);
});

test('distances are steps, round the rings too', () => {
  expect(distance('D0', 'D0')).toBe(0);
  expect(distance('D0', 'D11')).toBe(1);
  expect(distance('D0', 'C')).toBe(3);
  expect(distance('D0', 'D6')).toBe(6);
});

test('a way goes through the gates between spaces', () => {
  const points = walk(['D3', 'B2', 'A1']);
  expect(points).toHaveLength(5);
  expect(points[0]).toEqual(shapes.D3.middle);
  expect(points[1]).toEqual(gate('B2', 'D3'));
  expect(points[4]).toEqual(shapes.A1.middle);
});

test('bracelets on one space lie apart', () => {
  for (const space of SPACES)
    for (const count of [1, 2, 3, 4]) {
      const places = slots(space, count);
      expect(places).toHaveLength(count);
      expect(new Set(places.map(({ x, y }) => `${x} ${y}`)).size).toBe(count);
    }
});

test('each side has four starts, four bracelet spaces, four waters and a centre', () => {
  for (const side of SIDES) {
    const count = (kind: string): number => SPACES.filter((space) => kindOf(side, space) === kind).length;
    expect(['start', 'bracelet', 'water', 'centre', 'normal'].map(count)).toEqual([4, 4, 4, 1, 12]);
  }
});
