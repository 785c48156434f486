import { expect, test } from 'vitest';
import { bloodRage } from '../../games/blood-rage/index.ts';
import { clashOfVikings } from '../../games/clash-of-vikings/index.ts';
import { forced, imagine, randomOf, sfc, type AnyGame, type AnyState, type Seat } from '../../kernel/index.ts';
import { walk } from '../../testkit/walk.ts';
import { isPubliclyForced } from './public-forced.ts';

const GRAINS = 1_000_000;
function evenly(seed: string): () => number {
  const whole = randomOf(sfc(seed));
  return () => whole(GRAINS) / GRAINS;
}

/** Forced answers of some games, and whether each is public. */
function forcedAnswers(
  game: AnyGame,
  games: number,
): { readonly state: AnyState; readonly seat: Seat; isPublic: boolean }[] {
  const found: { readonly state: AnyState; readonly seat: Seat; isPublic: boolean }[] = [];
  for (let number = 0; number < games; number++) {
    walk(game, { seats: 3, options: {} }, `forced ${number}`, (state) => {
      for (const choice of state.asked) {
        if (forced(choice) === null || state.answers[choice.seat] !== null) continue;
        const isPublic = isPubliclyForced(game, state as AnyState, choice.seat, evenly(`public ${number}`));
        found.push({ state: state as AnyState, seat: choice.seat, isPublic });
      }
    });
  }
  return found;
}

test('of forced answers some are public, and some depend on what is held', () => {
  const all = forcedAnswers(bloodRage as AnyGame, 2);
  expect(all.filter(({ isPublic }) => isPublic).length).toBeGreaterThan(0);
  expect(all.filter(({ isPublic }) => !isPublic).length).toBeGreaterThan(0);
});

test('the answer is the same in every world that a spectator cannot tell from the real one', () => {
  const game = clashOfVikings as AnyGame;
  for (const { state, seat, isPublic } of forcedAnswers(game, 1)) {
    // As many decisions as there are, from the same draws: imagining from an imagined world gives what the real one would have given.
    const other = imagine(game, state, 'spectator', 'another world');
    expect(isPubliclyForced(game, other, seat, evenly('public 0'))).toBe(isPublic);
  }
});
