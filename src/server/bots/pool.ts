/**
 * Bots think in threads of their own, so that no table waits for another one's bot. The pool and its workers are given worlds
 * imagined from the knowledge of the seat that is asked, never the state (see world.ts).
 *
 * Every job is answered: where a bot crashes, cheats, takes too long or ends its worker, the answer is drawn by chance from the
 * options of the world, and the failure is counted and reported. Who is served first: see urgency.ts and queue.ts.
 */
import { Worker } from 'node:worker_threads';
import { choiceFor, picksFault, randomOf, randomPicks, sfc, type Choice, type Picks } from '../../kernel/index.ts';
import { messageOf } from '../logger.ts';
import {
  BotFailure,
  PoolClosed,
  type BotFailureKind,
  type BotJob,
  type WorkerReply,
  type WorkerRequest,
} from './job.ts';
import { POOL_DEFAULTS, REST_PER_WORK, type BotPoolOptions, type BotPoolStats } from './pool-options.ts';
import { FairQueue } from './queue.ts';
import { isSeen, type Urgency } from './urgency.ts';
import { isImaginedFor, type ImaginedWorld } from './world.ts';

/** A job that is not answered yet. Once settled, by an answer, an abort or the end, its promise does not change any more. */
interface Task {
  readonly no: number;
  readonly job: BotJob;
  readonly urgency: Urgency;
  readonly host: string;
  settle(end: { readonly picks: Picks } | { readonly error: unknown }): void;
}

/** A task that was taken out of the queue, with the world it is decided in. */
interface StartedTask extends Task {
  readonly world: ImaginedWorld;
  readonly choice: Choice<unknown>;
  readonly startedAt: number;
}

/** A running thread, and the task it works on. */
interface PoolWorker {
  readonly thread: Worker;
  ready: boolean;
  task: StartedTask | null;
  /** Stops the clock that runs, if one does. */
  stopClock: () => void;
}

export class BotPool {
  private readonly options: Required<Omit<BotPoolOptions, 'onFailure'>> & Pick<BotPoolOptions, 'onFailure'>;
  private readonly workers = new Set<PoolWorker>();
  private readonly queue = new FairQueue<Task>();
  /** Every task that is not settled, waiting or at work. */
  private readonly open = new Set<Task>();
  /** Workers told to end that have not ended yet. */
  private readonly ending = new Set<Promise<unknown>>();
  /** Runs while unattended tables have to wait. */
  private restTimer: NodeJS.Timeout | null = null;
  private closed = false;
  private jobs = 0;
  private ended = 0;
  private decisions = 0;
  private failures = 0;
  private restarts = 0;

  constructor(options: BotPoolOptions) {
    if (!(Number.isInteger(options.workers) && options.workers >= 1)) throw new Error('a pool needs a worker');
    this.options = { ...POOL_DEFAULTS, ...options };
  }

  /**
   * The answer of the bot, or a legal one by chance if it fails. Rejected only if the caller gave up (with the signal's reason), if
   * the pool is closed (PoolClosed), or if the job makes no sense: the seat is not asked, or the world is not imagined for it.
   */
  choose(job: BotJob, signal?: AbortSignal): Promise<Picks> {
    return new Promise((resolve, reject) => {
      signal?.throwIfAborted();
      if (this.closed) throw new PoolClosed();
      const patience = isSeen(job.urgency)
        ? setTimeout(() => this.onImpatience(task), this.options.patience)
        : undefined;
      patience?.unref();
      const abort = (): void => task.settle({ error: signal!.reason });
      const task: Task = {
        no: ++this.jobs,
        job,
        urgency: job.urgency,
        host: job.host,
        settle: (end) => {
          // A worker that is at it already goes on to its end or its time limit: to start another would take longer.
          if (!this.open.delete(task)) return;
          this.queue.delete(task);
          clearTimeout(patience);
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
    });
  }

  stats(): BotPoolStats {
    const { decisions, failures, restarts } = this;
    return { decisions, failures, restarts, queued: this.queue.size };
  }

  /** Ends the workers and rejects the jobs that still wait. Nothing of the pool keeps the process alive afterwards. */
  async close(): Promise<void> {
    this.closed = true;
    if (this.restTimer !== null) clearTimeout(this.restTimer);
    for (const worker of this.workers) this.terminate(worker);
    for (const task of this.open) task.settle({ error: new PoolClosed() });
    await Promise.all(this.ending);
  }

  // ── Tasks ─────────────────────────────────────────────────────────────────────────────────────────────────────────

  /** Gives waiting tasks to ready workers; starts workers for those that are left. */
  private assignTasks(): void {
    while (!this.closed && this.queue.nextUrgency(this.isAdmitted) !== undefined) {
      const worker = [...this.workers].find(({ ready, task }) => ready && task === null);
      if (worker === undefined) return this.startWorkers();
      const task = this.started(this.queue.take(this.isAdmitted)!);
      if (task === null) continue;
      worker.task = task;
      this.send(worker, task);
    }
  }

  /**
   * One of several workers is kept for people who play: they never wait for the decision of another table to end. Unattended tables
   * are served one at a time, with a rest after each decision.
   */
  private readonly isAdmitted = (urgency: Urgency): boolean => {
    if (urgency === 'played') return true;
    if (urgency === 'unattended' && (this.restTimer !== null || this.atWork('unattended') > 0)) return false;
    const others = this.atWork('watched') + this.atWork('absent') + this.atWork('unattended');
    return others < this.workersForOthers;
  };

  private get workersForOthers(): number {
    return Math.max(1, this.options.workers - 1);
  }

  private atWork(urgency: Urgency): number {
    let count = 0;
    for (const { task } of this.workers) if (task?.urgency === urgency) count++;
    return count;
  }

  /** Imagines the world of a task that has left the queue; null if that fails, which its caller is told. */
  private started(task: Task): StartedTask | null {
    try {
      const { job } = task;
      const world = job.world();
      if (!isImaginedFor(world, job.seat)) throw new Error(`this world was not imagined for seat ${job.seat}`);
      const choice = choiceFor(world, job.seat);
      if (choice === undefined) throw new Error(`seat ${job.seat} is not asked`);
      return { ...task, world, choice, startedAt: performance.now() };
    } catch (error) {
      task.settle({ error });
      return null;
    }
  }

  /** After a decision for an unattended table the next one has to wait. */
  private restAfter({ urgency, startedAt }: StartedTask): void {
    if (urgency !== 'unattended' || this.closed) return;
    const worked = performance.now() - startedAt;
    this.restTimer = setTimeout(
      () => {
        this.restTimer = null;
        this.assignTasks();
      },
      Math.max(this.options.unattendedRest, worked * REST_PER_WORK),
    );
    this.restTimer.unref();
  }

  // ── Workers ───────────────────────────────────────────────────────────────────────────────────────────────────────

  /** As many as tasks are waiting for, within the limit. A task is given to whichever worker is ready first. */
  private startWorkers(): void {
    const most = this.queue.nextUrgency(() => true) === 'played' ? this.options.workers : this.workersForOthers;
    const starting = [...this.workers].filter(({ ready }) => !ready).length;
    for (let wanted = this.queue.size - starting; wanted > 0 && this.workers.size < most; wanted--) {
      try {
        this.startWorker();
      } catch (error) {
        this.failNext(new BotFailure('died', `a worker cannot be started: ${messageOf(error)}`));
      }
    }
  }

  private startWorker(): void {
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
    thread.on('message', (reply: WorkerReply) => this.onReply(worker, reply));
    thread.on('error', (error: unknown) => {
      const stack = error instanceof Error ? error.stack : undefined;
      this.onWorkerLost(worker, new BotFailure('died', `the worker ended: ${messageOf(error)}`, stack));
    });
    thread.on('messageerror', (error) => this.onWorkerLost(worker, new BotFailure('illegal', messageOf(error))));
    thread.on('exit', (code) =>
      this.onWorkerLost(worker, new BotFailure('died', `the worker ended with code ${code}`)),
    );
  }

  private send(worker: PoolWorker, task: StartedTask): void {
    const { game, seat, level, seed } = task.job;
    const request: WorkerRequest = { no: task.no, game, world: { ...task.world, asked: [] }, seat, level, seed };
    try {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin, a window has
      worker.thread.postMessage(request);
    } catch (error) {
      // A world that is not plain data.
      worker.task = null;
      this.fail(task, new BotFailure('crashed', messageOf(error)));
      return;
    }
    this.startClock(worker, this.options.timeLimit, 'slow', `no answer after ${this.options.timeLimit} ms`);
  }

  private onReply(worker: PoolWorker, reply: WorkerReply): void {
    if (!this.workers.has(worker)) return;
    if ('ready' in reply) {
      if (worker.ready) return;
      worker.ready = true;
      worker.stopClock();
    } else {
      const { task } = worker;
      // Said twice, or of a job that is not this worker's.
      if (task === null || reply.no !== task.no) return;
      worker.stopClock();
      worker.task = null;
      this.restAfter(task);
      this.onAnswer(task, reply);
    }
    this.assignTasks();
  }

  private onAnswer(task: StartedTask, reply: Exclude<WorkerReply, { readonly ready: true }>): void {
    if ('error' in reply) {
      this.fail(task, new BotFailure('crashed', reply.error.message, reply.error.stack));
      return;
    }
    const { picks } = reply;
    const fault = Array.isArray(picks) ? picksFault(task.choice, picks) : 'not a list of picks';
    if (fault === null) task.settle({ picks });
    else this.fail(task, new BotFailure('illegal', `the bot gave an answer that is not allowed: ${fault}`));
  }

  /** The worker cannot be used any more: its task is answered by chance, and another worker may take its place. */
  private onWorkerLost(worker: PoolWorker, failure: BotFailure): void {
    if (!this.workers.has(worker)) return;
    const { task, ready } = worker;
    this.terminate(worker);
    this.ended++;
    if (task !== null) {
      this.restAfter(task);
      this.fail(task, failure);
    } else if (!ready) {
      // Each failed start ends the waiting of one task, or tasks would wait for ever for workers that cannot be started.
      this.failNext(failure);
    }
    this.assignTasks();
  }

  private terminate(worker: PoolWorker): void {
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
      waited = setImmediate(() => this.onWorkerLost(worker, new BotFailure(kind, message)));
    }, limit);
    worker.stopClock = () => {
      clearTimeout(timer);
      clearImmediate(waited);
    };
  }

  // ── Failures ──────────────────────────────────────────────────────────────────────────────────────────────────────

  private onImpatience(task: Task): void {
    if (!this.queue.delete(task)) return;
    this.failWaiting(task, new BotFailure('crowded', `no worker was free for ${this.options.patience} ms`));
  }

  private failNext(failure: BotFailure): void {
    const task = this.queue.take();
    if (task !== undefined) this.failWaiting(task, failure);
  }

  /** Of a task that has left the queue and was given to no worker. */
  private failWaiting(task: Task, failure: BotFailure): void {
    const started = this.started(task);
    if (started !== null) this.fail(started, failure);
  }

  /** Answers by chance for a bot that could not. A job that was given up meanwhile is reported as well: the bot is broken all the same. */
  private fail(task: StartedTask, failure: BotFailure): void {
    const { job, choice, world } = task;
    this.failures++;
    task.settle({ picks: randomPicks(choice, randomOf(sfc(job.seed))) });
    const { game, table = null, seat, level } = job;
    this.options.onFailure?.({ game, table, question: world.question, ask: choice.ask, seat, bot: level }, failure);
  }
}
