/**
 * The conformance suite: one call in a test file checks everything that must hold for any game. Counts and seeds are fixed, so it does the
 * same on every machine. `npm run soak` runs the same checks for longer.
 */
import { setImmediate } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import type { AnyGame } from '../kernel/index.ts';
import { resumesInOtherProcess } from './checks/other-process.ts';
import { isUncovered, formatCoverage, sumCoverage, type Coverage } from './checks/coverage.ts';
import { everythingReached, type ReachTargets } from './checks/reach.ts';
import { atEveryTable, checks, type Check, type SuiteCounts } from './checks/suite.ts';
import { checkGolden, type Narrators, type Stories } from './golden.ts';
import { pairsMet } from './pairwise.ts';
import { checkRecorded } from './recorded.ts';
import { checkOldSaves, checkShape, SHAPE_GAMES } from './shape.ts';
import { nameOf, type Variant } from './walk.ts';

interface Conformance {
  /** The tables to play. */
  readonly variants: readonly Variant[];
  readonly reach: ReachTargets;
  /** The game's folder, for its saved shape, its old saves and its recorded games. */
  readonly folder: URL;
  readonly narrators: Narrators;
  readonly stories?: Stories;
  readonly counts?: Partial<SuiteCounts>;
}

const COUNTS: SuiteCounts = {
  games: 600,
  restored: 40,
  worlds: 8_000,
  illegal: 25_000,
  lots: 44,
  imagined: 15,
  others: 40,
  reach: 600,
  otherProcess: 20,
  shape: SHAPE_GAMES,
};

/** Far above what these tests need: the limit only matters on a very slow machine. */
const TIMEOUT_MS = 3_600_000;

const print = (line: string): void => void process.stdout.write(`  ${line}\n`);

/** The coverage of all tables, summed. Yields between tables, so that the test runner can report its progress. */
async function runCheck(
  check: Check,
  game: AnyGame,
  variants: readonly Variant[],
  counts: SuiteCounts,
): Promise<Coverage> {
  const all: Coverage[] = [];
  for (const runAtTable of atEveryTable(check, game, variants, counts)) {
    all.push(runAtTable());
    await setImmediate();
  }
  return sumCoverage(all);
}

export function conformance(game: AnyGame, { variants, reach, folder, narrators, ...own }: Conformance): void {
  const counts = { ...COUNTS, ...own.counts };
  describe(`conformance of ${game.id}`, { timeout: TIMEOUT_MS }, () => {
    test('every pair of option values meets at a table, and every number of seats', () => {
      const pairs = pairsMet(game, variants);
      print(`${game.id}: ${variants.length} tables, ${formatCoverage({ pairs })}`);
      for (const variant of variants) print(`- ${nameOf(variant)}`);
      expect(pairs.seen).toBe(pairs.possible);
    });
    for (const check of checks) {
      test(check.name, async () => {
        const coverage = await runCheck(check, game, variants, counts);
        print(`${game.id}: ${check.name}: ${formatCoverage(coverage)}`);
        const wanted = check.mustCover?.(game, variants[0]!) ?? [];
        expect(wanted.filter((name) => isUncovered(coverage[name]))).toEqual([]);
      });
    }
    test('every label, question, event and kind is reached', () => {
      print(`${game.id}: reached ${formatCoverage(everythingReached(game, variants, counts.reach, reach))}`);
    });
    test('saved at every question it continues identically in another process', async () => {
      const coverage = await resumesInOtherProcess(game, variants, counts.otherProcess);
      print(`${game.id}: in another process: ${formatCoverage(coverage)}`);
    });
    test('the saved shape changes only with the rules number', () => checkShape(game, variants, folder, counts.shape));
    test('every old saved game loads and finishes', () => checkOldSaves(game, folder));
    test('golden playthroughs are unchanged', () => checkGolden(game, narrators, folder, own.stories));
    test('recorded games replay to their scores', () => checkRecorded(game, folder));
  });
}
