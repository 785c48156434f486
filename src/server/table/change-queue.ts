/**
 * The changes of a table, one after the other. Each is worked out, written, and only then shown. Another server may have been faster:
 * then the table is read anew and the change is worked out again on what is there.
 */
import { refusal, type AnyGame } from '../../kernel/index.ts';
import { StoreError } from '../store/store.ts';
import { DONE, NO_SUCH_TABLE, NOT_SAVED, refuse, type Change, type ChangeResult, type Verdict } from './change.ts';
import { RuleFailed } from './commands/game.ts';
import { memberOf, personsOf } from './record.ts';
import { logEntryOf, snapshotOf, TableSerialiser } from './serialiser.ts';
import { serverSeats, type ServerSeat } from './server-seats.ts';
import type { TableServices } from './services.ts';
import type { TableSnapshot } from './snapshot.ts';
import { firstStep, followingSteps, type Author, type Step } from './steps.ts';
import type { ViewerDocs } from './viewer-docs.ts';

/** A change that can be written with what follows from it, and then shown. */
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

/** Those who are told of the changes. */
export interface Audience {
  /** Builds what will be shown: what fails must fail before anything is written. */
  prepare(change: Change, next: TableSnapshot): ViewerDocs;
  /** A change was written. */
  written(prepared: PreparedChange): void;
  /** Another server has written something. */
  readAnew(before: TableSnapshot, now: TableSnapshot): Promise<void>;
  /** The table was removed, here or by another server. */
  removed(): void;
}

/** Tries against other servers before the caller is told to try again. */
const TRIES = 5;

export class ChangeQueue {
  lastUsed: number;
  private readonly services: TableServices;
  private readonly game: AnyGame;
  private readonly audience: Audience;
  private readonly serialiser = new TableSerialiser();
  private latest: TableSnapshot;
  private line: Promise<unknown> = Promise.resolve();
  private waiting = 0;
  private isClosed = false;
  /** The store failed: what it holds must be read before anything else is written. */
  private isUncertain = false;

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

  /** Something is being done, or waits for its turn. */
  get busy(): boolean {
    return this.waiting > 0;
  }

  /** The table was removed, or left memory: nothing is changed here any more. */
  get closed(): boolean {
    return this.isClosed;
  }

  /** What was being written is written. */
  async close(): Promise<void> {
    this.isClosed = true;
    await this.line;
  }

  /** Runs when everything is done that was asked for before. All that follows is to be called in here. */
  inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = this.waiting++ === 0 ? work() : this.line.then(work);
    this.line = done.then(this.ended, this.ended);
    return done;
  }

  private readonly ended = (): void => {
    this.waiting--;
    this.lastUsed = this.services.now();
  };

  /** Works out a change and writes it; where another server was faster, works it out again. */
  async attempt(author: Author, decide: () => Verdict): Promise<ChangeResult> {
    for (let tries = 0; tries < TRIES; tries++) {
      if (this.isUncertain && !(await this.ascertained())) return NOT_SAVED;
      if (this.isClosed) return NO_SUCH_TABLE;
      // What was just read may have it: said to two servers over two sockets, or written by a store that had reported a failure.
      if (this.isTaken(author)) return DONE;
      let next: PreparedChange;
      try {
        const verdict = decide();
        if (!verdict.ok) return verdict;
        next = this.prepared(author, verdict.change);
      } catch (error) {
        return this.failed(error);
      }
      const result = await this.write(next);
      if (result === 'conflict') continue;
      // A store that broke down may have written it nevertheless: the id tells.
      if (result === NOT_SAVED && (await this.ascertained()) && this.isTaken(author)) return DONE;
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

  /** A rule failed. Nothing of the answer is kept; the table is marked, a report is written, other tables never notice. */
  async failed(error: unknown): Promise<ChangeResult> {
    const { services } = this;
    const { record } = this.latest;
    services.count('crashes');
    const report = services.keepReport(record.id, error);
    services.log.error('a rule failed', { table: record.id, report });
    const trouble = { at: services.now(), report, held: true };
    const lines = record.trouble === null ? [{ table: 'trouble', params: {} }] : [];
    await this.write(this.prepared({ do: 'trouble', person: null }, { record: { ...record, trouble }, lines }));
    return { ok: false, refusal: refusal('table.ruleFailed') };
  }

  /** Removes the table for good. */
  async remove(): Promise<ChangeResult> {
    const { record, seq } = this.latest;
    if ((await this.services.store.remove(record.id, seq)) === 'conflict') {
      await this.readAnew();
      return refuse('table.tooLate');
    }
    this.isClosed = true;
    this.audience.removed();
    return DONE;
  }

  /** Another server may have changed the table since. */
  async lookAgain(): Promise<void> {
    try {
      if (!this.isClosed) await this.readAnew();
    } catch (error) {
      // What is in memory was kept once, and is better than nothing.
      if (!(error instanceof StoreError)) throw error;
    }
  }

  /** A change with all that follows from it, the views too. */
  private prepared(author: Author, change: Change): PreparedChange {
    const now = this.services.now();
    const first = firstStep(this.latest, author, change, now);
    if (change.input !== undefined && this.services.forcedPause(first.snapshot.record) === 0) {
      try {
        return this.seen(change, [first, ...followingSteps(this.game, first, now)], now);
      } catch {
        // Whether that was the change or what followed shows without the latter.
      }
    }
    try {
      return this.seen(change, [first], now);
    } catch (error) {
      throw change.input === undefined ? error : new RuleFailed(error, this.latest.state!, change.input);
    }
  }

  private seen(change: Change, steps: readonly Step[], at: number): PreparedChange {
    const { snapshot } = steps.at(-1)!;
    return { change, steps, snapshot, docs: this.audience.prepare(change, snapshot), due: serverSeats(snapshot), at };
  }

  private async write(next: PreparedChange): Promise<ChangeResult | 'conflict'> {
    const { services } = this;
    const { snapshot, steps, due, at } = next;
    const { record } = snapshot;
    const members = record.members === this.latest.record.members ? {} : { members: personsOf(record) };
    try {
      const result = await services.store.commit({
        row: this.serialiser.row(snapshot, due.length > 0),
        entries: steps.map(({ entry, snapshot: { seq, progress } }) => logEntryOf(seq, at, progress.lines, entry)),
        ...members,
      });
      if (result === 'conflict') {
        services.count('conflicts');
        return (await this.readAnew()) ? 'conflict' : NO_SUCH_TABLE;
      }
    } catch (error) {
      if (!(error instanceof StoreError)) throw error;
      services.count('notSaved');
      services.log.error('a change could not be kept', { table: record.id, failure: error.failure });
      this.isUncertain = true;
      return NOT_SAVED;
    }
    for (const { change } of steps) if (change.input !== undefined) services.count('moves');
    this.latest = snapshot;
    this.audience.written(next);
    return DONE;
  }

  /** After a failure: whether it is known again what the store holds. */
  private async ascertained(): Promise<boolean> {
    try {
      await this.readAnew();
      this.isUncertain = false;
      return true;
    } catch (error) {
      if (error instanceof StoreError) return false;
      throw error;
    }
  }

  /** What the store holds counts. False if it holds the table no more. */
  private async readAnew(): Promise<boolean> {
    const before = this.latest;
    const row = await this.services.store.load(before.record.id);
    if (row === null) {
      this.isClosed = true;
      this.audience.removed();
      return false;
    }
    if (row.seq === before.seq) return true;
    this.latest = snapshotOf(row, this.game);
    await this.audience.readAnew(before, this.latest);
    return true;
  }
}
