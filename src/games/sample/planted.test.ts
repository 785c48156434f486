import { describe, expect, test } from 'vitest';
import { RuleError, start, type AnyGame } from '../../kernel/index.ts';
import {
  asksAgain,
  gamesEnd,
  idleAnswers,
  oldStatesStay,
  optionsOrRefused,
  restores,
} from '../../testkit/checks/play.ts';
import { everythingReached } from '../../testkit/checks/reach.ts';
import { imaginedGoesOn, lotsCovered } from '../../testkit/checks/imagined-worlds.ts';
import { twoWorlds } from '../../testkit/checks/secrets.ts';
import { pairwiseVariants } from '../../testkit/pairwise.ts';
import { CheckFailure } from '../../testkit/walk.ts';
import { faults, leaks, zoneLeaks, type Planted } from './testkit/planted.ts';
import { sample } from './index.ts';
import { zones } from './table.ts';
import { events } from './testkit/events.ts';

const variant = { seats: 3, options: {} };
const variants = pairwiseVariants(sample);

const checks: { readonly [name in Planted['caughtBy']]: (game: AnyGame) => unknown } = {
  gamesEnd: (game) => gamesEnd(game, variant, 20),
  restores: (game) => restores(game, variant, 5),
  oldStatesStay: (game) => oldStatesStay(game, variant, 10),
  asksAgain: (game) => asksAgain(game, variant, 10),
  optionsOrRefused: (game) => optionsOrRefused(game, variant, 10),
  idleAnswers: (game) => idleAnswers(game, variant, 10),
  twoWorlds: (game) => twoWorlds(game, variant, 6000),
  lotsCovered: (game) => lotsCovered(game, variant, 30),
  imaginedGoesOn: (game) => imaginedGoesOn(game, variant, 2),
  everythingReached: (game) => everythingReached(game, variants, 60, { events }),
};

describe('the suite catches', () => {
  for (const { name, caughtBy, game } of [...leaks, ...faults]) {
    test(`${name}, by ${caughtBy}`, () => {
      const caught = (): unknown => checks[caughtBy](game);
      // A rule that crashes on frozen or missing pieces is caught too; any other error would be a bug of the suite.
      let error: unknown = null;
      try {
        caught();
      } catch (thrown) {
        error = thrown;
      }
      expect(error instanceof CheckFailure || error instanceof RuleError, `not caught: ${String(error)}`).toBe(true);
    });
  }
});

test('the game without a planted fault passes every check', () => {
  for (const check of Object.values(checks)) expect(() => check(sample)).not.toThrow();
});

test('there is a planted leak for every hidden zone, and at least 12 faults and leaks', () => {
  const hidden = new Set(
    zones(start(sample, { seats: 2, seed: 'zones' }).state.table).flatMap((zone) =>
      zone.seenBy === 'all' ? [] : [zone.name.split(' ')[0]],
    ),
  );
  expect(zoneLeaks).toHaveLength(hidden.size);
  expect(leaks.length + faults.length).toBeGreaterThanOrEqual(12);
});
