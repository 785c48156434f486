/** Compares the odds with fights thrown die by die, a few in the tests and a million in a soak. */
import { randomOf, sfc } from '../../../../kernel/index.ts';
import type { LongCheck } from '../../../../testkit/kit.ts';
import { CheckFailure } from '../../../../testkit/walk.ts';
import { fightOdds } from '../../facts/odds/index.ts';
import { SET_UPS, type SetUp } from './set-ups.ts';
import { simulate } from './simulation.ts';

/** Standard deviations. About 500 numbers are compared: by chance, one in 100,000 runs has a larger error. */
const TOLERANCE = 5.5;
/** A soak of 20,000 games throws a million fights for each set-up. */
const FIGHTS_PER_GAME = 50;
const SEEDS = 2 ** 32;

/** What is too far from its chance, null if nothing is. */
export function oddsFault(setUp: SetUp, fights: number, seed: number): string | null {
  const { fleeing = null } = setUp;
  const odds = fightOdds(setUp, fleeing);
  const thrown = simulate(setUp, fleeing, fights, seed);
  const compare = (what: string, chance: number, times: number): string | null => {
    const deviation = Math.sqrt(fights * chance * (1 - chance));
    // Where a deviation is less than one fight, the normal law does not hold.
    const isNear = Math.abs(times - fights * chance) <= TOLERANCE * Math.max(1, deviation);
    return isNear ? null : `${setUp.name}: ${what} ${times} times in ${fights} fights, with a chance of ${chance}`;
  };
  const faults = [compare('flight', odds.flees, thrown.flees)];
  for (const side of ['attacker', 'defender'] as const) {
    faults.push(compare(`${side} wins`, odds.wins[side], thrown.wins[side]));
    thrown.losses[side].forEach((times, lost) =>
      faults.push(compare(`${side} loses ${lost}`, odds.losses[side].chances[lost] ?? 0, times)),
    );
  }
  return faults.find((fault) => fault !== null) ?? null;
}

export const oddsCheck: LongCheck = {
  name: 'the odds are those of fights thrown die by die',
  run(games, seed) {
    const random = randomOf(sfc(seed));
    for (const setUp of SET_UPS) {
      const fault = oddsFault(setUp, games * FIGHTS_PER_GAME, random(SEEDS));
      if (fault !== null) throw new CheckFailure(fault);
    }
    return { setUps: SET_UPS.length, fights: SET_UPS.length * games * FIGHTS_PER_GAME };
  },
};
