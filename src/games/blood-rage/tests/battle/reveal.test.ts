import { expect, test } from 'vitest';
import { scenario } from '../../../../testkit/scenario.ts';
import { bloodRage } from '../../index.ts';
import type { Described, DescribedClan } from '../../rules/position.ts';
import {
  copied,
  died,
  discarded,
  failed,
  late,
  noCard,
  questFought,
  raised,
  revealed,
  revealedQuest,
  scored,
  silenced,
  strength,
  succeeded,
  swept,
  tie,
  tookBack,
  victory,
} from './events.ts';
import { fallen, fights, glory, lays, names, nobodyAdds, pillages, rage } from './steps.ts';
import { clan } from '../scenes.ts';

/** Clans in Gimle, each with a Leader and a Warrior (STR 4) unless told; the token is Horns. */
const melee = (clans: readonly DescribedClan[], rest: Partial<Described> = {}) =>
  scenario(bloodRage, {
    seats: 5,
    age: 3,
    tokens: { gimle: 'horns' },
    ...rest,
    clans: clans.map((described) => ({ figures: { gimle: ['leader', 'warrior'] }, ...described })),
  });
/** One Warrior each, so that three or more fit. */
const LONE = { figures: { gimle: ['warrior'] } } as const;

test('BRC-18 Thor’s Primacy acts before Heimdall’s Watch: nothing is swept', () => {
  const scene = melee([{ hand: ['heimdalls-watch'] }, { hand: ['thors-primacy'] }]);
  fights(scene, 0, 'gimle', { 0: 'heimdalls-watch', 1: 'thors-primacy' }).tells(
    'spectator',
    revealed(0, 'heimdalls-watch', 0),
    revealed(1, 'thors-primacy', 3),
    silenced(1),
    strength(0, 4, 0),
    strength(1, 4, 3),
    victory(1, 'gimle', 7, 4),
    tookBack(0, 'heimdalls-watch'),
    discarded(1, 'thors-primacy'),
    died(0, 'gimle', 'battle', 'leader', 'warrior'),
    failed('gimle'),
    scored(1, 3, 'battle'),
  );
});

test('BRC-18 Heimdall’s Watch acts before every other text, and inside a step the pillager comes first', () => {
  const scene = melee([
    { ...LONE, hand: ['odins-smite'] },
    { ...LONE, hand: ['heimdalls-watch'] },
    { ...LONE, hand: ['odins-tide'] },
  ]);
  fights(scene, 0, 'gimle', { 0: 'odins-smite', 1: 'heimdalls-watch', 2: 'odins-tide' }).tells(
    'spectator',
    revealed(0, 'odins-smite', 1),
    revealed(1, 'heimdalls-watch', 0),
    revealed(2, 'odins-tide', 1),
    swept(1),
    scored(1, 2, 'card', 'heimdalls-watch'),
    noCard(0),
    noCard(1),
    noCard(2),
    strength(0, 1, 0),
    strength(1, 1, 0),
    strength(2, 1, 0),
    tie('gimle', 1),
    died(0, 'gimle', 'battle', 'warrior'),
    died(1, 'gimle', 'battle', 'warrior'),
    died(2, 'gimle', 'battle', 'warrior'),
    failed('gimle'),
  );
  // Both Smites act: the pillager's first.
  const smites = melee([{ hand: ['odins-smite'] }, { hand: ['odins-smite'] }], { age: 1, turn: 1 });
  fights(smites, 1, 'gimle', { 0: 'odins-smite', 1: 'odins-smite' });
  expect(smites.heard(2).slice(2, 4)).toEqual([
    died(0, 'gimle', 'smite', 'warrior'),
    died(1, 'gimle', 'smite', 'warrior'),
  ]);
});

test('card Thor’s Primacy voids the texts of all opponents and leaves them their STR', () => {
  const scene = melee([
    { ...LONE, hand: ['thors-primacy'] },
    { ...LONE, hand: ['odins-smite'] },
    { ...LONE, hand: ['odins-judgement'] },
  ]);
  fights(scene, 0, 'gimle', { 0: 'thors-primacy', 1: 'odins-smite', 2: 'odins-judgement' }).tells(
    'spectator',
    revealed(0, 'thors-primacy', 3),
    revealed(1, 'odins-smite', 1),
    revealed(2, 'odins-judgement', 2),
    silenced(0),
    strength(0, 1, 3),
    strength(1, 1, 1),
    strength(2, 1, 2),
    victory(0, 'gimle', 4, 3),
    discarded(0, 'thors-primacy'),
    tookBack(1, 'odins-smite'),
    tookBack(2, 'odins-judgement'),
    died(1, 'gimle', 'battle', 'warrior'),
    died(2, 'gimle', 'battle', 'warrior'),
    succeeded(0, 'gimle', 'horns'),
    raised(0, 'horns', 5, 2),
    scored(0, 3, 'battle'),
  );
});

test('BRC-19 under Thor’s Primacy Heimdall’s Sight is +0, and the table shows whose text is void', () => {
  const scene = melee([{ hand: ['thors-primacy', 'tyrs-rage'] }, { hand: ['heimdalls-sight'] }]);
  lays(pillages(scene, 0, 'gimle'), { 0: 'thors-primacy', 1: 'heimdalls-sight' }).asks('lateCard', 0);
  expect(scene.view('spectator').pillage!.strength.map(({ cards, total }) => ({ cards, total }))).toEqual([
    { cards: [{ card: 'thors-primacy', bonus: 3, silenced: false }], total: 7 },
    { cards: [{ card: 'heimdalls-sight', bonus: 0, silenced: true }], total: 4 },
  ]);
  expect(nobodyAdds(scene).heard(1)).not.toContainEqual(expect.objectContaining({ type: 'sightCopied' }));
});

test('BRC-19 Thor’s Primacy touches neither late cards nor a Quest that the clan sheet lets fight', () => {
  const scene = melee([
    { hand: ['thors-primacy'] },
    { upgrades: ['tyrs-domain'], hand: ['quest-alfheim', 'heimdalls-gaze'] },
  ]);
  lays(pillages(scene, 0, 'gimle'), { 0: 'thors-primacy', 1: 'quest-alfheim' }).answers(1, { as: 3 });
  scene.asks('lateCard', 1).offers(1, { card: 'heimdalls-gaze' }, { card: 'none' });
  scene.answers(1, { card: 'heimdalls-gaze' });
  expect(scene.heard('spectator').slice(0, 4)).toEqual([
    late(1, 'heimdalls-gaze', 3),
    strength(0, 4, 3),
    strength(1, 4, 6),
    victory(1, 'gimle', 10, 7),
  ]);
});

test('BRC-19 two Primacies both keep their +3', () => {
  const scene = melee([
    { ...LONE, hand: ['thors-primacy'] },
    { ...LONE, hand: ['thors-primacy'] },
    { ...LONE, hand: ['odins-judgement'] },
  ]);
  fights(scene, 0, 'gimle', { 0: 'thors-primacy', 1: 'thors-primacy', 2: 'odins-judgement' });
  expect(scene.heard(3).slice(3, 9)).toEqual([
    silenced(0),
    silenced(1),
    strength(0, 1, 3),
    strength(1, 1, 3),
    strength(2, 1, 2),
    tie('gimle', 4),
  ]);
  expect(glory(scene.view(3))).toEqual([0, 0, 0, 0, 0]);
});

test('card Heimdall’s Watch discards every card shown, pays their STR, and all choose again', () => {
  const scene = melee([{ hand: ['heimdalls-watch', 'tyrs-bash'] }, { hand: ['tyrs-rage', 'lokis-backstab'] }]);
  lays(pillages(scene, 0, 'gimle'), { 0: 'heimdalls-watch', 1: 'tyrs-rage' });
  scene.tells(
    'spectator',
    revealed(0, 'heimdalls-watch', 0),
    revealed(1, 'tyrs-rage', 6),
    swept(0),
    scored(0, 6, 'card', 'heimdalls-watch'),
  );
  expect(names(scene.view(2).discard)).toEqual(['tyrs-rage', 'heimdalls-watch']);
  scene.asks('battleCard', 0, 1).offers(0, { card: 'tyrs-bash' }).offers(1, { card: 'lokis-backstab' });
  lays(scene, { 0: 'tyrs-bash', 1: 'lokis-backstab' }).asks('act', 1);
  // The loser takes back only what was shown last.
  expect(names(clan(scene, 1, 1).hand)).toEqual(['lokis-backstab']);
  expect(names(scene.view(2).discard)).toEqual(['tyrs-bash', 'tyrs-rage', 'heimdalls-watch']);
  expect(glory(scene.view(2))).toEqual([7, 2, 0, 0, 0]);
});

test('BRC-20 Watch counts Sight as what it copied, and a Quest that fights as 3: its owner is asked before the sum', () => {
  const scene = melee([
    { ...LONE, hand: ['heimdalls-watch'] },
    { ...LONE, hand: ['heimdalls-sight'] },
    { ...LONE, upgrades: ['tyrs-domain'], hand: ['quest-manheim'] },
    { ...LONE, hand: ['tyrs-bash'] },
  ]);
  lays(pillages(scene, 0, 'gimle'), { 0: 'heimdalls-watch', 1: 'heimdalls-sight', 2: 'quest-manheim', 3: 'tyrs-bash' });
  scene.tells(
    4,
    revealed(0, 'heimdalls-watch', 0),
    revealed(1, 'heimdalls-sight', 0),
    revealedQuest(2, { card: 'quest-manheim', age: 3 }),
    revealed(3, 'tyrs-bash', 2),
  );
  scene.asks('questFights', 2).answers(2, { as: 3 });
  expect(scene.heard(4).slice(0, 3)).toEqual([
    questFought(2, { card: 'quest-manheim', age: 3 }, 3),
    swept(0),
    // 0, Sight as 3, the Quest as 3, and 2.
    scored(0, 8, 'card', 'heimdalls-watch'),
  ]);
});

test('BRC-20 what Watch sweeps away never acts: neither Smite nor Tide, nor the texts of a victory or defeat', () => {
  const scene = melee([
    { hand: ['odins-tide', 'tyrs-rage'] },
    { ...LONE, hand: ['heimdalls-watch'] },
    { ...LONE, hand: ['lokis-trickery'] },
  ]);
  fights(scene, 0, 'gimle', { 0: 'odins-tide', 1: 'heimdalls-watch', 2: 'lokis-trickery' });
  scene.asks('battleCard', 0).answers(0, { card: 'tyrs-rage' }).asks('act', 1);
  expect(fallen(scene.view(3), 0)).toEqual([]);
  expect(rage(scene.view(3))).toEqual([6, 6, 6, 6, 6]);
  expect(glory(scene.view(3))).toEqual([3, 1, 0, 0, 0]);
});

test('BRC-20 a second Watch at the same time is swept by the first and scores nothing', () => {
  const scene = melee(
    [
      { ...LONE, hand: ['heimdalls-watch'] },
      { ...LONE, hand: ['tyrs-crush'] },
      { ...LONE, hand: ['heimdalls-watch'] },
    ],
    { turn: 2 },
  );
  fights(scene, 2, 'gimle', { 0: 'heimdalls-watch', 1: 'tyrs-crush', 2: 'heimdalls-watch' });
  expect(scene.heard(3).filter(({ type }) => type === 'watchSwept')).toEqual([swept(2)]);
  expect(glory(scene.view(3))).toEqual([0, 0, 4, 0, 0]);
  expect(names(scene.view(3).discard)).toEqual(['tyrs-crush', 'heimdalls-watch', 'heimdalls-watch']);
});

test('BRC-20 a Watch shown at the second choice sweeps again, and late cards come after the last one only', () => {
  const scene = melee([
    { hand: ['heimdalls-watch', 'heimdalls-eye', 'tyrs-bash'] },
    { hand: ['tyrs-smash', 'heimdalls-watch', 'heimdalls-gaze'] },
  ]);
  lays(pillages(scene, 0, 'gimle'), { 0: 'heimdalls-watch', 1: 'tyrs-smash' }).asks('battleCard', 0, 1);
  lays(scene, { 0: 'tyrs-bash', 1: 'heimdalls-watch' }).asks('battleCard', 0, 1);
  lays(scene, { 0: 'heimdalls-eye', 1: 'heimdalls-gaze' }).asks('act', 1);
  expect(scene.heard(2)).not.toContainEqual(expect.objectContaining({ type: 'lateCard' }));
  // 3 for the first Watch; 2 for the second, and 3 Axes: Gaze beats Eye.
  expect(glory(scene.view(2))).toEqual([3, 5, 0, 0, 0]);
});

test('BRC-20 with nobody’s hand holding a card the battle goes on with figures only', () => {
  const scene = melee([{ hand: ['heimdalls-watch'] }, { ...LONE, hand: ['tyrs-smite'] }]);
  fights(scene, 0, 'gimle', { 0: 'heimdalls-watch', 1: 'tyrs-smite' });
  expect(scene.heard(3).slice(3, 9)).toEqual([
    scored(0, 5, 'card', 'heimdalls-watch'),
    noCard(0),
    noCard(1),
    strength(0, 4, 0),
    strength(1, 1, 0),
    victory(0, 'gimle', 4, 1),
  ]);
  scene.asks('act', 1);
});

test('BRC-23 card Heimdall’s Sight is as good as the best card that an opponent shows, never their sum', () => {
  const scene = melee([
    { ...LONE, hand: ['heimdalls-sight'] },
    { ...LONE, hand: ['tyrs-crush'] },
    { ...LONE, hand: ['tyrs-smash'] },
  ]);
  fights(scene, 0, 'gimle', { 0: 'heimdalls-sight', 1: 'tyrs-crush', 2: 'tyrs-smash' });
  expect(scene.heard('spectator').slice(3, 8)).toEqual([
    copied(0, 4),
    strength(0, 1, 4),
    strength(1, 1, 4),
    strength(2, 1, 3),
    tie('gimle', 5),
  ]);
});

test('BRC-23 Sight counts late cards too, each by itself, and not its own clan’s', () => {
  const scene = melee([{ hand: ['heimdalls-sight', 'heimdalls-gaze'] }, { hand: ['tyrs-bash', 'heimdalls-gaze'] }]);
  lays(pillages(scene, 0, 'gimle'), { 0: 'heimdalls-sight', 1: 'tyrs-bash' });
  scene.answers(0, { card: 'heimdalls-gaze' });
  expect(scene.view(1).pillage!.strength.map(({ total }) => total)).toEqual([9, 6]);
  scene.answers(1, { card: 'heimdalls-gaze' });
  expect(scene.heard(0).slice(1, 5)).toEqual([
    copied(0, 3),
    strength(0, 4, 6),
    strength(1, 4, 5),
    victory(0, 'gimle', 10, 9),
  ]);
});
