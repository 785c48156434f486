/** Which events open a part of the log, in play: an action and what follows from it stand together. */
import { expect, test } from 'vitest';
import type { Seat } from '../../../kernel/index.ts';
import { invades, pillages, saga, type Scene } from '../tests/scenes.ts';
import { sagaText } from './index.ts';

const text = sagaText('en');
const upgrade = (card: string, over?: string) =>
  ({ act: 'upgrade', card, ...(over !== undefined && { over }) }) as { act: 'upgrade'; card: 'troll' };

/** The events since the last answer, each with the part that it opens. */
const parts = (scene: Scene) => scene.heard('spectator').map((event) => [event.type, text.part(event)]);

const MORE = { kickstarterMonsters: true } as const;

test('BRC-55 a Warrior that invades for 0 beside a Mystic Troll opens its own action', () => {
  const scene = saga({
    seats: 2,
    age: 3,
    options: MORE,
    clans: [{ figures: { utgard: ['warrior'] } }, { upgrades: ['mystic-troll'], figures: { gimle: ['mystic-troll'] } }],
  });
  pillages(scene, 0, 'utgard');
  invades(scene, 1, 'warrior', 'gimle');
  expect(parts(scene)).toEqual([['invaded', 'actions']]);
});

test('BRC-56 the retreat of a Mystic from Odin’s Chosen opens the action, and the invasion goes on with it', () => {
  const scene = saga({
    seats: 2,
    age: 3,
    options: { mystics: true },
    clans: [
      { upgrades: ['friggas-chosen'], figures: { utgard: ['mystic', 'warrior'] } },
      { upgrades: ['odins-chosen'] },
    ],
  });
  pillages(scene, 0, 'utgard').answers(1, { act: 'invade' }).answers(1, { figure: 'mystic', from: 'reserve' });
  scene.answers(1, { place: 'utgard', over: 0, kills: 'mystic' });
  scene.answers(0, { save: 'mystic', by: 'retreat', to: 'yggdrasil' });
  expect(parts(scene)).toEqual([
    ['fled', 'actions'],
    ['invaded', null],
  ]);
  expect(scene.heard('spectator')[1]).toMatchObject({ action: true, over: 0 });
});

test('BRC-56 so does the death of a figure that Odin’s Chosen displaces', () => {
  const scene = saga({
    seats: 2,
    age: 3,
    options: { mystics: true },
    clans: [{ upgrades: ['odins-chosen'] }, { figures: { gimle: ['warrior'] } }],
  });
  scene.answers(0, { act: 'invade' }).answers(0, { figure: 'mystic', from: 'reserve' });
  scene.answers(0, { place: 'gimle', over: 1, kills: 'warrior' });
  expect(parts(scene)).toEqual([
    ['destroyed', 'actions'],
    ['invaded', null],
  ]);
});

test('BRC-56 a retreat from a lost battle goes on with the pillage', () => {
  const scene = saga({
    seats: 2,
    age: 3,
    options: { mystics: true },
    clans: [
      { figures: { gimle: ['leader', 'warrior'] } },
      { upgrades: ['friggas-chosen'], figures: { gimle: ['mystic'] } },
    ],
  });
  pillages(scene, 0, 'gimle').answers(1, { save: 'mystic', by: 'retreat', to: 'yggdrasil' });
  expect(parts(scene)[0]).toEqual(['fled', null]);
});

test('BR-54 the free invasion of a monster goes on with the upgrade that brought it', () => {
  const scene = saga({ seats: 2, age: 3, clans: [{ hand: ['troll'] }] });
  scene.answers(0, upgrade('troll'));
  expect(parts(scene)).toEqual([
    ['upgraded', 'actions'],
    ['monsterJoined', null],
  ]);
  scene.answers(0, { figure: 'troll', to: 'gimle' });
  expect(parts(scene)).toEqual([
    ['invaded', null],
    ['monsterStruck', null],
  ]);
});

test('BR-55 the monster that leaves opens the action of the upgrade that replaces it', () => {
  const scene = saga({
    seats: 2,
    age: 3,
    clans: [{ hand: ['troll'], upgrades: ['frost-giant'], figures: { gimle: ['frost-giant'] } }],
  });
  scene.answers(0, upgrade('troll', 'frost-giant'));
  expect(parts(scene)).toEqual([
    ['monsterLeft', 'actions'],
    ['upgraded', null],
    ['monsterJoined', null],
  ]);
});

test('a log of before the events said what brought a figure is told as it was', () => {
  const seat = 0 as Seat;
  const invaded = { type: 'invaded', seat, place: 'gimle', from: 'reserve' } as const;
  expect(text.part({ ...invaded, figure: 'warrior', rage: 0 })).toBeNull();
  expect(text.part({ ...invaded, figure: 'warrior', rage: 1 })).toBe('actions');
  expect(text.part({ ...invaded, figure: 'troll', rage: 0 })).toBe('actions');
  expect(text.part({ type: 'fled', seat, figure: 'mystic', province: 'yggdrasil' })).toBeNull();
});
