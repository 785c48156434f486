import { expect, test } from 'vitest';
import { whyNot, type Seat } from '../../../kernel/index.ts';
import { scenario } from '../../../testkit/scenario.ts';
import { clashOfVikings } from '../index.ts';
import type { Described } from '../rules/position.ts';
import { plays } from './turn-steps.ts';

/** Seat 0 performs the action; no rival owns a bracelet, so nobody can call. */
const performs = (action: 'walk' | 'sprint' | 'slam' | 'punch', position: Omit<Described, 'seats' | 'hands'>) => {
  const seats = position.vikings!.length;
  const bracelets = [[1], ...Array.from({ length: seats - 1 }, () => [])];
  const scene = scenario(clashOfVikings, { bracelets, ...position, seats, hands: [['walk', 'shield', 'shield']] });
  return plays(scene, 0, 'walk', action);
};

test('CV-30 the announced action is performed whatever the card is', () => {
  performs('sprint', { vikings: ['D0', 'D6'] })
    .answers(0, { to: 'A0' })
    .tells(1, { type: 'moved', seat: 0, steps: 2, space: 'A0' });
});

test('CV-30 a move may stay put, an attack strike nobody, a Slam push nobody', () => {
  performs('walk', { vikings: ['D0', 'D6'] })
    .allows(0, { to: 'stay' })
    .answers(0, { to: 'stay' })
    .tells(1, { type: 'stays', seat: 0 });
  performs('sprint', { vikings: ['D0', 'D6'] })
    .allows(0, { to: 'stay' })
    .answers(0, { to: 'stay' })
    .tells(1, { type: 'stays', seat: 0 });
  performs('slam', { vikings: ['D0', 'D1'] })
    .offers(0, { victim: 1 }, { victim: -1 })
    .answers(0, { victim: -1 })
    .tells(1, { type: 'attacksNobody', seat: 0 })
    .asks('layCard', 0);
  performs('punch', { vikings: ['D0', 'D1'] })
    .offers(0, { victim: 1 }, { victim: -1 })
    .answers(0, { victim: -1 })
    .tells(1, { type: 'attacksNobody', seat: 0 })
    .asks('layCard', 0);
});

test('CV-30 once a target is named the rest follows: it is pushed, and a bracelet knocked off is placed', () => {
  performs('slam', { vikings: ['D0', 'D1'] })
    .answers(0, { victim: 1 })
    .refuses(0, { to: 'stay' }, 'table.notOffered')
    .refuses(0, { victim: -1 }, 'table.notOffered')
    .offers(0, { to: 'B0' }, { to: 'B1' }, { to: 'D0' });
  const punched = performs('punch', { vikings: ['D0', 'D1'], bracelets: [[1], [4]] });
  punched.answers(0, { victim: 1 }).answers(1, { card: 'none' });
  punched.asks('bracelet', 0).offers(0, { drop: 'B0' }, { drop: 'B1' }, { drop: 'D2' });
});

test('CV-31 a Walk goes to an adjacent space, not into water, not where a Viking stands', () => {
  performs('walk', { vikings: ['D0', 'B0'] })
    .offers(0, { to: 'stay' }, { to: 'D1' })
    .refuses(0, { to: 'B0' }, 'CV-31.taken')
    .refuses(0, { to: 'D11' }, 'CV-31.water')
    .refuses(0, { to: 'B1' }, 'CV-31.far')
    .refuses(0, { to: 'D0' }, 'CV-31.taken');
});

test('CV-31 a Sprint goes up to two spaces, and never over water', () => {
  // D10 lies behind the water D11 and cannot be reached.
  performs('sprint', { vikings: ['D0', 'D6'] })
    .offers(0, { to: 'stay' }, { to: 'A0' }, { to: 'B0' }, { to: 'B1' }, { to: 'B7' }, { to: 'D1' })
    .refuses(0, { to: 'D10' }, 'CV-31.far')
    .refuses(0, { to: 'D2' }, 'CV-31.water')
    .refuses(0, { to: 'C' }, 'CV-31.far');
});

test('CV-31 a refusal for distance says how many spaces there are', () => {
  const params = (action: 'walk' | 'sprint') =>
    whyNot(clashOfVikings, performs(action, { vikings: ['D0', 'D6'] }).state, 0 as Seat, { to: 'C' })!.params;
  expect(params('walk')).toEqual({ n: 1 });
  expect(params('sprint')).toEqual({ n: 2 });
});

test('CVT-10 Blue sprints through Red on B0 to A0, but may not end on B0', () => {
  const scene = performs('sprint', { vikings: ['D0', 'B0'] })
    .refuses(0, { to: 'B0' }, 'CV-31.taken')
    .answers(0, { to: 'A0' })
    .tells(1, { type: 'moved', seat: 0, steps: 2, space: 'A0' });
  expect(scene.view(0).seats.map(({ space }) => space)).toEqual(['A0', 'B0']);
});

test('CVT-11 Blue on D1 cannot walk into the water of D2, and takes what lies on B1', () => {
  const scene = performs('walk', { vikings: ['D1', 'D6'], arena: { B1: [3] } })
    .refuses(0, { to: 'D2' }, 'CV-31.water')
    .answers(0, { to: 'B1' })
    .tells(1, { type: 'moved', seat: 0, steps: 1, space: 'B1' }, { type: 'looted', seat: 0, values: [3] });
  expect(scene.view(0).seats[0]?.bracelets).toEqual([1, 3]);
  expect(scene.view(1)).toMatchObject({ arena: {}, seats: [{ bracelets: [null, null] }, {}] });
});

test('CV-32 a Viking takes all the bracelets of the space it ends on', () => {
  const scene = performs('walk', { vikings: ['D0', 'D6'], arena: { B0: [2, 4, 2], D1: [3] } })
    .answers(0, { to: 'B0' })
    .tells(0, { type: 'moved', seat: 0, steps: 1, space: 'B0' }, { type: 'looted', seat: 0, values: [2, 2, 4] });
  expect(scene.view(0).seats[0]?.bracelets).toEqual([1, 2, 2, 4]);
  expect(scene.view(1).seats[0]?.bracelets).toEqual([null, null, null, null]);
  expect(scene.view(1).arena).toEqual({ D1: [3] });
});

test('CV-32 where nothing lies nothing is taken', () => {
  performs('walk', { vikings: ['D0', 'D6'], arena: { D1: [3] } })
    .answers(0, { to: 'B0' })
    .tells(0, { type: 'moved', seat: 0, steps: 1, space: 'B0' });
});

test('CVT-12 Blue sprints over B0 to A0 and takes the bracelets of A0 only', () => {
  const scene = performs('sprint', { vikings: ['D0', 'D6'], arena: { B0: [4], A0: [2, 3] } }).answers(0, { to: 'A0' });
  scene.tells(1, { type: 'moved', seat: 0, steps: 2, space: 'A0' }, { type: 'looted', seat: 0, values: [2, 3] });
  expect(scene.view(0)).toMatchObject({ arena: { B0: [4] }, seats: [{ bracelets: [1, 2, 3] }, {}] });
});

test('CVR-13 a Sprint may be a single step, a Walk is never two', () => {
  performs('sprint', { vikings: ['D0', 'D6'] })
    .answers(0, { to: 'D1' })
    .tells(1, { type: 'moved', seat: 0, steps: 1, space: 'D1' });
  performs('walk', { vikings: ['D0', 'D6'] }).refuses(0, { to: 'A0' }, 'CV-31.far');
});

test('CVR-13 a Sprint steps through a Viking and takes what lies where it ends', () => {
  performs('sprint', { vikings: ['D0', 'D1'], arena: { B0: [2], B1: [4] } })
    .answers(0, { to: 'B1' })
    .tells(1, { type: 'moved', seat: 0, steps: 2, space: 'B1' }, { type: 'looted', seat: 0, values: [4] });
  // Through either of two Vikings, when both ways are taken.
  performs('sprint', { vikings: ['D0', 'D1', 'B0'] }).offers(
    0,
    { to: 'stay' },
    { to: 'A0' },
    { to: 'B1' },
    { to: 'B7' },
  );
});

test('CVR-13 a Walk does not step through a Viking', () => {
  performs('walk', { vikings: ['D0', 'B0', 'D1'] })
    .offers(0, { to: 'stay' })
    .refuses(0, { to: 'A0' }, 'CV-31.far');
});

test('CVR-34 nobody is asked whether to take what lies there', () => {
  performs('walk', { vikings: ['D0', 'D6'], arena: { B0: [1] } })
    .answers(0, { to: 'B0' })
    .asks('layCard', 0);
});
