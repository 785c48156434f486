/**
 * Bots think in threads of their own, so that no table waits for another one's bot. The pool and its workers are given worlds
 * imagined from the knowledge of the seat that is asked, never the state (see world.ts).
 *
 * Whatever a bot does, its seat answers: where it crashes, cheats, sleeps or takes its worker down with it, the answer is drawn by
 * chance from the options of the world, and the failure is counted and told.
 */
import { Worker } from 'node:worker_threads';
import { choiceFor, picksFault, randomOf, randomPicks, sfc, type Choice, type Picks } from '../../kernel/index.ts';
import {
  BotFailure,
  PoolClosed,
  type BotFailureKind,
  type BotJob,
  type FailedJob,
  type Order,
  type Reply,
} from './job.ts';
import { isImaginedFor } from './world.ts';

export interface BotPoolOptions {
  /** Threads at most; each is started when it is first needed. */
  readonly workers: number;
  /** For one decision, in milliseconds. The start of a worker does not count. */
  readonly timeLimit: number;
  /** For the start of a worker, in milliseconds: it reads all the rules. */
  readonly startLimit?: number;
  /** Jobs that may wait; what comes on top is answered by chance at once. */
  readonly queueLimit?: number;
  /** For each worker, in megabytes. One that needs more ends, and the server does not. */
  readonly memory?: number;
  /** Told of each failure of a bot. It may be logged as it is. It must not throw: nobody is there to catch it. */
  readonly onFailure?: (job: FailedJob, failure: BotFailure) => void;
  /** Another module to start as a worker: for tests, which plant bots that fail. */
  readonly workerFile?: URL;
}

export interface BotPoolFigures {
  /** Jobs answered, by bots or by chance. */
  readonly decisions: number;
  /** Failures of bots: the job was answered by chance, unless its caller had given up. */
  readonly failures: number;
  /** Workers started in the place of one that ended. */
  readonly restarts: number;
  /** Jobs that wait now. */
  readonly queued: number;
}

const START_LIMIT = 60_000;
const QUEUE_LIMIT = 1_000;
const MEMORY = 512;

/** A job under way. Once settled, by an answer, an abort or the end, nothing more is said to its caller. */
interface Task {
  readonly no: number;
  readonly job: BotJob;
  readonly choice: Choice<unknown>;
  settle(end: { readonly picks: Picks } | { readonly error: unknown }): void;
}

/** A worker that lives. */
interface Hand {
  readonly worker: Worker;
  ready: boolean;
  task: Task | null;
  /** Stops the clock that runs, if one does. */
  stopClock: () => void;
}

export class BotPool {
  private readonly options: Required<Omit<BotPoolOptions, 'onFailure'>> & Pick<BotPoolOptions, 'onFailure'>;
  private readonly hands = new Set<Hand>();
  /** In order of arrival. */
  private readonly queue = new Set<Task>();
  /** Every task that is not settled, waiting or at work. */
  private readonly open = new Set<Task>();
  /** Workers told to end that have not ended yet. */
  private readonly ending = new Set<Promise<unknown>>();
  private closed = false;
  private jobs = 0;
  private ended = 0;
  private decisions = 0;
  private failures = 0;
  private restarts = 0;

  constructor(options: BotPoolOptions) {
    if (!(Number.isInteger(options.workers) && options.workers >= 1)) throw new Error('a pool needs a worker');
    this.options = {
      startLimit: START_LIMIT,
      queueLimit: QUEUE_LIMIT,
      memory: MEMORY,
      workerFile: new URL('./worker.mjs', import.meta.url),
      ...options,
    };
  }

  /**
   * The answer of the bot, or a legal one by chance if it fails. Rejected only if the caller gave up (with the signal's reason), if
   * the pool is closed (PoolClosed), or if the job makes no sense: the seat is not asked, or the world is not imagined for it.
   */
  choose(job: BotJob, signal?: AbortSignal): Promise<Picks> {
    return new Promise((resolve, reject) => {
      signal?.throwIfAborted();
      if (this.closed) throw new PoolClosed();
      if (!isImaginedFor(job.world, job.seat)) throw new Error(`this world was not imagined for seat ${job.seat}`);
      const choice = choiceFor(job.world, job.seat);
      if (choice === undefined) throw new Error(`seat ${job.seat} is not asked`);

      const abort = (): void => task.settle({ error: signal!.reason });
      const task: Task = {
        no: ++this.jobs,
        job,
        choice,
        settle: (end) => {
          // A worker that is at it already goes on to its end or its time limit: to start another would take longer.
          if (!this.open.delete(task)) return;
          this.queue.delete(task);
          signal?.removeEventListener('abort', abort);
          if ('picks' in end) {
            this.decisions++;
            resolve(end.picks);
          } else reject(end.error);
        },
      };
      signal?.addEventListener('abort', abort);
      this.open.add(task);
      this.queue.add(task);
      this.handOut();
      if (this.queue.size > this.options.queueLimit) {
        this.queue.delete(task);
        this.fail(task, new BotFailure('crowded', `${this.options.queueLimit} jobs are waiting already`));
      }
    });
  }

  figures(): BotPoolFigures {
    const { decisions, failures, restarts } = this;
    return { decisions, failures, restarts, queued: this.queue.size };
  }

  /** Ends the workers and turns away who still waits. Nothing of the pool keeps the process alive afterwards. */
  async close(): Promise<void> {
    this.closed = true;
    for (const hand of this.hands) this.dismiss(hand);
    for (const task of this.open) task.settle({ error: new PoolClosed() });
    await Promise.all(this.ending);
  }

  // ── Workers ───────────────────────────────────────────────────────────────────────────────────────────────────────

  /** Gives what waits to whoever is free. */
  private handOut(): void {
    for (const task of this.queue) {
      if (this.closed) return;
      const hand = this.freeHand(task);
      if (hand === null) return;
      this.queue.delete(task);
      // It is failed already if no worker could be made for it.
      if (hand === undefined) continue;
      hand.task = task;
      if (hand.ready) this.send(hand, task);
    }
  }

  /** A worker without a task, or a new one; null if all are at work, undefined if a new one could not be made. */
  private freeHand(task: Task): Hand | null | undefined {
    for (const hand of this.hands) if (hand.task === null) return hand;
    if (this.hands.size >= this.options.workers) return null;
    try {
      return this.hire();
    } catch (error) {
      this.fail(task, new BotFailure('died', `a worker cannot be started: ${messageOf(error)}`));
      return undefined;
    }
  }

  private hire(): Hand {
    const worker = new Worker(this.options.workerFile, {
      // The process may be told to load TypeScript, or to open a debugger: the worker looks after itself.
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: this.options.memory },
    });
    const hand: Hand = { worker, ready: false, task: null, stopClock: () => {} };
    this.hands.add(hand);
    if (this.ended > 0) {
      this.ended--;
      this.restarts++;
    }
    this.startClock(hand, this.options.startLimit, 'died', 'the worker did not start in time');
    worker.on('message', (reply: Reply) => this.hear(hand, reply));
    worker.on('error', (error: unknown) => {
      const stack = error instanceof Error ? error.stack : undefined;
      this.lose(hand, new BotFailure('died', `the worker ended: ${messageOf(error)}`, stack));
    });
    worker.on('messageerror', (error) => this.lose(hand, new BotFailure('illegal', messageOf(error))));
    worker.on('exit', (code) => this.lose(hand, new BotFailure('died', `the worker ended with code ${code}`)));
    return hand;
  }

  private send(hand: Hand, task: Task): void {
    const { game, world, seat, level, seed } = task.job;
    const order: Order = { no: task.no, game, world: { ...world, asked: [] }, seat, level, seed };
    try {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin, a window has
      hand.worker.postMessage(order);
    } catch (error) {
      // A world that is not plain data.
      hand.task = null;
      this.fail(task, new BotFailure('crashed', messageOf(error)));
      return;
    }
    this.startClock(hand, this.options.timeLimit, 'slow', `no answer after ${this.options.timeLimit} ms`);
  }

  private hear(hand: Hand, reply: Reply): void {
    if (!this.hands.has(hand)) return;
    if ('ready' in reply) {
      if (hand.ready) return;
      hand.ready = true;
      hand.stopClock();
      if (hand.task !== null) this.send(hand, hand.task);
    } else {
      const { task } = hand;
      // Said twice, or of a job that is not this worker's.
      if (task === null || reply.no !== task.no) return;
      hand.stopClock();
      hand.task = null;
      this.conclude(task, reply);
    }
    this.handOut();
  }

  private conclude(task: Task, reply: Exclude<Reply, { readonly ready: true }>): void {
    if ('error' in reply) {
      this.fail(task, new BotFailure('crashed', reply.error.message, reply.error.stack));
      return;
    }
    const { picks } = reply;
    const fault = Array.isArray(picks) ? picksFault(task.choice, picks) : 'not a list of picks';
    if (fault === null) task.settle({ picks });
    else this.fail(task, new BotFailure('illegal', `the bot gave an answer that is not allowed: ${fault}`));
  }

  /** This worker is of no more use; its task is answered, and another may take its place. */
  private lose(hand: Hand, failure: BotFailure): void {
    if (!this.hands.has(hand)) return;
    const { task } = hand;
    this.dismiss(hand);
    this.ended++;
    if (task !== null) this.fail(task, failure);
    this.handOut();
  }

  private dismiss(hand: Hand): void {
    hand.stopClock();
    this.hands.delete(hand);
    const ended: Promise<unknown> = hand.worker.terminate().finally(() => this.ending.delete(ended));
    this.ending.add(ended);
  }

  private startClock(hand: Hand, limit: number, kind: BotFailureKind, message: string): void {
    hand.stopClock();
    let waited: NodeJS.Immediate | undefined;
    const timer = setTimeout(() => {
      // If this thread was held up, the answer may have come in time and not been read: it is read before this.
      waited = setImmediate(() => this.lose(hand, new BotFailure(kind, message)));
    }, limit);
    hand.stopClock = () => {
      clearTimeout(timer);
      clearImmediate(waited);
    };
  }

  // ── Failures ──────────────────────────────────────────────────────────────────────────────────────────────────────

  /** Answers for a bot that could not. A job that was given up meanwhile is told of as well: the bot is broken all the same. */
  private fail(task: Task, failure: BotFailure): void {
    const { job, choice } = task;
    this.failures++;
    task.settle({ picks: randomPicks(choice, randomOf(sfc(job.seed))) });
    this.options.onFailure?.(
      {
        game: job.game,
        table: job.table ?? null,
        question: job.world.question,
        ask: choice.ask,
        seat: job.seat,
        level: job.level,
      },
      failure,
    );
  }
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
