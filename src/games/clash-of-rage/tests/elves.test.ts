import { expect, test } from 'vitest';
import { clashOfRage } from '../index.ts';
import type { Described } from '../rules/position/described.ts';
import { idleOnce, OVERRUN, scene, told, type Scene } from './scenes.ts';

const ALL = { A0: [1, 1, 1] };
const improving = (pile: readonly string[], more: Partial<Described> = {}): Scene =>
  scene({
    seats: 2,
    phase: 'end',
    elves: ALL,
    market: ['bone-knife', 'halberd', 'rapier', 'javelins', 'carapace', 'mail-coat'],
    pile,
    ...more,
  });

/** What each kind of elf wears after CRT-25. */
const AFTER_ONE = [{ weapon: 'crossbow' }, { armour: 'cuirass' }, { armour: 'heavy-armour' }];

test('CR-80 each kind on the board draws a card, in the order of the sheet, and takes it into an empty slot', () => {
  const at = improving(['great-axe', 'war-mask', 'war-drum']);
  expect(told(at, 'elvesEquipped').map(({ elf, item }) => [elf, item])).toEqual([
    ['guard', 'great-axe'],
    ['elder', 'war-mask'],
    ['templar', 'war-drum'],
  ]);
});

test('CRT-25 the first improvement of the rulebook', () => {
  const at = improving(['crossbow', 'cuirass', 'heavy-armour']);
  expect(at.view(0).elves).toEqual([
    { weapon: 'crossbow', armour: null },
    { weapon: null, armour: 'cuirass' },
    { weapon: null, armour: 'heavy-armour' },
  ]);
});

test('CRT-26 the second: replaced and refused cards lie under the pile in that order', () => {
  const at = improving(['rock-breaker', 'blunderbuss', 'shaman-mantle'], { elvesWorn: AFTER_ONE });
  expect(at.view(0).elves).toEqual([
    { weapon: 'rock-breaker', armour: null },
    { weapon: 'blunderbuss', armour: 'cuirass' },
    { weapon: null, armour: 'heavy-armour' },
  ]);
  // The card freed first was pushed down by the next.
  expect(at.view(1).underPile).toEqual(['shaman-mantle', 'crossbow']);
});

test('CRT-27 a card of the same price does not replace', () => {
  const at = improving(['bone-knife', 'bone-knife', 'war-mask'], { elvesWorn: AFTER_ONE });
  expect(told(at, 'elvesRefused').find(({ elf }) => elf === 'templar')).toMatchObject({
    item: 'war-mask',
    kept: 'heavy-armour',
  });
  expect(at.view(0).elves[2]!.armour).toBe('heavy-armour');
});

test('CRT-28 a kind that is not on the board draws nothing', () => {
  const at = improving(['great-axe', 'war-mask', 'war-drum'], { elves: { A0: [1, 1, 0] } });
  expect(told(at, 'elvesEquipped').map(({ elf }) => elf)).toEqual(['guard', 'elder']);
  expect(at.view(0).pile).toBe(68 - 6 - 2);
});

test('CRR-32 with an empty pile no card is drawn, and a kind that dies out keeps its cards', () => {
  const at = improving([], { isPileShort: true, elves: { A0: [0, 1, 0] }, elvesWorn: [{ weapon: 'great-axe' }] });
  expect(told(at, 'elvesEquipped')).toEqual([]);
  expect(at.view(0).elves[0]!.weapon).toBe('great-axe');
});

test('CRR-54 speed and flight are of no use to elves, but fill the slot with their price', () => {
  const at = improving(['feather-cloak', 'bone-knife', 'bone-knife'], { elvesWorn: [{ armour: 'marching-boots' }] });
  expect(told(at, 'elvesEquipped')[0]).toMatchObject({
    elf: 'guard',
    item: 'feather-cloak',
    replaced: 'marching-boots',
  });
});

test('CR-81 elves fight with their equipment, each kind present once', () => {
  const at = scene({
    seats: 2,
    phase: 'fight',
    units: [{ A4: [0, 0, 3] }, {}],
    elves: { A4: [2, 0, 0] },
    elvesWorn: [{ weapon: 'rock-breaker', armour: 'heavy-armour' }, { weapon: 'great-axe' }],
    fight: { at: 'A4', step: 'choose', striker: 'defender' },
  });
  expect(told(at, 'thrown')[0]).toMatchObject({ side: 'elves', dice: 7 });
  expect(told(at, 'wounded')[0]!.bonus).toBe(1);
  at.asks('assault', 0).answers(0, { assault: 'throw' });
  expect(told(at, 'wounded').find(({ side }) => side === 0)!.shields).toBe(2);
});

/** Elves without a player: solo play. */
const policy = (units: readonly number[], wounds: number, more: Partial<Described> = {}): Scene =>
  scene({
    seats: 1,
    phase: 'fight',
    units: [{ A4: units }],
    elves: { A4: [2, 0, 0], A0: [1, 0, 0] },
    fight: { at: 'A4', step: 'spread', striker: 'defender', wounds },
    ...more,
  });

test('CR-55 elves without a player remove by the fixed policy, unasked', () => {
  // A Basher counts 3 + 2 + 2 = 7, a Krag Rider 4 + 4 + 2 = 10, an Executor 6 + 6 = 12.
  const at = policy([3, 1, 1], 3);
  expect(told(at, 'fell')[0]!.troops).toEqual([{ unit: 'bohorg-1', count: 3 }]);
  at.asks('assault', 0);
});

test('CRR-33 the most valuable set falls, and between equals the one that wipes out more types', () => {
  // With two wounds: two Bashers (14) rather than a Krag Rider (10).
  expect(told(policy([2, 1, 0], 2), 'fell')[0]!.troops).toEqual([{ unit: 'bohorg-1', count: 2 }]);
  // With three: a Basher and a Krag Rider (17) rather than an Executor (12).
  expect(told(policy([1, 1, 1], 3), 'fell')[0]!.troops).toEqual([
    { unit: 'bohorg-1', count: 1 },
    { unit: 'bohorg-2', count: 1 },
  ]);
});

test('CRT-46 a tie of the policy: the High Elder falls, being earlier on the sheet', () => {
  const at = scene({
    seats: 2,
    phase: 'fight',
    tiles: OVERRUN.tiles!,
    units: [{ A4: [1, 0, 0] }, {}],
    elves: { A4: [0, 1, 1] },
    elvesWorn: [{}, { weapon: 'great-axe', armour: 'mail-coat' }],
    fight: { at: 'A4', step: 'spread', wounds: 2 },
  }).asks('wounds', 0);
  const [choice] = at.state.asked;
  expect(choice!.options[clashOfRage.idle(at.state, choice!.seat)[0]!]).toEqual({ hit: 'elder' });
  idleOnce(at).asks('wounds', 0);
  expect(told(idleOnce(at), 'fell')[0]!.troops).toEqual([{ unit: 'elder', count: 1 }]);
});

test('CRR-33 an absent player who had begun to choose goes on from there', () => {
  const at = scene({
    seats: 2,
    phase: 'fight',
    tiles: OVERRUN.tiles!,
    units: [{ A4: [1, 0, 0] }, { A4: [2, 2, 0] }],
    fight: { at: 'A4', step: 'spread', wounds: 3 },
  });
  at.answers(0, { hit: 'godleif-2' });
  expect(told(idleOnce(idleOnce(at)), 'fell')[0]!.troops).toEqual([
    { unit: 'godleif-1', count: 1 },
    { unit: 'godleif-2', count: 1 },
  ]);
});
