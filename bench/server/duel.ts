/** All contestants at the same number of tables, taking turns: as fast as it goes, then at one move a second for each table. */
import { median } from '../measure.ts';
import { openTables, type Contestant } from './contestants.ts';
import type { LoadTable } from './load-table.ts';
import { openLoop, type Played } from './loops.ts';
import type { Plan } from './plan.ts';
import type { ServerProcess } from './process.ts';
import { middle, percentile, print, ratios, rounded, say } from './report.ts';
import { prepare, round, type Round } from './round.ts';
import type { Servers } from './servers.ts';

interface Entry {
  readonly contestant: Contestant;
  readonly server: ServerProcess;
  readonly tables: LoadTable[];
  readonly closed: Round[];
  readonly open: Played[];
}

const p50 = ({ latencies }: Played): number => percentile(latencies, 0.5);
const p99 = ({ latencies }: Played): number => percentile(latencies, 0.99);

/** With `profileFile`, a CPU profile of the last fast round of each of ours is kept. */
export async function duel(
  chosen: readonly Contestant[],
  plan: Plan,
  servers: Servers,
  profileFile: ((name: string) => string) | null,
): Promise<void> {
  const entries: Entry[] = [];
  for (const contestant of chosen) {
    say(`${contestant.name}: ${plan.tables} tables`);
    const server = await servers.start(contestant);
    const tables = await openTables(contestant, server, [], plan.tables);
    entries.push({ contestant, server, tables, closed: [], open: [] });
  }
  // Round 0 warms up.
  for (let no = 0; no <= plan.rounds; no++) {
    say(no === 0 ? 'warming up' : `as fast as it goes, round ${no} of ${plan.rounds}`);
    for (const { contestant, server, tables, closed } of entries) {
      await prepare(tables);
      const isProfiled = profileFile !== null && contestant.isOurs && no === plan.rounds;
      if (isProfiled) await server.beginProfile();
      const limits = { moves: plan.movesPerTable * tables.length, milliseconds: plan.roundMs };
      const played = await round(server, tables, limits);
      if (isProfiled) await server.endProfile(profileFile(contestant.name));
      if (no > 0) closed.push(played);
    }
  }
  for (let no = 1; no <= plan.openRounds; no++) {
    say(`one move a second at each table, round ${no} of ${plan.openRounds}`);
    for (const { tables, open } of entries) {
      await prepare(tables);
      open.push(await openLoop(tables, plan.openMs));
    }
  }
  for (const { server, tables } of entries) await servers.stop(server, tables);
  report(entries);
}

function report(entries: readonly Entry[]): void {
  for (const { contestant, tables, closed } of entries) {
    print({
      load: 'as fast as it goes',
      contestant: contestant.name,
      tables: tables.length,
      movesPerSecond: Math.round(middle(closed, ({ movesPerSecond }) => movesPerSecond)),
      p50Milliseconds: middle(closed, p50),
      p99Milliseconds: middle(closed, p99),
      cpuMicrosecondsPerMove: middle(closed, ({ cpuPerMove }) => cpuPerMove),
      mainThreadBusy: middle(closed, ({ mainThreadBusy }) => mainThreadBusy),
      loadCpuMicrosecondsPerMove: middle(closed, ({ loadCpuPerMove }) => loadCpuPerMove),
      ...(contestant.isOurs
        ? {
            commitsPerMove: middle(closed, ({ commitsPerMove }) => commitsPerMove),
            commitsPerTransaction: middle(closed, ({ commitsPerTransaction }) => commitsPerTransaction),
          }
        : {}),
      how: contestant.how,
    });
  }
  for (const { contestant, tables, open } of entries) {
    print({
      load: 'one move a second at each table',
      contestant: contestant.name,
      tables: tables.length,
      moves: open.reduce((sum, { moves }) => sum + moves, 0),
      movesDue: open.reduce((sum, { begun }) => sum + begun, 0),
      p50Milliseconds: middle(open, p50),
      p99Milliseconds: middle(open, p99),
    });
  }
  for (const ours of entries.filter(({ contestant }) => contestant.isOurs)) {
    for (const other of entries.filter(({ contestant }) => !contestant.isOurs)) printRatios(ours, other);
  }
}

function printRatios(ours: Entry, other: Entry): void {
  const rates = (entry: Entry): number[] => entry.closed.map(({ movesPerSecond }) => movesPerSecond);
  const costs = (entry: Entry): number[] => entry.closed.map(({ cpuPerMove }) => cpuPerMove);
  const each = ratios(rates(ours), rates(other));
  const quarter = Math.floor(each.length / 4);
  print({
    contestant: ours.contestant.name,
    beside: other.contestant.name,
    ratioOfMovesPerSecond: rounded(median(each)),
    ratioOfHalfTheRounds: [rounded(each[quarter]!), rounded(each.at(-1 - quarter)!)],
    ratioOfCpuPerMove: rounded(median(ratios(costs(ours), costs(other)))),
    ratioOfP99AtOneMoveASecond: rounded(median(ratios(ours.open.map(p99), other.open.map(p99)))),
  });
}
