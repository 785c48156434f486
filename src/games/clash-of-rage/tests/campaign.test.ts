import { expect, test } from 'vitest';
import { SCENARIOS } from '../facts/ids.ts';
import { idleOnce, opened, scene, told, type Scene } from './scenes.ts';

const FOUR = ['star-bow', 'first-scale', 'storm-horn', 'rage-mantle'];
const COURSE = ['iron-market', 'last-light', 'forge-rush', 'three-banners', 'elf-hunt'];
const campaign = { options: { campaign: true }, course: COURSE } as const;

test('CR-96 a campaign draws five different scenarios and shows them in their order', () => {
  const courseOf = (seed: string): readonly string[] => opened(2, { campaign: true }, seed).view(0).campaign!.scenarios;
  const course = courseOf('a');
  expect(new Set(course).size).toBe(5);
  expect(course.every((id) => (SCENARIOS as readonly string[]).includes(id))).toBe(true);
  expect(courseOf('b')).not.toEqual(course);
  const at = opened(2, { campaign: true }, 'a');
  expect(told(at, 'campaignStarts')[0]!.scenarios).toEqual(course);
  expect(at.view(0).scenario).toBe(course[0]);
});

test('CR-96 three points for a win, one for the second place; most points win the campaign', () => {
  const at = scene({ seats: 3, phase: 'second', ...campaign, aside: [FOUR, [], []], crystals: [0, 2, 1] });
  expect(told(at, 'campaignPoints').map(({ seat, points, total }) => [seat, points, total])).toEqual([
    [0, 3, 3],
    [1, 1, 1],
    [2, 0, 0],
  ]);
  expect(at.state.result).toBeNull();
  const last = scene({
    seats: 2,
    phase: 'second',
    ...campaign,
    course: [...COURSE.slice(1), 'iron-market'],
    gamesPlayed: 4,
    campaignPoints: [4, 7],
    aside: [FOUR, []],
  });
  expect(last.state.result).toEqual({ scores: [7, 8], places: [2, 1], reason: 'campaign' });
});

test('CR-96 a tie of the campaign is shared', () => {
  const at = scene({
    seats: 2,
    phase: 'second',
    ...campaign,
    course: [...COURSE.slice(1), 'iron-market'],
    gamesPlayed: 4,
    campaignPoints: [5, 7],
    aside: [FOUR, []],
  });
  expect(at.state.result).toMatchObject({ scores: [8, 8], places: [1, 1] });
});

test('CR-98 every game is set up anew; only the campaign points are carried over', () => {
  const at = scene({
    seats: 2,
    phase: 'second',
    ...campaign,
    options: { campaign: true, clans: ['tomb', 'steamfield'] },
    aside: [FOUR, []],
    units: [{ A4: [3, 1, 0] }, {}],
    gold: [9, 9],
    crystals: [9, 0],
    removed: [4, 0],
  });
  const { seats, campaign: course, round, scenario, legendary, bag } = at.view(0);
  expect(
    seats.map(({ clan, gold, crystals, aside, reserve, hand }) => [clan, gold, crystals, aside, reserve, hand.length]),
  ).toEqual([
    ['tomb', 0, 0, [], [10, 6, 3], 3],
    ['steamfield', 0, 0, [], [6, 5, 4], 3],
  ]);
  expect(course).toEqual({ scenarios: COURSE, gamesPlayed: 1, points: [3, 1] });
  expect([round, scenario, legendary.length, bag.reduce((sum, count) => sum + count, 0)]).toEqual([
    1,
    'last-light',
    14,
    33,
  ]);
  at.asks('tactic', 0, 1);
});

test('CRR-53 a whole campaign has five games, with the seats and clans as they were', () => {
  const at = opened(2, { campaign: true, roundLimit: '10' }, 'whole');
  const games: (number | null)[] = told(at, 'gameStarts').map(({ game }) => game);
  while (at.state.result === null) games.push(...told(idleOnce(at), 'gameStarts').map(({ game }) => game));
  expect(games).toEqual([1, 2, 3, 4, 5]);
  expect(at.state.result.reason).toBe('campaign');
});

test('CRT-51 two who share the first place get three points each, and nobody is second', () => {
  const at: Scene = scene({
    seats: 3,
    round: 6,
    phase: 'end',
    ...campaign,
    course: ['last-light', ...COURSE.filter((id) => id !== 'last-light')],
    gold: [2, 2, 1],
  });
  expect(told(at, 'campaignPoints').map(({ points }) => points)).toEqual([3, 3, 0]);
});
