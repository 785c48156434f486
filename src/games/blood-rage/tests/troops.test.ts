import { expect, test } from 'vitest';
import type { CardId } from '../facts/index.ts';
import { clan, figuresAt, glory, invades, pillages, rage, saga, eventsOfType, type Scene } from './scenes.ts';

/** What the clan's warriors in one province are worth, from one to four of them. */
const worth = (upgrade: CardId): number[] =>
  [1, 2, 3, 4].map((count) => {
    const scene = saga({
      seats: 2,
      age: 3,
      clans: [
        { upgrades: [upgrade], figures: { gimle: Array<'warrior'>(count).fill('warrior') } },
        { figures: { 'fjord-nw': ['ship'] } },
      ],
    });
    const [own] = pillages(scene, 0, 'gimle')
      .heard(0)
      .filter((event) => event.type === 'strength');
    return own!.figures;
  });

/** What one invasion with a warrior costs. */
const price = (upgrade: CardId): number => {
  const scene = saga({ seats: 2, age: 3, clans: [{ upgrades: [upgrade] }] });
  return 6 - rage(invades(scene, 0, 'warrior', 'gimle'))[0]!;
};

test('card Brothers in Arms makes each pair of warriors STR 3, an odd one 1, and invasions cost 1', () => {
  expect(worth('brothers-in-arms')).toEqual([1, 3, 4, 6]);
  expect(price('brothers-in-arms')).toBe(1);
});

test('card Experts in Arms makes each warrior STR 2, and invasions cost 2', () => {
  expect(worth('experts-in-arms')).toEqual([2, 4, 6, 8]);
  expect(price('experts-in-arms')).toBe(2);
});

test('card Masters in Arms makes each pair of warriors STR 6, an odd one 2, and invasions cost 2', () => {
  expect(worth('masters-in-arms')).toEqual([2, 6, 8, 12]);
  expect(price('masters-in-arms')).toBe(2);
});

test('BRC-57 pairs are made in one province: warriors apart are no pair', () => {
  const scene = saga({
    seats: 2,
    clans: [
      { upgrades: ['brothers-in-arms'], figures: { gimle: ['warrior', 'warrior'], utgard: ['warrior'] } },
      { figures: { gimle: ['leader'] } },
    ],
  });
  pillages(scene, 0, 'gimle');
  expect(eventsOfType(scene, 'strength')).toMatchObject([
    { seat: 0, figures: 3 },
    { seat: 1, figures: 3 },
  ]);
});

test('BRC-57 pairs count for Quests', () => {
  const scene = saga({
    seats: 2,
    phase: 'quests',
    clans: [
      { upgrades: ['brothers-in-arms'], quests: ['quest-alfheim'], figures: { gimle: ['warrior', 'warrior'] } },
      { figures: { 'fjord-nw': ['ship'] } },
    ],
  });
  expect(eventsOfType(scene, 'questDone')).toHaveLength(1);
});

/** The clan pillages Gimle alone, with these figures there. */
const pillaged = (upgrade: CardId, figures: readonly ('leader' | 'warrior')[] = ['leader']): Scene => {
  const scene = saga({
    seats: 2,
    age: 3,
    tokens: { gimle: 'glory5' },
    clans: [
      { upgrades: [upgrade], figures: { gimle: figures } },
      { figures: { andlang: ['warrior', 'warrior', 'leader'] } },
    ],
  });
  return pillages(scene, 0, 'gimle');
};

test('card Lord of Hammers lets the leader step into a neighbouring province after a successful pillage with him', () => {
  const scene = pillaged('lord-of-hammers').asks('leaderStep', 0);
  // Andlang has no empty village left.
  scene.offers(0, { figure: 'leader', to: 'yggdrasil' }, { figure: 'leader', to: 'myrkvlor' }, { figure: 'none' });
  scene.answers(0, { figure: 'leader', to: 'yggdrasil' });
  expect(eventsOfType(scene, 'leaderStepped')).toEqual([
    { type: 'leaderStepped', seat: 0, figure: 'leader', from: 'gimle', to: 'yggdrasil' },
  ]);
  expect(figuresAt(scene, 0, 'yggdrasil')).toEqual(['leader']);
  expect(scene.view(1).provinces.gimle.pillaged).toBe(true);
  pillaged('lord-of-hammers', ['warrior']).asks('act', 1);
});

test('card Lord of Axes raises one stat of choice after a successful pillage with the leader', () => {
  const scene = pillaged('lord-of-axes').asks('raise', 0);
  scene.offers(0, { stat: 'rage' }, { stat: 'axes' }, { stat: 'horns' }).answers(0, { stat: 'horns' });
  expect(clan(scene, 0).stats).toMatchObject({ rage: { step: 1 }, axes: { step: 1 }, horns: { step: 2 } });
  pillaged('lord-of-axes', ['warrior']).asks('act', 1);
});

test('card Lord of Spears raises all three stats after a successful pillage with the leader', () => {
  const scene = pillaged('lord-of-spears').asks('act', 1);
  expect(clan(scene, 0).stats).toMatchObject({ rage: { step: 2 }, axes: { step: 2 }, horns: { step: 2 } });
  expect(clan(pillaged('lord-of-spears', ['warrior']), 0).stats).toMatchObject({ rage: { step: 1 } });
});

test('card Loki’s Dragons bring 4 Glory for a ship lost in battle', () => {
  const scene = saga({
    seats: 2,
    clans: [{ figures: { gimle: ['leader'] } }, { upgrades: ['lokis-dragons'], figures: { 'fjord-nw': ['ship'] } }],
  });
  pillages(scene, 0, 'gimle');
  expect(eventsOfType(scene, 'gloryGained')[0]).toEqual({
    type: 'gloryGained',
    seat: 1,
    glory: 4,
    source: 'card',
    why: 'lokis-dragons',
  });
  expect(glory(scene)[1]).toBe(4);
});

test('card Fire Dragons bring 8 Glory for a ship lost to Ragnarök, on top of Ragnarök’s', () => {
  const scene = saga({
    seats: 2,
    age: 2,
    phase: 'ragnarok',
    doom: ['horgr', 'gimle', 'utgard'],
    clans: [{ upgrades: ['fire-dragons'], figures: { 'fjord-nw': ['ship'], gimle: ['warrior'] } }],
  });
  expect(glory(scene)).toEqual([8 + 2 * 3, 0]);
});

test('card Eternal Dragons bring 12 Glory for a ship that its own clan sacrifices', () => {
  const scene = saga({
    seats: 3,
    age: 3,
    clans: [
      { upgrades: ['eternal-dragons', 'friggas-sacrifice'], figures: { 'fjord-nw': ['ship'], gimle: ['warrior'] } },
    ],
  });
  scene.answers(0, { act: 'sacrifice' }).answers(0, { figure: 'ship', from: 'fjord-nw' });
  scene.answers(0, { figure: 'warrior', from: 'gimle' });
  expect(glory(scene)).toEqual([12, 0, 0]);
});
