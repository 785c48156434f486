import { expect, test } from 'vitest';
import { scenario } from '../../../../testkit/scenario.ts';
import { bloodRage } from '../../index.ts';
import type { CardId, RewardId } from '../../facts/index.ts';
import type { Described, DescribedClan } from '../../rules/position.ts';
import {
  boughtBack,
  died,
  discarded,
  late,
  poisoned,
  raised,
  revealed,
  saved,
  scored,
  stole,
  strength,
  succeeded,
  tookBack,
  tricked,
  victory,
} from './events.ts';
import { fights, glory, lays, names, pillages, rage, stats } from './steps.ts';
import { clan } from '../scenes.ts';

/** Seat 0 (Leader, Warrior) pillages Gimle, a token of 5 Glory; seat 1 has a Warrior there. */
const melee = (clans: readonly DescribedClan[], rest: Partial<Described> = {}) =>
  scenario(bloodRage, {
    seats: 5,
    age: 3,
    tokens: { gimle: 'glory5' },
    ...rest,
    clans: clans.map((described, seat) => ({
      figures: { gimle: seat === 0 ? ['leader', 'warrior'] : ['warrior'] },
      ...described,
    })),
  });
const duel = (winning: CardId, losing: CardId, winner: DescribedClan = {}, loser: DescribedClan = {}) =>
  fights(
    melee([
      { ...winner, hand: [winning] },
      { ...loser, hand: [losing] },
    ]),
    0,
    'gimle',
    { 0: winning, 1: losing },
  );

test('BRC-27 after the winner is named everything comes in its order', () => {
  const scene = melee(
    [
      {
        upgrades: ['tyrs-prowess', 'lord-of-axes', 'valkyrie'],
        hand: ['thors-hammer', 'heimdalls-eye'],
        figures: { gimle: ['leader', 'valkyrie'] },
      },
      {
        rage: 1,
        upgrades: ['friggas-protection', 'lokis-dragons'],
        hand: ['odins-judgement'],
        figures: { gimle: ['warrior'], 'fjord-nw': ['ship'] },
      },
      { upgrades: ['lokis-blessing'], hand: ['lokis-backstab'] },
    ],
    { tokens: { gimle: 'axes' } },
  );
  lays(pillages(scene, 0, 'gimle'), { 0: 'thors-hammer', 1: 'odins-judgement', 2: 'lokis-backstab' });
  scene
    .answers(0, { card: 'heimdalls-eye' })
    .tells(
      'spectator',
      late(0, 'heimdalls-eye', 2),
      strength(0, 5, 3),
      strength(1, 3, 2),
      strength(2, 1, 0),
      victory(0, 'gimle', 8, 5),
      scored(0, 3, 'card', 'thors-hammer'),
      stole(2, 0, 2),
    );
  scene.asks('prowess', 0).offers(0, { card: 'heimdalls-eye' }, { card: 'thors-hammer' }, { card: 'none' });
  scene.answers(0, { card: 'thors-hammer' }).tells('spectator', boughtBack(0, 'thors-hammer'));
  scene.asks('prowess', 0).answers(0, { card: 'none' });
  scene.tells(
    'spectator',
    discarded(0, 'heimdalls-eye'),
    tookBack(1, 'odins-judgement'),
    tookBack(2, 'lokis-backstab'),
  );
  scene
    .asks('save', 1)
    .answers(1, { save: 'warrior', by: 'protection' })
    .tells(
      'spectator',
      saved(1, 'warrior'),
      died(1, 'gimle', 'battle', 'ship'),
      scored(1, 4, 'card', 'lokis-dragons'),
      died(2, 'gimle', 'battle', 'warrior'),
      scored(0, 4, 'card', 'valkyrie'),
      scored(1, 4, 'card', 'odins-judgement'),
      succeeded(0, 'gimle', 'axes'),
      raised(0, 'axes', 4, 2),
    );
  expect(scene.view(1).provinces.gimle.pillaged).toBe(false);
  scene.asks('raise', 0).answers(0, { stat: 'axes' });
  scene.tells('spectator', raised(0, 'axes', 5, 3), scored(0, 5, 'battle'));
  expect(scene.view(1).provinces.gimle.pillaged).toBe(true);
  // Seat 1 has spent its last Rage.
  scene.asks('blessing', 2).answers(2, { yes: true }).asks('act', 2);
});

test('card Thor’s Hammer brings its player 3 Glory for a victory, and nothing for a defeat', () => {
  const won = duel('thors-hammer', 'tyrs-bash');
  expect(won.heard(2).slice(2, 6)).toEqual([
    strength(0, 4, 1),
    strength(1, 1, 2),
    victory(0, 'gimle', 5, 3),
    scored(0, 3, 'card', 'thors-hammer'),
  ]);
  // 3 for the card, 5 of the token, 3 for Axes.
  expect(glory(won.view(2)).slice(0, 2)).toEqual([11, 0]);
  expect(glory(duel('tyrs-bash', 'thors-hammer').view(2)).slice(0, 2)).toEqual([8, 0]);
});

test('card Thor’s Oath raises a stat of its player’s choice after a victory, in time for Axes', () => {
  const scene = duel('thors-oath', 'tyrs-bash', { stats: { horns: 6 } });
  scene.asks('raise', 0).offers(0, { stat: 'rage' }, { stat: 'axes' }).refuses(0, { stat: 'horns' }, 'BRC-5');
  scene.answers(0, { stat: 'axes' }).asks('act', 1);
  expect(scene.heard(2)[0]).toEqual(raised(0, 'axes', 4, 2));
  expect(glory(scene.view(2))[0]).toBe(9);
  duel('tyrs-bash', 'thors-oath').asks('act', 1);
});

test('card Thor’s Ascension brings 3 Rage and 3 Glory for a victory, beyond the Rage stat', () => {
  const scene = duel('thors-ascension', 'tyrs-bash', { rage: 5 });
  expect(scene.heard(2)).toContainEqual({ type: 'rageGained', seat: 0, rage: 3, card: 'thors-ascension' });
  expect(rage(scene.view(2)).slice(0, 2)).toEqual([8, 6]);
  expect(glory(scene.view(2)).slice(0, 2)).toEqual([11, 0]);
  expect(rage(duel('tyrs-bash', 'thors-ascension').view(2)).slice(0, 2)).toEqual([6, 6]);
});

test('card Loki’s Trickery takes 1 Rage from the winner who beat it', () => {
  const scene = duel('tyrs-bash', 'lokis-trickery');
  expect(scene.heard(2)).toContainEqual(tricked(1, 0, 1));
  expect(rage(scene.view(2)).slice(0, 2)).toEqual([5, 7]);
  expect(rage(duel('lokis-trickery', 'tyrs-bash').view(2)).slice(0, 2)).toEqual([6, 6]);
});

test('BRC-28 Loki’s Trickery acts before Tyr’s Prowess may spend Rage', () => {
  const poor = duel('tyrs-bash', 'lokis-trickery', { rage: 1, upgrades: ['tyrs-prowess'] });
  poor.asks('act', 1);
  expect(rage(poor.view(2)).slice(0, 2)).toEqual([0, 7]);
  expect(names(poor.view(2).discard)).toEqual(['tyrs-bash']);
  duel('tyrs-bash', 'lokis-trickery', { rage: 2, upgrades: ['tyrs-prowess'] }).asks('prowess', 0);
});

test('BRC-28 a winner without Rage loses none, though Thor’s Ascension brings some afterwards', () => {
  const scene = melee([
    { hand: ['lokis-trickery'], figures: { gimle: ['warrior'] } },
    { rage: 0, hand: ['thors-ascension'], figures: { gimle: ['leader'] } },
  ]);
  fights(scene, 0, 'gimle', { 0: 'lokis-trickery', 1: 'thors-ascension' });
  expect(scene.heard(2)).not.toContainEqual(expect.objectContaining({ type: 'rageStolen' }));
  expect(rage(scene.view(2)).slice(0, 2)).toEqual([6, 3]);
});

test('card Loki’s Poison moves the winner’s shown cards into the hand of its player', () => {
  const scene = duel('tyrs-smash', 'lokis-poison');
  expect(scene.heard('spectator').slice(4, 7)).toEqual([
    victory(0, 'gimle', 7, 1),
    poisoned(1, 0, 'tyrs-smash'),
    tookBack(1, 'lokis-poison'),
  ]);
  expect(scene.view(2).discard).toEqual([]);
  expect(names(clan(scene, 1, 1).hand)).toEqual(['tyrs-smash', 'lokis-poison']);
  expect(names(duel('lokis-poison', 'tyrs-bash').view(2).discard)).toEqual(['lokis-poison']);
});

test('BRC-29 Loki’s Poison takes late cards too, before Tyr’s Prowess can save any', () => {
  const scene = melee([
    { upgrades: ['tyrs-prowess'], hand: ['tyrs-smash', 'heimdalls-gaze', 'heimdalls-eye'] },
    { hand: ['lokis-poison'] },
  ]);
  lays(pillages(scene, 0, 'gimle'), { 0: 'tyrs-smash', 1: 'lokis-poison' });
  scene.answers(0, { card: 'heimdalls-gaze' }).answers(0, { card: 'none' }).asks('act', 1);
  expect(scene.heard(2)).toContainEqual(poisoned(1, 0, 'tyrs-smash', 'heimdalls-gaze'));
  expect(names(clan(scene, 1, 1).hand)).toEqual(['tyrs-smash', 'heimdalls-gaze', 'lokis-poison']);
  expect(names(clan(scene, 0, 0).hand)).toEqual(['heimdalls-eye']);
});

test('BRC-29 of two Poisons the first in order gets all', () => {
  const clans = [{ hand: ['tyrs-rage'] }, { hand: ['lokis-poison'] }, { hand: ['lokis-poison'] }] as const;
  const cards = { 0: 'tyrs-rage', 1: 'lokis-poison', 2: 'lokis-poison' } as const;
  const taken = (turn: number) => {
    const scene = fights(melee(clans, { turn }), turn, 'gimle', cards);
    return [1, 2].map((seat) => names(clan(scene, seat, seat).hand));
  };
  expect(taken(0)).toEqual([['tyrs-rage', 'lokis-poison'], ['lokis-poison']]);
  expect(taken(2)).toEqual([['lokis-poison'], ['tyrs-rage', 'lokis-poison']]);
});

test('BRC-29 Loki’s Poison takes the winner’s cards, not what they bring, whoever comes first', () => {
  for (const turn of [0, 1]) {
    const scene = melee([{ hand: ['thors-hammer'] }, { hand: ['lokis-poison'] }], { turn });
    fights(scene, turn, 'gimle', { 0: 'thors-hammer', 1: 'lokis-poison' });
    expect(scene.heard(2)).toContainEqual(scored(0, 3, 'card', 'thors-hammer'));
    expect(scene.heard(2)).toContainEqual(poisoned(1, 0, 'thors-hammer'));
  }
});

test('card Loki’s Backstab takes 2 Glory from the winner who beat it', () => {
  const scene = duel('tyrs-bash', 'lokis-backstab', { glory: 10 }, { glory: 1 });
  expect(scene.heard(2)).toContainEqual(stole(1, 0, 2));
  // 10, less 2, 5 of the token and 3 for Axes.
  expect(glory(scene.view(2)).slice(0, 2)).toEqual([16, 3]);
  expect(glory(duel('lokis-backstab', 'tyrs-bash', {}, { glory: 9 }).view(2)).slice(0, 2)).toEqual([8, 9]);
});

test('BRC-30 Loki’s Backstab takes no more than the winner has at that moment', () => {
  expect(glory(duel('tyrs-bash', 'lokis-backstab', { glory: 1 }).view(2)).slice(0, 2)).toEqual([8, 1]);
  const none = duel('tyrs-bash', 'lokis-backstab');
  expect(none.heard(2)).not.toContainEqual(expect.objectContaining({ type: 'gloryStolen' }));
  expect(glory(none.view(2)).slice(0, 2)).toEqual([8, 0]);
});

const prowess = () => {
  const scene = melee([
    { rage: 2, upgrades: ['tyrs-prowess'], hand: ['tyrs-bash', 'heimdalls-eye', 'heimdalls-gaze'] },
    { upgrades: [], hand: ['tyrs-smash'] },
  ]);
  lays(pillages(scene, 0, 'gimle'), { 0: 'tyrs-bash', 1: 'tyrs-smash' });
  return scene.answers(0, { card: 'heimdalls-eye' }).answers(0, { card: 'heimdalls-gaze' });
};

test('BRC-31 card Tyr’s Prowess buys back any of the winner’s shown cards for 1 Rage each', () => {
  const scene = prowess().asks('prowess', 0);
  scene.offers(0, { card: 'tyrs-bash' }, { card: 'heimdalls-eye' }, { card: 'heimdalls-gaze' }, { card: 'none' });
  scene.refuses(0, { card: 'tyrs-smash' }, 'BRC-31');
  scene.answers(0, { card: 'heimdalls-gaze' }).asks('prowess', 0);
  scene.offers(0, { card: 'tyrs-bash' }, { card: 'heimdalls-eye' }, { card: 'none' });
  // The last Rage: nothing more to ask.
  scene.answers(0, { card: 'tyrs-bash' }).asks('act', 1);
  expect(names(clan(scene, 0, 0).hand)).toEqual(['tyrs-bash', 'heimdalls-gaze']);
  expect(names(scene.view(0).discard)).toEqual(['heimdalls-eye']);
  expect(rage(scene.view(0))[0]).toBe(0);
  const none = prowess().answers(0, { card: 'none' }).asks('act', 1);
  expect(names(none.view(0).discard)).toEqual(['tyrs-bash', 'heimdalls-eye', 'heimdalls-gaze']);
});

test('BRC-31 Tyr’s Prowess is for the winner, for cards that Watch did not sweep, and for who has Rage', () => {
  duel('tyrs-bash', 'tyrs-smash', {}, { upgrades: ['tyrs-prowess'] }).asks('act', 1);
  const swept = melee([
    { upgrades: ['tyrs-prowess'], hand: ['heimdalls-watch', 'tyrs-bash'] },
    { hand: ['tyrs-smash'] },
  ]);
  lays(pillages(swept, 0, 'gimle'), { 0: 'heimdalls-watch', 1: 'tyrs-smash' });
  swept.answers(0, { card: 'tyrs-bash' }).asks('prowess', 0).offers(0, { card: 'tyrs-bash' }, { card: 'none' });
  const poor = melee([
    { figures: { gimle: ['warrior'] } },
    { rage: 0, upgrades: ['tyrs-prowess'], hand: ['tyrs-smash'] },
  ]);
  fights(poor, 0, 'gimle', { 1: 'tyrs-smash' }).asks('act', 2);
  expect(names(poor.view(0).discard)).toEqual(['tyrs-smash']);
});

const grace = (token: RewardId, pillager: DescribedClan = {}) =>
  fights(melee([{ hand: ['friggas-grace'], ...pillager }, {}], { tokens: { gimle: token } }), 0, 'gimle', {
    0: 'friggas-grace',
  });

test('card Frigga’s Grace raises, after a pillage won, a stat other than the token’s', () => {
  const scene = grace('horns').asks('raise', 0).offers(0, { stat: 'rage' }, { stat: 'axes' });
  expect(scene.heard(1)).toContainEqual(strength(0, 4, 2));
  scene.refuses(0, { stat: 'horns' }, 'BRC-32').answers(0, { stat: 'axes' });
  scene.tells(1, raised(0, 'axes', 4, 2), scored(0, 4, 'battle'));
  expect(stats(scene.view(1), 0)).toEqual([6, 4, 5]);
});

test('BRC-32 after 5 Glory or Yggdrasil Frigga’s Grace raises any stat', () => {
  grace('glory5').offers(0, { stat: 'rage' }, { stat: 'axes' }, { stat: 'horns' });
  const centre = scenario(bloodRage, {
    seats: 2,
    clans: [{ hand: ['friggas-grace'], figures: { yggdrasil: ['leader'] } }, { figures: { yggdrasil: ['warrior'] } }],
  });
  fights(centre, 0, 'yggdrasil', { 0: 'friggas-grace' });
  centre.offers(0, { stat: 'rage' }, { stat: 'axes' }, { stat: 'horns' });
});

test('BRC-32 Frigga’s Grace works once beside a Frost Giant, and not at all with no other stat below its top', () => {
  const giant = grace('horns', { upgrades: ['frost-giant'], figures: { gimle: ['frost-giant'] } });
  giant.answers(0, { stat: 'rage' }).asks('act', 1);
  expect(stats(giant.view(1), 0)).toEqual([7, 3, 6]);
  const full = grace('horns', { stats: { rage: 6, axes: 6 } }).asks('act', 1);
  expect(stats(full.view(1), 0)).toEqual([12, 8, 5]);
});

test('BRC-32 Frigga’s Grace is for the pillager alone: a defender who wins with it raises nothing', () => {
  const scene = melee([{ figures: { gimle: ['warrior'] } }, { hand: ['friggas-grace'] }]);
  fights(scene, 0, 'gimle', { 1: 'friggas-grace' }).asks('act', 1);
  expect(scene.heard(2).slice(0, 2)).toContainEqual(revealed(1, 'friggas-grace', 2));
  expect(stats(scene.view(2), 1)).toEqual([6, 3, 4]);
});
