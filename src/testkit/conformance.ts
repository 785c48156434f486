/** The conformance suite: everything that is proven of any game, by one call in a test file. The same checks run longer in `npm run soak`. */
import { describe, expect, test } from 'vitest';
import type { AnyGame } from '../kernel/index.ts';
import { goesOnElsewhere } from './checks/elsewhere.ts';
import { everythingReached, type ToReach } from './checks/reach.ts';
import { checksOf, CI_COUNTS } from './checks/suite.ts';
import type { Coverage } from './checks/secrets.ts';
import { checkGolden, type Narrators } from './golden.ts';
import { checkRecorded } from './recorded.ts';
import { checkOldSaves, checkShape } from './shape.ts';
import { nameOf, type Variant } from './walk.ts';

export interface Conformance {
  readonly variants: readonly Variant[];
  readonly reach: ToReach;
  /** The game's folder, for its saved shape, its old saves and its recorded games. */
  readonly folder: URL;
  readonly narrators: Narrators;
}

/** Nothing here waits for anything; the limit is only for a machine that is very slow. */
const PATIENCE = 600_000;

const line = (figures: object): string =>
  Object.entries(figures)
    .map(([name, figure]) => `${name} ${typeof figure === 'number' ? figure : `${figure.seen}/${figure.possible}`}`)
    .join(', ');

/** The checks of every kind of table with that many seats; a file for each number of seats lets them run side by side. */
export function conformanceOfTables(game: AnyGame, { variants }: Pick<Conformance, 'variants'>): void {
  for (const variant of variants) {
    describe(`conformance of ${game.id}: ${nameOf(variant)}`, () => {
      for (const [name, check] of checksOf(game, variant, CI_COUNTS)) {
        test(name, { timeout: PATIENCE }, () => {
          const figures = check();
          expect(figures).toBeTypeOf('object');
          process.stdout.write(`  ${game.id}, ${nameOf(variant)}: ${name}: ${line(figures as Coverage)}\n`);
        });
      }
    });
  }
}

/** What is checked of a game once: what its games reach, what was saved, recorded and told of it before. */
export function conformanceOfGame(game: AnyGame, { variants, reach, folder, narrators }: Conformance): void {
  describe(`conformance of ${game.id}`, () => {
    test('every label, question, event and kind is reached', { timeout: PATIENCE }, () => {
      const figures = everythingReached(game, variants, CI_COUNTS.reach, reach);
      process.stdout.write(`  ${game.id}: reached ${line(figures)}\n`);
    });
    test('saved at every question it goes on identically in another process', { timeout: PATIENCE }, async () => {
      const figures = await goesOnElsewhere(game, variants, CI_COUNTS.elsewhere);
      process.stdout.write(`  ${game.id}: in another process: ${line(figures)}\n`);
    });
    test('the saved shape changes only with the rules number', { timeout: PATIENCE }, () =>
      checkShape(game, variants, folder),
    );
    test('every old saved game loads and finishes', () => checkOldSaves(game, folder));
    test('golden playthroughs tell the same story', () => checkGolden(game, narrators, folder));
    test('recorded games replay to their scores', () => checkRecorded(game, folder));
  });
}

/** Everything in one file, for small games. */
export function conformance(game: AnyGame, all: Conformance): void {
  conformanceOfTables(game, all);
  conformanceOfGame(game, all);
}
