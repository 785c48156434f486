/** A bot is a seat: it is given a world imagined from its seat's knowledge, never the state, and answers with picks. */
import type { Frame, Game, Picks, Seat, State } from '../kernel/index.ts';

/** What a bot must be told about a game. */
export interface Judge<T, F extends Frame, O> {
  /** How good a position is for a seat; only the order matters. */
  evaluate(state: State<T, F, O>, seat: Seat): number;
  /** How much an imagined world is to be believed, 1 unless told: people do not lay their cards by chance. */
  weight?(world: State<T, F, O>, seat: Seat): number;
}

export interface Bot {
  readonly name: string;
  /**
   * The answer of `seat` to its open question. `world` is a world that the seat cannot tell from the real one; the answer follows
   * from what the seat knows and from the seed alone.
   */
  choose<T, F extends Frame, O, E, V>(
    game: Game<T, F, O, E, V>,
    world: State<T, F, O>,
    seat: Seat,
    seed: string,
    judge: Judge<T, F, O>,
  ): Picks;
}
