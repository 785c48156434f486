/**
 * How many moves a server takes, how soon both players have them, and what a move and a table cost: our server beside the least that a
 * durable one can cost, and beside boardgame.io. Prints one JSON object a line; README.md says how to read them. Arguments name the
 * contestants, all unless told; `--quick` is a shorter run, `--profile` keeps a CPU profile of each of ours and
 * leaves out what comes after.
 */
import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { randomOf, sfc } from '../src/kernel/index.ts';
import { contestants, dataFolders, OURS, type Contestant } from './server/contestants.ts';
import { costBySize, memoryPerTable } from './server/cost.ts';
import { duel } from './server/duel.ts';
import { FULL, QUICK } from './server/plan.ts';
import { say } from './server/report.ts';
import { Servers } from './server/servers.ts';

/** Something hangs. */
const TOO_LONG_MS = 15 * 60_000;

const args = process.argv.slice(2);
const flags = args.filter((arg) => arg.startsWith('--'));
const names = args.filter((arg) => !arg.startsWith('--'));
const all = contestants(randomOf(sfc('bench')));
const unknownFlag = flags.find((flag) => flag !== '--quick' && flag !== '--profile');
const unknownName = names.find((name) => !all.some((contestant) => contestant.name === name));

if (unknownFlag !== undefined) {
  say(`server has no option ${unknownFlag}. There are: --quick, --profile`);
  process.exitCode = 2;
} else if (unknownName !== undefined) {
  say(`server has no contestant called ${unknownName}. There are: ${all.map(({ name }) => name).join(', ')}`);
  process.exitCode = 2;
} else await measure(all.filter(({ name }) => names.length === 0 || names.includes(name)));

async function measure(chosen: readonly Contestant[]): Promise<void> {
  const plan = flags.includes('--quick') ? QUICK : FULL;
  const isProfiled = flags.includes('--profile');
  const servers = new Servers();
  // Servers end when this process does; their data would stay.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
  process.once('exit', () => {
    for (const folder of dataFolders()) rmSync(folder, { recursive: true, force: true });
  });
  setTimeout(() => {
    say('this takes far too long: something hangs.');
    process.exit(1);
  }, TOO_LONG_MS).unref();
  const profileFile = (name: string): string => fileURLToPath(new URL(`./${name}.cpuprofile`, import.meta.url));
  try {
    await duel(chosen, plan, servers, isProfiled ? profileFile : null);
    if (isProfiled) return;
    // What a real game adds to a table is said by the engine's benchmark.
    const small = chosen.filter(({ name, isOurs }) => name === OURS || !isOurs);
    for (const contestant of small) await memoryPerTable(contestant, plan, servers);
    for (const contestant of small) if (contestant.isOurs) await costBySize(contestant, plan, servers);
  } finally {
    await servers.stopAll();
  }
}
