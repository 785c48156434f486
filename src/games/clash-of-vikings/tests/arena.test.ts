import { expect, test } from 'vitest';
import { scenario } from '../../../testkit/scenario.ts';
import { SPACES, type SideId, type SpaceId, type SpaceKind } from '../facts/ids.ts';
import { clashOfVikings } from '../index.ts';
import { kindOfSpace } from '../facts/arena.ts';
import { plays } from './turn-steps.ts';

const SIDES = {
  meadow: { start: ['D0', 'D3', 'D6', 'D9'], bracelet: ['B1', 'B3', 'B5', 'B7'], water: ['D2', 'D5', 'D8', 'D11'] },
  fjord: { start: ['D2', 'D4', 'D8', 'D10'], bracelet: ['B0', 'B4', 'D3', 'D9'], water: ['A1', 'A3', 'D0', 'D6'] },
};

/** The rings by the number of their spaces; the middle of the first lies at 12 o'clock. */
const RINGS = { C: 1, A: 4, B: 8, D: 12 };
const ORDER = ['C', 'A', 'B', 'D'];

/** Two spaces touch if they lie side by side in a ring, or in rings next to each other with arcs that overlap. */
function touch(one: SpaceId, other: SpaceId): boolean {
  const [ring, next] = [one, other].map((space) => ORDER.indexOf(space[0]!)) as [number, number];
  const [count, others] = [one, other].map((space) => RINGS[space[0] as keyof typeof RINGS]) as [number, number];
  const between = Math.abs(Number(one.slice(1)) / count - Number(other.slice(1)) / others);
  const apart = Math.min(between, 1 - between);
  if (ring === next) return count > 1 && one !== other && apart * count < 1.5;
  return Math.abs(ring - next) === 1 && apart < 1 / (2 * count) + 1 / (2 * others);
}

const walksFrom = (side: SideId, from: SpaceId): string[] => {
  // The rival stands on a start space far from where the walk goes.
  const away = SIDES[side].start.find((space) => space !== from && !touch(from, space as SpaceId)) as SpaceId;
  const scene = scenario(clashOfVikings, {
    seats: 2,
    options: { side },
    vikings: [from, away],
    hands: [['walk', 'walk', 'club']],
    bracelets: [[1], []],
    // Nothing in reserve: the centre asks nothing.
    reserve: 0,
  });
  return plays(scene, 0, 'walk', 'walk')
    .options(0)
    .flatMap((option) => ('to' in option && option.to !== 'stay' ? [option.to] : []));
};

const landOf = (side: SideId): SpaceId[] => SPACES.filter((space) => !SIDES[side].water.includes(space));

test('CV-2 on the Meadow a Walk leads to every dry space that touches its own, and to no other', () => {
  for (const from of landOf('meadow')) {
    expect(walksFrom('meadow', from)).toEqual(landOf('meadow').filter((to) => touch(from, to)));
  }
});

test('CV-2 on the Fjord a Walk leads to every dry space that touches its own, and to no other', () => {
  for (const from of landOf('fjord')) {
    expect(walksFrom('fjord', from)).toEqual(landOf('fjord').filter((to) => touch(from, to)));
  }
});

test('CV-2 a space is normal, start, bracelet, water or the centre', () => {
  const count = (side: SideId): { [kind in SpaceKind]?: number } => {
    const counts: { [kind in SpaceKind]?: number } = {};
    for (const space of SPACES) counts[kindOfSpace(side, space)] = (counts[kindOfSpace(side, space)] ?? 0) + 1;
    return counts;
  };
  expect(count('meadow')).toEqual({ normal: 12, start: 4, bracelet: 4, water: 4, centre: 1 });
  expect(count('fjord')).toEqual({ normal: 12, start: 4, bracelet: 4, water: 4, centre: 1 });
  const named = (side: SideId, kind: SpaceKind): string[] =>
    SPACES.filter((space) => kindOfSpace(side, space) === kind);
  for (const side of ['meadow', 'fjord'] as const) {
    for (const kind of ['start', 'bracelet', 'water'] as const) expect(named(side, kind)).toEqual(SIDES[side][kind]);
    expect(named(side, 'centre')).toEqual(['C']);
  }
});

/** Every pair of dry spaces: whom a Club and a Hammer may strike there. */
const strikes = (vikings: readonly [SpaceId, SpaceId], action: 'club' | 'hammer'): boolean => {
  const scene = scenario(clashOfVikings, {
    seats: 2,
    vikings,
    hands: [['walk', 'walk', 'club'], []],
    bracelets: [[1], []],
    reserve: 0,
  });
  return plays(scene, 0, 'walk', action).state.asked[0]!.ask === 'attack';
};

test('CVR-17 every rival is within reach of a Club or of a Hammer, never of both', () => {
  const land = landOf('meadow');
  for (const from of ['C', 'A1', 'B1', 'B2', 'D3', 'D4'] as const) {
    for (const to of land) {
      if (to === from) continue;
      expect([to, strikes([from, to], 'club'), strikes([from, to], 'hammer')]).toEqual([
        to,
        touch(from, to),
        !touch(from, to),
      ]);
    }
  }
});

test('CVR-17 a throw flies over water and over Vikings', () => {
  const scene = scenario(clashOfVikings, {
    seats: 4,
    vikings: ['D1', 'D3', 'B0', 'B7'],
    hands: [['walk', 'walk', 'club']],
    bracelets: [[1], [], [], []],
  });
  // D3 lies behind the water D2, B7 behind the Viking on B0.
  plays(scene, 0, 'walk', 'hammer')
    .offers(0, { victim: 1 }, { victim: 3 }, { victim: -1 })
    .refuses(0, { victim: 2 }, 'CV-36');
});
