/**
 * A server is killed in the middle of many games, again and again, and started anew on what it left. Whatever it had acknowledged or
 * shown must be there.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { games } from '../../games/index.ts';
import { randomOf, sfc, type Random } from '../../kernel/index.ts';
import { DATA_FILE } from '../server.ts';
import { openSqliteStore } from '../store/sqlite.ts';
import type { Store } from '../store/store.ts';
import { auditOf } from './disk-audit.ts';
import { Visitor } from './harness.ts';
import { Player, type Acknowledged } from './kill-player.ts';
import { ServerProcess } from './kill-process.ts';

interface KillOptions {
  readonly cycles: number;
  /** Under way at the least when the server is killed. */
  readonly tables: number;
  readonly seed: string;
  /** The kill waits for so many inputs each second, for a while: a machine that is busy otherwise may never get there. */
  readonly movesPerSecond?: number;
}

interface KillFigures {
  readonly cycles: number;
  /** Under way at a kill. */
  readonly tables: { readonly least: number };
  /** In the second before the kill: the least of all kills, and the mean. */
  readonly movesPerSecond: { readonly least: number; readonly mean: number };
  /** Kills at the rate that was asked for, or at a higher one. */
  readonly underFullLoad: number;
  readonly games: number;
  readonly acknowledged: number;
  /** Acknowledged commands that are missing in the log of their table, or in it twice. */
  readonly lost: number;
  readonly linesCompared: number;
  /** Seats that found their table just as it was shown to them last; at the others the game had gone on since. */
  readonly unchanged: number;
  readonly failedStarts: number;
  readonly commits: number;
  /** Each waits until it is on the disk. */
  readonly transactions: number;
  readonly faults: readonly string[];
}

/** In milliseconds under full load until the kill. */
const SOONEST = 50;
const LATEST = 1_500;
/** Games end while others begin: some more are under way than are asked for. */
const SPARE = 8;
/** In milliseconds: how long the kill waits for a full load. */
const PATIENCE = 3_000;
/** One in so many tables has a bot in its second seat, one in so many is of another game than the first. */
const BOTS = 6;
const OTHERS = 8;
const [FIRST, ...OTHER_GAMES] = games;
const MOVES = 'meadhall_moves_total';

export async function killCycles(options: KillOptions): Promise<KillFigures> {
  const data = mkdtempSync(join(tmpdir(), 'meadhall-kill-'));
  try {
    return await new Killing(data, options).run();
  } finally {
    rmSync(data, { recursive: true, force: true });
  }
}

class Killing {
  private readonly data: string;
  private readonly options: Required<KillOptions>;
  private readonly random: Random;
  /** By seat: the same two people sit at every table. */
  private cookies: readonly string[] = [];
  private readonly tables = new Set<string>();
  private readonly acknowledged: Acknowledged[] = [];
  private readonly faults: string[] = [];
  private players: Player[] = [];
  private readonly rates: number[] = [];
  private readonly underWay: number[] = [];
  private linesCompared = 0;
  private unchanged = 0;
  private failedStarts = 0;
  private commits = 0;
  private transactions = 0;

  constructor(data: string, options: KillOptions) {
    this.data = data;
    this.options = { movesPerSecond: 200, ...options };
    this.random = randomOf(sfc(options.seed));
  }

  async run(): Promise<KillFigures> {
    const { cycles } = this.options;
    for (let cycle = 0; cycle < cycles; cycle++) {
      const server = await ServerProcess.start(this.data);
      if (server === null) {
        this.failedStarts++;
        continue;
      }
      await this.cycle(server);
    }
    await this.retire(this.players);
    const lost = await this.audit();
    const sum = this.rates.reduce((total, rate) => total + rate, 0);
    return {
      cycles: this.rates.length,
      tables: { least: Math.min(...this.underWay) },
      movesPerSecond: { least: Math.round(Math.min(...this.rates)), mean: Math.round(sum / this.rates.length) },
      underFullLoad: this.rates.filter((rate) => rate >= this.options.movesPerSecond).length,
      games: this.tables.size,
      acknowledged: this.acknowledged.length,
      lost,
      linesCompared: this.linesCompared,
      unchanged: this.unchanged,
      failedStarts: this.failedStarts,
      commits: this.commits,
      transactions: this.transactions,
      faults: this.faults,
    };
  }

  private async cycle(server: ServerProcess): Promise<void> {
    const visitors = await this.visitors(server.url);
    await Promise.all(this.players.map((player) => this.welcomeBack(player, visitors[player.seat]!)));
    const over = this.players.filter(({ isUnderWay }) => !isUnderWay);
    await this.retire(over);
    let isKilled = false;
    const anew = (): Promise<void> => this.playAnew(visitors, () => !isKilled);
    const lacking = this.options.tables + SPARE - new Set(this.players.map(({ table }) => table)).size;
    const playing = Promise.all([
      // A table whose game ends makes room for another one; every table has a first seat.
      ...this.players.map((player) => player.play().then(() => (player.seat === 0 ? anew() : undefined))),
      ...Array.from({ length: lacking }, anew),
    ]).catch((error: unknown) => this.faults.push(`playing failed: ${String(error)}`));
    const { tables, movesPerSecond } = this.options;
    if (!(await server.until(() => this.countUnderWay() >= tables))) this.faults.push('the server ended by itself');
    const patience = performance.now() + PATIENCE;
    await server.until(() => server.rate(MOVES, 500) >= movesPerSecond || performance.now() >= patience);
    const dueAt = performance.now() + SOONEST + this.random(LATEST - SOONEST + 1);
    // However slow the machine is, every kill has as many acknowledged commands before it as there are tables.
    const before = this.countAcknowledged();
    const isBusy = (): boolean => this.countUnderWay() >= tables && this.countAcknowledged() > before + tables;
    await server.until(() => performance.now() >= dueAt && isBusy());
    this.underWay.push(this.countUnderWay());
    await server.kill();
    isKilled = true;
    this.rates.push(server.rate(MOVES, 1_000));
    this.commits += server.total('meadhall_commits_total');
    this.transactions += server.total('meadhall_transactions_total');
    await playing;
    await Promise.all(this.players.map(({ place }) => place!.until(() => place!.closed !== null)));
  }

  private countAcknowledged(): number {
    return this.players.reduce((sum, { acknowledged }) => sum + acknowledged.length, this.acknowledged.length);
  }

  private countUnderWay(): number {
    return new Set(this.players.filter(({ isUnderWay }) => isUnderWay).map(({ table }) => table)).size;
  }

  private async visitors(url: string): Promise<readonly Visitor[]> {
    const visitors = [0, 1].map(() => new Visitor(url));
    for (const [seat, visitor] of visitors.entries()) {
      visitor.cookie = this.cookies[seat] ?? '';
      await visitor.fetch('/api/me');
    }
    const cookies = visitors.map(({ cookie }) => cookie);
    // A new cookie means that the server lost this person.
    if (this.cookies.length > 0 && !isDeepStrictEqual(cookies, this.cookies)) this.faults.push('a person is lost');
    this.cookies = cookies;
    return visitors;
  }

  private async welcomeBack(player: Player, visitor: Visitor): Promise<void> {
    const { lines, isSame, faults } = await player.comeBack(visitor);
    this.linesCompared += lines;
    if (isSame) this.unchanged++;
    this.faults.push(...faults);
  }

  /** Games one after the other at new tables, until the server is gone. */
  private async playAnew(visitors: readonly Visitor[], isWanted: () => boolean): Promise<void> {
    while (isWanted()) {
      let players: readonly Player[];
      try {
        players = await this.open(visitors);
      } catch (error) {
        // A table that was about to be opened when the server was killed was promised to nobody.
        if (isWanted() && !isConnectionLost(error)) throw error;
        return;
      }
      this.players.push(...players);
      await Promise.all(players.map((player) => player.play()));
    }
  }

  private async open([host, guest]: readonly Visitor[]): Promise<readonly Player[]> {
    const { id: game } = this.random(OTHERS) === 0 ? OTHER_GAMES[this.random(OTHER_GAMES.length)]! : FIRST!;
    const hasBot = this.random(BOTS) === 0;
    const table = await host!.open({ game, seats: 2, ...(hasBot ? { bots: 'random' } : {}) });
    this.tables.add(table);
    const first = this.player(host!, table, 0);
    await first.arrive();
    if (hasBot) return [first];
    const second = this.player(guest!, table, 1);
    await second.arrive();
    await second.place!.command({ t: 'sit', seat: 1 });
    await first.place!.command({ t: 'start' });
    await second.place!.until(() => second.place!.doc!.game !== null || second.place!.closed !== null);
    return [first, second];
  }

  private player(visitor: Visitor, table: string, seat: number): Player {
    return new Player(visitor, table, seat, randomOf(sfc(`${this.options.seed} ${table} ${seat}`)));
  }

  /** Their tables are looked at once more at the very end. */
  private async retire(players: readonly Player[]): Promise<void> {
    for (const { acknowledged } of players) this.acknowledged.push(...acknowledged);
    this.players = this.players.filter((player) => !players.includes(player));
    await Promise.all(players.map(({ place }) => place!.close()));
  }

  /** What the store holds in the end: every log is whole and leads to the state, and has everything once. Counts what is not there once. */
  private async audit(): Promise<number> {
    const store = await openSqliteStore({ file: join(this.data, DATA_FILE) });
    try {
      let lost = 0;
      for (const table of this.tables) {
        const counts = await this.auditTable(store, table);
        for (const each of this.acknowledged) {
          if (each.table !== table || counts.get(keyOf(each)) === 1) continue;
          this.faults.push(`${table}: ${keyOf(each)} is there ${counts.get(keyOf(each)) ?? 0} times`);
          lost++;
        }
      }
      return lost;
    } finally {
      await store.close();
    }
  }

  /** How often each command is in the log. */
  private async auditTable(store: Store, table: string): Promise<ReadonlyMap<string, number>> {
    const { entries, seats, faults } = await auditOf(store, table);
    this.faults.push(...faults);
    const counts = new Map<string, number>();
    for (const { input, lines, member } of entries) {
      const seat = seats.indexOf(member);
      const keys = [
        ...(input === undefined ? [] : [keyOf({ table, seat: input.seat, input })]),
        ...lines.flatMap((line) => ('chat' in line ? [keyOf({ table, seat, remark: line.chat })] : [])),
      ];
      for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
    }
    return counts;
  }
}

const keyOf = (each: Acknowledged): string => {
  if ('remark' in each) return `${each.seat} says ${each.remark}`;
  const { input } = each;
  return JSON.stringify([input.do, input.seat, 'question' in input && input.question, 'picks' in input && input.picks]);
};

const isConnectionLost = (error: unknown): boolean =>
  error instanceof Error && /fetch failed|socket|ECONN|terminated|was closed/i.test(error.message);
