import { expect, test } from 'vitest';
import { countAnswers } from '../../../testkit/perft.ts';
import { clashOfRage } from '../index.ts';
import type { RageState } from '../rules/table.ts';
import { OVERRUN, scene } from './scenes.ts';

const counts = (state: RageState, depth = 3): number[] =>
  Array.from({ length: depth }, (_, index) => countAnswers(clashOfRage, state, index + 1));

// Two Bashers on A4 of one tile without enemies, the bastion on (1, -2), which touches A2 and A3: they reach A0, A3, A5 with one point; A1,
// A6 and the bastion with two. A group or done; 6 goals, or 3 acts of the rival; 2 counts each, or the answers after these.
test('CR-30 answers to depth 3 from a move of two Bashers', () => {
  const { state } = scene({
    ...OVERRUN,
    units: [{ A4: [2, 0, 0] }, { A6: [0, 0, 1] }],
    elves: {},
    bastions: [
      [1, -2],
      [2, 0],
    ],
  }).answers(0, {
    act: 'move',
  });
  expect(counts(state, 2)).toEqual([2, 9]);
});

// Three wounds against two Bashers and two Krag Riders: two first hits; after a Basher both types again, after a Krag Rider a Basher only;
// then Basher, Basher: strike; Basher, Rider: strike; Rider, Basher: strike.
test('CR-47 answers to depth 3 from spreading three wounds', () => {
  const { state } = scene({
    seats: 2,
    options: { clans: ['godleif', 'bohorg'] },
    phase: 'fight',
    units: [{ A4: [1, 0, 0] }, { A4: [2, 2, 0] }],
    fight: { at: 'A4', step: 'spread', wounds: 3 },
  });
  expect(counts(state)).toEqual([2, 3, 3]);
});

// Two cards aside, a market that is too dear, no forge: two cards or done. A weapon goes to three slots, an armour to three; done leads to
// the three acts of the rival, of which it cannot move.
test('CR-24 answers to depth 2 from equipping with two cards', () => {
  const { state } = scene({
    seats: 2,
    units: [{}, {}],
    aside: [['rapier', 'cuirass'], []],
    market: ['halberd'],
  }).answers(0, {
    act: 'equip',
  });
  expect(counts(state, 2)).toEqual([3, 8]);
});
