import { expect, test } from 'vitest';
import { scene, told } from './scenes.ts';

test('CR-60 a stone gives its controller one unit of its level on the spot', () => {
  // A1 has a stone of level I; on the map for three, B0 one of level II and C0 one of level III.
  const at = scene({ seats: 3, phase: 'stones', units: [{ A1: [1, 0, 0] }, { B0: [1, 0, 0] }, { C0: [1, 0, 0] }] });
  expect(told(at, 'stoneGave').map(({ seat, unit, at: place }) => [seat, unit, place])).toEqual([
    [0, 'bohorg-1', 'A1'],
    [1, 'godleif-2', 'B0'],
    [2, 'steamfield-3', 'C0'],
  ]);
  expect(at.view(0).territories['A1']![0]!.counts).toEqual([2, 0, 0]);
});

test('CRT-32 without a unit of the level in reserve the stone gives nothing', () => {
  const at = scene({ seats: 2, phase: 'stones', units: [{ A1: [7, 0, 0] }, {}] });
  expect(told(at, 'stoneGave')).toEqual([]);
  at.asks('act', 0);
});

test('CRT-45 two stones of a level and one unit: the player is asked which', () => {
  const at = scene({ seats: 2, phase: 'stones', units: [{ A1: [1, 0, 0], B4: [5, 0, 0] }, {}] });
  at.asks('stones', 0).offers(0, { at: 'A1' }, { at: 'B4' }).answers(0, { at: 'B4' });
  expect(told(at, 'stoneGave').map(({ at: place }) => place)).toEqual(['B4']);
  expect(at.view(0).territories['B4']![0]!.counts).toEqual([6, 0, 0]);
});

test('CRR-10 both stones give where the reserve has two, and a rival stone is refused', () => {
  const both = scene({ seats: 2, phase: 'stones', units: [{ A1: [1, 0, 0], B4: [1, 0, 0] }, {}] });
  expect(told(both, 'stoneGave').map(({ at }) => at)).toEqual(['A1', 'B4']);
  const map = [
    { face: '1a', at: [0, 0], rotation: 0 },
    { face: '2b', at: [2, 1], rotation: 2 },
    { face: '3a', at: [-1, 3], rotation: 0 },
  ];
  const short = scene({
    seats: 3,
    phase: 'stones',
    tiles: map,
    units: [{ A1: [1, 0, 0], B4: [5, 0, 0] }, { C4: [1, 0, 0] }, {}],
  });
  short.asks('stones', 0).refuses(0, { at: 'C4' }, 'CR-60.none').answers(0, { at: 'A1' });
  expect(told(short, 'stoneGave').map(({ seat, at }) => [seat, at])).toEqual([
    [0, 'A1'],
    [1, 'C4'],
  ]);
});
