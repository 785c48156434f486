/** Persons, the tables in memory, and the services that tables use. Independent of sockets and HTTP. */
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { AnyGame, Picks } from '../kernel/index.ts';
import type { ListedTable } from '../protocol/index.ts';
import type { BotJob } from './bots/job.ts';
import { botPause, forcedPause } from './bots/pause.ts';
import { Buckets } from './buckets.ts';
import type { Config } from './config.ts';
import { messageOf, nameOf, type Logger } from './logger.ts';
import { Metrics } from './metrics.ts';
import { norseName } from './names.ts';
import { Persons } from './persons.ts';
import { RefusalError } from './refusal-error.ts';
import { Reports } from './reports.ts';
import { uncountedTime } from './retention.ts';
import { DAY, type Person, type Store } from './store/store.ts';
import { OWN_TABLES, TableOpenings } from './table-openings.ts';
import { gameFile, type GameFile } from './table/game-file.ts';
import { listedTable } from './table/lists.ts';
import { LiveTable } from './table/live-table.ts';
import { memberOf, ownedSeats, type TableRecord } from './table/record.ts';
import { recordOf, snapshotOf } from './table/serialiser.ts';
import type { TableServices } from './table/services.ts';
import { maySeeGame, standpointOf } from './table/standpoint.ts';

export interface RegistryOptions {
  readonly config: Config;
  readonly store: Store;
  readonly games: readonly AnyGame[];
  readonly log: Logger;
  readonly bots: { choose(job: BotJob, signal?: AbortSignal): Promise<Picks> };
  readonly metrics?: Metrics;
  /** For tests: the clock, the randomness of pauses and names (never of the game), and the id of this start. */
  readonly now?: () => number;
  readonly random?: () => number;
  readonly boot?: string;
}

/** By what a socket was known when it opened. */
export interface Device {
  readonly person: string | null;
  readonly token: string | undefined;
}

/** A table without guests and without bots at work leaves memory after so long. */
const IDLE = 30_000;
const SWEEP = 10_000;
const RETENTION = 3600_000;
const LISTED = 60;

export class TableRegistry {
  readonly persons: Persons;
  readonly metrics: Metrics;
  readonly store: Store;
  readonly log: Logger;
  readonly games: ReadonlyMap<string, AnyGame>;
  readonly now: () => number;
  /** Chat limit per person, across all their sockets. */
  readonly chats: Buckets;
  /** Limit per person on changes of tables outside the game. */
  readonly tableChanges: Buckets;
  /** Messages per person, across all their sockets. By `performance.now`, like all limits that only delay. */
  readonly messages: Buckets;
  /** Limits on tables and parts of stories sent, per person and per address. */
  readonly personSyncs: Buckets;
  readonly addressSyncs: Buckets;
  readonly openings: TableOpenings;
  private readonly config: Config;
  private readonly services: TableServices;
  private readonly tables = new Map<string, Promise<LiveTable | null>>();
  private readonly live = new Map<string, LiveTable>();
  private readonly timers: NodeJS.Timeout[] = [];
  private readonly signOutListeners: ((isSignedOut: (device: Device) => boolean) => void)[] = [];
  private isClosed = false;

  constructor(options: RegistryOptions) {
    const { config, store, log, bots } = options;
    this.config = config;
    this.store = store;
    this.log = log;
    this.games = new Map(options.games.map((game) => [game.id, game]));
    this.now = options.now ?? Date.now;
    const random = options.random ?? Math.random;
    const draw = (below: number): number => Math.floor(random() * below);
    this.persons = new Persons(store, this.now, draw);
    this.chats = new Buckets(config.limits.chatBurst, config.limits.chatPerMinute / 60);
    this.tableChanges = new Buckets(config.limits.changeBurst, config.limits.changesPerMinute / 60);
    this.messages = new Buckets(config.limits.messageBurst, config.limits.messagesPerSecond);
    this.personSyncs = new Buckets(config.limits.personSyncBurst, config.limits.personSyncsPerSecond);
    this.addressSyncs = new Buckets(config.limits.syncBurst, config.limits.syncsPerSecond);
    this.metrics = options.metrics ?? new Metrics();
    const reports = new Reports(join(config.data, 'reports'), log);
    const counters = this.counters();
    const botName = (record: TableRecord): string => norseName(draw, namesAt(record));
    this.openings = new TableOpenings({ store, limits: config.limits, games: this.games, now: this.now, botName });
    this.services = {
      store,
      log,
      boot: options.boot ?? randomBytes(6).toString('base64url'),
      game: (id) => this.games.get(id),
      now: this.now,
      random,
      awayAfter: config.awayAfter,
      revealTime: config.revealTime,
      botPause: ({ settings }, moment) => botPause(settings.botPace, moment, random),
      forcedPause: (record, moment) => forcedPause(record.settings.pace, ownedSeats(record).length, moment, random),
      botName,
      chooseFor: (job, signal) => bots.choose(job, signal),
      keepReport: (table, error) => reports.keep(table, error, this.now()),
      rematch: (record, caller) => this.openings.rematch(record, caller),
      onRemoved: (id) => this.forget(id),
      count: (what) => counters[what](),
    };
  }

  /** Loads the tables at which the server must act, and starts the timers of clean-up. */
  async open(): Promise<void> {
    this.timers.push(
      setInterval(() => this.sweep(), SWEEP),
      setInterval(() => void this.tidy(), RETENTION),
    );
    for (const timer of this.timers) timer.unref();
    await this.tidy();
    const due = await this.store.due();
    // One after the other, so that loading a thousand tables does not delay the first client.
    void (async () => {
      for (const id of due) {
        if (this.isClosed) return;
        await this.table(id).catch((error: unknown) =>
          this.log.error('a table could not be opened', { table: id, error: messageOf(error) }),
        );
      }
    })();
  }

  async close(): Promise<void> {
    this.isClosed = true;
    for (const timer of this.timers) clearInterval(timer);
    await Promise.all([...this.live.values()].map((table) => table.close('restarting')));
    this.live.clear();
    this.tables.clear();
  }

  // Devices.

  /** Signs a device out, on open sockets too. */
  async signOut(token: string): Promise<void> {
    await this.persons.signOut(token);
    for (const listener of this.signOutListeners) listener((device) => device.token === token);
  }

  /** The same for all other devices of the person. */
  async signOutOthers(person: Person, token: string): Promise<void> {
    await this.persons.signOutOthers(person, token);
    const isOther = (device: Device): boolean => device.person === person.id && device.token !== token;
    for (const listener of this.signOutListeners) listener(isOther);
  }

  onSignOut(listener: (isSignedOut: (device: Device) => boolean) => void): void {
    this.signOutListeners.push(listener);
  }

  // Tables.

  /** The table with this id, in memory from now on; null if there is none. */
  table(id: string): Promise<LiveTable | null> {
    const known = this.tables.get(id);
    if (known !== undefined) return known;
    const opening = this.load(id);
    this.tables.set(id, opening);
    opening.then(
      (table) => {
        if (table === null) this.tables.delete(id);
        else this.live.set(id, table);
      },
      () => this.tables.delete(id),
    );
    return opening;
  }

  private async load(id: string): Promise<LiveTable | null> {
    const row = await this.store.load(id);
    if (row === null || this.isClosed) return null;
    try {
      const game = this.games.get(recordOf(row).game);
      if (game !== undefined) return new LiveTable(this.services, game, snapshotOf(row, game));
    } catch (error) {
      this.log.error('a table could not be read', { table: id, error: nameOf(error) });
    }
    throw new RefusalError('table.cannotOpen');
  }

  private forget(id: string): void {
    this.tables.delete(id);
    this.live.delete(id);
  }

  // Lists, and games that are over.

  async openTables(person: Person | null): Promise<readonly ListedTable[]> {
    return (await this.store.listed(LISTED)).map((card) => listedTable(card, person?.id ?? null));
  }

  async tablesOf(person: Person): Promise<readonly ListedTable[]> {
    const cards = await this.store.ofPerson(person.id, OWN_TABLES);
    const own = cards.filter((card) => memberOf(recordOf(card), person.id)?.left === false);
    return own.map((card) => listedTable(card, person.id));
  }

  /** What somebody with the link may know before joining. */
  async card(id: string, person: Person | null): Promise<ListedTable> {
    const row = await this.store.load(id);
    if (row === null) throw new RefusalError('table.noSuchTable');
    if (standpointOf(recordOf(row), person?.id ?? null).banned) throw new RefusalError('table.banned');
    return listedTable(row, person?.id ?? null);
  }

  /** A game that is over, with all its secrets. */
  async finishedGame(id: string, person: Person | null): Promise<GameFile> {
    const row = await this.store.load(id);
    if (row === null) throw new RefusalError('table.noSuchTable');
    const record = recordOf(row);
    const { viewer, banned } = standpointOf(record, person?.id ?? null);
    if (banned) throw new RefusalError('table.banned');
    if (!maySeeGame(record, viewer)) throw new RefusalError('table.noWatching');
    if (row.phase !== 'finished' && row.phase !== 'abandoned') throw new RefusalError('table.notOver');
    return gameFile(record, row, await this.store.log(id));
  }

  // Clearing up.

  private sweep(): void {
    const now = this.now();
    for (const [id, table] of this.live) {
      if (!table.idle || now - table.lastUsed < IDLE) continue;
      this.forget(id);
      void table.close(null);
    }
  }

  private async tidy(): Promise<void> {
    const now = this.now();
    const { keep } = this.config;
    try {
      await this.store.expireCodes(now);
      const uncounted = uncountedTime(await this.store.daysOfChange(), now);
      const before = (days: number): number => now - uncounted - days * DAY;
      const expiry = {
        gathering: before(keep.gathering),
        playing: before(keep.playing),
        finished: before(keep.finished),
        abandoned: before(keep.abandoned),
      };
      const removed = await this.store.expire(expiry);
      await this.store.expirePersons(before(Math.max(...Object.values(keep))));
      if (removed > 0) this.log.info('old tables were removed', { tables: removed });
    } catch (error) {
      this.log.warn('old tables could not be removed', { error: messageOf(error) });
    }
  }

  private counters() {
    const { metrics } = this;
    metrics.gauge('meadhall_tables_in_memory', 'Tables loaded now', () => this.live.size);
    metrics.gauge('meadhall_guests', 'Sockets at tables now', () =>
      [...this.live.values()].reduce((sum, table) => sum + table.guestCount, 0),
    );
    metrics.total('meadhall_commits_total', 'Changes written', () => this.store.stats().commits);
    metrics.total(
      'meadhall_transactions_total',
      'Transactions they were written in',
      () => this.store.stats().transactions,
    );
    return {
      moves: metrics.counter('meadhall_moves_total', 'Inputs of games taken'),
      refusals: metrics.counter('meadhall_refusals_total', 'Messages refused'),
      crashes: metrics.counter('meadhall_rule_failures_total', 'Rules that failed'),
      conflicts: metrics.counter('meadhall_conflicts_total', 'Changes tried again because another server was faster'),
      notSaved: metrics.counter('meadhall_not_saved_total', 'Changes refused because the store could not write'),
    };
  }
}

const namesAt = (record: TableRecord): readonly string[] => [
  ...record.members.map(({ name }) => name),
  ...record.seats.flatMap(({ bot }) => (bot === null ? [] : [bot.name])),
];
