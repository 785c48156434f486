import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { StoreError } from '../store.ts';
import { connect, pragma, type Connection } from './driver.ts';
import { failureOf, resultCode, SQLITE, InvalidRequestError, type Failure } from './failure.ts';
import { SqlOperations } from './operations.ts';
import { isWrite, type Answer, type Call, type Opening, type Outcome, type Reply, type Request } from './requests.ts';
import { rollBack, SCHEMA_VERSION, upgrade } from './schema.ts';

/** How long a process waits for another one that is writing. */
const BUSY_MS = 5_000;
/** The write-ahead log is cut back to this after it has grown by something exceptional. */
const LOG_BYTES = 64 * 1024 * 1024;
/** Pages in the write-ahead log before they are copied into the file: pages that change often are copied once for many changes. */
const LOG_PAGES = 4_000;
/** The page cache: holds the pages that hundreds of running tables rewrite. */
const CACHE_KILOBYTES = 6_000;
/** `PRAGMA synchronous`: a transaction is on the disk before `COMMIT` returns. */
const FULL = 2;

/** The database file, open. Everything here waits for the disk, hence it lives in a thread of its own. */
export class Database {
  readonly #connection: Connection;
  readonly #operations: SqlOperations;
  #transactions = 0;
  #durable = false;

  private constructor(connection: Connection) {
    this.#connection = connection;
    this.#operations = new SqlOperations(connection);
  }

  /** Throws if the file cannot be used. If it can only be read for now, it is open, and `trouble` says why. */
  static async open(opening: Opening): Promise<{ readonly database: Database; readonly trouble: Failure | null }> {
    let connection: Connection | null = null;
    try {
      mkdirSync(path.dirname(path.resolve(opening.file)), { recursive: true });
      connection = await connect(opening.file);
      prepare(connection, opening);
      const database = new Database(connection);
      return { database, trouble: database.#tryToWrite() };
    } catch (error) {
      connection?.close();
      throw refusal(opening.file, error);
    }
  }

  /**
   * Runs all writes in one transaction, which costs one fsync, then all reads. No caller can observe that order, because the results of
   * a batch are returned together; and a read sees every write that was requested before it.
   */
  run(requests: readonly Request[]): Reply {
    const before = this.#transactions;
    const writes = requests.filter(isWrite);
    const written = writes.length === 0 ? [] : this.#write(writes);
    let next = 0;
    const outcomes = requests.map((request) => (isWrite(request) ? written[next++]! : this.#read(request)));
    return { outcomes, transactions: this.#transactions - before };
  }

  close(): void {
    this.#connection.close();
  }

  /** For tests: how the connection is set. */
  pragma(name: string): unknown {
    return pragma(this.#connection, name);
  }

  #read(request: Request): Outcome {
    try {
      return { ok: true, value: this.#answer(request) };
    } catch (error) {
      const failure = failureOf(error);
      // That reading failed does not say that writing would, unless the file is damaged.
      return { ok: false, ...failure, trouble: failure.failure === 'damaged' };
    }
  }

  #write(writes: readonly Request[]): readonly Outcome[] {
    this.#transactions++;
    let isBegun = false;
    try {
      this.#connection.exec('BEGIN IMMEDIATE');
      isBegun = true;
      const outcomes = writes.map((request) => this.#written(request));
      this.#connection.exec('COMMIT');
      this.#assertDurable();
      return outcomes;
    } catch (error) {
      rollBack(this.#connection);
      // A failing write must not fail the others, and a batch that is too large may fit one by one: each is tried alone. If BEGIN itself
      // failed, so would every further try.
      if (isBegun && writes.length > 1) return writes.flatMap((request) => this.#write([request]));
      return writes.map(() => ({ ok: false, ...failureOf(error) }));
    }
  }

  #written(request: Request): Outcome {
    refuseNul(request.args);
    return { ok: true, value: this.#answer(request) };
  }

  #answer({ call, args }: Request): Answer<Call> {
    // The compiler cannot see that the arguments are those of the call, which the type of Request says.
    const operations = this.#operations as unknown as { [C in Call]: (...args: readonly unknown[]) => Answer<Call> };
    return operations[call](...args);
  }

  /** A write at the start, so that the operator learns of a read-only or full disk before the first player does. */
  #tryToWrite(): Failure | null {
    try {
      this.#connection.exec(`BEGIN IMMEDIATE; PRAGMA user_version = ${SCHEMA_VERSION}; COMMIT`);
    } catch (error) {
      rollBack(this.#connection);
      const failure = failureOf(error);
      // Reading goes on, as it would had this happened later.
      if (failure.failure === 'full' || failure.failure === 'readOnly') return failure;
      throw error;
    }
    this.#assertDurable();
    return null;
  }

  /** After the first transaction, for SQLite may be built so that it takes a laxer mode only when it begins to use the log. */
  #assertDurable(): void {
    if (this.#durable) return;
    if (this.pragma('synchronous') !== FULL) {
      throw new StoreError('failed', 'SQLite does not wait until what it writes is on the disk.');
    }
    this.#durable = true;
  }
}

/** SQLite keeps such a text but gives back only what comes before the NUL, and other databases refuse it. JSON has none. */
function refuseNul(value: unknown): void {
  if (typeof value === 'string') {
    if (value.includes('\0')) throw new InvalidRequestError('A text with the character NUL cannot be stored.');
  } else if (typeof value === 'object' && value !== null) {
    for (const key in value) refuseNul((value as { readonly [key: string]: unknown })[key]);
  }
}

/** Names the file in the error. */
function refusal(file: string, error: unknown): StoreError {
  if (error instanceof StoreError) return error;
  if (resultCode(error) === SQLITE.NOT_A_DATABASE) return new StoreError('failed', `${file} is not a database.`);
  const { failure, message } = failureOf(error);
  return new StoreError(failure, `${file} cannot be opened: ${message}.`);
}

function prepare(connection: Connection, { file, maxBytes }: Opening): void {
  connection.exec(`PRAGMA busy_timeout = ${BUSY_MS}`);
  useWriteAheadLog(connection, file);
  connection.exec('PRAGMA synchronous = FULL');
  connection.exec('PRAGMA foreign_keys = ON');
  connection.exec('PRAGMA temp_store = MEMORY');
  connection.exec(`PRAGMA cache_size = -${CACHE_KILOBYTES}`);
  connection.exec(`PRAGMA journal_size_limit = ${LOG_BYTES}`);
  connection.exec(`PRAGMA wal_autocheckpoint = ${LOG_PAGES}`);
  if (maxBytes !== undefined) {
    const pages = Math.max(1, Math.floor(maxBytes / Number(pragma(connection, 'page_size'))));
    connection.exec(`PRAGMA max_page_count = ${pages}`);
  }
  upgrade(connection, file);
}

/** Switching to WAL needs an exclusive lock for a moment and ignores `busy_timeout`, hence the loop. */
function useWriteAheadLog(connection: Connection, file: string): void {
  const PAUSE_MS = 20;
  const sleepCell = new Int32Array(new SharedArrayBuffer(4));
  for (let waited = 0; ; waited += PAUSE_MS) {
    try {
      const mode = pragma(connection, 'journal_mode = WAL');
      if (mode === 'wal') return;
      throw new StoreError('failed', `${file} cannot have a write-ahead log beside it.`);
    } catch (error) {
      if (resultCode(error) !== SQLITE.BUSY || waited >= BUSY_MS) throw error;
      Atomics.wait(sleepCell, 0, 0, PAUSE_MS);
    }
  }
}
