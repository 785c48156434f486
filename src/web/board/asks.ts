/** The questions of a game, as types: a board that misspells or forgets one does not compile. */
import type { Choice } from '../../kernel/types.ts';
import type { ShownGame } from '../../protocol/table.ts';

/** As `Asks` of the kernel; options are objects, since the page compares them by their fields. */
export type AnyAsks = { readonly [ask: string]: { readonly by: string; readonly option: object } };

/** The name of a question. */
export type AskOf<Asks extends AnyAsks> = keyof Asks & string;

/** Something for every question of a game. */
export type ByAsk<Asks extends AnyAsks, Value> = { readonly [ask in AskOf<Asks>]: Value };

type AskedSeat = ShownGame['asked'][number];

/** The game at a table, with the types of its rules. Not of `Asks` as a whole: then no game's scene would pass for a `BoardScene`. */
export interface BoardGame<View, Ask extends string, Option> extends ShownGame {
  readonly asked: readonly (AskedSeat & { readonly ask: Ask })[];
  readonly choice: (Choice<Option> & { readonly ask: Ask }) | null;
  readonly view: View;
}
