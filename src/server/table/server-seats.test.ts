import { expect, test } from 'vitest';
import { start, type AnyState } from '../../kernel/index.ts';
import { sample } from '../../games/sample/index.ts';
import { FREE_SEAT, type SeatRecord, type TableRecord } from './record.ts';
import { ServerSeats } from './server-seats.ts';
import type { BotMoment, TableServices } from './services.ts';
import type { TableSnapshot } from './snapshot.ts';

const BOT: SeatRecord = { ...FREE_SEAT, bot: { level: 'random', name: 'Ari' } };
const PERSON: SeatRecord = { ...FREE_SEAT, member: 0 };

/** Seats of the server that note how they are asked to wait, and never answer. */
function watched(): { readonly seats: ServerSeats; readonly openings: boolean[] } {
  const openings: boolean[] = [];
  const services = {
    botPause: (_record: TableRecord, { isOpening }: BotMoment) => {
      openings.push(isOpening);
      return 60_000;
    },
    now: () => 0,
    random: () => 0.5,
    chooseFor: () => new Promise<never>(() => undefined),
  } as unknown as TableServices;
  const never = (): Promise<never> => new Promise(() => undefined);
  return {
    seats: new ServerSeats(services, sample, { urgency: () => 'played', give: never, failed: never }),
    openings,
  };
}

const recordOf = (...seats: readonly SeatRecord[]): TableRecord =>
  ({ id: 'table', phase: 'playing', trouble: null, host: 0, members: [], seats }) as unknown as TableRecord;
const progress = { undone: null } as unknown as TableSnapshot['progress'];

const asking = (state: AnyState, ...seats: readonly number[]): AnyState => {
  const choice = state.asked[0]!;
  const asked = seats.map((seat) => ({ ...choice, seat })) as unknown as AnyState['asked'];
  return { ...state, question: state.question + 1, asked, answers: state.answers.map(() => null) };
};

test('bots hurry until a person has been asked something, and never again', () => {
  const state = start(sample, { seats: 2, seed: 'pauses' }).state as unknown as AnyState;
  const record = recordOf(BOT, PERSON);
  const { seats, openings } = watched();
  const look = (now: AnyState): void => seats.look({ seq: 1, changed: 0, record, progress, state: now });
  const bots = asking(state, 0);
  look(bots);
  look(asking(bots, 0));
  look(asking(asking(bots, 0), 1));
  look(asking(asking(asking(bots, 0), 1), 0));
  expect(openings).toEqual([true, true, false]);
  seats.close();
});
