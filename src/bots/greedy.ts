/**
 * Looks one step ahead: each answer is tried in several imagined worlds, the same for all answers, played on by chance for a few
 * decisions, and judged there.
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

/** Few answers are tried in more worlds, for the same time to think. */
const TRIALS = 64;
const worldsFor = (answers: number): number => Math.max(8, Math.min(32, Math.floor(TRIALS / answers)));
/** Decisions played on by chance before the position is judged: long enough for a call, a shield and a blow. */
const HORIZON = 6;
/** A choice with more answers than this is tried on a sample of them. */
const MOST = 40;

function candidates(choice: Parameters<typeof allPicks>[0], random: Random): Picks[] {
  if (countPicks(choice) <= MOST) return [...allPicks(choice)];
  return Array.from({ length: MOST }, () => randomPicks(choice, random));
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
