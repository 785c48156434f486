import { expect, test } from 'vitest';
import { scenario } from '../../../testkit/scenario.ts';
import { clashOfVikings } from '../index.ts';
import type { Described } from '../rules/position.ts';
import { plays } from './turn-steps.ts';

/** Seat 0 slams; no rival owns a bracelet, so nobody can call. */
const slams = (vikings: NonNullable<Described['vikings']>, more: Partial<Described> = {}) => {
  const scene = scenario(clashOfVikings, {
    seats: vikings.length,
    vikings,
    hands: [['slam', 'walk', 'club']],
    bracelets: [[1], ...vikings.slice(1).map(() => [])],
    ...more,
  });
  return plays(scene, 0, 'slam', 'slam');
};

const spaces = (scene: ReturnType<typeof slams>) => scene.view('spectator').seats.map(({ space }) => space);
const slammed = (victim: number, space: 'A0' | 'B0' | 'D0' | 'D1') =>
  ({ type: 'slammed', seat: 0, victim, space }) as const;

test('CV-33 a Slam ends on the space of a Viking within two spaces, which is put beside it', () => {
  const scene = slams(['D0', 'B0', 'A0', 'D6'])
    .asks('slam', 0)
    .offers(0, { victim: 1 }, { victim: -1 })
    .refuses(0, { victim: 2 }, 'CV-33.through')
    .refuses(0, { victim: 3 }, 'CV-33.far')
    .refuses(0, { victim: 0 }, 'CV-33.far')
    .answers(0, { victim: 1 })
    .asks('push', 0)
    .offers(0, { to: 'B1' }, { to: 'B7' }, { to: 'D0' }, { to: 'D1' })
    .answers(0, { to: 'D1' })
    .tells(2, slammed(1, 'D1'));
  expect(spaces(scene)).toEqual(['B0', 'D1', 'A0', 'D6']);
});

test('CV-33 the space that the slammer has just left is free', () => {
  const scene = slams(['D0', 'B0']).answers(0, { victim: 1 }).answers(0, { to: 'D0' }).tells(1, slammed(1, 'D0'));
  expect(spaces(scene)).toEqual(['B0', 'D0']);
});

test('CV-33 the pushed player takes the bracelets that lie there', () => {
  const scene = slams(['D0', 'B0'], { arena: { D1: [3, 2], B1: [4] } })
    .answers(0, { victim: 1 })
    .answers(0, { to: 'D1' })
    .tells(0, slammed(1, 'D1'), { type: 'looted', seat: 1, values: [2, 3] });
  expect(scene.view(1).seats.map(({ bracelets }) => bracelets)).toEqual([[null], [2, 3]]);
  expect(scene.view(1).arena).toEqual({ B1: [4] });
});

test('CVT-13 Blue slams D0-D1-B1 and pushes Red to A0, who takes what lies there', () => {
  const scene = slams(['D0', 'B1'], { arena: { A0: [4] } })
    .answers(0, { victim: 1 })
    .offers(0, { to: 'A0' }, { to: 'A1' }, { to: 'B0' }, { to: 'B2' }, { to: 'D1' })
    .answers(0, { to: 'A0' })
    .tells(0, slammed(1, 'A0'), { type: 'looted', seat: 1, values: [4] });
  expect(spaces(scene)).toEqual(['B1', 'A0']);
  expect(scene.view(1).seats[1]?.bracelets).toEqual([4]);
});

test('CVT-14 Red cannot be pushed into water or onto a Viking', () => {
  slams(['D0', 'B1', 'A0'])
    .answers(0, { victim: 1 })
    .refuses(0, { to: 'D2' }, 'CV-33.push')
    .refuses(0, { to: 'A0' }, 'CV-33.push')
    .refuses(0, { to: 'C' }, 'CV-33.next')
    .refuses(0, { to: 'B1' }, 'CV-33.next');
});

test('CVT-14 with D1 and B0 both occupied there is no way to B1', () => {
  slams(['D0', 'B1', 'D1', 'B0'])
    .offers(0, { victim: 2 }, { victim: 3 }, { victim: -1 })
    .refuses(0, { victim: 1 }, 'CV-33.through');
  slams(['D0', 'B1', 'D1', 'D6']).allows(0, { victim: 1 });
});

test('CVR-14 one or two steps over free land, never three and never through anybody', () => {
  slams(['D0', 'B0', 'C', 'D9']).refuses(0, { victim: 2 }, 'CV-33.far').refuses(0, { victim: 3 }, 'CV-33.far');
  // On the Fjord A1 and A3 are water: from A0 to A2 the only way is over the centre.
  const fjord = { options: { side: 'fjord' } };
  slams(['A0', 'A2', 'D8'], fjord).allows(0, { victim: 1 });
  slams(['A0', 'A2', 'C'], fjord).refuses(0, { victim: 1 }, 'CV-33.through').allows(0, { victim: 2 });
});

test('CVR-15 any free land space beside his old one will do, the centre and bracelet spaces too', () => {
  slams(['B0', 'A0', 'A1'])
    .answers(0, { victim: 1 })
    .offers(0, { to: 'C' }, { to: 'A3' }, { to: 'B0' }, { to: 'B1' }, { to: 'B7' });
});

test('CVR-16 nobody can claim a Shield against a Slam', () => {
  const scene = slams(['D0', 'B0'], {
    hands: [
      ['slam', 'walk', 'club'],
      ['shield', 'shield', 'walk'],
    ],
  });
  scene.answers(0, { victim: 1 }).asks('push', 0).answers(0, { to: 'D1' }).asks('layCard', 0);
  expect(scene.view(1).seats[1]?.hand).toHaveLength(3);
});
