/** Our side: the sample game at four seats, played at random in place, as rollouts do, but with its events kept. */
import {
  awaited,
  copyState,
  forced,
  imagine,
  picksFault,
  Play,
  randomPicks,
  start,
  type Random,
  type Seat,
} from '../src/kernel/index.ts';
import { sample } from '../src/testkit/sample/index.ts';
import type { SampleEvent, SampleFrame, SampleOption, SampleState, Table } from '../src/testkit/sample/table.ts';
import { addGame, emptyTally, type Tally } from './tally.ts';

export const SEATS = 4;

let games = 0;

type SamplePlay = Play<Table, SampleFrame, SampleOption, SampleEvent>;

function begin(): SamplePlay {
  const { state } = start(sample, { seats: SEATS, seed: `game ${games++}` });
  return new Play<Table, SampleFrame, SampleOption, SampleEvent>(sample, state, { skipForced: true });
}

/** One answer at random, checked as if it came from outside. False when the game is over. */
function chooseAtRandom(play: SamplePlay, random: Random, tally: Tally): boolean {
  const choice = awaited(play.state);
  if (choice === undefined) return false;
  const picks = randomPicks(choice, random);
  const fault = picksFault(choice, picks);
  if (fault !== null) throw new Error(`an answer was refused: ${fault}`);
  // The first question is opened by `start`, which skips nothing: an answer without alternative there does not count.
  if (forced(choice) === null) {
    tally.decisions++;
    tally.options += choice.options.length;
  }
  play.take(choice.seat, picks);
  tally.events += play.events.length;
  play.events.length = 0;
  return true;
}

/** One whole game at random. */
export function playSample(random: Random, tally: Tally): void {
  const play = begin();
  while (chooseAtRandom(play, random, tally));
  addGame(tally, play.state.result!.scores);
}

/** States from the middle of games, each from a game of its own. */
export function statesInTheMiddle(count: number, random: Random): SampleState[] {
  const tally = emptyTally();
  return Array.from({ length: count }, () => {
    const play = begin();
    const answers = 10 + random(40);
    for (let answer = 0; answer < answers; answer++) chooseAtRandom(play, random, tally);
    return play.state;
  });
}

/** Sizes in the middle of a game: the table, and the part of it that keeps account of who knows what. */
export function sampleBytes(random: Random): { readonly table: number; readonly knowledge: number } {
  const play = begin();
  for (let count = 0; count < 30; count++) chooseAtRandom(play, random, emptyTally());
  const { table } = play.state;
  return { table: JSON.stringify(table).length, knowledge: JSON.stringify(table.hidden).length };
}

const SEEDS = Array.from({ length: 64 }, (_, index) => `imagined ${index}`);

/** What comes out is looked at, so that the compiler cannot leave the work out. */
export function copies(state: SampleState, count: number): void {
  for (let made = 0; made < count; made++) {
    if (copyState(sample, state).question !== state.question) throw new Error('a copy differs');
  }
}

export function imaginedWorlds(state: SampleState, count: number): void {
  for (let made = 0; made < count; made++) {
    const world = imagine(sample, state, (made % SEATS) as Seat, SEEDS[made % SEEDS.length]!);
    if (world.question !== state.question) throw new Error('an imagined world differs in what all can see');
  }
}
