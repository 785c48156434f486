/**
 * The conformance suite: everything that is proven of any game, by one call in a test file. What is proven, and how often, is the same on
 * every machine: the counts are fixed, the clock has no say. The same checks run longer in `npm run soak`.
 */
import { setImmediate } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import type { AnyGame } from '../kernel/index.ts';
import { goesOnElsewhere } from './checks/elsewhere.ts';
import { isNothing, lineOf, sumOf, type Figures } from './checks/figures.ts';
import { everythingReached, type ToReach } from './checks/reach.ts';
import { atEveryTable, checks, type Check, type Counts } from './checks/suite.ts';
import { checkGolden, type Narrators } from './golden.ts';
import { pairsMet } from './pairwise.ts';
import { checkRecorded } from './recorded.ts';
import { checkOldSaves, checkShape } from './shape.ts';
import { nameOf, type Variant } from './walk.ts';

export interface Conformance {
  /** The tables to play. */
  readonly variants: readonly Variant[];
  readonly reach: ToReach;
  /** The game's folder, for its saved shape, its old saves and its recorded games. */
  readonly folder: URL;
  readonly narrators: Narrators;
}

const COUNTS: Counts = {
  games: 1_000,
  restored: 60,
  worlds: 12_000,
  illegal: 40_000,
  lots: 66,
  imagined: 30,
  others: 60,
};
/** Games until everything has been reached, at the tables in turn. */
const REACHING = 600;
/** Games that go on in another process at every question. */
const ELSEWHERE = 40;

/** Nothing here waits for anything; the limit is only for a machine that is very slow. */
const PATIENCE = 3_600_000;

const print = (line: string): void => void process.stdout.write(`  ${line}\n`);

/** The figures of all tables, added up. In between the test runner may tell how far it is. */
async function covered(check: Check, game: AnyGame, variants: readonly Variant[]): Promise<Figures> {
  const all: Figures[] = [];
  for (const figuresOfTable of atEveryTable(check, game, variants, COUNTS)) {
    all.push(figuresOfTable());
    await setImmediate();
  }
  return sumOf(all);
}

export function conformance(game: AnyGame, { variants, reach, folder, narrators }: Conformance): void {
  describe(`conformance of ${game.id}`, { timeout: PATIENCE }, () => {
    test('every pair of option values meets at a table, and every number of seats', () => {
      const pairs = pairsMet(game, variants);
      print(`${game.id}: ${variants.length} tables, ${lineOf({ pairs })}`);
      for (const variant of variants) print(`- ${nameOf(variant)}`);
      expect(pairs.seen).toBe(pairs.possible);
    });
    for (const check of checks) {
      test(check.name, async () => {
        const figures = await covered(check, game, variants);
        print(`${game.id}: ${check.name}: ${lineOf(figures)}`);
        const wanted = check.mustMeet?.(game, variants[0]!) ?? [];
        expect(wanted.filter((name) => isNothing(figures[name]))).toEqual([]);
      });
    }
    test('every label, question, event and kind is reached', () => {
      print(`${game.id}: reached ${lineOf(everythingReached(game, variants, REACHING, reach))}`);
    });
    test('saved at every question it goes on identically in another process', async () => {
      print(`${game.id}: in another process: ${lineOf(await goesOnElsewhere(game, variants, ELSEWHERE))}`);
    });
    test('the saved shape changes only with the rules number', () => checkShape(game, variants, folder));
    test('every old saved game loads and finishes', () => checkOldSaves(game, folder));
    test('golden playthroughs tell the same story', () => checkGolden(game, narrators, folder));
    test('recorded games replay to their scores', () => checkRecorded(game, folder));
  });
}
