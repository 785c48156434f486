/** What the list of games holds: a game with everything that a server and the command line need of it. */
import type { AnyGame, AnyState, Options, Seat } from '../kernel/index.ts';
import type { GameText, Language, Mode } from '../text/index.ts';

/** How bots judge positions. Methods, so that each game's own state type fits (see AnyGame). */
export interface GameJudge {
  /** How good a position is for a seat; only the order matters. */
  evaluate(state: AnyState, seat: Seat): number;
  /** How much an imagined world is to be believed, 1 unless told. */
  weight?(world: AnyState, seat: Seat): number;
}

/** The words of a game for a story in the terminal or in a file. */
export interface StoryText extends GameText<unknown, unknown> {
  /** Who sits there, as the sentences of the log say it. */
  seat(seat: number): string;
  /** Events of one part of the game (a night, a turn) stand together; null goes on with the part before. */
  part(event: unknown): string | null;
}

export interface GameModule {
  readonly game: AnyGame;
  /** Whether servers serve it unless told otherwise. The command line knows every game of the list. */
  readonly isOffered: boolean;
  /**
   * The words for a table with these options, which were checked: seats are named after what their options give them. Without options, the
   * names that come first. Lenient words leave a gap for what a line from outside lacks; strict ones throw.
   */
  text(language: Language, options?: Options, mode?: Mode): StoryText;
  /** A game without one is played by chance. */
  readonly judge?: GameJudge;
}
