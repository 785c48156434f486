/** A bot plays one seat. It never gets the real state, only a world imagined from what its seat knows, and answers with picks. */
import type { Frame, Game, Picks, Seat, State } from '../kernel/index.ts';

/** What a game provides for bots. */
export interface Judge<T, F extends Frame, O> {
  /** How good a position is for a seat; only the order matters. */
  evaluate(state: State<T, F, O>, seat: Seat): number;
  /** How likely an imagined world is, as a weight; 1 by default. People do not play their cards at random, so not all worlds are equally likely. */
  weight?(world: State<T, F, O>, seat: Seat): number;
}

export interface Bot {
  readonly name: string;
  /**
   * The answer of `seat` to its open question. `world` is one that the seat cannot tell from the real one; the answer may depend only on
   * what the seat knows and on the seed.
   */
  choose<T, F extends Frame, O, E, V>(
    game: Game<T, F, O, E, V>,
    world: State<T, F, O>,
    seat: Seat,
    seed: string,
    judge: Judge<T, F, O>,
  ): Picks;
}
