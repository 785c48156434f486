import { expect, test } from 'vitest';
import type { VikingsView } from '../../../../games/clash-of-vikings/view.ts';
import { shapes } from '../arena/geometry.ts';
import { planOf, type VikingsEvent } from './plan.ts';

const seat = (space: 'D3' | 'B1') => ({ viking: 'red', space }) as VikingsView['seats'][number];
const view = { side: 'meadow', attack: null, seats: [seat('D3'), seat('B1')] } as unknown as VikingsView;
const plan = (...events: readonly object[]) => planOf(events as readonly VikingsEvent[], view);

test('a Viking walks from where it stood, and what it picks up flies after that', () => {
  const { walks, flights } = plan(
    { type: 'moved', seat: 0, steps: 1, space: 'B2' },
    { type: 'looted', seat: 0, values: [1, 3] },
  );
  const way = walks.get(0)!;
  expect(way[0]).toMatchObject(shapes.D3.middle);
  expect(way.at(-1)).toMatchObject(shapes.B2.middle);
  expect(flights.map(({ from, to }) => [from, to])).toEqual([
    ['space:B2', 'seat:0'],
    ['space:B2', 'seat:0'],
  ]);
  expect(flights[0]!.at).toBe(way.at(-1)!.time);
});

test('a slammed Viking starts to move when it is touched', () => {
  const { walks } = plan({ type: 'slammed', seat: 0, victim: 1, space: 'B0' });
  expect(walks.get(0)!.at(-1)).toMatchObject(shapes.B1.middle);
  expect(walks.get(1)![0]!.time).toBeGreaterThan(0);
  expect(walks.get(1)![0]!.time).toBeLessThan(walks.get(0)!.at(-1)!.time);
});

test('a stolen bracelet flies face down', () => {
  expect(plan({ type: 'stole', seat: 0, victim: 1, value: 4 }).flights[0]).toMatchObject({ item: null });
});
