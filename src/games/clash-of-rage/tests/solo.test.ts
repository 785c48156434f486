import { expect, test } from 'vitest';
import type { Described } from '../rules/position/described.ts';
import { idleOnce, opened, scene, told, type Scene } from './scenes.ts';

const result = (at: Scene) => at.state.result;
const ending = (more: Partial<Described> = {}): Scene =>
  scene({
    seats: 1,
    phase: 'end',
    units: [{ A4: [1, 0, 0] }],
    elves: { A0: [2, 0, 0], B0: [1, 0, 0], A2: [1, 0, 0] },
    ...more,
  });

test('CR-90 two tiles, one player, and the number of the level', () => {
  const limitOf = (level: string): number => opened(1, { level }).view(0).solo!.limit;
  expect(['easy', 'medium', 'hard', 'impossible'].map(limitOf)).toEqual([17, 14, 11, 8]);
});

test('CRR-38 the solo set-up: two tiles, one clan, twelve elves', () => {
  const { tiles, seats, bag, solo } = opened(1).view(0);
  expect([tiles.length, seats.length, bag.reduce((sum, count) => sum + count, 0)]).toEqual([2, 1, 33]);
  expect(solo).toEqual({ level: 'easy', domination: 0, limit: 17 });
});

test('CR-91 the elves score one for each forge and two for each city that they hold', () => {
  expect(told(ending(), 'dominated')[0]).toMatchObject({ forges: 1, cities: 2, total: 5, limit: 17 });
  const taken = ending({ units: [{ B0: [1, 0, 0] }], elves: { A0: [1, 0, 0] } });
  expect(told(taken, 'dominated')[0]).toMatchObject({ forges: 0, cities: 1, total: 2 });
});

test('CRT-36 two cities and two forges: 6, 12, and lost at 18', () => {
  const at = opened(1, {}, 'clock');
  const totals: number[] = [];
  while (result(at) === null) {
    idleOnce(at);
    totals.push(...told(at, 'dominated').map(({ total }) => total));
  }
  expect(totals).toEqual([6, 12, 18]);
  expect(result(at)).toMatchObject({ places: [2], reason: 'domination' });
  expect(told(at, 'lost')).toHaveLength(1);
});

test('CR-92 after the end of the round one elf joins every territory that elves hold', () => {
  const at = ending();
  expect(told(at, 'elfJoined').map(({ at: place }) => place)).toEqual(['A0', 'A2', 'B0']);
});

test('CRT-37 three territories held, the limit not reached: each gets one elf', () => {
  const before = 4;
  const { territories, bag } = ending().view(0);
  const elves = Object.values(territories).flatMap(([army]) => (army!.side === 'elves' ? army!.counts : []));
  expect(elves.reduce((sum, count) => sum + count, 0)).toBe(before + 3);
  expect(bag.reduce((sum, count) => sum + count, 0)).toBe(45 - before - 3);
});

test('CRR-39 the limit is looked at before elves join, and an empty bag gives none', () => {
  const lost = ending({ domination: 12 });
  expect(result(lost)!.places).toEqual([2]);
  expect(told(lost, 'elfJoined')).toEqual([]);
  const empty = ending({ bag: [0, 0, 0], removed: [41] });
  expect(told(empty, 'elfJoined')).toEqual([]);
  empty.asks('tactic', 0);
});

test('CR-93 four points win, and so does an empty board; the number of the level loses', () => {
  const four = ['star-bow', 'first-scale', 'storm-horn', 'rage-mantle'];
  const won = scene({ seats: 1, phase: 'second', elves: { A0: [1, 0, 0] }, aside: [four] });
  expect(result(won)).toMatchObject({ places: [1], reason: 'points' });
  expect(result(ending({ domination: 11 }))).toBeNull();
  expect(result(ending({ domination: 12 }))).toMatchObject({ places: [2], reason: 'domination' });
  const long = scene({
    seats: 1,
    phase: 'second',
    options: { length: 'long' },
    elves: { A0: [1, 0, 0] },
    aside: [four],
  });
  expect(result(long)).toBeNull();
});

test('CRT-52 the last elf falls in a first action: won, whatever the points', () => {
  const at = scene({
    seats: 1,
    phase: 'fight',
    units: [{ A0: [1, 0, 0] }],
    elves: { A0: [1, 0, 0] },
    fight: { at: 'A0', step: 'spread', wounds: 1 },
  });
  expect(result(at)).toMatchObject({ places: [1], reason: 'noElves' });
});

test('CRR-40 a win in the last action beats a loss at the end of that round', () => {
  const at = scene({
    seats: 1,
    phase: 'fight',
    isSecond: true,
    domination: 16,
    units: [{ A0: [1, 0, 0] }],
    elves: { A0: [1, 0, 0], A2: [1, 0, 0] },
    aside: [['star-bow', 'first-scale', 'storm-horn']],
    fight: { at: 'A0', step: 'spread', wounds: 1 },
  });
  expect(result(at)).toMatchObject({ places: [1], reason: 'points' });
});

test('CR-94 solo play has no campaign, even if the table asks for one', () => {
  expect(opened(1, { campaign: true }).view(0).campaign).toBeNull();
});

test('CRR-41 a solo table with the campaign option is a plain solo game', () => {
  const at = opened(1, { campaign: true }, 'clock');
  while (result(at) === null) idleOnce(at);
  expect(result(at)!.reason).toBe('domination');
});

test('CRR-55 solo play has no round limit: the elves’ clock ends it', () => {
  const at = scene({ seats: 1, round: 30, phase: 'end', elves: { A2: [1, 0, 0] }, options: { roundLimit: '30' } });
  expect(result(at)).toBeNull();
  expect(at.view(0).roundLimit).toBeNull();
});
