import { execFile } from 'node:child_process';
import { setTimeout as soon } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { BroadcastChannel, receiveMessageOnPort, type MessagePort } from 'node:worker_threads';
import { afterEach, expect, test, vi } from 'vitest';
import { bots } from '../../bots/index.ts';
import { bloodRage } from '../../games/blood-rage/index.ts';
import { clashOfVikings } from '../../games/clash-of-vikings/index.ts';
import { moduleOf } from '../../games/index.ts';
import {
  awaited,
  choiceFor,
  forced,
  imagine,
  randomOf,
  randomPicks,
  sfc,
  type AnyGame,
  type AnyState,
  type Picks,
  type Seat,
} from '../../kernel/index.ts';
import { begin, walk } from '../../testkit/walk.ts';
import { PoolClosed, type BotFailure, type BotJob, type FailedJob } from './job.ts';
import type { BotPoolOptions } from './pool-options.ts';
import { BotPool } from './pool.ts';
import { imaginedWorld, type ImaginedWorld } from './world.ts';

/** Longer than any test: where a limit is to be reached, the test turns the clock itself. */
const LONG = 3_600_000;
const PLANTED = new URL('../tests/bots/planted-worker.mjs', import.meta.url);

/** A table where somebody waits for the answer. */
const PLAYED = { urgency: 'played', host: 'host' } as const;

const pools: BotPool[] = [];
function open(options: Partial<BotPoolOptions> = {}): { pool: BotPool; failed: [FailedJob, BotFailure][] } {
  const failed: [FailedJob, BotFailure][] = [];
  const pool = new BotPool({
    workers: 2,
    timeLimit: LONG,
    startLimit: LONG,
    patience: 2 * LONG,
    workerFile: PLANTED,
    onFailure: (job, failure) => failed.push([job, failure]),
    ...options,
  });
  pools.push(pool);
  return { pool, failed };
}

afterEach(async () => {
  vi.useRealTimers();
  await Promise.all(pools.splice(0).map((pool) => pool.close()));
});

/** Jobs from the middle of a game, where there is something to choose. */
function jobs(game: AnyGame, count: number, level: string): BotJob[] {
  const found: BotJob[] = [];
  walk(game, { seats: 3, options: {} }, `pool ${level}`, (state, random) => {
    const choice = awaited(state);
    if (choice === undefined || forced(choice) !== null || found.length === count || random(3) !== 0) return;
    const world = imaginedWorld(game, state, choice.seat, `world ${state.question}`);
    const { seat } = choice;
    found.push({ ...PLAYED, game: game.id, world: () => world, seat, level, seed: `seed ${state.question}` });
  });
  expect(found).toHaveLength(count);
  return found;
}

const job = (level: string): BotJob => jobs(clashOfVikings, 1, level)[0]!;
const gameOf = (id: string): AnyGame => [clashOfVikings as AnyGame, bloodRage as AnyGame].find((one) => one.id === id)!;
const direct = ({ game, world, seat, level, seed }: BotJob): Picks =>
  bots.find((bot) => bot.name === level)!.choose(gameOf(game), world(), seat, seed, moduleOf(game).judge!);
const byChance = ({ world, seat, seed }: BotJob): Picks => randomPicks(choiceFor(world(), seat)!, randomOf(sfc(seed)));
const chooseAll = (pool: BotPool, all: readonly BotJob[]): Promise<Picks[]> =>
  Promise.all(all.map((each) => pool.choose(each)));

test.each(['random', 'greedy'])('a %s bot answers what it answers when it is called directly', async (level) => {
  const asked = [...jobs(clashOfVikings, 12, level), ...jobs(bloodRage, 12, level)];
  const { pool, failed } = open();
  expect(await chooseAll(pool, asked)).toEqual(asked.map(direct));
  expect(failed).toEqual([]);
  expect(pool.stats()).toEqual({ decisions: 24, failures: 0, restarts: 0, queued: 0 });
});

test('the ordinary workers answer', async () => {
  const { pool } = open({ workerFile: new URL('./worker.mjs', import.meta.url) });
  const asked = job('greedy');
  expect(await pool.choose(asked)).toEqual(direct(asked));
  expect(pool.stats().failures).toBe(0);
});

test('the bots that fail are not in the ordinary workers', async () => {
  const { pool, failed } = open({ workerFile: new URL('./worker.mjs', import.meta.url) });
  const asked = job('crashing');
  expect(await pool.choose(asked)).toEqual(byChance(asked));
  expect(failed[0]![1].message).toBe('no bot is called crashing');
});

test('many jobs wait their turn and each gets its own answer', async () => {
  const asked = [...jobs(clashOfVikings, 40, 'random'), ...jobs(bloodRage, 40, 'random')];
  const { pool } = open();
  const answers = chooseAll(pool, asked);
  expect(pool.stats().queued).toBe(80);
  expect(await answers).toEqual(asked.map(direct));
  expect(pool.stats()).toEqual({ decisions: 80, failures: 0, restarts: 0, queued: 0 });
});

test('the first who waits is the first who is answered', async () => {
  const asked = jobs(bloodRage, 20, 'random');
  const { pool } = open({ workers: 1 });
  const order: number[] = [];
  await Promise.all(asked.map(async (each, number) => void (await pool.choose(each), order.push(number))));
  expect(order).toEqual(asked.map((_, number) => number));
});

test('a bot changes nothing in the world that it is given', async () => {
  const asked = job('breaking-a-rule');
  const before = JSON.stringify(asked.world());
  const { pool } = open();
  await pool.choose(asked);
  expect(JSON.stringify(asked.world())).toBe(before);
});

test.each([
  ['crashing', 'crashed', 0],
  ['breaking-a-rule', 'crashed', 0],
  ['nobody', 'crashed', 0],
  ['cheating', 'illegal', 0],
  ['greedy-for-all', 'illegal', 0],
  ['speechless', 'illegal', 0],
  ['promising', 'crashed', 0],
  ['leaving', 'died', 1],
  ['devouring', 'died', 1],
] as const)('a %s bot is answered for by chance, and the others go on', async (level, kind, restarts) => {
  const asked = job(level);
  const others = jobs(bloodRage, 10, 'greedy');
  const { pool, failed } = open({ workers: 1, memory: 128 });
  const [answer, ...answers] = await chooseAll(pool, [asked, ...others]);
  // The stack is compared so that it is shown where the kind is another.
  const told = failed.map(([, failure]) => ({ kind: failure.kind, stack: failure.stack }));
  expect(told).toEqual([{ kind, stack: expect.any(String) }]);
  expect(answer).toEqual(byChance(asked));
  expect(answers).toEqual(others.map(direct));
  expect(pool.stats()).toEqual({ decisions: 11, failures: 1, restarts, queued: 0 });
});

test.each(['answering-and-leaving', 'crashing-later'])('%s, a worker is replaced', async (level) => {
  const { pool, failed } = open({ workers: 1 });
  const left = job(level);
  expect(await pool.choose(left)).toEqual(byChance(left));
  // It goes between two jobs, or during one, which is then left to chance: the answer is legal all the same.
  const meanwhile = job('random');
  while (pool.stats().restarts === 0) expect(await pool.choose(meanwhile)).toEqual(byChance(meanwhile));
  expect(failed.length).toBeLessThanOrEqual(1);
  expect(failed.every(([, failure]) => failure.kind === 'died')).toBe(true);
  const asked = job('greedy');
  expect(await pool.choose(asked)).toEqual(direct(asked));
});

test('a bot in an endless loop holds up nobody, and ends at its time limit', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { pool, failed } = open();
  // Both workers are ready.
  await chooseAll(pool, [job('random'), job('random')]);
  const asked = job('endless');
  const endless = pool.choose(asked);
  const others = jobs(bloodRage, 20, 'random');
  expect(await chooseAll(pool, others)).toEqual(others.map(direct));
  expect(failed).toEqual([]);
  vi.advanceTimersByTime(LONG);
  expect(await endless).toEqual(byChance(asked));
  expect(failed.map(([, failure]) => failure.kind)).toEqual(['slow']);
  // One is replaced for the second of these.
  expect(await chooseAll(pool, others)).toEqual(others.map(direct));
  expect(pool.stats()).toEqual({ decisions: 43, failures: 1, restarts: 1, queued: 0 });
});

test('who waits behind an endless loop is answered by the worker that takes its place', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { pool } = open({ workers: 1 });
  await pool.choose(job('random'));
  const asked = [job('endless'), ...jobs(bloodRage, 5, 'greedy')];
  const answers = chooseAll(pool, asked);
  expect(pool.stats().queued).toBe(5);
  vi.advanceTimersByTime(LONG);
  expect(await answers).toEqual([byChance(asked[0]!), ...asked.slice(1).map(direct)]);
  expect(pool.stats()).toEqual({ decisions: 7, failures: 1, restarts: 1, queued: 0 });
});

test('an answer that came in time counts, even if it is read late', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { pool, failed } = open({ workers: 1 });
  await pool.choose(job('random'));
  const told = new BroadcastChannel('the answer is given');
  // From here on as in a timer that was due: after it, messages are read, and then what was put off.
  await soon(0);
  const asked = job('telling');
  const answer = pool.choose(asked);
  // This thread is held up until the worker has answered; then the clock is the first to speak.
  while (receiveMessageOnPort(told as unknown as MessagePort) === undefined);
  vi.advanceTimersByTime(LONG);
  expect(await answer).toEqual(byChance(asked));
  expect(failed).toEqual([]);
  told.close();
});

test('a worker that does not start leaves its job to chance', async () => {
  const { pool, failed } = open({ workerFile: new URL('../tests/bots/broken-worker.mjs', import.meta.url) });
  const asked = jobs(clashOfVikings, 5, 'greedy');
  expect(await chooseAll(pool, asked)).toEqual(asked.map(byChance));
  expect(failed.map(([, failure]) => failure.kind)).toEqual(asked.map(() => 'died'));
});

test('a worker that is never ready is given up', async () => {
  const { pool, failed } = open({
    workerFile: new URL('../tests/bots/silent-worker.mjs', import.meta.url),
    workers: 1,
    startLimit: 1,
  });
  const asked = jobs(clashOfVikings, 3, 'greedy');
  expect(await chooseAll(pool, asked)).toEqual(asked.map(byChance));
  expect(failed.map(([, failure]) => failure.message)).toEqual(asked.map(() => 'the worker did not start in time'));
});

test('people who have waited for too long are answered by chance; where nobody is, the bot is waited for', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { pool, failed } = open({ workers: 1, timeLimit: 2 * LONG, patience: LONG });
  await pool.choose(job('random'));
  const endless = pool.choose(job('endless'));
  const [seen, unseen] = jobs(bloodRage, 2, 'greedy');
  const answers = [pool.choose(seen!), pool.choose({ ...unseen!, urgency: 'absent' })];
  vi.advanceTimersByTime(LONG - 1);
  expect(failed).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(await answers[0]).toEqual(byChance(seen!));
  expect(failed.map(([, failure]) => failure.kind)).toEqual(['crowded']);
  vi.advanceTimersByTime(LONG);
  await endless;
  expect(await answers[1]).toEqual(direct(unseen!));
  expect(failed.map(([, failure]) => failure.kind)).toEqual(['crowded', 'slow']);
});

test('a world is imagined when a worker is free, and once', async () => {
  const { pool } = open({ workers: 1 });
  let imagined = 0;
  const asked = jobs(bloodRage, 4, 'random').map((each) => ({ ...each, world: () => (imagined++, each.world()) }));
  const answers = chooseAll(pool, asked);
  expect(imagined).toBe(0);
  await answers;
  expect(imagined).toBe(4);
});

test('a world that cannot be imagined is the trouble of its caller alone', async () => {
  const { pool, failed } = open({ workers: 1 });
  const [broken, well] = jobs(bloodRage, 2, 'random');
  const impossible = (): never => {
    throw new Error('a rule failed');
  };
  const [rejected, answered] = await Promise.allSettled([
    pool.choose({ ...broken!, world: impossible }),
    pool.choose(well!),
  ]);
  expect(rejected).toMatchObject({ status: 'rejected', reason: { message: 'a rule failed' } });
  expect(answered).toEqual({ status: 'fulfilled', value: direct(well!) });
  expect(failed).toEqual([]);
});

/** In which order jobs are answered that all wait when the only worker becomes free. */
async function orderOf(pool: BotPool, asked: readonly BotJob[]): Promise<number[]> {
  const order: number[] = [];
  await Promise.all(asked.map(async (each, number) => void (await pool.choose(each), order.push(number))));
  return order;
}

test('people who play are served before all others, then hosts in turn', async () => {
  const { pool } = open({ workers: 1, unattendedRest: 0 });
  const places = [
    { urgency: 'unattended', host: 'a' },
    { urgency: 'absent', host: 'a' },
    { urgency: 'watched', host: 'a' },
    { urgency: 'played', host: 'a' },
    { urgency: 'played', host: 'a' },
    { urgency: 'played', host: 'b' },
  ] as const;
  const asked = jobs(bloodRage, places.length, 'random').map((each, number) => ({ ...each, ...places[number]! }));
  expect(await orderOf(pool, asked)).toEqual([3, 5, 4, 2, 1, 0]);
});

test('one of two workers is kept for people who play', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { pool } = open({ workers: 2 });
  await chooseAll(pool, [job('random'), job('random')]);
  const unseen = (level: string): BotJob => ({ ...job(level), urgency: 'absent' });
  const occupied = [pool.choose(unseen('endless')), pool.choose(unseen('random'))];
  expect(pool.stats().queued).toBe(1);
  const asked = job('greedy');
  expect(await pool.choose(asked)).toEqual(direct(asked));
  expect(pool.stats().queued).toBe(1);
  vi.advanceTimersByTime(LONG);
  await Promise.all(occupied);
});

test('unattended tables wait between two decisions, and nobody else does', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { pool } = open({ workers: 1, unattendedRest: LONG });
  const unattended = jobs(bloodRage, 3, 'random').map((each): BotJob => ({ ...each, urgency: 'unattended' }));
  const [first, ...others] = unattended.map((each) => pool.choose(each));
  await first;
  await chooseAll(pool, jobs(bloodRage, 5, 'random'));
  expect(pool.stats().queued).toBe(2);
  vi.advanceTimersByTime(LONG);
  await others[0];
  expect(pool.stats().queued).toBe(1);
  vi.advanceTimersByTime(LONG);
  await others[1];
});

test('a job that is given up leaves the queue', async () => {
  const { pool } = open({ workers: 1 });
  const [first, second, third] = jobs(bloodRage, 3, 'greedy');
  const giveUp = new AbortController();
  const answers = Promise.all([pool.choose(first!), pool.choose(third!)]);
  const givenUp = pool.choose(second!, giveUp.signal);
  expect(pool.stats().queued).toBe(3);
  giveUp.abort(new Error('the game was undone'));
  expect(pool.stats().queued).toBe(2);
  await expect(givenUp).rejects.toThrow('the game was undone');
  expect(await answers).toEqual([direct(first!), direct(third!)]);
  expect(pool.stats().decisions).toBe(2);
});

test('a job that is given up at work is let go at once, and its worker serves the next', async () => {
  const { pool } = open({ workers: 1 });
  const [first, second] = jobs(bloodRage, 2, 'greedy');
  const giveUp = new AbortController();
  const givenUp = pool.choose(first!, giveUp.signal);
  giveUp.abort(new Error('the game was undone'));
  await expect(givenUp).rejects.toThrow('the game was undone');
  expect(await pool.choose(second!)).toEqual(direct(second!));
  await expect(pool.choose(second!, giveUp.signal)).rejects.toThrow('the game was undone');
  expect(pool.stats()).toEqual({ decisions: 1, failures: 0, restarts: 0, queued: 0 });
});

test('what is told of a failure holds no secret', async () => {
  const { pool, failed } = open();
  const asked: BotJob = { ...job('crashing'), table: 'a-table' };
  await pool.choose(asked);
  const { seat } = asked;
  const world = asked.world();
  expect(failed[0]![0]).toEqual({
    game: 'clash-of-vikings',
    table: 'a-table',
    question: world.question,
    ask: choiceFor(world, seat)!.ask,
    seat,
    bot: 'crashing',
  });
  expect(failed[0]![1].message).toBe('a planted crash');
  expect(failed[0]![1].stack).toContain('planted-worker.ts');
});

test('a state is refused, and so is the world of another seat', async () => {
  const { pool } = open();
  const game = clashOfVikings as AnyGame;
  const state = begin(game, { seats: 3, options: {} }, 'refused');
  const { seat } = awaited(state)!;
  const other = ((seat + 1) % 3) as Seat;
  const choose = (world: AnyState, by: Seat): Promise<Picks> =>
    pool.choose({
      ...PLAYED,
      game: game.id,
      world: () => world as ImaginedWorld,
      seat: by,
      level: 'random',
      seed: 'refused',
    });
  await expect(choose(state, seat)).rejects.toThrow('not imagined for seat');
  await expect(choose(imagine(game, state, seat, 'not marked'), seat)).rejects.toThrow('not imagined for seat');
  await expect(choose(imaginedWorld(game, state, seat, 'of another'), other)).rejects.toThrow('not imagined for seat');
  expect(pool.stats().decisions).toBe(0);
});

test('a seat that is not asked has nothing to answer', async () => {
  const { pool } = open();
  const game = clashOfVikings as AnyGame;
  const lone = jobs(game, 20, 'random').find(({ world }) => world().asked.length === 1)!;
  const other = ((lone.seat + 1) % 3) as Seat;
  const world = imaginedWorld(game, lone.world(), other, 'not asked');
  await expect(pool.choose({ ...lone, world: () => world, seat: other })).rejects.toThrow('is not asked');
});

test('a closed pool turns away who waits and who comes', async () => {
  const { pool, failed } = open({ workers: 1 });
  await pool.choose(job('random'));
  const waiting = ['endless', 'random', 'random'].map((level) => pool.choose(job(level)));
  const turnedAway = Promise.allSettled(waiting);
  await Promise.all([pool.close(), pool.close()]);
  for (const each of await turnedAway) {
    expect(each.status).toBe('rejected');
    expect((each as PromiseRejectedResult).reason).toBeInstanceOf(PoolClosed);
  }
  await expect(pool.choose(job('random'))).rejects.toThrow(PoolClosed);
  expect(failed).toEqual([]);
  expect(pool.stats()).toEqual({ decisions: 1, failures: 0, restarts: 0, queued: 0 });
});

test('a process that closes its pool comes to its end', async () => {
  const program = fileURLToPath(new URL('../tests/bots/closing.ts', import.meta.url));
  const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx', program]);
  expect(stdout).toBe('PoolClosed PoolClosed PoolClosed');
});
