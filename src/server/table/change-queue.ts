/**
 * The changes of a table, one after the other. Each is computed, written, and only then sent. If another server wrote first, the table
 * is reloaded and the change is computed again.
 */
import { isDeepStrictEqual } from 'node:util';
import { refusal, type AnyGame } from '../../kernel/index.ts';
import { StoreError } from '../store/store.ts';
import {
  DONE,
  isNotSaved,
  NO_SUCH_TABLE,
  NOBODY,
  NOT_SAVED,
  refuse,
  type Change,
  type ChangeResult,
  type Verdict,
} from './change.ts';
import { RuleFailedError } from './commands/game.ts';
import { shuffleCounts } from './earlier-shuffles.ts';
import { memberOf, personsOf } from './record.ts';
import { logEntryOf, snapshotOf, TableSerialiser } from './serialiser.ts';
import { serverSeats, type ServerSeat } from './server-seats.ts';
import type { TableServices } from './services.ts';
import type { TableSnapshot } from './snapshot.ts';
import { firstStep, followingSteps, type Author, type Step } from './steps.ts';
import type { ViewerDocs } from './viewer-docs.ts';

/** A change with its consequences, ready to be written and then sent. */
export interface PreparedChange {
  readonly change: Change;
  readonly steps: readonly Step[];
  /** After the last step. */
  readonly snapshot: TableSnapshot;
  readonly docs: ViewerDocs;
  /** Seats that the server answers for now. */
  readonly due: readonly ServerSeat[];
  readonly at: number;
}

/** Callbacks of the queue. */
interface Audience {
  /** Builds the documents to send: what fails must fail before anything is written. */
  prepare(change: Change, next: TableSnapshot): ViewerDocs;
  /** A change was written. */
  written(prepared: PreparedChange): void;
  /** Another server has written something. */
  reload(before: TableSnapshot, now: TableSnapshot): Promise<void>;
  /** The table was removed, here or by another server. */
  removed(): void;
}

/** A command that leaves everything as it was is written, so that it is not carried out twice, but sent to nobody. */
function noticeable({ record }: TableSnapshot, change: Change): Change {
  const { lines = [], question, state, input, begin, back, withdrawn = [] } = change;
  const isMore = [question, state, input, begin, back].some((part) => part !== undefined);
  if (isMore || lines.length > 0 || withdrawn.length > 0) return change;
  return isDeepStrictEqual(change.record, record) ? { ...change, record, onlySeat: NOBODY } : change;
}

/** Attempts after conflicts with other servers, before the command is refused. */
const TRIES = 5;

export class ChangeQueue {
  lastUsed: number;
  private readonly services: TableServices;
  private readonly game: AnyGame;
  private readonly audience: Audience;
  private readonly serialiser = new TableSerialiser();
  private latest: TableSnapshot;
  /** Commands, answers of the server, and whatever else may write. */
  private readonly waitingChanges: (() => Promise<void>)[] = [];
  /** Guests that want the whole table: expensive, and asked for by anyone. */
  private readonly waitingSyncs: (() => Promise<void>)[] = [];
  /** Resolves when nothing is left to do. */
  private drained: Promise<void> = Promise.resolve();
  private isDraining = false;
  private wasSync = false;
  private isClosed = false;
  /** The store failed, so the table must be reloaded before the next write. */
  private mustReload = false;

  constructor(services: TableServices, game: AnyGame, snapshot: TableSnapshot, audience: Audience) {
    this.services = services;
    this.game = game;
    this.latest = snapshot;
    this.audience = audience;
    this.lastUsed = services.now();
  }

  get snapshot(): TableSnapshot {
    return this.latest;
  }

  /** Work is running or queued. */
  get busy(): boolean {
    return this.isDraining;
  }

  /** The table was removed or unloaded; nothing is written any more. */
  get closed(): boolean {
    return this.isClosed;
  }

  /** Resolves when everything queued is done. */
  async close(): Promise<void> {
    this.isClosed = true;
    await this.drained;
  }

  /** Runs `work` after everything queued before. All methods below must be called from within such work. */
  enqueue<T>(work: () => Promise<T>): Promise<T> {
    return this.add(this.waitingChanges, work);
  }

  /**
   * The same for work that sends the whole table to one guest. Such work takes turns with changes, so that a command waits for one of
   * them at most, however many guests ask.
   */
  enqueueSync<T>(work: () => Promise<T>): Promise<T> {
    return this.add(this.waitingSyncs, work);
  }

  private add<T>(queue: (() => Promise<void>)[], work: () => Promise<T>): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      queue.push(() => work().then(resolve, reject));
      if (!this.isDraining) this.drained = this.drain();
    });
  }

  private async drain(): Promise<void> {
    this.isDraining = true;
    for (let work = this.next(); work !== undefined; work = this.next()) {
      await work();
      this.lastUsed = this.services.now();
    }
    this.isDraining = false;
  }

  private next(): (() => Promise<void>) | undefined {
    this.wasSync = this.waitingSyncs.length > 0 && (!this.wasSync || this.waitingChanges.length === 0);
    return this.wasSync ? this.waitingSyncs.shift() : this.waitingChanges.shift();
  }

  /** Computes a change and writes it; after a conflict with another server, computes it again. */
  async attempt(author: Author, decide: () => Verdict): Promise<ChangeResult> {
    for (let tries = 0; tries < TRIES; tries++) {
      if (this.mustReload && !(await this.reloadAfterFailure())) return NOT_SAVED;
      if (this.isClosed) return NO_SUCH_TABLE;
      // After a reload the command may be in the log already: it was sent to two servers, or written although the store reported a failure.
      if (this.isTaken(author)) return DONE;
      let next: PreparedChange;
      try {
        const verdict = decide();
        if (!verdict.ok) return verdict;
        next = this.prepare(author, verdict.change);
      } catch (error) {
        return this.failed(error);
      }
      const result = await this.write(next);
      if (result === 'conflict') continue;
      // A store that reported a failure may have written the change nevertheless; its id tells.
      if (isNotSaved(result) && (await this.reloadAfterFailure()) && this.isTaken(author)) return DONE;
      return result;
    }
    return NOT_SAVED;
  }

  /** Whether a message with that id was taken from that person already. */
  isTaken({ person, id }: Author): boolean {
    const { record, progress } = this.latest;
    const member = memberOf(record, person)?.no;
    return id !== undefined && member !== undefined && (progress.taken[member]?.includes(id) ?? false);
  }

  /** A rule failed. The answer is discarded, the table is marked, a report is written. Other tables are not affected. */
  async failed(error: unknown): Promise<ChangeResult> {
    const { services } = this;
    const { record } = this.latest;
    services.count('crashes');
    const report = services.keepReport(record.id, error);
    services.log.error('a rule failed', { table: record.id, report });
    const trouble = { at: services.now(), report, held: true };
    const lines = record.trouble === null ? [{ table: 'trouble', params: {} }] : [];
    await this.write(this.prepare({ do: 'trouble', person: null }, { record: { ...record, trouble }, lines }));
    return { ok: false, refusal: refusal('table.ruleFailed') };
  }

  /** Removes the table for good. */
  async remove(): Promise<ChangeResult> {
    const { record, seq } = this.latest;
    if ((await this.services.store.remove(record.id, seq)) === 'conflict') {
      await this.reload();
      return refuse('table.tooLate');
    }
    this.isClosed = true;
    this.audience.removed();
    return DONE;
  }

  /** Loads what another server may have written since. */
  async refresh(): Promise<void> {
    try {
      if (this.isClosed || (await this.services.store.seq(this.latest.record.id)) === this.latest.seq) return;
      await this.reload();
    } catch (error) {
      // The table in memory was stored once and is better than none.
      if (!(error instanceof StoreError)) throw error;
    }
  }

  /** A change with its consequences and its documents. */
  private prepare(author: Author, change: Change): PreparedChange {
    const now = this.services.now();
    const first = firstStep(this.latest, author, noticeable(this.latest, change), now);
    if (change.input !== undefined && first.snapshot.record.settings.pace === 'quick') {
      try {
        return this.withDocs(first.change, [first, ...followingSteps(this.game, first, now)], now);
      } catch {
        // Either the change or a consequence failed; the next try, without consequences, tells which.
      }
    }
    try {
      return this.withDocs(first.change, [first], now);
    } catch (error) {
      throw change.input === undefined ? error : new RuleFailedError(error, this.latest.state!, change.input);
    }
  }

  private withDocs(change: Change, steps: readonly Step[], at: number): PreparedChange {
    const { snapshot } = steps.at(-1)!;
    return { change, steps, snapshot, docs: this.audience.prepare(change, snapshot), due: serverSeats(snapshot), at };
  }

  private async write(next: PreparedChange): Promise<ChangeResult | 'conflict'> {
    const { services } = this;
    const { snapshot, steps, due, at } = next;
    const { record } = snapshot;
    const members = record.members === this.latest.record.members ? {} : { members: personsOf(record) };
    const counts = shuffleCounts(this.latest.record, record);
    try {
      const result = await services.store.commit({
        row: this.serialiser.row(snapshot, due.length > 0 || record.shuffle.frozen !== null),
        entries: steps.map(({ entry, snapshot: { seq, progress } }) => logEntryOf(seq, at, progress.lines, entry)),
        ...members,
        ...(counts.length === 0 ? {} : { counts }),
      });
      if (result === 'conflict') {
        services.count('conflicts');
        return (await this.reload()) ? 'conflict' : NO_SUCH_TABLE;
      }
    } catch (error) {
      if (!(error instanceof StoreError)) throw error;
      services.count('notSaved');
      services.log.error('a change could not be kept', { table: record.id, failure: error.failure });
      this.mustReload = true;
      return NOT_SAVED;
    }
    for (const { change } of steps) if (change.input !== undefined) services.count('moves');
    this.latest = snapshot;
    this.audience.written(next);
    return DONE;
  }

  /** Reloads the table after a store failure. Returns whether that worked. */
  private async reloadAfterFailure(): Promise<boolean> {
    try {
      await this.reload();
      this.mustReload = false;
      return true;
    } catch (error) {
      if (error instanceof StoreError) return false;
      throw error;
    }
  }

  /** Replaces the table in memory by the stored one. False if it was removed. */
  private async reload(): Promise<boolean> {
    const before = this.latest;
    const row = await this.services.store.load(before.record.id);
    if (row === null) {
      this.isClosed = true;
      this.audience.removed();
      return false;
    }
    if (row.seq === before.seq) return true;
    this.latest = snapshotOf(row, this.game);
    await this.audience.reload(before, this.latest);
    return true;
  }
}
