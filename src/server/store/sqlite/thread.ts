import { Worker } from 'node:worker_threads';
import { StoreError } from '../store.ts';
import { storeErrorOf, type Failure } from './failure.ts';
import type { FromThread, Reply, Request, Task, ToThread } from './requests.ts';

interface Waiting {
  resolve(message: FromThread): void;
  reject(error: StoreError): void;
}

/** A thread that has a database open, or that makes one backup. It is asked one thing at a time. */
export class SqliteThread {
  readonly #worker: Worker;
  readonly #ended: Promise<void>;
  #waiting: Waiting | null = null;
  #death: StoreError | null = null;
  /** Why it cannot write, if it could not when it was opened. */
  #troubleAtStart: Failure | null = null;

  private constructor(task: Task) {
    // The program's own arguments are left out: they may load things that the thread must not have twice.
    this.#worker = new Worker(new URL('./worker.mjs', import.meta.url), { workerData: task, execArgv: [] });
    this.#ended = new Promise((resolve) => {
      this.#worker.on('exit', () => {
        this.#die(new StoreError('failed', 'The thread of the database has ended.'));
        resolve();
      });
    });
    this.#worker.on('error', (error) => {
      const reason = error instanceof Error ? error.message : String(error);
      this.#die(new StoreError('failed', `The thread of the database has failed: ${reason}`));
    });
    this.#worker.on('message', (message: FromThread) => {
      this.#waiting?.resolve(message);
      this.#waiting = null;
    });
  }

  /** Rejects with a StoreError if the task is refused. A backup is made when this resolves. */
  static async start(task: Task): Promise<SqliteThread> {
    const thread = new SqliteThread(task);
    const message = await thread.#hear();
    if (message.say === 'ready') {
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
    return this.#death !== null;
  }

  async run(requests: readonly Request[]): Promise<Reply> {
    if (this.#death !== null) throw this.#death;
    this.#tell({ say: 'run', requests });
    const message = await this.#hear();
    if (message.say === 'reply') return message;
    throw unexpected(message);
  }

  /** Closes the database. */
  async close(): Promise<void> {
    this.#tell({ say: 'close' });
    await this.#ended;
  }

  /** Ends the thread wherever it is, as a crash would: the database is left to be recovered by whoever opens it next. */
  async end(): Promise<void> {
    await this.#worker.terminate();
    await this.#ended;
  }

  #tell(message: ToThread): void {
    this.#worker.postMessage(message, []);
  }

  #hear(): Promise<FromThread> {
    return new Promise((resolve, reject) => {
      if (this.#death !== null) reject(this.#death);
      else this.#waiting = { resolve, reject };
    });
  }

  #die(death: StoreError): void {
    this.#death ??= death;
    this.#waiting?.reject(this.#death);
    this.#waiting = null;
  }
}

function unexpected(message: FromThread): StoreError {
  if (message.say === 'refused') return storeErrorOf(message);
  return new StoreError('failed', `The thread of the database said ${message.say} out of turn.`);
}
