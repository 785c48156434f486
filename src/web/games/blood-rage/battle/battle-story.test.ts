import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { bloodRage } from '../../../../games/blood-rage/index.ts';
import type { DescribedClan } from '../../../../games/blood-rage/rules/position.ts';
import {
  declares,
  fights,
  laysCard,
  lays,
  nobodyAdds,
  pillages,
} from '../../../../games/blood-rage/tests/battle/steps.ts';
import { eventFor, start, type Emitted, type Viewer } from '../../../../kernel/index.ts';
import type { HeardLine } from '../../../../protocol/client.ts';
import type { Recorded } from '../../../../testkit/recorded.ts';
import { scenario } from '../../../../testkit/scenario.ts';
import { applyLegal } from '../../../../testkit/walk.ts';
import { battlesOf, storyAt, type BattleStory } from './battle-story.ts';

type Told = readonly Emitted<unknown>[];

const linesOf = (events: Told, viewer: Viewer = 'spectator'): readonly HeardLine[] =>
  events.map((event, index) => ({
    no: index + 1,
    at: 0,
    event: eventFor(event, viewer) as object,
    withdrawn: false,
  }));

/** A position whose events are kept from its start on. */
function melee(clans: readonly DescribedClan[], rest: object = {}) {
  const scene = scenario(bloodRage, {
    seats: 4,
    age: 3,
    tokens: { gimle: 'horns' },
    ...rest,
    clans: clans.map((described) => ({ figures: { gimle: ['leader', 'warrior'] }, ...described })),
  });
  const heard: Emitted<unknown>[] = [];
  const does = scene.does.bind(scene);
  scene.does = (input) => {
    does(input);
    heard.push(...scene.events);
    return scene;
  };
  const story = (): BattleStory => battlesOf(linesOf(heard)).at(-1)!;
  return { scene, story, stories: () => battlesOf(linesOf(heard)), lines: () => linesOf(heard) };
}
const LONE: DescribedClan = { figures: { gimle: ['warrior'] } };

/** The clause of the first step with this event. */
const clauseOf = ({ steps }: BattleStory, type: string, nth = 0): string | undefined =>
  steps.filter(({ event }) => event.type === type)[nth]?.clause;

test('a battle is told from the call to the Glory for Axes', () => {
  const { scene, story } = melee([
    { hand: ['tyrs-bash'] },
    { figures: { gimle: ['warrior'], andlang: [] }, hand: ['tyrs-rage'] },
  ]);
  pillages(scene, 0, 'gimle');
  expect(story()).toMatchObject({ seat: 0, province: 'gimle', stage: 'cards', fighters: [0, 1], result: null });
  nobodyAdds(lays(scene, { 0: 'tyrs-bash', 1: 'tyrs-rage' }));
  const told = story();
  expect(told).toMatchObject({ stage: 'outcome', result: { winner: 1, total: 7 }, hasFailed: true, reward: null });
  expect(told.clans.get(0)).toMatchObject({
    sum: { figures: 4, cards: 2, total: 6 },
    cards: [{ card: 'tyrs-bash', bonus: 2, isLate: false }],
    fallen: ['leader', 'warrior'],
    tookBack: ['tyrs-bash'],
    glory: 0,
  });
  expect(told.clans.get(1)).toMatchObject({ discarded: ['tyrs-rage'], fallen: [], glory: 3 });
  expect(told.steps.map(({ event, stage, clause }) => [event.type, stage, clause])).toEqual([
    ['pillageDeclared', 'call', 'BR-60'],
    ['callEnded', 'call', 'BRC-13'],
    ['battleBegan', 'cards', 'BR-62'],
    ['revealed', 'late', 'BR-64'],
    ['revealed', 'late', 'BR-64'],
    ['strength', 'outcome', 'BR-66'],
    ['strength', 'outcome', 'BR-66'],
    ['battleWon', 'outcome', 'BR-68'],
    ['losersTookBack', 'outcome', 'BR-69'],
    ['winnerDiscarded', 'outcome', 'BR-69'],
    ['destroyed', 'outcome', 'BR-70'],
    ['pillageFailed', 'outcome', 'BR-71'],
    ['gloryGained', 'outcome', 'BR-72'],
  ]);
});

test('figures that come by the call are named with where they come from', () => {
  const { scene, story } = melee([
    { hand: ['tyrs-bash'] },
    { figures: { yggdrasil: ['leader', 'warrior'] }, hand: ['tyrs-rage'] },
  ]);
  declares(scene, 0, 'gimle');
  scene.answers(1, { figure: 'leader', from: 'yggdrasil' });
  expect(story().stage).toBe('call');
  expect(story().clans.get(1)!.came).toEqual([{ figure: 'leader', from: 'yggdrasil' }]);
});

test('a tie has no winner: all lose, and take their cards back', () => {
  const { scene, story } = melee([{ hand: ['tyrs-rage'] }, { hand: ['tyrs-rage'] }]);
  fights(scene, 0, 'gimle', { 0: 'tyrs-rage', 1: 'tyrs-rage' });
  const told = story();
  expect(told).toMatchObject({ result: { winner: null, total: 10 }, hasFailed: true });
  expect(clauseOf(told, 'battleTied')).toBe('BRC-26');
  for (const seat of [0, 1]) expect(told.clans.get(seat)).toMatchObject({ tookBack: ['tyrs-rage'], glory: 0 });
});

test('Heimdall’s Watch sweeps the cards away; the battle goes back to choosing', () => {
  const { scene, story } = melee([{ hand: ['heimdalls-watch', 'tyrs-bash'] }, { hand: ['tyrs-rage', 'tyrs-smash'] }]);
  lays(pillages(scene, 0, 'gimle'), { 0: 'heimdalls-watch', 1: 'tyrs-rage' });
  const swept = story();
  expect(swept.stage).toBe('cards');
  expect(swept.clans.get(0)).toMatchObject({ swept: ['heimdalls-watch'], cards: [], glory: 6 });
  expect(swept.clans.get(1)).toMatchObject({ swept: ['tyrs-rage'], cards: [] });
  expect([clauseOf(swept, 'watchSwept'), clauseOf(swept, 'gloryGained')]).toEqual(['BRC-20', 'BRC-20']);
  nobodyAdds(lays(scene, { 0: 'tyrs-bash', 1: 'tyrs-smash' }));
  expect(story().clans.get(0)).toMatchObject({ cards: [{ card: 'tyrs-bash', bonus: 2 }], sum: { total: 6 } });
});

test('Odin’s Tide leaves one figure of each clan', () => {
  const { scene, story } = melee([{ hand: ['odins-tide'] }, { ...LONE, hand: ['tyrs-bash'] }]);
  lays(pillages(scene, 0, 'gimle'), { 0: 'odins-tide', 1: 'tyrs-bash' });
  scene.answers(0, { figure: 'leader' });
  nobodyAdds(scene);
  const told = story();
  expect(told.clans.get(0)!.fallen).toEqual(['warrior']);
  expect([clauseOf(told, 'tideKept'), clauseOf(told, 'destroyed')]).toEqual(['BRC-22', 'BRC-22']);
});

test('Thor’s Primacy silences the opponents, not its own clan', () => {
  const { scene, story } = melee([{ hand: ['thors-primacy'] }, { hand: ['heimdalls-sight'] }]);
  fights(scene, 0, 'gimle', { 0: 'thors-primacy', 1: 'heimdalls-sight' });
  const told = story();
  expect([told.clans.get(0)!.isSilenced, told.clans.get(1)!.isSilenced]).toEqual([false, true]);
  expect(clauseOf(told, 'textCancelled')).toBe('BRC-19');
});

test('Heimdall’s Sight is worth what it copied', () => {
  const { scene, story } = melee([{ hand: ['heimdalls-sight'] }, { ...LONE, hand: ['tyrs-rage'] }]);
  fights(scene, 0, 'gimle', { 0: 'heimdalls-sight', 1: 'tyrs-rage' });
  expect(story().clans.get(0)!.cards).toEqual([{ card: 'heimdalls-sight', bonus: 6, isLate: false }]);
});

test('Loki’s Poison takes the winner’s cards', () => {
  const { scene, story } = melee([{ hand: ['tyrs-rage'] }, { hand: ['lokis-poison'] }]);
  fights(scene, 0, 'gimle', { 0: 'tyrs-rage', 1: 'lokis-poison' });
  const told = story();
  expect(told.clans.get(0)).toMatchObject({ lostCards: ['tyrs-rage'], discarded: [] });
  expect(told.clans.get(1)!.wonCards).toEqual(['tyrs-rage']);
  expect(clauseOf(told, 'poisonTook')).toBe('BRC-29');
});

test('late cards are told apart from the card of the reveal', () => {
  const { scene, story } = melee([{ hand: ['tyrs-bash', 'heimdalls-eye'] }, { hand: ['tyrs-smash', 'tyrs-rage'] }]);
  lays(pillages(scene, 0, 'gimle'), { 0: 'tyrs-bash', 1: 'tyrs-smash' });
  expect(story().stage).toBe('late');
  scene.answers(0, { card: 'heimdalls-eye' });
  expect(story().clans.get(0)!.cards).toEqual([
    { card: 'tyrs-bash', bonus: 2, isLate: false },
    { card: 'heimdalls-eye', bonus: 2, isLate: true },
  ]);
  expect(story().steps.at(-1)).toMatchObject({ stage: 'late', clause: 'BR-67' });
});

test('a Quest that fights is worth its bonus', () => {
  const { scene, story } = melee([
    { hand: ['quest-yggdrasil'], upgrades: ['tyrs-domain'] },
    { ...LONE, hand: ['tyrs-bash'] },
  ]);
  pillages(scene, 0, 'gimle');
  laysCard(scene, 0, 'quest-yggdrasil');
  laysCard(scene, 1, 'tyrs-bash');
  scene.answers(0, { as: 3 });
  nobodyAdds(scene);
  expect(story().clans.get(0)).toMatchObject({ cards: [{ card: 'quest-yggdrasil', bonus: 3 }], sum: { total: 7 } });
  expect([clauseOf(story(), 'revealed'), clauseOf(story(), 'questFought')]).toEqual(['BRC-17', 'BRC-25']);
});

test('BRC-25 a Quest that does not fight is told, and is worth nothing', () => {
  const { scene, story } = melee([
    { hand: [{ card: 'quest-yggdrasil', age: 1 }], upgrades: ['tyrs-domain'] },
    { ...LONE, hand: ['tyrs-bash'] },
  ]);
  lays(pillages(scene, 0, 'gimle'), { 0: 'quest-yggdrasil', 1: 'tyrs-bash' }).answers(0, { as: 0 });
  expect(story().clans.get(0)!.cards).toEqual([{ card: 'quest-yggdrasil', age: 1, bonus: 0, isLate: false }]);
  expect(clauseOf(story(), 'questRested')).toBe('BRC-25');
  expect(nobodyAdds(scene).heard('spectator').length).toBeGreaterThan(0);
  expect(story().result).not.toBeNull();
});

test('an unopposed pillage has no fighters, and tells its reward; a Frost Giant doubles it', () => {
  const { scene, story } = melee([{ figures: { gimle: ['frost-giant'] }, upgrades: ['frost-giant'] }]);
  pillages(scene, 0, 'gimle');
  const told = story();
  expect(told).toMatchObject({ isUnopposed: true, fighters: [], reward: 'horns', stage: 'outcome', result: null });
  expect(told.clans.get(0)!.raised.map(({ stat }) => stat)).toEqual(['horns', 'horns']);
  expect([clauseOf(told, 'pillageUnopposed'), clauseOf(told, 'rewardDoubled')]).toEqual(['BR-63', 'BRC-38']);
});

test('Loki’s Blessing is the end of the battle that was lost, not a new action', () => {
  const { scene, story, stories } = melee([
    { hand: ['tyrs-rage'] },
    { ...LONE, hand: ['tyrs-bash'], upgrades: ['lokis-blessing'] },
  ]);
  fights(scene, 0, 'gimle', { 0: 'tyrs-rage', 1: 'tyrs-bash' });
  scene.answers(1, { yes: true });
  expect(story().steps.at(-1)).toMatchObject({ event: { type: 'invaded', seat: 1 }, clause: 'BRC-36' });
  expect(stories()).toHaveLength(1);
});

test('BRC-55 an invasion for free beside a Mystic Troll is a new action, not Loki’s Blessing', () => {
  const { scene, story } = melee(
    [
      { hand: ['tyrs-rage'] },
      {
        figures: { gimle: ['mystic-troll'] },
        hand: ['tyrs-bash'],
        upgrades: ['mystic-troll', 'friggas-protection'],
      },
    ],
    { options: { kickstarterMonsters: true } },
  );
  fights(scene, 0, 'gimle', { 0: 'tyrs-rage', 1: 'tyrs-bash' });
  scene.answers(1, { save: 'mystic-troll', by: 'protection' });
  const before = story().steps.length;
  scene.answers(1, { act: 'invade' }).answers(1, { figure: 'warrior', from: 'reserve' });
  scene.answers(1, { place: 'gimle' });
  expect(scene.heard('spectator').map(({ type }) => type)).toEqual(['invaded']);
  expect(story().steps).toHaveLength(before);
});

test('BRC-56 a Mystic that Odin’s Chosen drives away after the battle is none of its losses', () => {
  const { scene, story } = melee(
    [
      { hand: ['tyrs-rage'], figures: { gimle: ['leader', 'mystic'] }, upgrades: ['friggas-chosen'] },
      { ...LONE, hand: ['tyrs-bash'], upgrades: ['odins-chosen'] },
    ],
    { options: { mystics: true } },
  );
  fights(scene, 0, 'gimle', { 0: 'tyrs-rage', 1: 'tyrs-bash' });
  const before = story().steps.length;
  scene.answers(1, { act: 'invade' }).answers(1, { figure: 'mystic', from: 'reserve' });
  scene.answers(1, { place: 'gimle', over: 0, kills: 'mystic' });
  scene.answers(0, { save: 'mystic', by: 'retreat', to: 'yggdrasil' });
  expect(story().steps).toHaveLength(before);
  expect(story().clans.get(0)!.fled).toEqual([]);
});

test('what was taken back was never declared', () => {
  const { scene, lines } = melee([{ hand: ['tyrs-bash'] }, { hand: ['tyrs-rage'] }]);
  declares(scene, 0, 'gimle');
  expect(battlesOf(lines())).toHaveLength(1);
  expect(battlesOf(lines().map((line) => ({ ...line, withdrawn: true })))).toEqual([]);
});

/** The lines of a recorded game's log. */
function recordedLines(seats: number): readonly HeardLine[] {
  const name = `recorded/${seats}-seats.json`;
  const file = new URL(`../../../../games/blood-rage/testkit/${name}`, import.meta.url);
  const recorded = JSON.parse(readFileSync(file, 'utf8')) as Recorded;
  const begun = start(bloodRage, recorded);
  const events: Emitted<unknown>[] = [...begun.events];
  let { state } = begun;
  try {
    for (const input of recorded.inputs) {
      const after = applyLegal(bloodRage, state, input);
      state = after.state as typeof state;
      events.push(...after.events);
    }
  } catch (error) {
    throw new Error(`${name} is of other rules: record it again (npm run playthroughs)`, { cause: error });
  }
  return linesOf(events);
}

describe.each([2, 3, 4, 5])('a recorded game of %i clans', (seats) => {
  let stories: readonly BattleStory[] = [];
  let types: readonly string[] = [];
  beforeAll(() => {
    const lines = recordedLines(seats);
    stories = battlesOf(lines);
    types = lines.flatMap((line) => ('event' in line ? [(line.event as { type: string }).type] : []));
  });
  const count = (...wanted: readonly string[]): number => types.filter((type) => wanted.includes(type)).length;

  test('has a story for every pillage, each with its end', () => {
    expect(stories).toHaveLength(count('pillageDeclared'));
    expect(stories.length).toBeGreaterThan(0);
    for (const story of stories) {
      expect(story.isUnopposed).toBe(story.result === null);
      expect(story.hasFailed).toBe(story.reward === null);
      expect(story.fighters.length === 0).toBe(story.isUnopposed);
    }
  });

  test('leaves no event of a battle untold, and tells none twice', () => {
    const told = stories.flatMap(({ steps }) => steps);
    const ofBattles = ['revealed', 'lateCard', 'strength', 'battleWon', 'battleTied', 'watchSwept', 'poisonTook'];
    ofBattles.push('winnerDiscarded', 'losersTookBack', 'pillageSucceeded', 'pillageFailed', 'joined', 'callEnded');
    expect(told.filter(({ event }) => ofBattles.includes(event.type))).toHaveLength(count(...ofBattles));
    expect(new Set(told.map(({ no }) => no)).size).toBe(told.length);
  });

  test('adds up: figures and cards make the total, and the winner has the most', () => {
    for (const { result, fighters, clans } of stories) {
      if (result === null) continue;
      const totals = fighters.map((seat) => clans.get(seat)!.sum!.total);
      expect(result.total).toBe(Math.max(...totals));
      for (const seat of fighters) {
        const { sum, cards } = clans.get(seat)!;
        expect(cards.reduce((total, { bonus }) => total + bonus, 0)).toBe(sum!.cards);
      }
      expect(totals.filter((total) => total === result.total).length === 1).toBe(result.winner !== null);
    }
  });

  test('is found by any line of its own', () => {
    for (const story of stories) {
      expect(storyAt(stories, story.id)).toBe(story);
      expect(storyAt(stories, story.steps.at(-1)!.no)).toBe(story);
    }
    expect(storyAt(stories, 1)).toBeNull();
  });
});

test('every clause that a story names is in the rules, in both languages', () => {
  const source = readFileSync(new URL('./clauses.ts', import.meta.url), 'utf8');
  const named = new Set(source.match(/BRC?-\d+/g));
  for (const language of ['en', 'fr']) {
    const page = readFileSync(new URL(`../../../../../docs/rules/blood-rage.${language}.md`, import.meta.url), 'utf8');
    expect([...named].filter((clause) => !page.includes(`**${clause}**`))).toEqual([]);
  }
});
