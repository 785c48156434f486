import { expect, test } from 'vitest';
import { countAnswers } from '../../../testkit/perft.ts';
import { bloodRage } from '../index.ts';
import type { SagaState } from '../rules/run.ts';
import { saga } from './scenes.ts';

const counts = (state: SagaState): number[] => [1, 2, 3].map((depth) => countAnswers(bloodRage, state, depth));

// Six pairs of four cards for each. Then seat 0 acts: invade, pass, and in the three pairs with the Troll an upgrade: 6 × (3 × 3 + 3 × 2).
test('BR-24 answers to depth 3 from the last picks of a draft of two', () => {
  const { state } = saga({
    seats: 2,
    phase: 'draft',
    clans: [
      { packet: ['troll', 'tyrs-bash', 'tyrs-smash', 'thors-hammer'] },
      { packet: ['tyrs-smite', 'odins-smite', 'friggas-grace', 'lokis-trickery'] },
    ],
  });
  expect(counts(state)).toEqual([6, 36, 90]);
});

// Two Eyes, the second an option of its own: six pairs again, an Eye with either other card twice among them.
test('BR-24 answers to depth 1 from a packet with two cards alike', () => {
  const { state } = saga({
    seats: 2,
    age: 2,
    phase: 'draft',
    clans: [
      { packet: ['heimdalls-eye', 'heimdalls-eye', 'tyrs-rage', 'tyrs-crush'] },
      { packet: ['odins-tide', 'thors-oath', 'lokis-backstab', 'heimdalls-watch'] },
    ],
  });
  expect(countAnswers(bloodRage, state, 1)).toBe(6);
});

// Invade, march, pillage, pass, a Quest, two upgrades. Then 2 invaders, 1 source, 1 province, the rival's 2 acts after pass, Quest and
// Charm, and 8 places or none for the Troll. Then 4 fjords + 8 provinces; 8 destinations; after the pillage 2 acts; after the pass 3
// invaders or 4 cards to keep or not; after the Quest 3 invaders or 6 acts; 9 × 2 after the Troll; after the Charm 3 or 6.
test('BR-30 answers to depth 3 from the first turn of two with a leader in Gimle', () => {
  const { state } = saga({
    seats: 2,
    clans: [{ hand: ['troll', 'quest-alfheim', 'friggas-charm'], figures: { gimle: ['leader'] } }],
  });
  expect(counts(state)).toEqual([7, 2 + 1 + 1 + 2 + 2 + 9 + 2, 12 + 8 + 2 + 7 + 9 + 18 + 9]);
});

// The leader or a warrior first; then a warrior or enough after the leader, the leader, a warrior or enough after the warrior; then the
// rival's 4 acts.
test('BR-45 answers to depth 3 from a march of three figures to two empty villages', () => {
  const scene = saga({
    seats: 2,
    clans: [
      { figures: { gimle: ['leader', 'warrior', 'warrior'] } },
      { rage: 6, figures: { valhalla: ['warrior'], utgard: ['warrior'] } },
    ],
  });
  scene.answers(0, { act: 'march' }).answers(0, { province: 'gimle' }).answers(0, { province: 'utgard' });
  expect(counts(scene.state)).toEqual([2, 2 + 3, 5 * 4]);
});

// Yes or no to the Succor; then to Thor's Domain each time; then the pillage ends with the rival's 2 acts, and so does declining.
test('BRC-47 answers to depth 3 from an invasion with Frigga’s Succor and Thor’s Domain', () => {
  const scene = saga({ seats: 4, age: 2, clans: [{ upgrades: ['friggas-succor', 'thors-domain'] }] });
  scene.answers(0, { act: 'invade' }).answers(0, { figure: 'leader', from: 'reserve' }).answers(0, { place: 'gimle' });
  expect(counts(scene.state)).toEqual([2, 4, 8]);
});
