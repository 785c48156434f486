import path from 'node:path';
import { storeErrorOf } from './sqlite/failure.ts';
import {
  EXPIRE_AT_ONCE,
  isWrite,
  MOST_AT_ONCE,
  type Answer,
  type Call,
  type Opening,
  type Outcome,
  type Request,
} from './sqlite/requests.ts';
import { SqliteThread } from './sqlite/thread.ts';
import {
  StoreError,
  type Commit,
  type Expiry,
  type LogEntry,
  type Person,
  type ShuffleCount,
  type Store,
  type StoreFailure,
  type StoryRange,
  type TableCard,
  type TableRow,
} from './store.ts';

interface QueuedRequest {
  readonly request: Request;
  resolve(value: Answer<Call>): void;
  reject(error: unknown): void;
}

/** Opens the database in the file, which is made if it is not there. Rejects with a StoreError that says why it cannot be used. */
export async function openSqliteStore(options: Opening): Promise<Store> {
  // Whatever becomes the current folder later, a restarted thread finds the same file.
  const file = path.resolve(options.file);
  const store = new SqliteStore(file, () => SqliteThread.start({ task: 'serve', ...options, file }));
  await store.open();
  return store;
}

/**
 * A store in an SQLite file. The database lives in a thread, so that waiting for the disk does not block the event loop. Requests made
 * while the thread is busy form one batch, whose writes share one transaction and one fsync: the higher the load, the larger the batch.
 */
export class SqliteStore implements Store {
  readonly #file: string;
  readonly #start: () => Promise<SqliteThread>;
  #thread: SqliteThread | null = null;
  #queue: QueuedRequest[] = [];
  /** The work on the queue that is under way, or was the last. */
  #work: Promise<void> = Promise.resolve();
  #working = false;
  #closing: Promise<void> | null = null;
  readonly #backups = new Set<Promise<unknown>>();
  #trouble: StoreFailure | null = null;
  #commits = 0;
  #transactions = 0;

  constructor(file: string, start: () => Promise<SqliteThread>) {
    this.#file = file;
    this.#start = start;
  }

  async open(): Promise<void> {
    await this.#liveThread();
  }

  commit(commit: Commit): Promise<'done' | 'conflict'> {
    return this.#ask<'commit'>({ call: 'commit', args: [commit] });
  }
  load(id: string): Promise<TableRow | null> {
    return this.#ask<'load'>({ call: 'load', args: [id] });
  }
  seq(id: string): Promise<number | null> {
    return this.#ask<'seq'>({ call: 'seq', args: [id] });
  }
  log(id: string, since?: { readonly lines?: number; readonly after?: number }): Promise<readonly LogEntry[]> {
    return this.#ask<'log'>({ call: 'log', args: [id, since] });
  }
  story(id: string, part: StoryRange): Promise<readonly LogEntry[]> {
    return this.#ask<'story'>({ call: 'story', args: [id, part] });
  }
  remove(id: string, seq: number): Promise<'done' | 'conflict'> {
    return this.#ask<'remove'>({ call: 'remove', args: [id, seq] });
  }
  listed(limit: number): Promise<readonly TableCard[]> {
    return this.#ask<'listed'>({ call: 'listed', args: [limit] });
  }
  ofPerson(person: string, limit: number): Promise<readonly TableCard[]> {
    return this.#ask<'ofPerson'>({ call: 'ofPerson', args: [person, limit] });
  }
  due(): Promise<readonly string[]> {
    return this.#ask<'due'>({ call: 'due', args: [] });
  }
  person(tokenHash: string): Promise<Person | null> {
    return this.#ask<'person'>({ call: 'person', args: [tokenHash] });
  }
  shuffleCount(person: string): Promise<Omit<ShuffleCount, 'person'>> {
    return this.#ask<'shuffleCount'>({ call: 'shuffleCount', args: [person] });
  }
  addPerson(person: Person, tokenHash: string): Promise<'done' | 'conflict'> {
    return this.#ask<'addPerson'>({ call: 'addPerson', args: [person, tokenHash] });
  }
  addToken(person: string, tokenHash: string): Promise<void> {
    return this.#ask<'addToken'>({ call: 'addToken', args: [person, tokenHash] });
  }
  updatePerson(person: Person): Promise<void> {
    return this.#ask<'updatePerson'>({ call: 'updatePerson', args: [person] });
  }
  addCode(codeHash: string, person: string, expires: number): Promise<void> {
    return this.#ask<'addCode'>({ call: 'addCode', args: [codeHash, person, expires] });
  }
  spendCode(codeHash: string, now: number): Promise<string | null> {
    return this.#ask<'spendCode'>({ call: 'spendCode', args: [codeHash, now] });
  }

  expire(expiry: Expiry): Promise<number> {
    return inBatches(() => this.#ask<'expire'>({ call: 'expire', args: [expiry] }));
  }
  expirePersons(before: number): Promise<number> {
    return inBatches(() => this.#ask<'expirePersons'>({ call: 'expirePersons', args: [before] }));
  }
  expireCodes(now: number): Promise<number> {
    return inBatches(() => this.#ask<'expireCodes'>({ call: 'expireCodes', args: [now] }));
  }
  daysOfChange(): Promise<readonly number[]> {
    return this.#ask<'daysOfChange'>({ call: 'daysOfChange', args: [] });
  }
  removeOtherTokens(person: string, keptHash: string): Promise<void> {
    return this.#ask<'removeOtherTokens'>({ call: 'removeOtherTokens', args: [person, keptHash] });
  }
  removeToken(tokenHash: string): Promise<void> {
    return this.#ask<'removeToken'>({ call: 'removeToken', args: [tokenHash] });
  }

  /** In a thread of its own, so that commits do not wait for it. */
  async backup(file: string): Promise<void> {
    if (this.#closing !== null) throw closed();
    const backup = SqliteThread.start({ task: 'backup', from: this.#file, to: path.resolve(file) });
    this.#backups.add(backup);
    try {
      await (await backup).end();
    } finally {
      this.#backups.delete(backup);
    }
  }

  trouble(): StoreFailure | null {
    return this.#trouble;
  }

  stats(): { readonly commits: number; readonly transactions: number } {
    return { commits: this.#commits, transactions: this.#transactions };
  }

  /** Requests made before are finished first. */
  close(): Promise<void> {
    this.#closing ??= this.#close();
    return this.#closing;
  }

  async #close(): Promise<void> {
    await Promise.allSettled([this.#work, ...this.#backups]);
    if (this.#thread !== null && !this.#thread.dead) await this.#thread.close();
  }

  /** `C` is the call of the request, which says what the answer is. */
  #ask<C extends Call>(request: Request & { readonly call: C }): Promise<Answer<C>> {
    return new Promise<Answer<C>>((resolve, reject) => {
      if (this.#closing !== null) return reject(closed());
      this.#queue.push({ request, resolve: resolve as QueuedRequest['resolve'], reject });
      if (this.#working) return;
      this.#working = true;
      this.#work = this.#drainQueue();
    });
  }

  async #drainQueue(): Promise<void> {
    // Requests made in the same tick form one batch.
    await Promise.resolve();
    while (this.#queue.length > 0) {
      const batch = this.#queue.splice(0, MOST_AT_ONCE);
      try {
        const thread = await this.#liveThread();
        const { outcomes, transactions } = await thread.run(batch.map(({ request }) => request));
        this.#transactions += transactions;
        outcomes.forEach((outcome, index) => this.#settle(batch[index]!, outcome));
      } catch (error) {
        this.#trouble = error instanceof StoreError ? error.failure : 'failed';
        // Requests behind the failed batch fail too: a new thread may never start, and callers retry.
        for (const { reject } of [...batch, ...this.#queue.splice(0)]) reject(error);
      }
    }
    this.#working = false;
  }

  /** The thread; another one if it has died. */
  async #liveThread(): Promise<SqliteThread> {
    if (this.#thread === null || this.#thread.dead) {
      this.#thread = await this.#start();
      this.#trouble = this.#thread.troubleAtStart?.failure ?? null;
    }
    return this.#thread;
  }

  #settle({ request, resolve, reject }: QueuedRequest, outcome: Outcome): void {
    if (!outcome.ok) {
      if (outcome.trouble) this.#trouble = outcome.failure;
      return reject(storeErrorOf(outcome));
    }
    // A conflict wrote nothing, so it does not tell whether writing works.
    // That writing works does not mend a damaged page.
    const isHealed = isWrite(request) && outcome.value !== 'conflict' && this.#trouble !== 'damaged';
    if (isHealed) this.#trouble = null;
    if (request.call === 'commit' && outcome.value === 'done') this.#commits++;
    resolve(outcome.value);
  }
}

/** Repeats a removal until it finds less than it may remove at once: other requests run in between. */
async function inBatches(remove: () => Promise<number>): Promise<number> {
  for (let removed = 0; ;) {
    const now = await remove();
    removed += now;
    if (now < EXPIRE_AT_ONCE) return removed;
  }
}

function closed(): StoreError {
  return new StoreError('failed', 'The store is closed.');
}
