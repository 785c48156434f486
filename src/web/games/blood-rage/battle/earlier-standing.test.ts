import { expect, test } from 'vitest';
import { bloodRage } from '../../../../games/blood-rage/index.ts';
import { standingIn, type SagaView, type Standing } from '../../../../games/blood-rage/facts/index.ts';
import { apply, eventFor, project, randomOf, sfc, type AnyState } from '../../../../kernel/index.ts';
import type { HeardLine } from '../../../../protocol/client.ts';
import { begin, randomInput } from '../../../../testkit/walk.ts';
import { battlesOf } from './battle-story.ts';
import { earlierStanding } from './earlier-standing.ts';
import type { SagaEvent } from '../saga-event.ts';

test('the figures of earlier battles are found in the log of whole games', () => {
  let compared = 0;
  for (let game = 0; game < 12; game += 1) {
    const seed = String(game);
    const seats = 2 + (game % 4);
    const random = randomOf(sfc(`standing ${seed}`));
    let state: AnyState = begin(bloodRage, { seats, options: { mystics: true, kickstarterMonsters: true } }, seed);
    const lines: HeardLine[] = [];
    /** By the number of the line that began the battle. */
    const seen = new Map<number, Standing>();
    while (state.result === null) {
      const outcome = apply(bloodRage, state, randomInput(state, random));
      if (!outcome.ok) throw new Error('a legal answer was refused');
      ({ state } = outcome);
      const view = project(bloodRage, state, 'spectator').view as SagaView;
      for (const emitted of outcome.events) {
        const event = eventFor(emitted, 'spectator') as SagaEvent;
        lines.push({ no: lines.length + 1, event, withdrawn: false } as HeardLine);
        if (event.type === 'battleBegan') seen.set(lines.length, standingIn(view.clans, event.province));
      }
    }
    for (const story of battlesOf(lines).filter(({ result }) => result !== null)) {
      const began = story.steps.find(({ event }) => event.type === 'battleBegan')!;
      const standing = seen.get(began.no)!;
      earlierStanding(lines, story, seats).forEach((found, seat) => {
        if (!story.fighters.includes(seat)) return;
        compared += 1;
        expect(sorted(found ?? [])).toEqual(sorted(standing[seat]!));
      });
    }
  }
  expect(compared).toBeGreaterThan(50);
});

const sorted = (lines: Standing[number]): readonly string[] => lines.map((line) => JSON.stringify(line)).toSorted();

test('where the beginning of the log is missing, no figures are made up', () => {
  const lines = [
    { type: 'pillageDeclared', seat: 0, province: 'gimle', rage: 0 },
    { type: 'joined', seat: 1, figure: 'warrior', from: 'andlang', to: 'gimle' },
    { type: 'battleBegan', province: 'gimle', seats: [0, 1] },
    { type: 'strength', seat: 0, figures: 4, cards: 0, total: 4 },
    { type: 'strength', seat: 1, figures: 1, cards: 0, total: 1 },
    { type: 'battleWon', seat: 0, province: 'gimle', total: 4, next: 1 },
  ].map((event, index) => ({ no: index + 300, event, withdrawn: false }) as unknown as HeardLine);
  expect(earlierStanding(lines, battlesOf(lines)[0]!, 2)).toEqual([null, null]);
});
