import { expect, test } from 'vitest';
import { NEIGHBOURS } from '../../../../games/clash-of-vikings/facts/arena.ts';
import { SPACES, type SpaceId } from '../../../../games/clash-of-vikings/facts/ids.ts';
import { gate, shapes, slots, walk, type Shape } from './geometry.ts';

const byOrder = (a: SpaceId, b: SpaceId): number => SPACES.indexOf(a) - SPACES.indexOf(b);

/** Whether a border of the two, or a part of it, is the same line. */
function touch(one: SpaceId, other: SpaceId): boolean {
  const [inner, outer] = [shapes[one], shapes[other]].toSorted((a, b) => a.ring - b.ring) as [Shape, Shape];
  const turn = Math.abs(((outer.angle - inner.angle + 540) % 360) - 180);
  const reach = (inner.span + outer.span) / 2;
  if (inner.ring === outer.ring) return one !== other && Math.abs(turn - reach) < 1e-6;
  return outer.ring === inner.ring + 1 && (inner.ring === 0 || reach - turn > 1e-6);
}

test('spaces touch in the drawing where the rules have neighbours', () => {
  for (const space of SPACES)
    expect(SPACES.filter((other) => touch(space, other))).toEqual([...NEIGHBOURS[space]].sort(byOrder));
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
