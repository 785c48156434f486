import { expect, test } from 'vitest';
import { clan, fights, figuresAt, glory, pillages, saga, eventTypes, eventsOfType } from './scenes.ts';

const MORE = { kickstarterMonsters: true } as const;
const strengths = (scene: Parameters<typeof eventsOfType>[0]) =>
  scene.heard(0).flatMap((event) => (event.type === 'strength' ? [[event.seat, event.figures, event.total]] : []));

test('card Fenrir draws Ragnarök to the province he is in, and the doomed one is spared', () => {
  const scene = saga({
    seats: 2,
    phase: 'ragnarok',
    doom: ['gimle', 'andlang', 'horgr'],
    options: MORE,
    clans: [
      { upgrades: ['fenrir'], figures: { utgard: ['fenrir'] } },
      { figures: { gimle: ['leader'], utgard: ['warrior'], 'fjord-sw': ['ship'] } },
    ],
  });
  expect(scene.heard('spectator').slice(1, 3)).toEqual([
    { type: 'ragnarokInstead', figure: 'fenrir', province: 'utgard', spared: 'gimle' },
    { type: 'ragnarokStruck', province: 'utgard' },
  ]);
  const { provinces } = scene.view('spectator');
  expect([provinces.utgard.destroyed, provinces.gimle.destroyed]).toEqual([true, false]);
  expect(glory(scene)).toEqual([2, 4]);
  expect(figuresAt(scene, 1, 'gimle')).toEqual(['leader']);
});

test('BRC-54 Fenrir in Yggdrasil, in reserve or in Valhalla draws nothing', () => {
  for (const place of ['yggdrasil', 'valhalla', 'reserve'] as const) {
    const figures = place === 'reserve' ? {} : { [place]: ['fenrir'] as const };
    const scene = saga({
      seats: 2,
      phase: 'ragnarok',
      doom: ['gimle', 'andlang', 'horgr'],
      options: MORE,
      clans: [{ upgrades: ['fenrir'], figures }],
    });
    expect(eventsOfType(scene, 'ragnarokStruck')).toEqual([{ type: 'ragnarokStruck', province: 'gimle' }]);
    expect(eventTypes(scene)).not.toContain('ragnarokInstead');
  }
});

test('BRC-54 an Age whose doomed province is already gone destroys nothing', () => {
  const scene = saga({
    seats: 2,
    age: 2,
    phase: 'ragnarok',
    doom: ['gimle', 'andlang', 'horgr'],
    destroyed: ['andlang'],
    clans: [{ figures: { gimle: ['warrior'] } }],
  });
  expect(eventsOfType(scene, 'ragnarokNothing')).toEqual([{ type: 'ragnarokNothing', province: 'andlang' }]);
  expect(eventsOfType(scene, 'doomMoved')).toEqual([{ type: 'doomMoved', province: 'horgr' }]);
  const gone = Object.values(scene.view('spectator').provinces).filter(({ destroyed }) => destroyed);
  expect(gone).toHaveLength(1);
});

test('BRC-54 Fenrir spares no province that is already gone', () => {
  const scene = saga({
    seats: 2,
    age: 2,
    phase: 'ragnarok',
    doom: ['gimle', 'andlang', 'horgr'],
    destroyed: ['andlang'],
    options: MORE,
    clans: [{ upgrades: ['fenrir'], figures: { utgard: ['fenrir'] } }],
  });
  expect(scene.heard('spectator').slice(1, 3)).toEqual([
    { type: 'ragnarokInstead', figure: 'fenrir', province: 'utgard', spared: null },
    { type: 'ragnarokStruck', province: 'utgard' },
  ]);
});

test('BRC-54 Fenrir in the doomed province changes nothing', () => {
  const scene = saga({
    seats: 2,
    phase: 'ragnarok',
    doom: ['gimle', 'andlang', 'horgr'],
    options: MORE,
    clans: [{ upgrades: ['fenrir'], figures: { gimle: ['fenrir'] } }],
  });
  expect(eventTypes(scene).slice(0, 3)).toEqual(['phaseStarts', 'ragnarokStruck', 'destroyed']);
  expect(glory(scene)).toEqual([2, 0]);
});

test('card Valkyrie earns 2 Glory for each rival figure killed in her battle, won or lost', () => {
  const clans = (hand: 'tyrs-bash' | 'tyrs-rage') =>
    [
      { hand: ['tyrs-smite'], figures: { gimle: ['warrior', 'warrior'], 'fjord-nw': ['ship'] } },
      { hand: [hand], upgrades: ['valkyrie'], figures: { gimle: ['valkyrie', 'warrior'] } },
      { figures: { gimle: ['warrior'] } },
    ] as const;
  // 4 + 5 against 3 + 2: she loses and dies; the third clan's warrior is the one rival killed.
  const lost = saga({ seats: 3, age: 2, clans: clans('tyrs-bash') });
  fights(pillages(lost, 0, 'gimle'), [0, 'tyrs-smite'], [1, 'tyrs-bash']);
  expect(figuresAt(lost, 1, 'valhalla')).toEqual(['warrior', 'valkyrie']);
  expect(eventsOfType(lost, 'gloryGained')).toContainEqual({
    type: 'gloryGained',
    seat: 1,
    glory: 2,
    source: 'card',
    why: 'valkyrie',
  });
  // 9 against 9 is a tie: then four rivals have died.
  const tied = saga({ seats: 3, age: 2, clans: clans('tyrs-rage') });
  fights(pillages(tied, 0, 'gimle'), [0, 'tyrs-smite'], [1, 'tyrs-rage']);
  expect(glory(tied)).toEqual([0, 8, 0]);
});

test('card Wolfman makes all figures but Monsters count for nothing in his battle, in every clan', () => {
  const scene = saga({
    seats: 2,
    age: 2,
    options: MORE,
    clans: [
      { hand: ['tyrs-bash'], upgrades: ['wolfman'], figures: { gimle: ['wolfman', 'leader'], 'fjord-nw': ['ship'] } },
      { hand: ['tyrs-crush'], upgrades: ['troll'], figures: { gimle: ['leader', 'warrior', 'troll'] } },
    ],
  });
  fights(pillages(scene, 0, 'gimle'), [0, 'tyrs-bash'], [1, 'tyrs-crush']);
  // Cards count as ever: 3 + 2 against 2 + 4.
  expect(strengths(scene)).toEqual([
    [0, 3, 5],
    [1, 2, 6],
  ]);
});

test('BRC-53 the Wolfman is judged when strength is compared: removed by Odin’s Tide, he silences nobody', () => {
  const scene = saga({
    seats: 2,
    age: 2,
    options: MORE,
    clans: [
      { hand: ['odins-tide'], upgrades: ['wolfman'], figures: { gimle: ['wolfman', 'leader'] } },
      { figures: { gimle: ['warrior'] } },
    ],
  });
  pillages(scene, 0, 'gimle').answers(0, { card: 'odins-tide' }).answers(0, { figure: 'leader' });
  expect(strengths(scene)).toEqual([
    [0, 3, 4],
    [1, 1, 1],
  ]);
});

test('BRC-53 the Wolfman means nothing for Quests', () => {
  const scene = saga({
    seats: 2,
    age: 2,
    phase: 'quests',
    options: MORE,
    clans: [
      { quests: ['quest-alfheim'], figures: { gimle: ['leader', 'warrior'] } },
      { upgrades: ['wolfman'], figures: { gimle: ['wolfman'] } },
    ],
  });
  expect(eventsOfType(scene, 'questDone')).toHaveLength(1);
});

test('card Frost Giant pays the reward of a successful pillage twice', () => {
  const pillaged = (province: 'gimle' | 'yggdrasil', token: 'horns' | 'glory5' | 'all') => {
    const scene = saga({
      seats: 2,
      age: 3,
      tokens: { [province]: token },
      clans: [{ upgrades: ['frost-giant'], figures: { [province]: ['frost-giant'] } }],
    });
    return pillages(scene, 0, province);
  };
  expect(glory(pillaged('gimle', 'glory5'))).toEqual([10, 0]);
  const horns = pillaged('gimle', 'horns');
  expect(clan(horns, 0).stats.horns).toEqual({ step: 3, value: 6 });
  expect(eventTypes(horns)).toContain('rewardDoubled');
  expect(Object.values(clan(pillaged('yggdrasil', 'all'), 0).stats).map(({ step }) => step)).toEqual([3, 3, 3]);
});

test('card Volur Witch may move to Yggdrasil instead of dying in an outer province, and dies in Yggdrasil', () => {
  const witch = (province: 'gimle' | 'yggdrasil') =>
    saga({
      seats: 3,
      age: 3,
      clans: [
        { hand: ['tyrs-rage'], figures: { [province]: ['leader'] } },
        { upgrades: ['volur-witch'], figures: { [province]: ['volur-witch', 'warrior'] } },
      ],
    });
  const fled = fights(pillages(witch('gimle'), 0, 'gimle'), [0, 'tyrs-rage']);
  fled.asks('save', 1).offers(1, { save: 'volur-witch', by: 'flight', to: 'yggdrasil' }, { save: 'none' });
  fled.answers(1, { save: 'volur-witch', by: 'flight', to: 'yggdrasil' });
  expect(eventsOfType(fled, 'fled')).toEqual([
    { type: 'fled', seat: 1, figure: 'volur-witch', province: 'yggdrasil', cause: 'battle' },
  ]);
  expect([figuresAt(fled, 1, 'yggdrasil'), figuresAt(fled, 1, 'valhalla')]).toEqual([['volur-witch'], ['warrior']]);
  const dead = fights(pillages(witch('yggdrasil'), 0, 'yggdrasil'), [0, 'tyrs-rage']).asks('act', 1);
  expect(figuresAt(dead, 1, 'valhalla')).toEqual(['warrior', 'volur-witch']);
});
