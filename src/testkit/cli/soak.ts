/**
 * The long run of the rules: the checks of the conformance suite with larger numbers, until the time is up. It is the part "kernel" of
 * `npm run soak`, which passes these arguments on:
 * `npm run soak -- --minutes 30 --only kernel [--game sample] [--games 100000] [--salt s] [--check random]`
 */
import { parseArgs } from 'node:util';
import type { AnyGame } from '../../kernel/index.ts';
import { checksOf, type Counts } from '../checks/suite.ts';
import { allKits, kitOf } from '../kits.ts';
import { nameOf, type Variant } from '../walk.ts';

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
const minutes = Number(values.minutes ?? 600);
/** Random games of each kind of table; the other checks grow with it as in the table of docs/architecture.md. */
const games = Number(values.games ?? 20_000);
if (!(minutes > 0) || !(games > 0)) throw new Error('minutes and games are numbers above 0');

const counts: Counts = {
  games,
  restored: Math.ceil(games / 10),
  elsewhere: 0,
  worlds: games,
  illegal: games * 10,
  lots: Math.ceil(games / 100),
  reach: 0,
  others: Math.ceil(games / 10),
};
const chosen = values.game === undefined ? await allKits() : [await kitOf(values.game)];
const until = Date.now() + minutes * 60_000;
const totals = new Map<string, number>();
let faults = 0;

for (let round = 1; Date.now() < until; round++) {
  for (const { game, variants } of chosen) {
    for (const variant of variants) runAll(game, { ...variant, salt: `${salt} ${round} ` });
  }
  if (values.minutes === undefined) break;
}
process.stdout.write(`${JSON.stringify({ faults, ...Object.fromEntries(totals) })}\n`);
process.exitCode = faults === 0 ? 0 : 1;

function runAll(game: AnyGame, variant: Variant): void {
  for (const [name, check] of checksOf(game, variant, counts)) {
    if (Date.now() >= until) return;
    if (!name.includes(values.check ?? '')) continue;
    try {
      for (const [figure, value] of Object.entries(check())) add(`${figure}`, value);
    } catch (error) {
      faults++;
      process.stdout.write(`FAULT ${game.id}, ${nameOf(variant)}, salt ${variant.salt}: ${name}: ${String(error)}\n`);
    }
  }
  process.stdout.write(`${game.id}, ${nameOf(variant)}: done, ${faults} faults so far\n`);
}

function add(figure: string, value: unknown): void {
  if (typeof value === 'number') totals.set(figure, (totals.get(figure) ?? 0) + value);
}
