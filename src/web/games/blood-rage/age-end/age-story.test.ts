import { expect, test } from 'vitest';
import { awaited, Play, randomOf, randomPicks, sfc, start } from '../../../../kernel/index.ts';
import { bloodRage } from '../../../../games/blood-rage/index.ts';
import type { HeardLine } from '../../../../protocol/client.ts';
import type { SagaEvent } from '../result/saga-story.ts';
import { ageEnds, questGlory } from './age-story.ts';

const linesOf = (events: readonly SagaEvent[]): readonly HeardLine[] =>
  events.map((event, index) => ({ no: index + 1, at: 0, event, withdrawn: false }));

test('the end of each Age tells all Glory of Quests and Ragnarök', () => {
  let done = 0;
  let dead = 0;
  for (let game = 0; game < 12; game++) {
    const seats = 2 + (game % 4);
    const { state, events: begun } = start(bloodRage, { seats, seed: `ages ${game}` });
    const play = new Play(bloodRage, state);
    const random = randomOf(sfc(`ages ${game}`));
    for (let choice = awaited(state); choice !== undefined; choice = awaited(state))
      play.take(choice.seat, randomPicks(choice, random));
    const events = [...begun, ...play.events].map(({ shell }) => shell as SagaEvent);
    const ends = ageEnds(linesOf(events), seats);
    expect(ends.map(({ age }) => age)).toEqual([1, 2, 3]);
    const { clans } = bloodRage.view(state, 'spectator');
    clans.forEach(({ sources }, seat) => {
      const told = ends.map((end) => end.clans[seat]!);
      const ofQuests = told.reduce((sum, clan) => sum + questGlory(clan), 0);
      expect(ofQuests).toBe(sources.quest);
      // Ships that burn pay by their card in the same phase.
      expect(told.reduce((sum, { ragnarok }) => sum + ragnarok.glory, 0)).toBeGreaterThanOrEqual(sources.ragnarok);
      done += told.flatMap(({ quests }) => quests).filter(({ isDone }) => isDone).length;
      dead += told.flatMap(({ ragnarok }) => ragnarok.figures).length;
    });
  }
  expect(Math.min(done, dead)).toBeGreaterThan(10);
});
