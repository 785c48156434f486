/** What a game brings along for tests and tools: `src/games/<id>/testkit/index.ts` exports it as `kit`. No server loads it. */

export interface GameKit {
  /** Every type of event that the verbs emit. */
  readonly events: readonly string[];
  readonly clauses: ClauseSources;
  readonly mutants: readonly Mutant[];
}

/** Where the rules are written down, for `npm run rules`. Paths are from the root of the repository. */
export interface ClauseSources {
  /** Of a complete game, nothing may be without a test. */
  readonly isComplete: boolean;
  /** Markdown files that define the ids; the English ones, for a translation defines the same ids again. */
  readonly rules: readonly string[];
  /** Their translations: exactly the same ids. */
  readonly translations?: readonly string[];
  /** What ids start with, by category in the order of printing: `{ clauses: 'CV', rulings: 'CVR' }` for CV-1, CVR-1. */
  readonly prefixes: Readonly<Record<string, string>>;
  /** Where the cards are listed, and how to read their names from that file's text; a test cites `card Club`. */
  readonly cards?: { readonly file: string; readonly names: (text: string) => readonly string[] };
}

/** A rule made wrong on purpose, in one place. If no test that cites the clause fails with it, the clause is not really tested. */
export interface Mutant {
  /** From the root of the repository. */
  readonly file: string;
  /** Occurs exactly once in the file. */
  readonly find: string;
  readonly replace: string;
  /** What the wrong rule breaks, as tests cite it: `SG-44`, or `card Club`. */
  readonly clause: string;
}
