/** Our side: a game at four seats, played at random in place, as rollouts do, but with its events kept. */
import {
  awaited,
  copyState,
  forced,
  imagine,
  picksFault,
  Play,
  randomPicks,
  start,
  type AnyGame,
  type AnyState,
  type Frame,
  type Random,
  type Seat,
} from '../src/kernel/index.ts';
import { addGame, emptyTally, type Tally } from './tally.ts';

export const SEATS = 4;

type AnyPlay = Play<unknown, Frame, unknown, unknown>;

const SEEDS = Array.from({ length: 64 }, (_, index) => `imagined ${index}`);

export class Ours {
  readonly game: AnyGame;
  private games = 0;

  constructor(game: AnyGame) {
    this.game = game;
  }

  private begin(): AnyPlay {
    const { state } = start(this.game, { seats: SEATS, seed: `game ${this.games++}` });
    return new Play(this.game, state, { skipForced: true });
  }

  /** One whole game at random. */
  play(random: Random, tally: Tally): void {
    const play = this.begin();
    while (chooseAtRandom(play, random, tally));
    addGame(tally, play.state.result!.scores);
  }

  /** States from the middle of games, each from a game of its own. */
  statesInTheMiddle(count: number, random: Random): AnyState[] {
    const tally = emptyTally();
    return Array.from({ length: count }, () => {
      const play = this.begin();
      const answers = 10 + random(40);
      for (let answer = 0; answer < answers; answer++) chooseAtRandom(play, random, tally);
      return play.state;
    });
  }

  /** Sizes in the middle of a game: the table, and the part of it that keeps account of who knows what. */
  bytes(random: Random): { readonly table: number; readonly knowledge: number } {
    const { table } = this.statesInTheMiddle(1, random)[0]!;
    return { table: JSON.stringify(table).length, knowledge: JSON.stringify(this.game.hidden(table)).length };
  }

  /** What comes out is looked at, so that the compiler cannot leave the work out. */
  copies(state: AnyState, count: number): void {
    for (let made = 0; made < count; made++) {
      if (copyState(this.game, state).question !== state.question) throw new Error('a copy differs');
    }
  }

  imaginedWorlds(state: AnyState, count: number): void {
    for (let made = 0; made < count; made++) {
      const world = imagine(this.game, state, (made % SEATS) as Seat, SEEDS[made % SEEDS.length]!);
      if (world.question !== state.question) throw new Error('an imagined world differs in what all can see');
    }
  }
}

/** One answer at random, checked as if it came from outside. False when the game is over. */
function chooseAtRandom(play: AnyPlay, random: Random, tally: Tally): boolean {
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
