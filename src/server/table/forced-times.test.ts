/** Whether the time of an answer tells that it was the only one: times of both kinds, compared as distributions. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { sample } from '../../games/sample/index.ts';
import { choiceFor, forced, randomOf, sfc, type AnyGame, type AnyState, type Seat } from '../../kernel/index.ts';
import { BOT_PACES, type BotPace, type Pace } from '../../protocol/table.ts';
import { walk } from '../../testkit/walk.ts';
import { botPause, forcedPause } from '../bots/pause.ts';
import { isPubliclyForced } from '../bots/public-forced.ts';
import { DONE } from './change.ts';
import { FREE_SEAT, ownedSeats, type SeatRecord, type TableRecord } from './record.ts';
import { ServerSeats } from './server-seats.ts';
import type { TableServices } from './services.ts';
import type { TableSnapshot } from './snapshot.ts';

const game = sample as AnyGame;
const GRAINS = 1_000_000;
const ROUNDS = 400;
/** Of both kinds, before the comparison begins. */
const LEARNING = 40;

function evenly(seed: string): () => number {
  const whole = randomOf(sfc(seed));
  return () => whole(GRAINS) / GRAINS;
}

/** Times as people and bots have them: many short, few long. */
function thought(median: number, random: () => number): number {
  const normal = Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  return Math.round(median * Math.exp(0.6 * normal));
}

/** The question for a shield, asked of a seat while it holds one and while it does not: only the seat itself can tell the two apart. */
function shieldQuestions(): { readonly free: AnyState; readonly only: AnyState } {
  const found: { free?: AnyState; only?: AnyState } = {};
  for (let number = 0; found.free === undefined || found.only === undefined; number++) {
    walk(game, { seats: 2, options: {} }, `shield ${number}`, (state) => {
      const [choice] = state.asked;
      if (choice?.ask !== 'shield' || choice.seat !== 0) return;
      const isForced = forced(choice) !== null;
      if (isForced && isPubliclyForced(game, state as AnyState, choice.seat, evenly('public'))) return;
      found[isForced ? 'only' : 'free'] ??= structuredClone(state) as AnyState;
    });
  }
  return found as { readonly free: AnyState; readonly only: AnyState };
}

const BOT: SeatRecord = { ...FREE_SEAT, bot: { level: 'greedy', name: 'Ari' } };
const seatsOf = (seats: readonly SeatRecord[]): TableRecord =>
  ({ id: 'table', phase: 'playing', trouble: null, host: 0, members: [], seats }) as unknown as TableRecord;
const people = seatsOf([
  { ...FREE_SEAT, member: 0 },
  { ...FREE_SEAT, member: 1 },
]);
const bots = seatsOf([BOT, BOT]);

interface Table {
  readonly record: TableRecord;
  readonly pace?: Pace;
  readonly botPace?: BotPace;
  /** How long the seat takes where it has a choice. */
  readonly median: number;
}

interface Times {
  readonly free: readonly number[];
  readonly only: readonly number[];
}

/** Asks both questions again and again, in turns by chance, and notes how long each answer takes. */
async function timesAt({ record, pace = 'discreet', botPace = 'natural', median }: Table): Promise<Times> {
  const questions = shieldQuestions();
  const random = evenly('draws');
  let given: (() => void) | null = null;
  const services = {
    now: () => Date.now(),
    random,
    log: { error: (_what: string, facts: object) => expect(facts).toBeNull() },
    botPause: (_record: TableRecord, moment: Parameters<TableServices['botPause']>[1]) =>
      botPause(botPace, moment, random),
    forcedPause: (of: TableRecord, moment: Parameters<TableServices['forcedPause']>[1]) =>
      forcedPause(pace, ownedSeats(of).length, moment, random),
    chooseFor: () => new Promise((resolve) => setTimeout(() => resolve([0]), thought(median, random))),
  } as unknown as TableServices;
  const seats = new ServerSeats(services, game, {
    urgency: () => 'played',
    give: async () => (given?.(), DONE),
    failed: (error) => Promise.reject(error as Error),
  });
  const times = { free: [] as number[], only: [] as number[] };
  for (let round = 0; round < ROUNDS; round++) {
    const kind = random() < 0.5 ? 'free' : 'only';
    const state: AnyState = { ...questions[kind], question: round + 1 };
    const { seat } = state.asked[0]!;
    const since = Date.now();
    const answered = new Promise<void>((resolve) => (given = resolve));
    seats.look({ seq: round, changed: 0, record, progress: { undone: null } as TableSnapshot['progress'], state });
    if (kind === 'free' && record.seats[seat]!.bot === null)
      personAnswers(seats, seat, thought(median, random), given!);
    await untilDone(answered);
    if (round >= LEARNING) times[kind].push(Date.now() - since);
  }
  seats.close();
  return times;
}

function personAnswers(seats: ServerSeats, seat: Seat, after: number, done: () => void): void {
  setTimeout(() => {
    seats.personAnswered(seat);
    done();
  }, after);
}

/** Turns the clock until it is. */
async function untilDone(promise: Promise<void>): Promise<void> {
  let isDone = false;
  void promise.then(() => (isDone = true));
  while (!isDone) await vi.advanceTimersToNextTimerAsync();
}

/** The greatest difference of the two shares of times up to any time (Kolmogorov and Smirnov): 0 alike, 1 told apart by every answer. */
function distance({ free, only }: Times): number {
  const shareUpTo = (times: readonly number[], most: number): number =>
    times.filter((time) => time <= most).length / times.length;
  return Math.max(...[...free, ...only].map((time) => Math.abs(shareUpTo(free, time) - shareUpTo(only, time))));
}

/** What chance alone exceeds in one of a thousand comparisons of so many times. */
const ALIKE = 1.95 * Math.sqrt(4 / (ROUNDS - LEARNING));

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }));
afterEach(() => void vi.useRealTimers());

test('the two questions differ for the seat alone', () => {
  const { free, only } = shieldQuestions();
  for (const state of [free, only]) expect(choiceFor(state, state.asked[0]!.seat)!.ask).toBe('shield');
  expect(forced(free.asked[0]!)).toBeNull();
  expect(forced(only.asked[0]!)).not.toBeNull();
});

describe('an only answer takes as long as a choice', () => {
  test.each([2_000, 6_000, 20_000])('of a person who thinks for %i ms', async (median) => {
    expect(distance(await timesAt({ record: people, median }))).toBeLessThan(ALIKE);
  });

  test.each(BOT_PACES)('of a bot at the pace "%s"', async (botPace) => {
    expect(distance(await timesAt({ record: bots, botPace, median: 90 }))).toBeLessThan(ALIKE);
  });
});

test('a quick table tells, as its help says', async () => {
  expect(distance(await timesAt({ record: people, pace: 'quick', median: 6_000 }))).toBe(1);
});

test('a stand-in does not make forced answers quick: the owner of its seat may be watching', () => {
  const standIn: SeatRecord = { ...BOT, member: 1 };
  expect(ownedSeats(seatsOf([{ ...FREE_SEAT, member: 0 }, standIn, BOT]))).toEqual([0, 1]);
  expect(ownedSeats(seatsOf([{ ...FREE_SEAT, member: 0 }, BOT, FREE_SEAT]))).toEqual([0]);
});
