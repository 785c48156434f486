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

export interface BotPoolStats {
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

/** A running thread, and the job it works on. */
interface PoolWorker {
  readonly thread: Worker;
  ready: boolean;
  task: Task | null;
  /** Stops the clock that runs, if one does. */
  stopClock: () => void;
}

export class BotPool {
  private readonly options: Required<Omit<BotPoolOptions, 'onFailure'>> & Pick<BotPoolOptions, 'onFailure'>;
  private readonly workers = new Set<PoolWorker>();
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
      this.assignTasks();
      if (this.queue.size > this.options.queueLimit) {
        this.queue.delete(task);
        this.fail(task, new BotFailure('crowded', `${this.options.queueLimit} jobs are waiting already`));
      }
    });
  }

  stats(): BotPoolStats {
    const { decisions, failures, restarts } = this;
    return { decisions, failures, restarts, queued: this.queue.size };
  }

  /** Ends the workers and turns away who still waits. Nothing of the pool keeps the process alive afterwards. */
  async close(): Promise<void> {
    this.closed = true;
    for (const worker of this.workers) this.dismiss(worker);
    for (const task of this.open) task.settle({ error: new PoolClosed() });
    await Promise.all(this.ending);
  }

  // ── Workers ───────────────────────────────────────────────────────────────────────────────────────────────────────

  /** Gives waiting tasks to free workers, in order. */
  private assignTasks(): void {
    for (const task of this.queue) {
      if (this.closed) return;
      const worker = this.freeWorker(task);
      if (worker === null) return;
      this.queue.delete(task);
      // It is failed already if no worker could be made for it.
      if (worker === undefined) continue;
      worker.task = task;
      if (worker.ready) this.send(worker, task);
    }
  }

  /** A worker without a task, or a new one; null if all are at work, undefined if a new one could not be made. */
  private freeWorker(task: Task): PoolWorker | null | undefined {
    for (const worker of this.workers) if (worker.task === null) return worker;
    if (this.workers.size >= this.options.workers) return null;
    try {
      return this.startWorker();
    } catch (error) {
      this.fail(task, new BotFailure('died', `a worker cannot be started: ${messageOf(error)}`));
      return undefined;
    }
  }

  private startWorker(): PoolWorker {
    const thread = new Worker(this.options.workerFile, {
      // The process may be told to load TypeScript, or to open a debugger: the worker looks after itself.
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: this.options.memory },
    });
    const worker: PoolWorker = { thread, ready: false, task: null, stopClock: () => {} };
    this.workers.add(worker);
    if (this.ended > 0) {
      this.ended--;
      this.restarts++;
    }
    this.startClock(worker, this.options.startLimit, 'died', 'the worker did not start in time');
    thread.on('message', (reply: Reply) => this.hear(worker, reply));
    thread.on('error', (error: unknown) => {
      const stack = error instanceof Error ? error.stack : undefined;
      this.lose(worker, new BotFailure('died', `the worker ended: ${messageOf(error)}`, stack));
    });
    thread.on('messageerror', (error) => this.lose(worker, new BotFailure('illegal', messageOf(error))));
    thread.on('exit', (code) => this.lose(worker, new BotFailure('died', `the worker ended with code ${code}`)));
    return worker;
  }

  private send(worker: PoolWorker, task: Task): void {
    const { game, world, seat, level, seed } = task.job;
    const order: Order = { no: task.no, game, world: { ...world, asked: [] }, seat, level, seed };
    try {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin, a window has
      worker.thread.postMessage(order);
    } catch (error) {
      // A world that is not plain data.
      worker.task = null;
      this.fail(task, new BotFailure('crashed', messageOf(error)));
      return;
    }
    this.startClock(worker, this.options.timeLimit, 'slow', `no answer after ${this.options.timeLimit} ms`);
  }

  private hear(worker: PoolWorker, reply: Reply): void {
    if (!this.workers.has(worker)) return;
    if ('ready' in reply) {
      if (worker.ready) return;
      worker.ready = true;
      worker.stopClock();
      if (worker.task !== null) this.send(worker, worker.task);
    } else {
      const { task } = worker;
      // Said twice, or of a job that is not this worker's.
      if (task === null || reply.no !== task.no) return;
      worker.stopClock();
      worker.task = null;
      this.conclude(task, reply);
    }
    this.assignTasks();
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
  private lose(worker: PoolWorker, failure: BotFailure): void {
    if (!this.workers.has(worker)) return;
    const { task } = worker;
    this.dismiss(worker);
    this.ended++;
    if (task !== null) this.fail(task, failure);
    this.assignTasks();
  }

  private dismiss(worker: PoolWorker): void {
    worker.stopClock();
    this.workers.delete(worker);
    const ended: Promise<unknown> = worker.thread.terminate().finally(() => this.ending.delete(ended));
    this.ending.add(ended);
  }

  private startClock(worker: PoolWorker, limit: number, kind: BotFailureKind, message: string): void {
    worker.stopClock();
    let waited: NodeJS.Immediate | undefined;
    const timer = setTimeout(() => {
      // If this thread was held up, the answer may have come in time and not been read: it is read before this.
      waited = setImmediate(() => this.lose(worker, new BotFailure(kind, message)));
    }, limit);
    worker.stopClock = () => {
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
