import { Worker } from 'node:worker_threads';
import { StoreError } from '../store.ts';
import { storeErrorOf, type Failure } from './failure.ts';
import type { FromThread, Reply, Request, Task, ToThread } from './requests.ts';

interface PendingReply {
  resolve(message: FromThread): void;
  reject(error: StoreError): void;
}

/** A thread that has a database open, or that makes one backup. It is asked one thing at a time. */
export class SqliteThread {
  readonly #worker: Worker;
  readonly #ended: Promise<void>;
  #waiting: PendingReply | null = null;
  #failure: StoreError | null = null;
  /** Why it cannot write, if it could not when it was opened. */
  #troubleAtStart: Failure | null = null;

  private constructor(task: Task) {
    // Without the process's own arguments, which may load modules that the thread must not load a second time.
    this.#worker = new Worker(new URL('./worker.mjs', import.meta.url), { workerData: task, execArgv: [] });
    this.#ended = new Promise((resolve) => {
      this.#worker.on('exit', () => {
        this.#fail(new StoreError('failed', 'The thread of the database has ended.'));
        resolve();
      });
    });
    this.#worker.on('error', (error) => {
      const reason = error instanceof Error ? error.message : String(error);
      this.#fail(new StoreError('failed', `The thread of the database has failed: ${reason}`));
    });
    this.#worker.on('message', (message: FromThread) => {
      this.#waiting?.resolve(message);
      this.#waiting = null;
    });
  }

  /** Rejects with a StoreError if the task is refused. A backup is made when this resolves. */
  static async start(task: Task): Promise<SqliteThread> {
    const thread = new SqliteThread(task);
    const message = await thread.#nextMessage();
    if (message.type === 'ready') {
      thread.#troubleAtStart = message.trouble;
      return thread;
    }
    await thread.end();
    throw unexpected(message);
  }

  get troubleAtStart(): Failure | null {
    return this.#troubleAtStart;
  }

  get dead(): boolean {
    return this.#failure !== null;
  }

  async run(requests: readonly Request[]): Promise<Reply> {
    if (this.#failure !== null) throw this.#failure;
    this.#post({ type: 'run', requests });
    const message = await this.#nextMessage();
    if (message.type === 'reply') return message;
    throw unexpected(message);
  }

  /** Closes the database. */
  async close(): Promise<void> {
    this.#post({ type: 'close' });
    await this.#ended;
  }

  /** Terminates the thread at any point, as a crash would. SQLite recovers the file when it is opened next. */
  async end(): Promise<void> {
    await this.#worker.terminate();
    await this.#ended;
  }

  #post(message: ToThread): void {
    this.#worker.postMessage(message, []);
  }

  #nextMessage(): Promise<FromThread> {
    return new Promise((resolve, reject) => {
      if (this.#failure !== null) reject(this.#failure);
      else this.#waiting = { resolve, reject };
    });
  }

  #fail(failure: StoreError): void {
    this.#failure ??= failure;
    this.#waiting?.reject(this.#failure);
    this.#waiting = null;
  }
}

function unexpected(message: FromThread): StoreError {
  if (message.type === 'refused') return storeErrorOf(message);
  return new StoreError('failed', `The thread of the database said ${message.type} out of turn.`);
}
