import { expect, test } from 'vitest';
import * as judge from '../games/clash-of-vikings/bot/judge.ts';
import { clashOfVikings } from '../games/clash-of-vikings/index.ts';
import { awaited, choiceFor, imagine, picksFault, type Seat } from '../kernel/index.ts';
import { begin, applyLegal, walk } from '../testkit/walk.ts';
import { bots, greedyBot, randomBot, type Bot } from './index.ts';

const variant = { seats: 3, options: {} };

/** Decisions in two worlds that the seat cannot tell apart. */
const DECISIONS = 2000;

function honestDecisions(bot: Bot): number {
  let decisions = 0;
  for (let game = 0; decisions < DECISIONS; game++) {
    walk(clashOfVikings, variant, `honest ${game}`, (state, random) => {
      const choice = awaited(state);
      // Greedy bots take a millisecond for an answer: every fourth question is enough.
      if (choice === undefined || decisions >= DECISIONS || random(4) !== 0) return;
      const { seat } = choice;
      const real = state as Parameters<typeof judge.evaluate>[0];
      const other = imagine(clashOfVikings, real, seat, `other ${decisions}`);
      const seed = `bot ${decisions}`;
      const picks = bot.choose(clashOfVikings, imagine(clashOfVikings, real, seat, 'one'), seat, seed, judge);
      const again = bot.choose(clashOfVikings, imagine(clashOfVikings, other, seat, 'two'), seat, seed, judge);
      expect(again).toEqual(picks);
      expect(picksFault(choiceFor(state, seat)!, picks)).toBeNull();
      decisions++;
    });
  }
  return decisions;
}

test('a random bot answers the same in two worlds that its seat cannot tell apart', () => {
  expect(honestDecisions(randomBot)).toBe(DECISIONS);
});

test('a greedy bot answers the same in two worlds that its seat cannot tell apart', () => {
  expect(honestDecisions(greedyBot)).toBe(DECISIONS);
});

/** How many of `games` games the bot wins against a random bot; it changes seats from game to game. */
function victories(bot: Bot, games: number): number {
  let won = 0;
  for (let game = 0; game < games; game++) {
    const own = (game % 2) as Seat;
    let state = begin(clashOfVikings, { seats: 2, options: {} }, `duel ${game}`);
    while (state.result === null) {
      const { seat } = awaited(state)!;
      const world = imagine(clashOfVikings, state as never, seat, `world ${state.question}`);
      const player = seat === own ? bot : randomBot;
      const picks = player.choose(clashOfVikings, world, seat, `duel ${game} ${state.question}`, judge);
      state = applyLegal(clashOfVikings, state, { do: 'answer', seat, question: state.question, picks }).state;
    }
    if (state.result.places[own] === 1) won++;
  }
  return won;
}

test('the greedy bot nearly always beats the random bot', () => {
  expect(victories(greedyBot, 20)).toBeGreaterThanOrEqual(18);
});

test('no two bots have the same name', () => {
  expect(new Set(bots.map((bot) => bot.name)).size).toBe(bots.length);
});
