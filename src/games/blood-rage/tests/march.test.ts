import { expect, test } from 'vitest';
import { figuresAt, marches, rage, saga } from './scenes.ts';

const MARCH = { act: 'march' } as const;

test('BR-45 for 1 Rage figures go from one province to empty villages of another, wherever it is', () => {
  const scene = saga({ seats: 2, clans: [{ figures: { gimle: ['leader', 'warrior', 'warrior'] } }] });
  scene.answers(0, MARCH).asks('marchFrom', 0).offers(0, { province: 'gimle' });
  scene.refuses(0, { province: 'utgard' }, 'BR-45.none').answers(0, { province: 'gimle' });
  scene
    .asks('marchTo', 0)
    .offers(
      0,
      { province: 'yggdrasil' },
      { province: 'elvagar' },
      { province: 'angerboda' },
      { province: 'muspelheim' },
      { province: 'horgr' },
      { province: 'utgard' },
      { province: 'andlang' },
      { province: 'myrkvlor' },
    );
  scene.answers(0, { province: 'muspelheim' }).asks('marchWho', 0);
  scene.offers(0, { figure: 'leader' }, { figure: 'warrior' }).refuses(0, { figure: 'done' }, 'BR-45.one');
  scene.answers(0, { figure: 'leader' });
  scene.tells(1, { type: 'marched', seat: 0, figure: 'leader', from: 'gimle', to: 'muspelheim' });
  scene.offers(0, { figure: 'warrior' }, { figure: 'done' }).answers(0, { figure: 'warrior' });
  scene.offers(0, { figure: 'warrior' }, { figure: 'done' }).answers(0, { figure: 'done' }).asks('act', 1);
  expect([figuresAt(scene, 0, 'gimle'), figuresAt(scene, 0, 'muspelheim')]).toEqual([
    ['warrior'],
    ['leader', 'warrior'],
  ]);
  expect(rage(scene)).toEqual([5, 6]);
});

test('BR-45 the figures are named in any order: the Leader may still go after the Warrior', () => {
  const scene = saga({
    seats: 2,
    clans: [{ upgrades: ['troll'], figures: { gimle: ['leader', 'warrior', 'warrior', 'troll'] } }],
  });
  scene.answers(0, MARCH).answers(0, { province: 'gimle' }).answers(0, { province: 'yggdrasil' });
  scene.answers(0, { figure: 'troll' });
  scene.offers(0, { figure: 'leader' }, { figure: 'warrior' }, { figure: 'done' }).answers(0, { figure: 'warrior' });
  scene.offers(0, { figure: 'leader' }, { figure: 'warrior' }, { figure: 'done' }).answers(0, { figure: 'leader' });
  scene.offers(0, { figure: 'warrior' }, { figure: 'done' }).answers(0, { figure: 'warrior' });
  // Nothing more can go: the march is over without a word.
  scene.asks('act', 1);
  expect(figuresAt(scene, 0, 'yggdrasil')).toEqual(['leader', 'warrior', 'warrior', 'troll']);
  expect(rage(scene)).toEqual([5, 6]);
});

test('BR-45 with nobody on the board there is no march', () => {
  saga({ seats: 2, clans: [{}, { figures: { gimle: ['warrior'] } }] }).refuses(0, MARCH, 'BR-45.nobody');
});

test('BRT-4 of three figures in Gimle two march to the two empty villages of Elvagar, not three', () => {
  const scene = saga({
    seats: 2,
    clans: [
      { figures: { gimle: ['warrior', 'warrior', 'warrior'] } },
      { figures: { elvagar: ['warrior', 'warrior'] } },
    ],
  });
  scene.answers(0, MARCH).answers(0, { province: 'gimle' }).answers(0, { province: 'elvagar' });
  scene.answers(0, { figure: 'warrior' }).answers(0, { figure: 'warrior' });
  // The villages are full: the march is over.
  scene.asks('act', 1);
  expect(figuresAt(scene, 0, 'elvagar')).toEqual(['warrior', 'warrior']);
  expect(figuresAt(scene, 0, 'gimle')).toEqual(['warrior']);
  expect(rage(scene)).toEqual([5, 6]);
});

test('BRT-5 any number of figures marches from Angerboda to Yggdrasil for 1 Rage', () => {
  const scene = saga({
    seats: 2,
    clans: [
      { stats: { horns: 3 }, figures: { angerboda: ['leader', 'warrior', 'warrior', 'warrior', 'warrior'] } },
      { stats: { horns: 6 }, figures: { yggdrasil: Array<'warrior'>(8).fill('warrior') } },
    ],
  });
  marches(scene, 0, 'angerboda', 'yggdrasil', 'leader', 'warrior', 'warrior', 'warrior', 'warrior').asks('act', 1);
  expect(figuresAt(scene, 0, 'yggdrasil')).toHaveLength(5);
  expect(rage(scene)).toEqual([5, 6]);
});

test('BRT-6 one march has one destination', () => {
  const scene = saga({ seats: 2, clans: [{ figures: { gimle: ['warrior', 'warrior'] } }] });
  scene.answers(0, MARCH).answers(0, { province: 'gimle' }).answers(0, { province: 'utgard' });
  scene.answers(0, { figure: 'warrior' });
  // Only the first destination is left to march to; another one is another action.
  scene.offers(0, { figure: 'warrior' }, { figure: 'done' }).refuses(0, { province: 'horgr' }, 'table.notOffered');
  scene.answers(0, { figure: 'warrior' });
  expect(figuresAt(scene, 0, 'utgard')).toEqual(['warrior', 'warrior']);
});

test('BRT-7 one march has one source', () => {
  const scene = saga({ seats: 2, clans: [{ figures: { gimle: ['warrior'], horgr: ['leader'] } }] });
  scene.answers(0, MARCH).offers(0, { province: 'horgr' }, { province: 'gimle' }).answers(0, { province: 'gimle' });
  scene
    .answers(0, { province: 'utgard' })
    .offers(0, { figure: 'warrior' })
    .refuses(0, { figure: 'leader' }, 'BR-45.none');
  scene.answers(0, { figure: 'warrior' }).asks('act', 1);
});

test('BRT-8 a ship never marches, and a fjord is neither source nor destination', () => {
  const scene = saga({ seats: 2, clans: [{ figures: { 'fjord-nw': ['ship'] } }] });
  scene.refuses(0, MARCH, 'BR-45.nobody');
  const both = saga({ seats: 2, clans: [{ figures: { 'fjord-nw': ['ship'], gimle: ['warrior'] } }] });
  both.answers(0, MARCH).offers(0, { province: 'gimle' }).refuses(0, { province: 'fjord-nw' }, 'table.notOffered');
  both.answers(0, { province: 'gimle' }).refuses(0, { province: 'fjord-ne' }, 'table.notOffered');
  both.answers(0, { province: 'utgard' }).refuses(0, { figure: 'ship' }, 'BR-46.ship').offers(0, { figure: 'warrior' });
});

test('BR-46 the destination is another province, and one that stands', () => {
  const scene = saga({ seats: 2, destroyed: ['utgard'], clans: [{ figures: { gimle: ['warrior'] } }] });
  scene.answers(0, MARCH).answers(0, { province: 'gimle' });
  scene.refuses(0, { province: 'gimle' }, 'BR-46').refuses(0, { province: 'utgard' }, 'BR-12');
});

test('BR-46 a march out of Yggdrasil is a march like any other', () => {
  const scene = saga({ seats: 2, clans: [{ figures: { yggdrasil: ['warrior', 'warrior', 'leader'] } }] });
  marches(scene, 0, 'yggdrasil', 'utgard', 'leader', 'warrior').asks('act', 1);
  expect(figuresAt(scene, 0, 'utgard')).toEqual(['leader', 'warrior']);
  expect(figuresAt(scene, 0, 'yggdrasil')).toEqual(['warrior']);
});

test('BRC-8 at least one figure marches, monsters too, and a Sea Serpent never', () => {
  const scene = saga({
    seats: 3,
    clans: [{ upgrades: ['troll', 'sea-serpent'], figures: { gimle: ['troll'], 'fjord-nw': ['sea-serpent'] } }],
  });
  scene.answers(0, MARCH).offers(0, { province: 'gimle' }).answers(0, { province: 'gimle' });
  scene.answers(0, { province: 'horgr' }).offers(0, { figure: 'troll' });
  scene.refuses(0, { figure: 'sea-serpent' }, 'BR-46.ship').refuses(0, { figure: 'done' }, 'BR-45.one');
  scene.answers(0, { figure: 'troll' });
  expect(figuresAt(scene, 0, 'horgr')).toEqual(['troll']);
});

test('BRC-8 a march costs 1 whatever marches, and rivals’ villages are not empty', () => {
  const scene = saga({
    seats: 2,
    clans: [
      { rage: 1, figures: { gimle: ['leader', 'warrior', 'warrior', 'warrior'] } },
      { figures: { utgard: ['warrior'] } },
    ],
  });
  expect(scene.view(0).provinces.utgard.emptyVillages).toBe(2);
  marches(scene, 0, 'gimle', 'utgard', 'leader', 'warrior').asks('act', 1);
  expect(rage(scene)).toEqual([0, 6]);
});
