import { expect, test } from 'vitest';
import { greedyBot, randomBot, type Bot } from './index.ts';
import { apply, awaited, imagine, start, type Result } from '../kernel/index.ts';
import * as judge from '../games/clash-of-rage/bot/judge.ts';
import { clashOfRage } from '../games/clash-of-rage/index.ts';

/** Plays a whole game, each seat by its bot. */
function played(bots: readonly Bot[], options: { readonly [id: string]: unknown }, seed: string): Result {
  let { state } = start(clashOfRage, { seats: bots.length, options, seed });
  for (let decision = 0; state.result === null; decision++) {
    const { seat } = awaited(state)!;
    const world = imagine(clashOfRage, state, seat, `${seed} ${decision}`);
    const picks = bots[seat]!.choose(clashOfRage, world, seat, `${seed} ${decision}`, judge);
    const outcome = apply(clashOfRage, state, { do: 'answer', seat, question: state.question, picks });
    if (!outcome.ok) throw new Error(outcome.refusal.why);
    ({ state } = outcome);
  }
  return state.result;
}

test('the greedy bot beats the random one in most games of two', () => {
  const scenario = { scenario: 'last-light' };
  const places = [1, 2].flatMap((number) => [
    played([greedyBot, randomBot], scenario, `greedy first ${number}`).places[0],
    played([randomBot, greedyBot], scenario, `greedy second ${number}`).places[1],
  ]);
  expect(places.filter((place) => place === 1).length).toBeGreaterThanOrEqual(3);
});

test('bots finish solo play', () => {
  expect(played([greedyBot], {}, 'solo').places).toHaveLength(1);
  expect(played([randomBot], { level: 'impossible' }, 'solo').places).toEqual([2]);
});
