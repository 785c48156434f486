import { expect, test } from 'vitest';
import { clan, fights, figuresAt, invades, marches, pillages, rage, saga, eventsOfType } from './scenes.ts';

const MORE = { kickstarterMonsters: true } as const;
const upgrade = (card: string) => ({ act: 'upgrade', card }) as { act: 'upgrade'; card: 'troll' };
const strengths = (scene: Parameters<typeof eventsOfType>[0]) =>
  scene.heard(0).flatMap((event) => (event.type === 'strength' ? [[event.seat, event.figures, event.total]] : []));

test('card Troll destroys every rival warrior in the province it invades, and nothing else', () => {
  const scene = saga({
    seats: 3,
    options: { mystics: true },
    clans: [
      { hand: ['troll'], figures: { gimle: ['warrior'] } },
      { upgrades: ['dwarf-chieftain'], figures: { gimle: ['warrior', 'dwarf-chieftain'], utgard: ['warrior'] } },
      { figures: { gimle: ['warrior'], 'fjord-nw': ['ship'] } },
    ],
  });
  scene.answers(0, upgrade('troll')).answers(0, { figure: 'troll', to: 'gimle' });
  scene.tells(
    'spectator',
    { type: 'invaded', seat: 0, figure: 'troll', place: 'gimle', rage: 0, from: 'reserve', action: false, over: null },
    { type: 'monsterStruck', seat: 0, figure: 'troll', province: 'gimle' },
    { type: 'destroyed', seat: 1, figures: ['warrior'], cause: 'monster', place: 'gimle' },
    { type: 'destroyed', seat: 2, figures: ['warrior'], cause: 'monster', place: 'gimle' },
  );
  expect(figuresAt(scene, 0, 'gimle')).toEqual(['warrior', 'troll']);
  expect([figuresAt(scene, 1, 'gimle'), figuresAt(scene, 1, 'utgard')]).toEqual([['dwarf-chieftain'], ['warrior']]);
  expect([figuresAt(scene, 2, 'fjord-nw'), figuresAt(scene, 2, 'valhalla')]).toEqual([['ship'], ['warrior']]);
});

test('card Troll needs an empty village, and spares who stands where it marches', () => {
  const full = saga({
    seats: 2,
    clans: [{ upgrades: ['troll'] }, { figures: { utgard: ['warrior', 'warrior', 'warrior'] } }],
  });
  full.answers(0, { act: 'invade' }).answers(0, { figure: 'troll', from: 'reserve' });
  full.refuses(0, { place: 'utgard' }, 'BR-40.village');
  const scene = saga({
    seats: 2,
    clans: [{ upgrades: ['troll'], figures: { gimle: ['troll'] } }, { figures: { utgard: ['warrior'] } }],
  });
  marches(scene, 0, 'gimle', 'utgard', 'troll');
  expect(figuresAt(scene, 1, 'utgard')).toEqual(['warrior']);
});

test('card Fire Giant kills every rival figure except Monsters, in the province and in its fjord', () => {
  const scene = saga({
    seats: 3,
    age: 2,
    options: { mystics: true },
    clans: [
      { hand: ['fire-giant'], figures: { 'fjord-nw': ['ship'], gimle: ['warrior'] } },
      {
        upgrades: ['troll', 'sea-serpent', 'odins-chosen'],
        stats: { horns: 2 },
        figures: { gimle: ['leader', 'mystic', 'troll'], 'fjord-nw': ['ship', 'sea-serpent'] },
      },
      { figures: { myrkvlor: ['warrior'], 'fjord-nw': ['ship'] } },
    ],
  });
  scene.answers(0, upgrade('fire-giant')).answers(0, { figure: 'fire-giant', to: 'gimle' });
  expect(eventsOfType(scene, 'destroyed')).toEqual([
    { type: 'destroyed', seat: 1, figures: ['leader', 'ship', 'mystic'], cause: 'monster', place: 'gimle' },
    { type: 'destroyed', seat: 2, figures: ['ship'], cause: 'monster', place: 'gimle' },
  ]);
  expect([figuresAt(scene, 1, 'gimle'), figuresAt(scene, 1, 'fjord-nw')]).toEqual([['troll'], ['sea-serpent']]);
  expect([figuresAt(scene, 0, 'gimle'), figuresAt(scene, 0, 'fjord-nw')]).toEqual([
    ['warrior', 'fire-giant'],
    ['ship'],
  ]);
  expect(figuresAt(scene, 2, 'myrkvlor')).toEqual(['warrior']);
  expect(rage(scene)).toEqual([2, 6, 6]);
});

test('card Dwarf Chieftain costs no Rage to play and none to invade with, and is worth STR 2', () => {
  const scene = saga({
    seats: 2,
    clans: [
      { rage: 1, hand: ['dwarf-chieftain'] },
      { figures: { gimle: ['warrior'] }, rage: 0 },
    ],
  });
  scene.answers(0, upgrade('dwarf-chieftain')).answers(0, { figure: 'none' });
  invades(scene, 0, 'dwarf-chieftain', 'gimle');
  expect(rage(scene)).toEqual([1, 0]);
  pillages(scene, 0, 'gimle');
  expect(strengths(scene)).toEqual([
    [0, 2, 2],
    [1, 1, 1],
  ]);
});

test('card Soldier of Hel costs no Rage to play and none to invade with, and is worth STR 3', () => {
  const scene = saga({
    seats: 2,
    age: 3,
    clans: [
      { rage: 1, hand: ['soldier-of-hel'] },
      { figures: { gimle: ['warrior'] }, rage: 0 },
    ],
  });
  scene.answers(0, upgrade('soldier-of-hel')).answers(0, { figure: 'none' });
  invades(scene, 0, 'soldier-of-hel', 'gimle');
  expect(rage(scene)).toEqual([1, 0]);
  pillages(scene, 0, 'gimle');
  expect(strengths(scene)).toEqual([
    [0, 3, 3],
    [1, 1, 1],
  ]);
});

test('BRC-50 a Dwarf Chieftain or a Soldier of Hel does not let a clan at 0 Rage act', () => {
  for (const upgrades of [['dwarf-chieftain'], ['soldier-of-hel']] as const) {
    const scene = saga({ seats: 3, age: 3, clans: [{}, { rage: 0, upgrades, hand: ['friggas-domain'] }, {}] });
    scene.answers(0, { act: 'pass' }).asks('act', 2);
  }
});

test('card Sea Serpent is a ship of STR 3: fjords only, 3 Rage, and it never moves', () => {
  const scene = saga({
    seats: 3,
    clans: [{ upgrades: ['sea-serpent'] }, { rage: 0, figures: { gimle: ['leader'] } }, { rage: 0 }],
  });
  scene.answers(0, { act: 'invade' }).answers(0, { figure: 'sea-serpent', from: 'reserve' });
  scene.refuses(0, { place: 'gimle' }, 'BR-41').answers(0, { place: 'fjord-nw' });
  expect(rage(scene)).toEqual([3, 0, 0]);
  scene.refuses(0, { act: 'march' }, 'BR-45.nobody');
  scene.answers(0, { act: 'pillage' }).offers(0, { province: 'gimle' }, { province: 'myrkvlor' });
  scene.answers(0, { province: 'gimle' });
  expect(strengths(scene)).toEqual([
    [0, 3, 3],
    [1, 3, 3],
  ]);
});

test('BRC-51 a Sea Serpent counts under the Wolfman, pays Dragons, and keeps STR 3 under a ship upgrade', () => {
  const scene = saga({
    seats: 3,
    age: 2,
    options: MORE,
    clans: [
      { upgrades: ['wolfman'], figures: { gimle: ['wolfman', 'warrior'] }, hand: ['tyrs-bash'] },
      { upgrades: ['sea-serpent', 'fire-dragons'], figures: { 'fjord-nw': ['sea-serpent', 'ship'] } },
    ],
  });
  fights(pillages(scene, 0, 'gimle'), [0, 'tyrs-bash']);
  expect(strengths(scene)).toEqual([
    [0, 3, 5],
    [1, 3, 3],
  ]);
  // Two ships are lost, and each pays.
  expect(eventsOfType(scene, 'gloryGained').slice(0, 2)).toEqual([
    { type: 'gloryGained', seat: 1, glory: 8, source: 'card', why: 'fire-dragons' },
    { type: 'gloryGained', seat: 1, glory: 8, source: 'card', why: 'fire-dragons' },
  ]);
});

test('card Mountain Giant is a leader: 3 Rage to play, free to invade with, and it sets off the Leader upgrade', () => {
  const scene = saga({
    seats: 2,
    age: 2,
    options: MORE,
    clans: [{ hand: ['mountain-giant'], upgrades: ['lord-of-axes'] }, { rage: 0 }],
  });
  scene.answers(0, upgrade('mountain-giant')).answers(0, { figure: 'none' });
  expect(rage(scene)).toEqual([3, 0]);
  invades(scene, 0, 'mountain-giant', 'gimle');
  expect(rage(scene)).toEqual([3, 0]);
  pillages(scene, 0, 'gimle').asks('raise', 0).answers(0, { stat: 'rage' });
  expect(clan(scene, 0).stats.rage.step).toBe(2);
});

test('BRC-52 a Mountain Giant invades free, keeps STR 3, and beside the leader the Leader upgrade fires once', () => {
  const scene = saga({
    seats: 2,
    age: 3,
    options: MORE,
    tokens: { gimle: 'glory5' },
    clans: [
      { upgrades: ['mountain-giant', 'lord-of-spears'], figures: { gimle: ['leader'] } },
      { rage: 0, figures: { gimle: ['warrior'] } },
    ],
  });
  invades(scene, 0, 'mountain-giant', 'gimle');
  expect(rage(scene)).toEqual([6, 0]);
  pillages(scene, 0, 'gimle');
  expect(strengths(scene)).toEqual([
    [0, 6, 6],
    [1, 1, 1],
  ]);
  // Lord of Spears with two leaders there: each stat rises one step, not two.
  expect(Object.values(clan(scene, 0).stats).map(({ step }) => step)).toEqual([2, 2, 2]);
});

test('card Dark Elf may invade Yggdrasil for 1 Rage, and is worth STR 3 there and 1 elsewhere', () => {
  const scene = saga({
    seats: 2,
    age: 2,
    clans: [{ hand: ['dark-elf'] }, { rage: 0, figures: { yggdrasil: ['warrior'], gimle: ['leader'] } }],
  });
  scene.answers(0, upgrade('dark-elf')).allows(0, { figure: 'dark-elf', to: 'yggdrasil' });
  scene.answers(0, { figure: 'none' });
  invades(scene, 0, 'dark-elf', 'yggdrasil');
  expect(rage(scene)).toEqual([4, 0]);
  const { state } = scene;
  scene.answers(0, { act: 'pillage' }).answers(0, { province: 'yggdrasil' }).answers(1, { figure: 'none' });
  expect(strengths(scene)).toEqual([
    [0, 3, 3],
    [1, 1, 1],
  ]);
  scene.state = state;
  marches(scene, 0, 'yggdrasil', 'gimle', 'dark-elf');
  pillages(scene, 0, 'gimle');
  expect(strengths(scene)).toEqual([
    [0, 1, 1],
    [1, 3, 3],
  ]);
});

test('BRC-49 a Dark Elf costs 1 Rage to play and 1 for each later invasion, and counts 3 in Yggdrasil for Quests', () => {
  const scene = saga({ seats: 2, age: 2, clans: [{ hand: ['dark-elf'] }, { rage: 0 }] });
  scene.answers(0, upgrade('dark-elf')).answers(0, { figure: 'none' });
  expect(rage(scene)).toEqual([5, 0]);
  invades(scene, 0, 'dark-elf', 'gimle');
  expect(rage(scene)).toEqual([4, 0]);
  const quest = saga({
    seats: 3,
    age: 2,
    phase: 'quests',
    clans: [
      { upgrades: ['dark-elf'], quests: ['quest-yggdrasil'], figures: { yggdrasil: ['dark-elf'] } },
      { figures: { yggdrasil: ['warrior', 'warrior'] } },
    ],
  });
  expect(eventsOfType(quest, 'questDone')).toHaveLength(1);
});

test('card Mystic Troll lets its owner invade its province and the supporting fjord without Rage', () => {
  const scene = saga({
    seats: 2,
    age: 3,
    options: MORE,
    clans: [
      { upgrades: ['mystic-troll', 'experts-in-arms'], figures: { gimle: ['mystic-troll'] }, stats: { horns: 2 } },
      { rage: 0 },
    ],
  });
  invades(scene, 0, 'warrior', 'gimle');
  invades(scene, 0, 'ship', 'fjord-nw');
  expect(rage(scene)).toEqual([6, 0]);
  invades(scene, 0, 'warrior', 'utgard');
  expect(rage(scene)).toEqual([4, 0]);
});

test('BRC-55 with too little Rage for elsewhere a figure may still invade beside the Mystic Troll', () => {
  const scene = saga({
    seats: 2,
    age: 3,
    options: MORE,
    clans: [{ rage: 1, upgrades: ['mystic-troll', 'experts-in-arms'], figures: { gimle: ['mystic-troll'] } }],
  });
  scene.answers(0, { act: 'invade' }).answers(0, { figure: 'warrior', from: 'reserve' });
  scene.offers(0, { place: 'gimle' }).refuses(0, { place: 'utgard' }, 'BR-31');
});

test('BRC-55 a Mystic Troll never opens Yggdrasil, and Frigga’s Domain still costs 1', () => {
  const scene = saga({
    seats: 2,
    age: 3,
    options: MORE,
    clans: [
      {
        upgrades: ['mystic-troll', 'friggas-domain'],
        figures: { yggdrasil: ['mystic-troll'], valhalla: ['leader'] },
      },
      { rage: 0 },
    ],
  });
  scene.answers(0, { act: 'invade' }).answers(0, { figure: 'warrior', from: 'reserve' });
  scene.refuses(0, { place: 'yggdrasil' }, 'BR-42').undoes(0).undoes(0);
  marches(scene, 0, 'yggdrasil', 'gimle', 'mystic-troll');
  invades(scene, 0, 'leader', 'gimle', 'valhalla');
  expect(rage(scene)).toEqual([4, 0]);
});

test('BRC-55 the rivals pay as ever where a Mystic Troll stands', () => {
  const scene = saga({
    seats: 2,
    age: 3,
    options: MORE,
    clans: [{}, { upgrades: ['mystic-troll'], figures: { gimle: ['mystic-troll'] } }],
  });
  invades(scene, 0, 'warrior', 'gimle');
  expect(rage(scene)).toEqual([5, 6]);
});
