/**
 * Looks one step ahead: each answer is tried in the same few imagined worlds, played on at random for some decisions, and evaluated
 * there.
 */
import {
  allPicks,
  awaited,
  choiceFor,
  copyState,
  countPicks,
  forced,
  imagine,
  Play,
  randomOf,
  randomPicks,
  sfc,
  type Frame,
  type Game,
  type Picks,
  type Random,
  type Seat,
  type State,
} from '../kernel/index.ts';
import type { Bot } from './bot.ts';

/** Trials per decision: the fewer answers there are, the more worlds each is tried in. */
const TRIALS = 64;
const worldsFor = (answers: number): number => Math.max(8, Math.min(32, Math.floor(TRIALS / answers)));
/** Random decisions before the position is evaluated: enough for a challenge, a shield and an attack. */
const HORIZON = 6;
/** Of a choice with more answers than this, a random sample is tried. */
const MAX_ANSWERS = 40;

function candidates(choice: Parameters<typeof allPicks>[0], random: Random): Picks[] {
  if (countPicks(choice) <= MAX_ANSWERS) return [...allPicks(choice)];
  return Array.from({ length: MAX_ANSWERS }, () => randomPicks(choice, random));
}

function playOn<T, F extends Frame, O, E, V>(
  game: Game<T, F, O, E, V>,
  world: State<T, F, O>,
  seat: Seat,
  picks: Picks,
  random: Random,
): State<T, F, O> {
  const state = copyState(game, world);
  const play = new Play<T, F, O, E>(game, state, { quiet: true, skipForced: true });
  play.take(seat, picks);
  for (let decision = 0; decision < HORIZON; decision++) {
    const choice = awaited(state);
    if (choice === undefined) break;
    play.take(choice.seat, randomPicks(choice, random));
  }
  return state;
}

export const greedyBot: Bot = {
  name: 'greedy',
  choose(game, world, seat, seed, judge) {
    const choice = choiceFor(world, seat)!;
    const only = forced(choice);
    if (only !== null) return only;
    const answers = candidates(choice, randomOf(sfc(`${seed} answers`)));
    const worlds = Array.from({ length: worldsFor(answers.length) }, (_, number) =>
      imagine(game, world, seat, `${seed} ${number}`),
    );
    const weights = worlds.map((each) => judge.weight?.(each, seat) ?? 1);
    let best: Picks = answers[0]!;
    let bestValue = -Infinity;
    for (const picks of answers) {
      let value = 0;
      worlds.forEach((each, number) => {
        const random = randomOf(sfc(`${seed} on ${number}`));
        value += weights[number]! * judge.evaluate(playOn(game, each, seat, picks, random), seat);
      });
      if (value > bestValue) {
        bestValue = value;
        best = picks;
      }
    }
    return best;
  },
};
