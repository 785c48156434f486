import { expect, test } from 'vitest';
import { whyNot, type Seat } from '../../../kernel/index.ts';
import { bloodRage } from '../index.ts';
import {
  answersFirst,
  clan,
  fights,
  figuresAt,
  glory,
  invades,
  marches,
  nobodyComes,
  pillages,
  rage,
  saga,
  eventTypes,
  eventsOfType,
} from './scenes.ts';

const PASS = { act: 'pass' } as const;
const INVADE = { act: 'invade' } as const;

/** The last round of a draft of three: the action phase begins when all have picked. */
const drafted = (stats: { readonly rage: number } | undefined, first = 0) => {
  const scene = saga({
    seats: 3,
    age: 2,
    phase: 'draft',
    first,
    clans: [
      { packet: ['valkyrie', 'tyrs-rage', 'odins-tide'], rage: 1, passed: true },
      { packet: ['dark-elf', 'thors-oath', 'heimdalls-watch'], rage: 0, ...(stats && { stats }) },
      { packet: ['fire-dragons', 'lokis-backstab', 'tyrs-crush'] },
    ],
  });
  for (const seat of [0, 1, 2]) answersFirst(scene, seat);
  return scene;
};

test('BR-30 the action phase sets everybody’s Rage to the Rage stat, whatever was left', () => {
  const scene = drafted(undefined);
  expect(rage(scene)).toEqual([6, 6, 6]);
  expect(eventsOfType(scene, 'rageSet')).toEqual([0, 1, 2].map((seat) => ({ type: 'rageSet', seat, rage: 6 })));
  expect(clan(scene, 0).passed).toBe(false);
});

test('BRT-2 a clan that raised Rage two steps has 8 Rage when the action phase starts', () => {
  expect(rage(drafted({ rage: 3 }))).toEqual([6, 8, 6]);
});

test('BR-30 the first player starts, then clockwise, one action each', () => {
  const scene = drafted(undefined, 2).asks('act', 2);
  invades(scene, 2, 'warrior', 'gimle').asks('act', 0);
  invades(scene, 0, 'warrior', 'gimle').asks('act', 1);
  invades(scene, 1, 'warrior', 'gimle').asks('act', 2);
  scene.refuses(0, PASS, 'table.notYourTurn');
});

test('BR-30 the same action may be taken again on later turns', () => {
  const scene = saga({ seats: 2, clans: [{}, { rage: 0 }] });
  invades(scene, 0, 'warrior', 'gimle');
  invades(scene, 0, 'warrior', 'gimle');
  invades(scene, 0, 'warrior', 'utgard').asks('act', 0);
  expect(rage(scene)).toEqual([3, 0]);
});

test('BR-30 with nothing on the board and an empty hand only an invasion and a pass are offered', () => {
  saga({ seats: 2 })
    .offers(0, INVADE, PASS)
    .refuses(0, { act: 'march' }, 'BR-45.nobody')
    .refuses(0, { act: 'pillage' }, 'BR-60')
    .refuses(0, { act: 'quest', card: 'quest-alfheim', age: 1 }, 'BR-56')
    .refuses(0, { act: 'upgrade', card: 'troll' }, 'BR-50.hand')
    .refuses(0, { act: 'sacrifice' }, 'BRC-41.card')
    .refuses(0, { act: 'challenge' }, 'BRC-48.card');
});

test('BRC-48 without Tyr’s Challenge a challenge is refused without a price', () => {
  const { state } = saga({ seats: 2 });
  const refused = whyNot(bloodRage, state, 0 as Seat, { act: 'challenge' });
  expect(refused).toEqual({ clause: 'BRC-48', why: 'BRC-48.card', params: { n: 4 } });
});

test('BR-31 what cannot be paid cannot be chosen', () => {
  const scene = saga({ seats: 2, clans: [{ rage: 1, hand: ['troll', 'lokis-domain'] }] });
  scene.offers(0, INVADE, PASS, { act: 'upgrade', card: 'lokis-domain' });
  scene.refuses(0, { act: 'upgrade', card: 'troll' }, 'BR-31');
  const why = whyNot(bloodRage, scene.state, 0 as Seat, { act: 'upgrade', card: 'troll' });
  expect(why).toMatchObject({ clause: 'BR-31', params: { cost: 2, rage: 1 } });
  scene.answers(0, INVADE);
  scene.offers(0, { figure: 'leader', from: 'reserve' }, { figure: 'warrior', from: 'reserve' });
  scene.refuses(0, { figure: 'ship', from: 'reserve' }, 'BR-31.place');
});

test('BR-31 the Rage is paid before the march is made', () => {
  const scene = saga({ seats: 2, clans: [{ figures: { gimle: ['warrior'] } }] });
  scene.answers(0, { act: 'march' }).answers(0, { province: 'gimle' }).answers(0, { province: 'utgard' });
  scene.tells(1, { type: 'marchPaid', seat: 0, from: 'gimle', to: 'utgard', rage: 1 }).asks('marchWho', 0);
  expect(rage(scene)).toEqual([5, 6]);
  expect(figuresAt(scene, 0, 'gimle')).toEqual(['warrior']);
});

test('BR-32 a clan at 0 Rage takes no action, not even a free one', () => {
  const scene = saga({
    seats: 3,
    clans: [{}, { rage: 0, hand: ['quest-alfheim', 'friggas-charm'], figures: { gimle: ['warrior'] } }],
  });
  invades(scene, 0, 'warrior', 'utgard').asks('act', 2);
});

test('BRT-19 at 0 Rage no action is offered, but the clan joins a battle and fights in it', () => {
  const scene = saga({
    seats: 2,
    clans: [
      { hand: ['tyrs-bash'], figures: { gimle: ['warrior'] } },
      { rage: 0, hand: ['quest-alfheim', 'tyrs-smash'], figures: { andlang: ['warrior'] } },
    ],
  });
  scene.answers(0, { act: 'pillage' }).answers(0, { province: 'gimle' }).asks('join', 1);
  scene.answers(1, { figure: 'warrior', from: 'andlang' });
  fights(nobodyComes(scene), [0, 'tyrs-bash'], [1, 'tyrs-smash']);
  expect(eventsOfType(scene, 'battleWon')).toEqual([
    { type: 'battleWon', seat: 1, province: 'gimle', total: 4, next: 3 },
  ]);
  // The battle is won and the Axes scored, but there is no turn for it.
  expect(glory(scene)).toEqual([0, 3]);
  scene.asks('act', 0);
});

test('BRC-1 a clan at 0 Rage has no turn but answers the call to battle', () => {
  const scene = saga({
    seats: 3,
    clans: [
      { figures: { gimle: ['warrior'] } },
      { rage: 0, figures: { yggdrasil: ['leader'] } },
      { rage: 0, figures: { andlang: ['warrior'] } },
    ],
  });
  scene.answers(0, { act: 'pillage' }).answers(0, { province: 'gimle' });
  scene.asks('join', 1).answers(1, { figure: 'none' }).asks('join', 2).answers(2, { figure: 'none' });
  expect(eventsOfType(scene, 'pillageSucceeded')).toHaveLength(1);
  scene.asks('act', 0);
});

test('BRT-18 a clan with 4 Rage that passes has none left and no more turns', () => {
  const scene = saga({ seats: 2, clans: [{ rage: 4 }, { rage: 6 }] });
  scene.answers(0, PASS).tells(1, { type: 'passed', seat: 0, rage: 4 });
  expect(clan(scene, 0)).toMatchObject({ rage: 0, passed: true });
  invades(scene, 1, 'warrior', 'gimle').asks('act', 1);
  invades(scene, 1, 'warrior', 'gimle').asks('act', 1);
});

/** Seat 1 loses a battle in Gimle with Loki's Trickery, which takes a Rage from the winner. */
const tricked = (passed: boolean, options = {}) => {
  const scene = saga({
    seats: 2,
    options,
    clans: [
      { hand: ['tyrs-bash'], figures: { gimle: ['leader'] } },
      { rage: 0, passed, hand: ['lokis-trickery'], figures: { gimle: ['warrior'] } },
    ],
  });
  fights(pillages(scene, 0, 'gimle'), [0, 'tyrs-bash'], [1, 'lokis-trickery']);
  expect(eventsOfType(scene, 'rageStolen')).toEqual([
    { type: 'rageStolen', seat: 1, victim: 0, rage: 1, card: 'lokis-trickery' },
  ]);
  return scene;
};

test('BRC-2 a clan at 0 that gains Rage acts again on its next turn', () => {
  tricked(false).asks('act', 1).offers(1, INVADE, PASS);
});

test('BR-33 a clan that passed takes no more actions, even if it gains Rage', () => {
  const scene = tricked(true).asks('act', 0);
  expect(rage(scene)).toEqual([5, 1]);
});

test('BRC-2 the Rage of a clan that passed does not keep the phase open', () => {
  const scene = tricked(true).answers(0, PASS);
  expect(eventTypes(scene)).toContain('actionEndsRage');
});

test('BRC-2 the Rage of a clan that passed still pays to save its figures', () => {
  const scene = saga({
    seats: 2,
    age: 2,
    clans: [
      { figures: { gimle: ['leader'] } },
      { rage: 1, passed: true, upgrades: ['friggas-protection'], figures: { gimle: ['warrior'] } },
    ],
  });
  pillages(scene, 0, 'gimle').asks('save', 1);
  scene.answers(1, { save: 'warrior', by: 'protection' });
  expect(figuresAt(scene, 1, 'gimle')).toEqual(['warrior']);
  expect(rage(scene)).toEqual([6, 0]);
});

test('BRC-3 clans at 0 and clans that passed are skipped, not asked', () => {
  const scene = saga({ seats: 4, clans: [{}, { rage: 0 }, { rage: 3, passed: true }, {}] });
  invades(scene, 0, 'warrior', 'gimle').asks('act', 3);
  invades(scene, 3, 'warrior', 'gimle').asks('act', 0);
});

test('BRC-3 Rage may exceed the Rage stat', () => {
  const scene = saga({
    seats: 2,
    age: 3,
    clans: [{ hand: ['thors-ascension'], figures: { gimle: ['leader'] } }, { figures: { gimle: ['warrior'] } }],
  });
  fights(pillages(scene, 0, 'gimle'), [0, 'thors-ascension']);
  expect(clan(scene, 0)).toMatchObject({ rage: 9, stats: { rage: { value: 6 } } });
});

test('BR-34 the phase ends at once when all are at 0 Rage', () => {
  const scene = saga({ seats: 3, clans: [{ rage: 1 }, { rage: 0 }, { rage: 0 }] });
  invades(scene, 0, 'warrior', 'gimle');
  expect(eventTypes(scene).slice(0, 3)).toEqual(['invaded', 'actionEndsRage', 'phaseStarts']);
  expect(scene.view(0).phase).not.toBe('action');
});

test('BR-34 a player who passed counts as being at 0', () => {
  const scene = saga({ seats: 2, clans: [{}, { rage: 2, passed: true }] }).answers(0, PASS);
  expect(eventTypes(scene)).toContain('actionEndsRage');
});

test('BRT-27 the phase ends when the last standing province is pillaged, whatever Rage is left', () => {
  const scene = saga({
    seats: 2,
    destroyed: ['elvagar', 'angerboda', 'muspelheim'],
    pillaged: ['yggdrasil', 'horgr', 'utgard', 'andlang', 'myrkvlor'],
    clans: [{ figures: { gimle: ['warrior'] } }],
  });
  pillages(scene, 0, 'gimle');
  expect(eventTypes(scene)).toContain('actionEndsPillaged');
  expect(scene.view(0).phase).not.toBe('action');
});

test('BR-34 while Yggdrasil is not pillaged the phase goes on', () => {
  const scene = saga({
    seats: 2,
    destroyed: ['elvagar', 'angerboda', 'muspelheim'],
    pillaged: ['horgr', 'utgard', 'andlang', 'myrkvlor'],
    clans: [{ figures: { gimle: ['warrior'] } }],
  });
  pillages(scene, 0, 'gimle').asks('act', 1);
});

const ALL_BUT_GIMLE = [
  'yggdrasil',
  'elvagar',
  'angerboda',
  'muspelheim',
  'horgr',
  'utgard',
  'andlang',
  'myrkvlor',
] as const;

test('BRC-4 the action under way is finished first: reward, Axes and Loki’s Blessing, then the phase ends', () => {
  const scene = saga({
    seats: 4,
    pillaged: ALL_BUT_GIMLE,
    tokens: { gimle: 'axes', utgard: 'horns' },
    clans: [{ figures: { gimle: ['leader'] } }, { upgrades: ['lokis-blessing'], figures: { gimle: ['warrior'] } }],
  });
  pillages(scene, 0, 'gimle').asks('blessing', 1);
  expect(glory(scene)[0]).toBe(4);
  scene.answers(1, { yes: true });
  expect(eventTypes(scene).slice(0, 2)).toEqual(['invaded', 'actionEndsPillaged']);
  expect(figuresAt(scene, 1, 'gimle')).toEqual(['warrior']);
});

test('BRC-4 an upgrade paid with the last Rage still brings its figure', () => {
  const scene = saga({ seats: 2, clans: [{ rage: 2, hand: ['troll'] }, { rage: 0 }] });
  scene.answers(0, { act: 'upgrade', card: 'troll' }).asks('freeInvasion', 0);
  scene.answers(0, { figure: 'troll', to: 'gimle' });
  expect(eventTypes(scene).slice(0, 3)).toEqual(['invaded', 'monsterStruck', 'actionEndsRage']);
});

test('BRC-4 leftover Rage is lost when the phase ends, and Tyr’s Challenge does not keep it open', () => {
  const scene = saga({
    seats: 2,
    age: 2,
    pillaged: ALL_BUT_GIMLE,
    clans: [{ upgrades: ['tyrs-challenge'], figures: { gimle: ['warrior'] } }],
  });
  pillages(scene, 0, 'gimle');
  expect(eventTypes(scene)).toContain('actionEndsPillaged');
  expect(rage(scene)).toEqual([0, 0]);
});

test('BRC-5 raising the Rage stat gives no Rage in this Age', () => {
  const scene = saga({ seats: 2, tokens: { gimle: 'rage' }, clans: [{ rage: 2, figures: { gimle: ['warrior'] } }] });
  pillages(scene, 0, 'gimle');
  expect(clan(scene, 0)).toMatchObject({ rage: 2, stats: { rage: { step: 2, value: 7 } } });
});

test('BRC-5 Horns count at once', () => {
  const scene = saga({
    seats: 2,
    tokens: { gimle: 'horns' },
    clans: [{ figures: { gimle: ['warrior', 'warrior', 'warrior', 'leader'] } }, { rage: 0 }],
  });
  scene.refuses(0, INVADE, 'BR-44');
  pillages(scene, 0, 'gimle').allows(0, INVADE);
});

const SACRIFICE = { upgrades: ['friggas-sacrifice'], figures: { gimle: ['warrior', 'warrior', 'leader'] } } as const;

test('BRC-5 a choice is among the stats below step 6', () => {
  const scene = saga({ seats: 3, age: 3, clans: [{ ...SACRIFICE, stats: { rage: 6, horns: 5 } }] });
  scene.answers(0, { act: 'sacrifice' }).answers(0, { figure: 'warrior', from: 'gimle' });
  scene.answers(0, { figure: 'warrior', from: 'gimle' }).asks('raise', 0);
  scene.offers(0, { stat: 'axes' }, { stat: 'horns' }).refuses(0, { stat: 'rage' }, 'BRC-5');
  scene.answers(0, { stat: 'horns' }).tells(1, { type: 'statRaised', seat: 0, stat: 'horns', value: 10, step: 6 });
  expect(clan(scene, 0).stats.horns).toEqual({ step: 6, value: 10 });
});

test('BRC-5 with every stat at step 6 nothing is raised and nothing is asked', () => {
  const scene = saga({ seats: 3, age: 3, clans: [{ ...SACRIFICE, stats: { rage: 6, axes: 6, horns: 6 } }] });
  scene.answers(0, { act: 'sacrifice' }).answers(0, { figure: 'warrior', from: 'gimle' });
  scene.answers(0, { figure: 'warrior', from: 'gimle' }).asks('act', 1);
  const pillage = saga({
    seats: 2,
    tokens: { gimle: 'axes' },
    clans: [{ stats: { axes: 6 }, figures: { gimle: ['warrior'] } }],
  });
  pillages(pillage, 0, 'gimle');
  expect(eventsOfType(pillage, 'statAtTop')).toEqual([{ type: 'statAtTop', seat: 0, stat: 'axes' }]);
});

test('BR-30 a turn of several steps can be undone until it is handed over', () => {
  const scene = saga({ seats: 2, clans: [{ figures: { gimle: ['warrior'] } }] });
  const before = scene.table;
  scene.answers(0, { act: 'march' }).answers(0, { province: 'gimle' }).answers(0, { province: 'utgard' });
  scene.undoes(0).undoes(0).undoes(0).asks('act', 0);
  expect(scene.table).toEqual(before);
  marches(scene, 0, 'gimle', 'utgard', 'warrior').asks('act', 1);
  expect(() => scene.undoes(0)).toThrow('table.undoClosed');
});
