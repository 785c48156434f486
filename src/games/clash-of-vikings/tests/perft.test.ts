import { expect, test } from 'vitest';
import { countAnswers } from '../../../testkit/perft.ts';
import { scenario } from '../../../testkit/scenario.ts';
import { clashOfVikings } from '../index.ts';
import type { Described } from '../rules/position.ts';
import type { VikingsState } from '../rules/table.ts';
import { plays } from './turn-steps.ts';

const play = (position: Described) => scenario(clashOfVikings, position);
const counts = (state: VikingsState): number[] => [1, 2, 3].map((depth) => countAnswers(clashOfVikings, state, depth));

// 3 cards; 6 actions each, for nobody is near enough for a Slam; the two rivals call or not.
test('CV-12 answers to depth 3 from the first turn of three', () => {
  expect(counts(play({ seats: 3, hands: [['walk', 'sprint', 'shield']] }).state)).toEqual([3, 18, 36]);
});

// 3 cards × 7 actions. Then Walk: stay, B0, D1; Sprint: stay, A0, B0, B7, D1; Slam, Hammer, Slingshot: the rival or nobody; Club and
// Punch reach nobody, so one of the two other cards is laid: 3 + 5 + 2 + 2 + 2 + 2 + 2.
test('CV-30 answers to depth 3 with a rival two spaces away who cannot call', () => {
  const { state } = play({
    seats: 2,
    vikings: ['D0', 'B1'],
    hands: [['walk', 'sprint', 'slam']],
    bracelets: [[1], []],
  });
  expect(counts(state)).toEqual([3, 21, 54]);
});

// Walk, Shield or none. Each claim is called or not; without one the Punch has 5 places to put the bracelet: 2 + 2 + 5. Then the Walk
// called: 5 places; not called: 2 cards to lay; the Shield: 2 cards either way; each of 5 places: 2 cards. 5 + 2 + 2 + 2 + 10.
test('CV-40 answers to depth 3 from an attack that may be answered with a Shield', () => {
  const scene = play({
    seats: 2,
    vikings: ['A0', 'B1'],
    hands: [
      ['punch', 'walk', 'club'],
      ['walk', 'shield'],
    ],
    bracelets: [[1], [3, 3, 3]],
  });
  plays(scene, 0, 'punch', 'punch').answers(0, { victim: 1 });
  expect(counts(scene.state)).toEqual([3, 9, 21]);
});

// Two places on the Fjord for the slammed rival; wherever he goes, both other cards can be laid, each as any of 7 actions.
test('CV-33 answers to depth 3 from a Slam on the Fjord', () => {
  const scene = play({
    seats: 2,
    options: { side: 'fjord' },
    vikings: ['B7', 'D11'],
    hands: [['slam', 'walk', 'club']],
    bracelets: [[1], []],
  });
  plays(scene, 0, 'slam', 'slam').answers(0, { victim: 1 });
  expect(counts(scene.state)).toEqual([3, 6, 42]);
});
