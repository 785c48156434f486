import { expect, test } from 'vitest';
import { awaited, Play, randomOf, randomPicks, sfc, start, type Seat } from '../../../../kernel/index.ts';
import { bloodRage } from '../../../../games/blood-rage/index.ts';
import { SOURCES } from '../../../../games/blood-rage/facts/index.ts';
import type { HeardLine } from '../../../../protocol/client.ts';
import { PARTS, sagaStory, type SagaEvent } from './saga-story.ts';

const linesOf = (events: readonly SagaEvent[]): readonly HeardLine[] =>
  events.map((event, index) => ({ no: index + 1, at: 0, event, withdrawn: false }));

test('the Glory told adds up, by source and by Age, to the Glory of the rules', () => {
  let points = 0;
  for (let game = 0; game < 12; game++) {
    const seats = 2 + (game % 4);
    const { state, events: begun } = start(bloodRage, { seats, seed: `saga ${game}` });
    const play = new Play(bloodRage, state);
    const random = randomOf(sfc(`saga ${game}`));
    for (let choice = awaited(state); choice !== undefined; choice = awaited(state))
      play.take(choice.seat, randomPicks(choice, random));
    const events = [...begun, ...play.events].map(({ shell }) => shell as SagaEvent);
    const { clans } = bloodRage.view(state, 'spectator');
    const story = sagaStory(linesOf(events), seats);
    expect(story.clans.map(({ total }) => total)).toEqual(clans.map(({ glory }) => glory));
    story.clans.forEach((clan, seat) => {
      expect(clan.bySource).toEqual(
        Object.fromEntries(SOURCES.map((source) => [source, clans[seat]!.sources[source]])),
      );
      expect(PARTS.reduce((sum, part) => sum + clan.byPart[part], 0)).toBe(clan.total);
    });
    expect(story.moments.at(-1)!.glory).toEqual(clans.map(({ glory }) => glory));
    expect(story.ageEnds.length).toBeLessThanOrEqual(3);
    points += story.turningPoints.length;
  }
  expect(points).toBeGreaterThan(12);
});

test('a gain that takes the lead is a turning point before a larger one that does not', () => {
  const { turningPoints } = sagaStory(
    linesOf([
      { type: 'gloryGained', seat: 0 as Seat, glory: 9, source: 'quest', why: null },
      { type: 'gloryGained', seat: 1 as Seat, glory: 5, source: 'quest', why: null },
      { type: 'gloryGained', seat: 1 as Seat, glory: 6, source: 'battle', why: null },
    ]),
    2,
  );
  expect(turningPoints).toMatchObject([{ seat: 1, glory: 6, from: 2, to: 1 }]);
});

test('what was taken back is not told', () => {
  const lines = linesOf([{ type: 'gloryGained', seat: 0 as Seat, glory: 9, source: 'quest', why: null }]);
  expect(
    sagaStory(
      lines.map((line) => ({ ...line, withdrawn: true })),
      2,
    ).clans[0]!.total,
  ).toBe(0);
});
