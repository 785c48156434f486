/**
 * The long run of the rules: the checks of the conformance suite with larger numbers, until the time is up. It is the part "kernel" of
 * `npm run soak`, which passes these arguments on:
 * `npm run soak -- --minutes 30 --only kernel [--game sample] [--games 100000] [--salt s] [--check random]`
 *
 * What was covered is printed for each game and check. The last line is for programs: the same figures over all games.
 */
import { parseArgs } from 'node:util';
import { lineOf, sumOf, type Figures } from '../checks/figures.ts';
import { atEveryTable, checks, type Check, type Counts } from '../checks/suite.ts';
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
/** Other games each time, unless told which. */
const salt = values.salt ?? `soak ${Date.now()}`;
const minutes = values.minutes === undefined ? null : Number(values.minutes);
/** Random games of each game, over all its tables; the other checks grow with it as in the table of docs/architecture.md. */
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
const chosenChecks = checks.filter(({ name }) => name.includes(values.check ?? ''));
if (chosenChecks.length === 0) throw new Error(`no check is called so: ${checks.map(({ name }) => name).join('; ')}`);
const until = minutes === null ? Infinity : Date.now() + minutes * 60_000;

/** By game and check, added up over the rounds. */
const covered = new Map<LoadedKit, Map<string, Figures>>();
let faults = 0;
const print = (line: string): void => void process.stdout.write(`${line}\n`);

let rounds = 0;
do {
  rounds++;
  for (const kit of kits) {
    for (const check of chosenChecks) run(check, kit);
    print(`${kit.game.id}, round ${rounds}: done, ${faults} faults so far`);
  }
} while (minutes !== null && Date.now() < until);

for (const [{ game, variants }, byCheck] of covered) {
  print(`${game.id}: ${variants.length} tables, ${lineOf({ pairs: pairsMet(game, variants) })}, rounds ${rounds}`);
  for (const [name, figures] of byCheck) print(`${game.id}: ${name}: ${lineOf(figures)}`);
}
/** Every check plays games; those of the total are the random games. */
const ofTotal = ([name, { games: played = 0, ...figures }]: [string, Figures]): Figures =>
  checks.some((check) => check.name === name && check.of === 'games') ? { games: played, ...figures } : figures;
const totals = sumOf([...covered.values()].flatMap((byCheck) => [...byCheck].map(ofTotal)));
const numbers = Object.entries(totals).filter(([, figure]) => typeof figure === 'number');
print(JSON.stringify({ faults, ...Object.fromEntries(numbers) }));
process.exitCode = faults === 0 ? 0 : 1;

/** At one table after the other, while there is time. */
function run(check: Check, kit: LoadedKit): void {
  const byCheck = covered.get(kit) ?? new Map<string, Figures>();
  covered.set(kit, byCheck);
  const variants = kit.variants.map((variant) => ({ ...variant, salt: `${salt} ${rounds} ${variant.salt ?? ''}` }));
  for (const figuresOfTable of atEveryTable(check, kit.game, variants, counts)) {
    if (Date.now() >= until) return;
    try {
      byCheck.set(check.name, sumOf([byCheck.get(check.name) ?? {}, figuresOfTable()]));
    } catch (error) {
      faults++;
      print(`FAULT salt ${salt}, round ${rounds}: ${check.name}: ${String(error)}`);
    }
  }
}
