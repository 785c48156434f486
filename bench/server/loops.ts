/** The two ways to load tables: as fast as they answer, and at a given pace. */
import type { LoadTable, Watcher } from './load-table.ts';

export interface Played {
  readonly moves: number;
  readonly milliseconds: number;
  /** Of each move, in milliseconds. */
  readonly latencies: readonly number[];
  /** Moves whose time has come, the last ones included that were under way at the end and are not measured. */
  readonly begun: number;
}

export interface Limits {
  readonly moves: number;
  readonly milliseconds: number;
}

/** How long moves under way at the end may still take. */
const DRAIN_MS = 10_000;

/** Every table has one move under way all the time, until so many were made or the time is up. */
export async function closedLoop(tables: readonly LoadTable[], limits: Limits): Promise<Played> {
  const latencies: number[] = [];
  const begin = performance.now();
  let ended = 0;
  let begun = 0;
  const move = (table: LoadTable): void => {
    begun++;
    table.move(performance.now());
  };
  await new Promise<void>((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      if (ended === 0) ended = performance.now();
      resolve();
    };
    const timer = setTimeout(end, limits.milliseconds);
    watch(tables, {
      counted: (_, milliseconds) => {
        if (ended !== 0) return;
        latencies.push(milliseconds);
        if (latencies.length >= limits.moves) end();
      },
      free: (table) => {
        if (ended === 0) move(table);
      },
    });
    for (const table of tables) if (table.isFree) move(table);
  });
  await drain(tables);
  return { moves: latencies.length, milliseconds: ended - begin, latencies, begun };
}

/**
 * Each table moves once a second, whether or not the last move was quick. A move whose time comes while the table is not ready waits, and
 * the wait is part of its latency.
 */
export async function openLoop(tables: readonly LoadTable[], milliseconds: number): Promise<Played> {
  const latencies: number[] = [];
  const overdue = new Map<LoadTable, number>();
  watch(tables, {
    counted: (_, latency) => void latencies.push(latency),
    free: (table) => {
      const since = overdue.get(table);
      if (since === undefined) return;
      overdue.delete(table);
      table.move(since);
    },
  });
  const begin = performance.now();
  const gap = 1000 / tables.length;
  let next = 0;
  await new Promise<void>((resolve) => {
    const tick = (): void => {
      // The lateness of this timer is the load's own: moves are counted from when they are sent.
      const now = performance.now();
      if (now - begin >= milliseconds) return resolve();
      for (; begin + next * gap <= now; next++) {
        const table = tables[next % tables.length]!;
        if (table.isFree) table.move(performance.now());
        else if (!overdue.has(table)) overdue.set(table, now);
      }
      setTimeout(tick, Math.max(0, begin + next * gap - performance.now()));
    };
    tick();
  });
  overdue.clear();
  await drain(tables);
  return { moves: latencies.length, milliseconds, latencies, begun: next };
}

function watch(tables: readonly LoadTable[], watcher: Watcher): void {
  for (const table of tables) table.watcher = watcher;
}

async function drain(tables: readonly LoadTable[]): Promise<void> {
  const begin = performance.now();
  while (tables.some(({ isUnderWay }) => isUnderWay)) {
    if (performance.now() - begin > DRAIN_MS) throw new Error('a move was never answered');
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  for (const table of tables) table.watcher = null;
}
