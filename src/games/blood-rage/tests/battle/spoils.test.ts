import { expect, test } from 'vitest';
import { scenario } from '../../../../testkit/scenario.ts';
import { bloodRage } from '../../index.ts';
import type { Described, DescribedClan } from '../../rules/position.ts';
import {
  callEnded,
  declared,
  died,
  failed,
  raised,
  scored,
  strength,
  succeeded,
  unopposed,
  victory,
} from './events.ts';
import { declares, fallen, fights, figuresAt, glory, pillages, rage, stats } from './steps.ts';

const told = (described: Described) => scenario(bloodRage, described);
const invaded = (seat: number, place: 'gimle' | 'yggdrasil') =>
  ({ type: 'invaded', seat, figure: 'warrior', place, rage: 0, from: 'reserve', action: false, over: null }) as const;

/** Seat 1 wins with its Leader; the others lose a Warrior each. */
const blessed = (clans: readonly DescribedClan[], rest: Partial<Described> = {}) =>
  told({
    seats: 4,
    ...rest,
    clans: clans.map((clan, seat) => ({ figures: { gimle: [seat === 1 ? 'leader' : 'warrior'] }, ...clan })),
  });

test('BRC-36 card Loki’s Blessing brings a Warrior of the reserve back after a battle lost, for free', () => {
  const scene = fights(blessed([{ rage: 1, upgrades: ['lokis-blessing'] }, {}]), 0, 'gimle', {});
  expect(scene.heard(2).slice(-3)).toEqual([
    died(0, 'gimle', 'battle', 'warrior'),
    failed('gimle'),
    scored(1, 3, 'battle'),
  ]);
  scene.asks('blessing', 0).offers(0, { yes: true }, { yes: false });
  scene.answers(0, { yes: true }).tells('spectator', invaded(0, 'gimle')).asks('act', 1);
  expect(rage(scene.view(2))[0]).toBe(1);
  const declining = fights(blessed([{ upgrades: ['lokis-blessing'] }, {}]), 0, 'gimle', {}).answers(0, { yes: false });
  declining.tells(2).asks('act', 1);
});

test('BRC-36 Loki’s Blessing is for losers only, and for those who were in the battle', () => {
  fights(blessed([{}, { upgrades: ['lokis-blessing'] }]), 0, 'gimle', {}).asks('act', 1);
  fights(blessed([{}, {}, { upgrades: ['lokis-blessing'], figures: { horgr: ['warrior'] } }]), 0, 'gimle', {}).asks(
    'act',
    1,
  );
});

test('BRC-36 Loki’s Blessing needs a Warrior in reserve, a village and Horns', () => {
  const all = Array.from({ length: 7 }, () => 'warrior' as const);
  const none = blessed([{ upgrades: ['lokis-blessing'], figures: { gimle: ['warrior'], valhalla: all } }, {}]);
  fights(none, 0, 'gimle', {}).asks('act', 1);
  const full = blessed([
    { upgrades: ['lokis-blessing'], figures: { 'fjord-sw': ['ship'] } },
    { figures: { andlang: ['leader', 'warrior', 'warrior'] } },
  ]);
  fights(full, 0, 'andlang', {}).asks('act', 1);
  const crowded = blessed([
    {
      upgrades: ['lokis-blessing', 'friggas-protection'],
      figures: { gimle: ['warrior'], horgr: ['warrior', 'warrior', 'leader'] },
    },
    { figures: { gimle: ['leader'] } },
  ]);
  // The saved Warrior stays on the board, which has as many figures as the Horns allow.
  fights(crowded, 0, 'gimle', {}).answers(0, { save: 'warrior', by: 'protection' }).asks('act', 1);
});

test('BRC-36 after a battle in Yggdrasil Loki’s Blessing brings nobody, unless the table says so', () => {
  const clans: readonly DescribedClan[] = [
    { upgrades: ['lokis-blessing'], figures: { yggdrasil: ['warrior'] } },
    { figures: { yggdrasil: ['leader'] } },
  ];
  fights(blessed(clans), 0, 'yggdrasil', {}).asks('act', 1);
  const house = fights(blessed(clans, { options: { blessingInYggdrasil: true } }), 0, 'yggdrasil', {});
  house.asks('blessing', 0).answers(0, { yes: true }).tells(2, invaded(0, 'yggdrasil'));
});

test('BRC-36 a Warrior that Loki’s Blessing brings may be followed by Frigga’s Succor', () => {
  const scene = blessed([{ upgrades: ['lokis-blessing', 'friggas-succor'] }, {}]);
  fights(scene, 0, 'gimle', {}).answers(0, { yes: true }).asks('succor', 0).answers(0, { province: 'gimle' });
  scene.asks('act', 1);
  expect(figuresAt(scene.view(2), 0, 'gimle')).toEqual(['warrior', 'warrior']);
});

/** Seat 0 pillages Horgr (Horns) alone, with its Leader. */
const pillage = (
  upgrades: DescribedClan['upgrades'],
  figures: DescribedClan['figures'],
  rest: Partial<Described> = {},
  steps: DescribedClan['stats'] = {},
) =>
  pillages(
    told({
      seats: 2,
      age: 3,
      tokens: { horgr: 'horns' },
      ...rest,
      clans: [{ upgrades: upgrades!, stats: steps!, figures: { horgr: ['leader'], ...figures } }, {}],
    }),
    0,
    'horgr',
  );

test('BRC-37 card Lord of Hammers lets the Leader step into a neighbouring province, if he likes', () => {
  const scene = pillage(['lord-of-hammers'], {}, { destroyed: ['utgard'] }).asks('leaderStep', 0);
  expect(scene.view(1).provinces.horgr.pillaged).toBe(false);
  scene.offers(0, { figure: 'leader', to: 'yggdrasil' }, { figure: 'leader', to: 'muspelheim' }, { figure: 'none' });
  scene.answers(0, { figure: 'leader', to: 'muspelheim' });
  scene.tells(1, { type: 'leaderStepped', seat: 0, figure: 'leader', from: 'horgr', to: 'muspelheim' }).asks('act', 1);
  expect(figuresAt(scene.view(1), 0, 'muspelheim')).toEqual(['leader']);
  expect(scene.view(1).provinces).toMatchObject({ horgr: { pillaged: true }, muspelheim: { pillaged: false } });
  pillage(['lord-of-hammers'], {}).answers(0, { figure: 'none' }).tells(1).asks('act', 1);
});

test('BRC-37 a full neighbour takes no stepping Leader, while Yggdrasil always does', () => {
  const five = ['warrior', 'warrior', 'warrior', 'warrior', 'warrior'] as const;
  const three = ['warrior', 'warrior', 'warrior'] as const;
  const scene = pillage(['lord-of-hammers'], { muspelheim: five, utgard: three }, {}, { horns: 5 });
  scene.asks('leaderStep', 0).offers(0, { figure: 'leader', to: 'yggdrasil' }, { figure: 'none' });
});

test('BRC-37 with a Mountain Giant beside the Leader its player picks who steps; the upgrade works once', () => {
  const options = { kickstarterMonsters: true };
  const figures = { horgr: ['leader', 'mountain-giant'] } as const;
  const hammers = pillage(['lord-of-hammers', 'mountain-giant'], figures, {
    options,
    destroyed: ['utgard', 'muspelheim'],
  });
  hammers.offers(
    0,
    { figure: 'leader', to: 'yggdrasil' },
    { figure: 'mountain-giant', to: 'yggdrasil' },
    { figure: 'none' },
  );
  hammers.answers(0, { figure: 'mountain-giant', to: 'yggdrasil' }).asks('act', 1);
  const spears = pillage(['lord-of-spears', 'mountain-giant'], figures, { options }).asks('act', 1);
  expect(stats(spears.view(1), 0)).toEqual([7, 4, 6]);
  // The Giant is a Leader by himself.
  const alone = { horgr: ['mountain-giant'], gimle: ['leader'] } as const;
  pillage(['lord-of-axes', 'mountain-giant'], alone, { options }).asks('raise', 0);
});

test('BRC-37 card Lord of Axes raises one stat of choice, card Lord of Spears all three', () => {
  const axes = pillage(['lord-of-axes'], {}).asks('raise', 0);
  axes.offers(0, { stat: 'rage' }, { stat: 'axes' }, { stat: 'horns' }).answers(0, { stat: 'horns' }).asks('act', 1);
  expect(stats(axes.view(1), 0)).toEqual([6, 3, 6]);
  const spears = pillage(['lord-of-spears'], {}).asks('act', 1);
  expect(stats(spears.view(1), 0)).toEqual([7, 4, 6]);
});

test('BRC-37 a Leader who is elsewhere does nothing', () => {
  const scene = pillage(['lord-of-spears'], { horgr: ['warrior'], muspelheim: ['leader'] }).asks('act', 1);
  expect(stats(scene.view(1), 0)).toEqual([6, 3, 5]);
});

test('BRC-38 card Frost Giant pays the whole reward twice', () => {
  const giant = (token: 'glory5' | 'horns') =>
    pillage(['frost-giant'], { horgr: ['frost-giant'] }, { tokens: { horgr: token } });
  const horns = giant('horns');
  horns.tells(
    1,
    declared(0, 'horgr'),
    callEnded('horgr'),
    unopposed(0, 'horgr'),
    succeeded(0, 'horgr', 'horns'),
    raised(0, 'horns', 5, 2),
    { type: 'rewardDoubled', seat: 0, figure: 'frost-giant' },
    raised(0, 'horns', 6, 3),
  );
  expect(glory(giant('glory5').view(1))).toEqual([10, 0]);
});

test('BRC-38 in Yggdrasil the Frost Giant raises all stats two steps; in the fjord’s other province he does nothing', () => {
  const centre = told({
    seats: 2,
    age: 3,
    clans: [{ upgrades: ['frost-giant'], figures: { yggdrasil: ['frost-giant'] } }, {}],
  });
  expect(stats(pillages(centre, 0, 'yggdrasil').view(1), 0)).toEqual([8, 5, 6]);
  const beside = told({
    seats: 2,
    age: 3,
    tokens: { horgr: 'horns' },
    clans: [{ upgrades: ['frost-giant'], figures: { muspelheim: ['frost-giant'], 'fjord-se': ['ship'] } }, {}],
  });
  expect(stats(pillages(beside, 0, 'horgr').view(1), 0)).toEqual([6, 3, 5]);
});

test('BRC-46 card Thor’s Domain pillages for 2 Rage right after an invasion, with call and battle', () => {
  const scene = told({
    seats: 4,
    age: 2,
    tokens: { gimle: 'horns' },
    clans: [{ rage: 3, upgrades: ['thors-domain'] }, { figures: { myrkvlor: ['warrior'] } }, {}, {}],
  });
  scene.answers(0, { act: 'invade' }).answers(0, { figure: 'warrior', from: 'reserve' }).answers(0, { place: 'gimle' });
  scene.asks('thorsDomain', 0).offers(0, { province: 'gimle' }, { province: 'none' });
  scene
    .answers(0, { province: 'gimle' })
    .tells(2, declared(0, 'gimle', 2))
    .asks('join', 1);
  expect(rage(scene.view(1))[0]).toBe(0);
  scene.answers(1, { figure: 'none' }).asks('act', 1);
  expect(stats(scene.view(1), 0)).toEqual([6, 3, 5]);
});

test('BRC-46 Thor’s Domain waits for 2 Rage and an unpillaged province, and does not follow a ship', () => {
  const after = (clan: DescribedClan, pillaged: Described['pillaged'], figure: 'warrior' | 'ship') => {
    const described: Described = {
      seats: 4,
      age: 2,
      pillaged: pillaged!,
      clans: [{ upgrades: ['thors-domain'], ...clan }],
    };
    const scene = told(described).answers(0, { act: 'invade' }).answers(0, { figure, from: 'reserve' });
    return scene.answers(0, { place: figure === 'ship' ? 'fjord-nw' : 'gimle' }).state.asked[0]!.ask;
  };
  expect(after({ rage: 3 }, [], 'warrior')).toBe('thorsDomain');
  expect(after({ rage: 2 }, [], 'warrior')).toBe('act');
  expect(after({ rage: 6 }, ['gimle'], 'warrior')).toBe('act');
  expect(after({ rage: 6 }, [], 'ship')).toBe('act');
});

test('BRC-48 card Tyr’s Challenge pillages a province again for 2 Rage; its reward is paid and its token stays turned', () => {
  const scene = told({
    seats: 2,
    age: 2,
    tokens: { gimle: 'axes' },
    pillaged: ['gimle', 'horgr'],
    clans: [
      {
        rage: 3,
        upgrades: ['tyrs-challenge'],
        figures: { gimle: ['leader'], elvagar: ['warrior'] },
        hand: ['tyrs-smash'],
      },
      { figures: { 'fjord-nw': ['ship'] } },
    ],
  });
  scene.answers(0, { act: 'challenge' }).offers(0, { province: 'gimle' });
  scene.refuses(0, { province: 'elvagar' }, 'BRC-48').refuses(0, { province: 'horgr' }, 'BRC-48');
  scene.answers(0, { province: 'gimle' }).answers(0, { card: 'tyrs-smash' });
  expect(scene.heard(1).slice(2, 5)).toEqual([strength(0, 3, 3), strength(1, 2, 0), victory(0, 'gimle', 6, 2)]);
  expect(scene.heard(1).slice(-3)).toEqual([
    succeeded(0, 'gimle', 'axes'),
    raised(0, 'axes', 4, 2),
    scored(0, 4, 'battle'),
  ]);
  expect(scene.view(1).provinces.gimle.pillaged).toBe(true);
  expect(rage(scene.view(1))[0]).toBe(1);
  expect(fallen(scene.view(1), 1)).toEqual(['ship']);
});

test('BRC-48 Tyr’s Challenge needs the card, 2 Rage and a figure by a pillaged province', () => {
  const menu = (clan: DescribedClan) =>
    told({ seats: 2, age: 2, pillaged: ['gimle'], clans: [{ figures: { gimle: ['warrior'] }, ...clan }] });
  menu({}).refuses(0, { act: 'challenge' }, 'BRC-48.card');
  menu({ upgrades: ['tyrs-challenge'], rage: 1 }).refuses(0, { act: 'challenge' }, 'BR-31');
  menu({ upgrades: ['tyrs-challenge'], figures: { horgr: ['warrior'] } }).refuses(0, { act: 'challenge' }, 'BRC-48');
  menu({ upgrades: ['tyrs-challenge'] }).allows(0, { act: 'challenge' });
});

test('BRC-36 Loki’s Blessing may use the village that the battle has emptied', () => {
  const scene = told({
    seats: 4,
    turn: 3,
    clans: [
      { figures: { andlang: ['warrior'] }, upgrades: ['lokis-blessing'] },
      { figures: { andlang: ['leader'], yggdrasil: ['warrior'] } },
      {},
      { figures: { 'fjord-sw': ['ship'] } },
    ],
  });
  declares(scene, 3, 'andlang').asks('join', 1).answers(1, { figure: 'warrior', from: 'yggdrasil' });
  scene.asks('blessing', 0).answers(0, { yes: true }).asks('act', 0);
  expect(figuresAt(scene.view(2), 0, 'andlang')).toEqual(['warrior']);
  expect(scene.view(2).provinces.andlang.emptyVillages).toBe(0);
});
