/** A round as fast as it goes, and what it cost the server meanwhile. */
import { forAll, type LoadTable } from './load-table.ts';
import { closedLoop, type Limits, type Played } from './loops.ts';
import type { ServerProcess } from './process.ts';

export interface Round extends Played {
  readonly movesPerSecond: number;
  /** Of the server, all threads, in microseconds. */
  readonly cpuPerMove: number;
  /** The part of the time in which its main thread was at work. */
  readonly mainThreadBusy: number;
  readonly commitsPerMove: number;
  readonly commitsPerTransaction: number;
  /** Of this process, which makes the load. */
  readonly loadCpuPerMove: number;
}

/** As much as a round plays, or nearly: what is left of the game under way comes first. */
const SPARE_GAMES = 1;

export const prepare = (tables: readonly LoadTable[], games = SPARE_GAMES): Promise<void> =>
  forAll(tables, (table) => table.prepare(games));

export async function round(server: ServerProcess, tables: readonly LoadTable[], limits: Limits): Promise<Round> {
  const before = await server.usage();
  const loadBefore = process.cpuUsage();
  const played = await closedLoop(tables, limits);
  const load = process.cpuUsage(loadBefore);
  const after = await server.usage();
  const { moves, begun, milliseconds } = played;
  const active = after.activeMilliseconds - before.activeMilliseconds;
  const idle = after.idleMilliseconds - before.idleMilliseconds;
  const commits = after.commits - before.commits;
  return {
    ...played,
    movesPerSecond: (1000 * moves) / milliseconds,
    cpuPerMove: (after.cpuMicroseconds - before.cpuMicroseconds) / begun,
    mainThreadBusy: active / (active + idle),
    commitsPerMove: commits / begun,
    commitsPerTransaction: commits / Math.max(1, after.transactions - before.transactions),
    loadCpuPerMove: (load.user + load.system) / begun,
  };
}
