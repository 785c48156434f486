/**
 * The soak test of the rules: the checks of the conformance suite with larger counts, until the time is up. It is the part "kernel" of
 * `npm run soak`, which passes these arguments on:
 * `npm run soak -- --minutes 30 --only kernel [--game sample] [--games 100000] [--salt s] [--check random]`
 *
 * Prints the coverage of each game and check. The last line is JSON for programs: the same numbers over all games.
 */
import { parseArgs } from 'node:util';
import { formatCoverage, sumCoverage, type Coverage } from '../checks/coverage.ts';
import { atEveryTable, checks, type Check, type Counts } from '../checks/suite.ts';
import type { LongCheck } from '../kit.ts';
import { allKits, kitOf, type LoadedKit } from '../kits.ts';
import { pairsMet } from '../pairwise.ts';

const { values } = parseArgs({
  options: {
    minutes: { type: 'string' },
    game: { type: 'string' },
    games: { type: 'string' },
    salt: { type: 'string' },
    check: { type: 'string' },
  },
});
/** Different games in each run, unless a salt is given. */
const salt = values.salt ?? `soak ${Date.now()}`;
const minutes = values.minutes === undefined ? null : Number(values.minutes);
/** Random games for each game, over all its tables; the counts of the other checks follow from it (table in docs/architecture.md). */
const games = Number(values.games ?? 20_000);
if (!(games > 0) || (minutes !== null && !(minutes > 0))) throw new Error('minutes and games are numbers above 0');

const counts: Counts = {
  games,
  restored: Math.ceil(games / 10),
  worlds: games,
  illegal: games * 10,
  lots: Math.ceil(games / 100),
  imagined: Math.ceil(games / 60),
  others: Math.ceil(games / 10),
};
const kits = values.game === undefined ? await allKits() : [await kitOf(values.game)];
const isChosen = (name: string): boolean => name.includes(values.check ?? '');
const chosenChecks = checks.filter(({ name }) => isChosen(name));
const names = [...checks, ...kits.flatMap(({ longChecks = [] }) => longChecks)].map(({ name }) => name);
if (!names.some(isChosen)) throw new Error(`no check matches; there are: ${names.join('; ')}`);
const until = minutes === null ? Infinity : Date.now() + minutes * 60_000;

/** By game and check, summed over the rounds. */
const covered = new Map<LoadedKit, Map<string, Coverage>>();
let faults = 0;
const print = (line: string): void => void process.stdout.write(`${line}\n`);

let rounds = 0;
do {
  rounds++;
  for (const kit of kits) {
    for (const check of chosenChecks) run(check, kit);
    for (const check of kit.longChecks ?? []) runLong(check, kit);
    print(`${kit.game.id}, round ${rounds}: done, ${faults} faults so far`);
  }
} while (minutes !== null && Date.now() < until);

for (const [{ game, variants }, byCheck] of covered) {
  print(
    `${game.id}: ${variants.length} tables, ${formatCoverage({ pairs: pairsMet(game, variants) })}, rounds ${rounds}`,
  );
  for (const [name, coverage] of byCheck) print(`${game.id}: ${name}: ${formatCoverage(coverage)}`);
}
/** Every check plays games; the total counts only those of the check "random games". */
const forTotal = ([name, { games: played = 0, ...rest }]: [string, Coverage]): Coverage =>
  checks.some((check) => check.name === name && check.of === 'games') ? { games: played, ...rest } : rest;
const totals = sumCoverage([...covered.values()].flatMap((byCheck) => [...byCheck].map(forTotal)));
const numbers = Object.entries(totals).filter(([, value]) => typeof value === 'number');
print(JSON.stringify({ faults, ...Object.fromEntries(numbers) }));
process.exitCode = faults === 0 ? 0 : 1;

/** Runs the check at one table after the other, until the time is up. */
function run(check: Check, kit: LoadedKit): void {
  const variants = kit.variants.map((variant) => ({ ...variant, salt: `${salt} ${rounds} ${variant.salt ?? ''}` }));
  for (const runAtTable of atEveryTable(check, kit.game, variants, counts)) {
    if (Date.now() >= until) return;
    count(kit, check.name, runAtTable);
  }
}

/** Runs a check of one game, unless the time is up. */
function runLong(check: LongCheck, kit: LoadedKit): void {
  if (!isChosen(check.name) || Date.now() >= until) return;
  count(kit, check.name, () => check.run(games, `${salt} ${rounds} ${check.name}`));
}

/** Adds what a check covered, or prints its fault. */
function count(kit: LoadedKit, name: string, check: () => Coverage): void {
  const byCheck = covered.get(kit) ?? new Map<string, Coverage>();
  covered.set(kit, byCheck);
  try {
    byCheck.set(name, sumCoverage([byCheck.get(name) ?? {}, check()]));
  } catch (error) {
    faults++;
    print(`FAULT salt ${salt}, round ${rounds}: ${name}: ${String(error)}`);
  }
}
