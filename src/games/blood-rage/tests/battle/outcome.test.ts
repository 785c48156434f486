import { expect, test } from 'vitest';
import { scenario } from '../../../../testkit/scenario.ts';
import { bloodRage } from '../../index.ts';
import type { RewardId } from '../../facts/index.ts';
import type { Described, DescribedClan } from '../../rules/position.ts';
import {
  died,
  discarded,
  failed,
  raised,
  revealed,
  scored,
  strength,
  succeeded,
  tie,
  tookBack,
  victory,
} from './events.ts';
import { fallen, fights, figuresAt, glory, lays, names, pillages, rage, stats } from './steps.ts';
import { clan } from '../scenes.ts';

const told = (described: Described) => scenario(bloodRage, described);

/** Seats in Gimle, as described; the token is Horns unless told. */
const melee = (clans: readonly DescribedClan[], rest: Partial<Described> = {}) =>
  told({ seats: 5, age: 2, tokens: { gimle: 'horns' }, ...rest, clans });

/** Seat 0 pillages Gimle with one Warrior more than seat 1 and no cards. */
const wins = (token: RewardId, pillager: DescribedClan = {}) =>
  fights(
    melee([{ figures: { gimle: ['warrior', 'warrior'] }, ...pillager }, { figures: { gimle: ['warrior'] } }], {
      tokens: { gimle: token },
    }),
    0,
    'gimle',
    {},
  );

test('BR-68 the highest total wins', () => {
  const scene = melee([
    { figures: { gimle: ['warrior'] }, hand: ['tyrs-bash'] },
    { figures: { gimle: ['leader'] }, hand: ['tyrs-smash'] },
    { figures: { gimle: ['warrior'] }, hand: ['tyrs-crush'] },
  ]);
  fights(scene, 0, 'gimle', { 0: 'tyrs-bash', 1: 'tyrs-smash', 2: 'tyrs-crush' });
  expect(scene.heard('spectator').slice(3, 7)).toEqual([
    strength(0, 1, 2),
    strength(1, 3, 3),
    strength(2, 1, 4),
    victory(1, 'gimle', 6, 5),
  ]);
});

test('BR-68 on a tie for the highest everybody loses, those below it too', () => {
  const scene = melee([
    { figures: { gimle: ['warrior'] } },
    { figures: { gimle: ['leader'] } },
    { figures: { gimle: ['leader'] } },
  ]);
  fights(scene, 0, 'gimle', {});
  expect(scene.heard('spectator').slice(-5)).toEqual([
    tie('gimle', 3),
    died(0, 'gimle', 'battle', 'warrior'),
    died(1, 'gimle', 'battle', 'leader'),
    died(2, 'gimle', 'battle', 'leader'),
    failed('gimle'),
  ]);
});

test('BR-69 the winner discards every card played, late ones too; the losers take theirs back', () => {
  const scene = melee([
    { figures: { gimle: ['leader'] }, hand: ['tyrs-bash', 'heimdalls-eye', 'tyrs-smash'] },
    { figures: { gimle: ['warrior'] }, hand: ['tyrs-crush', 'heimdalls-eye'] },
  ]);
  lays(pillages(scene, 0, 'gimle'), { 0: 'tyrs-bash', 1: 'tyrs-crush' });
  scene.answers(0, { card: 'heimdalls-eye' }).answers(1, { card: 'heimdalls-eye' }).answers(0, { card: 'none' });
  scene.asks('act', 1);
  // 3 + 4 against 1 + 6: a tie. Everybody has lost, and takes all back.
  expect(names(scene.view(2).discard)).toEqual([]);
  expect(names(clan(scene, 0, 0).hand)).toEqual(['tyrs-bash', 'tyrs-smash', 'heimdalls-eye']);
  expect(names(clan(scene, 1, 1).hand)).toEqual(['tyrs-crush', 'heimdalls-eye']);

  const uneven = melee([
    { figures: { gimle: ['leader', 'warrior'] }, hand: ['tyrs-bash', 'heimdalls-eye', 'tyrs-smash'] },
    { figures: { gimle: ['warrior'] }, hand: ['tyrs-crush', 'heimdalls-eye'] },
  ]);
  lays(pillages(uneven, 0, 'gimle'), { 0: 'tyrs-bash', 1: 'tyrs-crush' });
  uneven.answers(0, { card: 'heimdalls-eye' }).answers(1, { card: 'heimdalls-eye' }).answers(0, { card: 'none' });
  expect(uneven.heard('spectator')).toContainEqual(discarded(0, 'tyrs-bash', 'heimdalls-eye'));
  expect(uneven.heard('spectator')).toContainEqual(tookBack(1, 'tyrs-crush', 'heimdalls-eye'));
  expect(names(clan(uneven, 0, 0).hand)).toEqual(['tyrs-smash']);
  expect(names(uneven.view(2).discard)).toEqual(['tyrs-bash', 'heimdalls-eye']);
});

test('BR-70 the losers’ figures in the battle die, those in the fjord too, and nobody else', () => {
  const scene = melee([
    { figures: { gimle: ['leader', 'warrior'] } },
    { figures: { gimle: ['warrior'], 'fjord-nw': ['ship'], myrkvlor: ['warrior'], andlang: ['leader'] } },
    { figures: { 'fjord-sw': ['ship'] } },
  ]);
  fights(scene, 0, 'gimle', {});
  expect(scene.heard(3)).toContainEqual(died(1, 'gimle', 'battle', 'ship', 'warrior'));
  const view = scene.view(3);
  expect([0, 1, 2].map((seat) => fallen(view, seat))).toEqual([[], ['ship', 'warrior'], []]);
  expect(figuresAt(view, 1, 'andlang')).toEqual(['leader']);
  expect(figuresAt(view, 0, 'gimle')).toEqual(['leader', 'warrior']);
});

test('BR-71 a pillager who wins takes the reward and the token is turned', () => {
  const scene = wins('horns');
  expect(scene.heard('spectator').slice(-3)).toEqual([
    succeeded(0, 'gimle', 'horns'),
    raised(0, 'horns', 5, 2),
    scored(0, 3, 'battle'),
  ]);
  expect(scene.view(1).provinces.gimle.pillaged).toBe(true);
});

test('BR-71 a failed pillage brings nothing and may be tried again, by the same player too', () => {
  const scene = told({
    seats: 2,
    tokens: { gimle: 'horns' },
    clans: [
      { figures: { gimle: ['warrior'], 'fjord-nw': ['ship'], myrkvlor: ['leader'] } },
      { rage: 0, figures: { gimle: ['leader', 'warrior'] } },
    ],
  });
  fights(scene, 0, 'gimle', {});
  expect(scene.heard(1)).toContainEqual(failed('gimle'));
  expect(stats(scene.view(1), 0)).toEqual([6, 3, 4]);
  expect(scene.view(1).provinces.gimle).toMatchObject({ pillaged: false, reward: 'horns' });
  scene.answers(0, { act: 'march' }).answers(0, { province: 'myrkvlor' }).answers(0, { province: 'gimle' });
  scene.answers(0, { figure: 'leader' });
  scene.answers(0, { act: 'pillage' }).offers(0, { province: 'gimle' });
});

test('BR-72 the winner scores Axes after the reward, so that an Axes reward counts at once', () => {
  const scene = wins('axes', { stats: { axes: 2 } });
  expect(scene.heard('spectator').slice(-3)).toEqual([
    succeeded(0, 'gimle', 'axes'),
    raised(0, 'axes', 5, 3),
    scored(0, 5, 'battle'),
  ]);
  expect(clan(scene, 0, 1).sources.battle).toBe(5);
});

test('BR-72 a winner who did not pillage scores Axes too', () => {
  const scene = melee([{ figures: { gimle: ['warrior'] } }, { stats: { axes: 4 }, figures: { gimle: ['leader'] } }]);
  fights(scene, 0, 'gimle', {});
  expect(scene.heard(2).slice(-2)).toEqual([failed('gimle'), scored(1, 6, 'battle')]);
});

test('BR-73 the rewards: Rage, Axes or Horns one step, or 5 Glory', () => {
  const after = (token: RewardId) => {
    const view = wins(token, { rage: 2 }).view(1);
    return [...stats(view, 0), glory(view)[0], rage(view)[0]];
  };
  expect(after('rage')).toEqual([7, 3, 4, 3, 2]);
  expect(after('axes')).toEqual([6, 4, 4, 4, 2]);
  expect(after('horns')).toEqual([6, 3, 5, 3, 2]);
  expect(after('glory5')).toEqual([6, 3, 4, 8, 2]);
});

test('BR-73 Yggdrasil raises all three stats, and a stat at the sixth step stays there', () => {
  const scene = told({
    seats: 2,
    clans: [{ stats: { axes: 6 }, figures: { yggdrasil: ['leader'] } }, { figures: { yggdrasil: ['warrior'] } }],
  });
  fights(scene, 0, 'yggdrasil', {});
  expect(scene.heard(1).slice(-5)).toEqual([
    succeeded(0, 'yggdrasil', 'all'),
    raised(0, 'rage', 7, 2),
    { type: 'statAtTop', seat: 0, stat: 'axes' },
    raised(0, 'horns', 5, 2),
    scored(0, 8, 'battle'),
  ]);
});

test('BRT-11c the Raven’s Warriors fall, its upgrade comes back, Wolf’s Axes rise to 4 and bring 4 Glory', () => {
  const scene = told({
    seats: 3,
    tokens: { andlang: 'axes' },
    clans: [
      { figures: { 'fjord-sw': ['ship'], andlang: ['warrior'] }, hand: ['tyrs-crush'] },
      { figures: { andlang: ['warrior', 'warrior'] }, hand: ['lokis-domain'] },
      {},
    ],
  });
  fights(scene, 0, 'andlang', { 0: 'tyrs-crush', 1: 'lokis-domain' }).tells(
    'spectator',
    revealed(0, 'tyrs-crush', 4),
    revealed(1, 'lokis-domain', 0),
    strength(0, 3, 4),
    strength(1, 2, 0),
    victory(0, 'andlang', 7, 2),
    discarded(0, 'tyrs-crush'),
    tookBack(1, 'lokis-domain'),
    died(1, 'andlang', 'battle', 'warrior', 'warrior'),
    succeeded(0, 'andlang', 'axes'),
    raised(0, 'axes', 4, 2),
    scored(0, 4, 'battle'),
  );
  const view = scene.view(1);
  expect(fallen(view, 1)).toEqual(['warrior', 'warrior']);
  expect(names(view.clans[1]!.hand)).toEqual(['lokis-domain']);
  expect(names(view.discard)).toEqual(['tyrs-crush']);
  expect(view.provinces.andlang.pillaged).toBe(true);
  expect(glory(view)).toEqual([4, 0, 0]);
});

test('BRT-21 five against five: both lose all figures, cards come back, the token stays, no Glory', () => {
  const scene = melee([
    { figures: { gimle: ['leader'] }, hand: ['tyrs-bash'] },
    { figures: { gimle: ['warrior', 'warrior'] }, hand: ['tyrs-smash'] },
  ]);
  fights(scene, 0, 'gimle', { 0: 'tyrs-bash', 1: 'tyrs-smash' }).tells(
    2,
    revealed(0, 'tyrs-bash', 2),
    revealed(1, 'tyrs-smash', 3),
    strength(0, 3, 2),
    strength(1, 2, 3),
    tie('gimle', 5),
    tookBack(0, 'tyrs-bash'),
    tookBack(1, 'tyrs-smash'),
    died(0, 'gimle', 'battle', 'leader'),
    died(1, 'gimle', 'battle', 'warrior', 'warrior'),
    failed('gimle'),
  );
  expect(scene.view(2).provinces.gimle.pillaged).toBe(false);
  expect(glory(scene.view(2))).toEqual([0, 0, 0, 0, 0]);
});

test('BRT-22 the defender wins 6 to 4 with Axes 5: 5 Glory, no reward, its card discarded', () => {
  const scene = melee([
    { figures: { gimle: ['leader', 'warrior'] } },
    { stats: { axes: 3 }, figures: { gimle: ['leader'] }, hand: ['tyrs-smash'] },
  ]);
  fights(scene, 0, 'gimle', { 1: 'tyrs-smash' });
  const view = scene.view(2);
  expect(glory(view)).toEqual([0, 5, 0, 0, 0]);
  expect([stats(view, 0), stats(view, 1)]).toEqual([
    [6, 3, 4],
    [6, 5, 4],
  ]);
  expect(view.provinces.gimle.pillaged).toBe(false);
  expect(names(view.discard)).toEqual(['tyrs-smash']);
});

test('BRT-25 a Rage token raises the stat and not the Rage at hand, which is 7 in the next Age', () => {
  const scene = told({
    seats: 2,
    tokens: { horgr: 'rage' },
    clans: [{ rage: 2, figures: { horgr: ['warrior'] } }, { rage: 0 }],
  });
  pillages(scene, 0, 'horgr');
  expect(stats(scene.view(0), 0)).toEqual([7, 3, 4]);
  expect(rage(scene.view(0))).toEqual([2, 0]);
  for (let answers = 0; scene.view(0).age === 1 || scene.view(0).phase !== 'action'; answers++) {
    expect(answers).toBeLessThan(20);
    const { seat } = scene.state.asked.find((choice) => scene.state.answers[choice.seat] === null)!;
    scene.does({ do: 'answer', seat, question: scene.state.question, picks: bloodRage.idle(scene.state, seat) });
  }
  expect(rage(scene.view(0))).toEqual([7, 6]);
});

test('BRT-26 Yggdrasil after a won battle: 7, 4 and 5, then 4 Glory', () => {
  const scene = told({
    seats: 2,
    clans: [{ figures: { yggdrasil: ['leader'] } }, { figures: { yggdrasil: ['warrior'] } }],
  });
  fights(scene, 0, 'yggdrasil', {});
  expect(scene.heard('spectator').slice(-5)).toEqual([
    succeeded(0, 'yggdrasil', 'all'),
    raised(0, 'rage', 7, 2),
    raised(0, 'axes', 4, 2),
    raised(0, 'horns', 5, 2),
    scored(0, 4, 'battle'),
  ]);
});

test('BRC-26 in a tie nobody is the winner: Trickery, Backstab and Poison get nothing', () => {
  for (const card of ['lokis-trickery', 'lokis-backstab', 'lokis-poison'] as const) {
    const scene = melee([
      { glory: 8, figures: { gimle: ['leader'] }, hand: [card] },
      { glory: 8, figures: { gimle: ['warrior'] }, hand: ['tyrs-bash'] },
    ]);
    fights(scene, 0, 'gimle', { 0: card, 1: 'tyrs-bash' });
    expect(scene.heard(2)).toContainEqual(tie('gimle', 3));
    expect(glory(scene.view(2)).slice(0, 2)).toEqual([8, 8]);
    expect(rage(scene.view(2)).slice(0, 2)).toEqual([6, 6]);
    expect(names(clan(scene, 0, 0).hand)).toEqual([card]);
    expect(names(clan(scene, 1, 1).hand)).toEqual(['tyrs-bash']);
  }
});

test('BRC-26 a tie counts as a defeat for Loki’s Blessing', () => {
  const scene = melee([
    { figures: { gimle: ['leader'] } },
    { upgrades: ['lokis-blessing'], figures: { gimle: ['leader'] } },
  ]);
  fights(scene, 0, 'gimle', {}).asks('blessing', 1).answers(1, { yes: true });
  expect(figuresAt(scene.view(0), 1, 'gimle')).toEqual(['warrior']);
});

test('BRC-33 when another wins, the token stays unturned and anyone may try', () => {
  const scene = melee([{ figures: { gimle: ['warrior'] } }, { figures: { gimle: ['leader'] } }, {}, {}, {}]);
  fights(scene, 0, 'gimle', {}).asks('act', 1).answers(1, { act: 'pillage' }).offers(1, { province: 'gimle' });
  expect(glory(scene.view(0))).toEqual([0, 3, 0, 0, 0]);
});

test('BRC-34 a winner without surviving figures still pillages and scores, without the Leader’s upgrade', () => {
  const scene = melee(
    [
      { upgrades: ['lord-of-spears'], hand: ['tyrs-rage'], figures: { gimle: ['leader', 'warrior'] } },
      { hand: ['odins-tide'], figures: { gimle: ['warrior'] } },
    ],
    { age: 3 },
  );
  fights(scene, 0, 'gimle', { 0: 'tyrs-rage', 1: 'odins-tide' }).asks('tide', 0).answers(0, { figure: 'warrior' });
  // The Leader drowned: no Lord of Spears.
  expect(stats(scene.view(1), 0)).toEqual([6, 3, 5]);
  const bare = melee([
    { hand: ['tyrs-rage'], figures: { gimle: ['warrior'] } },
    { hand: ['odins-smite'], figures: { gimle: ['warrior'] } },
  ]);
  fights(bare, 0, 'gimle', { 0: 'tyrs-rage', 1: 'odins-smite' });
  expect(figuresAt(bare.view(1), 0, 'gimle')).toEqual([]);
  expect(stats(bare.view(1), 0)).toEqual([6, 3, 5]);
  expect(glory(bare.view(1))[0]).toBe(3);
});

test('BRC-34 a Frost Giant that drowned doubles nothing', () => {
  const scene = melee(
    [
      { upgrades: ['frost-giant'], hand: ['tyrs-rage'], figures: { gimle: ['frost-giant', 'warrior'] } },
      { hand: ['odins-tide'], figures: { gimle: ['warrior'] } },
    ],
    { age: 3 },
  );
  fights(scene, 0, 'gimle', { 0: 'tyrs-rage', 1: 'odins-tide' }).answers(0, { figure: 'warrior' }).asks('act', 1);
  expect(stats(scene.view(1), 0)).toEqual([6, 3, 5]);
});
