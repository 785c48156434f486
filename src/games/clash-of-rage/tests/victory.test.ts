import { expect, test } from 'vitest';
import type { Described } from '../rules/position/described.ts';
import { scene, told, type Scene } from './scenes.ts';

const THREE = ['star-bow', 'first-scale', 'storm-horn'];
const FOUR = [...THREE, 'rage-mantle'];
const result = (at: Scene) => at.state.result;

test('CR-70 a point for each city controlled and each legendary card owned', () => {
  const at = scene({
    seats: 2,
    units: [{ A0: [1, 0, 0], B0: [1, 0, 0] }, {}],
    aside: [['star-bow'], []],
    worn: [[{ armour: 'first-scale' }], []],
  });
  expect(at.view(1).seats.map(({ points }) => points)).toEqual([4, 0]);
});

test('CRR-11 control is to have units there and nobody else; a shared territory is nobody’s', () => {
  const at = scene({
    seats: 2,
    units: [
      { A0: [1, 0, 0], A2: [1, 0, 0], B0: [1, 0, 0] },
      { B0: [1, 0, 0], B6: [1, 0, 0] },
    ],
    elves: { A2: [1, 0, 0] },
  });
  expect(at.view(0).seats.map(({ cities, forges }) => [cities, forges])).toEqual([
    [1, 0],
    [0, 1],
  ]);
});

test('CRR-36 cities count only while they are controlled, and more than four points are fine', () => {
  const at = scene({ seats: 2, units: [{ A0: [1, 0, 0] }, {}], aside: [FOUR, []] });
  expect(at.view(0).seats[0]!.points).toBe(5);
  at.answers(0, { act: 'move' }).answers(0, { from: 'A0', unit: 'bohorg-1' }).answers(0, { to: 'A5' });
  expect(at.view(0).seats[0]!.points).toBe(4);
});

test('CR-71 four points win at once when the own second action starts', () => {
  const at = scene({ seats: 2, phase: 'second', units: [{ A0: [1, 0, 0] }, {}], aside: [THREE, []] });
  expect(result(at)).toEqual({ scores: [4, 0], places: [1, 2], reason: 'points' });
  expect(told(at, 'won')[0]).toMatchObject({ seats: [0], ending: 'points' });
});

test('CRT-33 four points in the first action win when the second starts, if they are kept', () => {
  const at = scene({ seats: 2, units: [{ A0: [1, 0, 0] }, { B1: [1, 0, 0] }], aside: [THREE, []] });
  at.answers(0, { act: 'pass' });
  expect(result(at)).toBeNull();
  at.answers(1, { act: 'pass' });
  expect(result(at)!.places).toEqual([1, 2]);
});

test('CRT-34 a city lost in between: no win, and the game goes on with three', () => {
  const at = scene({
    seats: 2,
    units: [{ A0: [1, 0, 0] }, { A4: [3, 0, 0] }],
    aside: [THREE, []],
    bastions: [
      [-2, 1],
      [2, -1],
    ],
  });
  at.answers(0, { act: 'pass' }).answers(1, { act: 'move' });
  at.answers(1, { from: 'A4', unit: 'godleif-1' })
    .answers(1, { to: 'A0' })
    .answers(1, { count: 3 })
    .answers(1, { done: true });
  // The Berserkers have less slowness and strike first; the Basher may flee when it is its turn.
  at.answers(1, { assault: 'throw' });
  if (at.state.asked[0]!.ask === 'assault') at.answers(0, { assault: 'flee' });
  at.asks('act', 0);
  expect(at.view(0).seats[0]!.points).toBe(3);
});

test('CRT-35 points reached in another player’s action win nothing yet', () => {
  const at = scene({
    seats: 2,
    phase: 'fights',
    isSecond: true,
    turn: 1,
    order: [0, 1],
    units: [{ A0: [1, 0, 0] }, { A0: [1, 0, 0] }],
    aside: [THREE, []],
  });
  at.asks('assault', 1).answers(1, { assault: 'flee' });
  expect(at.view(0).seats[0]!.points).toBe(4);
  expect(result(at)).toBeNull();
});

test('CRR-34 points are checked after each forging and each fight of the second action', () => {
  const forging: Partial<Described> = {
    units: [{ A2: [1, 0, 0], B6: [1, 0, 0] }, {}],
    crystals: [3, 0],
    aside: [THREE, []],
  };
  const at = scene({ seats: 2, phase: 'second', ...forging })
    .answers(0, { act: 'equip' })
    .answers(0, { forge: true });
  expect(result(at)).toBeNull();
  expect(result(at.answers(0, at.options(0)[0]!))!.places).toEqual([1, 2]);
  const first = scene({ seats: 2, ...forging })
    .answers(0, { act: 'equip' })
    .answers(0, { forge: true });
  expect(result(first.answers(0, first.options(0)[0]!))).toBeNull();
  const fight = scene({
    seats: 2,
    phase: 'fight',
    isSecond: true,
    units: [
      { A0: [1, 0, 0], A4: [1, 0, 0] },
      { A0: [1, 0, 0], A4: [1, 0, 0] },
    ],
    aside: [THREE, []],
    fight: { at: 'A0', step: 'spread', wounds: 1 },
  });
  expect(result(fight)).toMatchObject({ places: [1, 2], reason: 'points' });
});

test('CR-71 four points at the end of the own second action win; in a first action they do not', () => {
  const march: Partial<Described> = {
    units: [{ A4: [1, 0, 0] }, {}],
    aside: [THREE, []],
    bastions: [
      [-2, 1],
      [2, -1],
    ],
  };
  const enter = (at: Scene): Scene =>
    at
      .answers(0, { act: 'move' })
      .answers(0, { from: 'A4', unit: 'bohorg-1' })
      .answers(0, { to: 'A0' })
      .answers(0, { done: true });
  expect(result(enter(scene({ seats: 2, phase: 'second', ...march })))).toMatchObject({ places: [1, 2] });
  expect(result(enter(scene({ seats: 2, ...march })))).toBeNull();
});

test('CRR-35 of two players over the line, the one whose second action comes first wins', () => {
  const at = scene({
    seats: 2,
    phase: 'second',
    order: [1, 0],
    units: [{}, {}],
    aside: [FOUR, ['fang-of-dawn', 'emerald-sceptre', 'reapers-scythe', 'quake-maul', 'wind-lance']],
  });
  expect(result(at)!.places).toEqual([2, 1]);
});

test('CR-72 the long game is won with five points', () => {
  const long = { options: { length: 'long' } };
  expect(result(scene({ seats: 2, phase: 'second', ...long, aside: [FOUR, []] }))).toBeNull();
  expect(
    result(scene({ seats: 2, phase: 'second', ...long, units: [{ A0: [1, 0, 0] }, {}], aside: [FOUR, []] })),
  ).not.toBeNull();
});

test('CRR-37 the long game has the same round limit', () => {
  const at = scene({ seats: 2, round: 10, phase: 'end', options: { length: 'long', roundLimit: '10' }, gold: [1, 2] });
  expect(result(at)).toMatchObject({ places: [2, 1], reason: 'roundLimit' });
});

test('CR-73 the winner is first, the others follow by points, crystals, gold', () => {
  const at = scene({
    seats: 4,
    phase: 'second',
    aside: [FOUR, [], ['fang-of-dawn'], []],
    crystals: [0, 4, 0, 3],
    gold: [0, 1, 0, 5],
  });
  expect(result(at)!.places).toEqual([1, 3, 2, 4]);
});

test('CRR-49 equal in all three share a place, and a shared city counts for nobody', () => {
  const at = scene({
    seats: 3,
    phase: 'second',
    units: [{}, { A0: [1, 0, 0] }, { A0: [1, 0, 0] }],
    aside: [FOUR, [], []],
    crystals: [0, 2, 2],
  });
  expect(result(at)).toMatchObject({ scores: [4, 0, 0], places: [1, 2, 2] });
});

test('CR-110 at the round limit most points win, then crystals, then gold, then it is shared', () => {
  const limited = { seats: 3, round: 10, phase: 'end', options: { roundLimit: '10' } } as const;
  expect(result(scene({ ...limited, gold: [1, 1, 0] }))!.places).toEqual([1, 1, 3]);
  expect(result(scene({ ...limited, gold: [9, 0, 0], crystals: [0, 1, 0] }))!.places).toEqual([2, 1, 3]);
  expect(result(scene({ ...limited, crystals: [9, 0, 0], units: [{}, {}, { A0: [1, 0, 0] }] }))!.places).toEqual([
    2, 3, 1,
  ]);
  expect(result(scene({ ...limited, round: 9 }))).toBeNull();
});
