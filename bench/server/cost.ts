/** What a table takes in memory, and what a move costs the more tables there are. */
import { openTables, type Contestant } from './contestants.ts';
import type { LoadTable } from './load-table.ts';
import { closedLoop } from './loops.ts';
import type { Plan } from './plan.ts';
import { print, rounded, say } from './report.ts';
import { prepare, round, type Round } from './round.ts';
import type { Servers } from './servers.ts';

/** Open before memory is measured, so that what is loaded and compiled once is not counted as a table's. */
const TABLES_BEFORE = 20;
/** Played at each table, so that it is a table under way. */
const MOVES = 3;
const PATIENCE_MS = 30_000;
/** Fewer would say little; where there are few tables, each makes more of them. */
const FEWEST_MOVES = 1600;
/** At least, by seats that choose: what a table of the sample game makes before it is over. */
const MOVES_PER_GAME = 15;
const WARM_UPS = 3;

export async function memoryPerTable(contestant: Contestant, plan: Plan, servers: Servers): Promise<void> {
  const count = plan.tablesInMemory;
  say(`${contestant.name}: memory of ${count} tables`);
  const server = await servers.start(contestant);
  const tables: LoadTable[] = [];
  const open = async (wanted: number): Promise<void> => {
    await openTables(contestant, server, tables, wanted);
    await closedLoop(tables, { moves: MOVES * tables.length, milliseconds: PATIENCE_MS });
  };
  await open(TABLES_BEFORE);
  const before = await server.usage({ collected: true });
  await open(TABLES_BEFORE + count);
  const after = await server.usage({ collected: true });
  await servers.stop(server, tables);
  print({
    contestant: contestant.name,
    tables: count,
    residentKilobytesPerTable: rounded((after.residentBytes - before.residentBytes) / count / 1024),
    heapKilobytesPerTable: rounded((after.heapBytes - before.heapBytes) / count / 1024),
    residentMegabytesBefore: rounded(before.residentBytes / 1024 ** 2),
    heapMegabytesBefore: rounded(before.heapBytes / 1024 ** 2),
  });
}

export async function costBySize(contestant: Contestant, plan: Plan, servers: Servers): Promise<void> {
  const server = await servers.start(contestant);
  const tables: LoadTable[] = [];
  const play = async (): Promise<Round> => {
    // The beginning of a game is cheaper than the rest, so each table plays most of one. Further games for very many tables would take
    // longer to prepare than all the rest, and tables that have just been opened need none.
    const isFresh = tables.length > plan.tables;
    const moves = isFresh ? MOVES_PER_GAME * tables.length : Math.max(FEWEST_MOVES, plan.movesPerTable * tables.length);
    await prepare(tables, isFresh ? 0 : Math.ceil(moves / tables.length / MOVES_PER_GAME));
    return round(server, tables, { moves, milliseconds: PATIENCE_MS });
  };
  await openTables(contestant, server, tables, plan.sizes[0]!);
  for (let no = 0; no < WARM_UPS; no++) await play();
  for (const size of plan.sizes) {
    say(`${contestant.name}: what a move costs at ${size} tables`);
    await openTables(contestant, server, tables, size);
    const played = await play();
    print({
      contestant: contestant.name,
      tables: size,
      cpuMicrosecondsPerMove: rounded(played.cpuPerMove),
      moves: played.moves,
      movesPerSecond: Math.round(played.movesPerSecond),
      mainThreadBusy: rounded(played.mainThreadBusy),
      commitsPerMove: rounded(played.commitsPerMove),
      commitsPerTransaction: rounded(played.commitsPerTransaction),
    });
  }
  await servers.stop(server, tables);
}
