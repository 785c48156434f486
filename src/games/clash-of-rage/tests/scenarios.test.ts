import { expect, test } from 'vitest';
import type { Described } from '../rules/position/described.ts';
import { opened, scene, told, type Scene } from './scenes.ts';

const result = (at: Scene) => at.state.result;
const FOUR = ['star-bow', 'first-scale', 'storm-horn', 'rage-mantle'];
/** Seat 0 in its second action of a game with that scenario. */
const second = (scenario: string, more: Partial<Described> = {}): Scene =>
  scene({ seats: 2, phase: 'second', options: { scenario }, ...more });
const passes = (at: Scene, seat = 0): Scene => at.answers(seat, { act: 'pass' });

test('CR-95 a table may play a scenario: its set-up and victory, the other rules unchanged', () => {
  const { scenario, pointsToWin } = opened(2, { scenario: 'long-siege' }).view(0);
  expect([scenario, pointsToWin]).toEqual(['long-siege', 5]);
  expect(opened(2).view(0).scenario).toBeNull();
});

test('card forge-rush is won with two forges at the end of the own second action, or four points', () => {
  const forges = { units: [{ A2: [1, 0, 0], B6: [1, 0, 0] }, {}] };
  const at = second('forge-rush', forges);
  expect(result(at)).toBeNull();
  expect(result(passes(at))).toMatchObject({ places: [1, 2], reason: 'forges' });
  expect(result(second('forge-rush', { aside: [FOUR, []] }))).toMatchObject({ reason: 'points' });
  expect(result(passes(second('forge-rush', { units: [{ A2: [1, 0, 0] }, {}] })))).toBeNull();
});

test('card elf-hunt is won with eight elves removed, looked at when the own second action ends', () => {
  const hunt = { elves: { A0: [1, 0, 0] }, removed: [8, 0] };
  const at = second('elf-hunt', hunt);
  expect(result(at)).toBeNull();
  expect(result(passes(at))).toMatchObject({ places: [1, 2], reason: 'elvesRemoved' });
  expect(result(passes(second('elf-hunt', { ...hunt, removed: [7, 0] })))).toBeNull();
});

test('CRT-47 the last elf is gone and each has removed six: the standing decides at the end of the round', () => {
  const at = scene({
    seats: 2,
    phase: 'end',
    options: { scenario: 'elf-hunt' },
    removed: [6, 6],
    bag: [15, 15, 3],
    gold: [0, 1],
  });
  expect(result(at)).toMatchObject({ places: [2, 1], reason: 'mostElves' });
  const more = scene({
    seats: 2,
    phase: 'end',
    options: { scenario: 'elf-hunt' },
    removed: [7, 5],
    bag: [15, 15, 3],
    gold: [0, 1],
  });
  expect(result(more)!.places).toEqual([1, 2]);
});

test('card long-siege has five elves on each city and a card for each elf kind', () => {
  const { territories, elves, market } = opened(2, { scenario: 'long-siege' }).view(0);
  const count = (name: string): number => territories[name]![0]!.counts.reduce((sum, one) => sum + one, 0);
  expect([count('A0'), count('B0'), count('A2')]).toEqual([5, 5, 2]);
  expect(elves.every(({ weapon, armour }) => (weapon === null) !== (armour === null))).toBe(true);
  expect(market).toHaveLength(6);
  expect(result(second('long-siege', { aside: [FOUR, []] }))).toBeNull();
});

test('card iron-market starts with five gold and lowers every price by one', () => {
  const { seats, market } = opened(2, { scenario: 'iron-market' }).view(0);
  expect(seats.map(({ gold }) => gold)).toEqual([5, 5]);
  const plain = scene({ seats: 2, market: ['cuirass', 'rock-breaker'] })
    .view(0)
    .market.map(({ price }) => price);
  const iron = second('iron-market', { market: ['cuirass', 'rock-breaker'] })
    .view(0)
    .market.map(({ price }) => price);
  expect(market).toHaveLength(6);
  expect(iron).toEqual(plain.map((price) => price - 1));
});

test('CRT-49 a Cuirass of five is bought for four gold, and refused with three', () => {
  const market = ['cuirass', 'bone-knife', 'rapier', 'great-axe', 'marching-boots', 'war-mask'];
  const at = second('iron-market', { market, gold: [4, 0] })
    .answers(0, { act: 'equip' })
    .answers(0, { buy: 'cuirass' });
  expect(told(at, 'bought')[0]!.price).toBe(4);
  expect(at.view(0).seats[0]!.gold).toBe(0);
  second('iron-market', { market, gold: [3, 0] })
    .answers(0, { act: 'equip' })
    .refuses(0, { buy: 'cuirass' }, 'CR-22.gold');
});

test('card three-banners is won with a city, a forge and a stone in two rounds running', () => {
  const all = { units: [{ A0: [1, 0, 0], A2: [1, 0, 0], A1: [1, 0, 0] }, {}] };
  const once = passes(second('three-banners', all));
  expect(result(once)).toBeNull();
  expect(told(once, 'bannersHeld')[0]).toMatchObject({ seat: 0, rounds: 1 });
  expect(result(passes(second('three-banners', { ...all, held: [1, 0] })))).toMatchObject({
    places: [1, 2],
    reason: 'held',
  });
  const broken = passes(second('three-banners', { units: [{ A0: [1, 0, 0], A1: [1, 0, 0] }, {}], held: [1, 0] }));
  expect(broken.view(0).seats[0]!.held).toBe(0);
});

test('CRT-48 four points win nothing in Three Banners', () => {
  expect(
    result(passes(second('three-banners', { units: [{ A0: [1, 0, 0], A1: [1, 0, 0] }, {}], aside: [FOUR, []] }))),
  ).toBeNull();
});

test('card last-light is won by most points at the end of round six, and not before', () => {
  const light = { seats: 2, phase: 'end', options: { scenario: 'last-light' }, aside: [FOUR, []] } as const;
  expect(result(scene({ ...light, round: 5 }))).toBeNull();
  expect(result(scene({ ...light, round: 6 }))).toMatchObject({ places: [1, 2], reason: 'mostPoints' });
  expect(result(second('last-light', { aside: [FOUR, []] }))).toBeNull();
});

test('CRT-50 at the end of round three an empty city gets one elf, a held one none', () => {
  const light = {
    seats: 2,
    phase: 'end',
    options: { scenario: 'last-light' },
    units: [{ A0: [1, 0, 0] }, {}],
  } as const;
  const at = scene({ ...light, round: 3 });
  expect(told(at, 'elfJoined').map(({ at: place }) => place)).toEqual(['B0']);
  expect(told(scene({ ...light, round: 2 }), 'elfJoined')).toEqual([]);
  expect(told(scene({ ...light, round: 3, bag: [0, 0, 0], removed: [45, 0] }), 'elfJoined')).toEqual([]);
});

test('CR-97 the condition of the scenario takes the place of four points, whatever the length', () => {
  expect(opened(2, { scenario: 'iron-market', length: 'long' }).view(0).pointsToWin).toBe(4);
  expect(opened(2, { scenario: 'elf-hunt' }).view(0).pointsToWin).toBeNull();
  expect(opened(1, { scenario: 'long-siege' }).view(0)).toMatchObject({ scenario: null, pointsToWin: 4 });
});

test('CRR-50 the round limit holds in a scenario and ranks by points', () => {
  const at = scene({
    seats: 2,
    round: 10,
    phase: 'end',
    options: { scenario: 'three-banners', roundLimit: '10' },
    aside: [[], ['star-bow']],
  });
  expect(result(at)).toMatchObject({ places: [2, 1], reason: 'roundLimit' });
});

test('CRR-52 in The Great Hunt the round limit ranks by elves removed first', () => {
  const at = scene({
    seats: 2,
    round: 10,
    phase: 'end',
    options: { scenario: 'elf-hunt', roundLimit: '10' },
    elves: { A0: [1, 0, 0] },
    removed: [3, 2],
    aside: [[], FOUR],
  });
  expect(result(at)!.places).toEqual([1, 2]);
  expect(told(at, 'scored').map(({ elves }) => elves)).toEqual([3, 2]);
});
