/** An entry in the list of games: a game with everything that the server and the command line need. */
import type { AnyGame, AnyState, Options, Seat } from '../kernel/index.ts';
import type { Language, Mode, SpokenText } from '../text/index.ts';

/** How bots evaluate positions. Declared as methods, so that each game's own state type is assignable (see AnyGame). */
export interface GameJudge {
  /** How good a position is for a seat; only the order matters. */
  evaluate(state: AnyState, seat: Seat): number;
  /** How likely an imagined world is, as a weight; 1 by default. */
  weight?(world: AnyState, seat: Seat): number;
}

/** A file of content for a game, such as a pack of cards. */
export interface ContentFile {
  readonly name: string;
  readonly text: string;
}

export interface GameModule {
  readonly game: AnyGame;
  /**
   * The game with the content of these files on offer besides its own. It must play every table that `game` plays, and the other way
   * round: what a table was opened with is part of its state. A file that cannot be used is left out and given to `refuse` with the reason.
   */
  withContent?(files: readonly ContentFile[], refuse: (name: string, why: string) => void): AnyGame;
  /** Whether a server offers it by default. The command line knows every game of the list. */
  readonly isOffered: boolean;
  /**
   * The texts for a table with these checked options, from which seats get their names; without options, the first names in order. Where a
   * value is missing, lenient texts write an ellipsis and strict ones throw.
   */
  text(language: Language, options?: Options, mode?: Mode): SpokenText;
  /** For a game without one, bots play at random. */
  readonly judge?: GameJudge;
}
