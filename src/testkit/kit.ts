/** What a game provides for tests and tools; `src/games/<id>/testkit/index.ts` exports it as `kit`. No server loads it. */
import type { Coverage } from './checks/coverage.ts';
import type { SuiteCounts } from './checks/suite.ts';

export interface GameKit {
  /** Every type of event that the verbs emit. */
  readonly events: readonly string[];
  readonly clauses: ClauseSources;
  readonly mutants: readonly Mutant[];
  /** Checks of this game alone that take too long for `npm test`. */
  readonly longChecks?: readonly LongCheck[];
  /** Options that make random games long, with the value that most tables of the suite have. */
  readonly usual?: { readonly [id: string]: string | boolean };
  /** Counts of the suite, where those of the other games would take many minutes; `npm run soak` plays as many games of it as of any other. */
  readonly counts?: Partial<SuiteCounts>;
  /** The options of the golden playthroughs by number of seats, where the default table makes too long a story. */
  readonly stories?: { readonly [seats: number]: { readonly [id: string]: unknown } };
}

/** Runs once in each round of a soak. */
export interface LongCheck {
  readonly name: string;
  /** `games` are the random games of the soak. Throws a CheckFailure. */
  run(games: number, seed: string): Coverage;
}

/** Where the clauses are defined, for `npm run rules`. Paths are relative to the root of the repository. */
export interface ClauseSources {
  /** Whether `npm run rules` fails for a clause or card without a test. */
  readonly isComplete: boolean;
  /** The English Markdown files that define the ids. */
  readonly rules: readonly string[];
  /** Translations, which must define exactly the same ids. */
  readonly translations?: readonly string[];
  /** The prefix of the ids of each category, in the order of printing: `{ clauses: 'CV', rulings: 'CVR' }` for CV-1, CVR-1. */
  readonly prefixes: Readonly<Record<string, string>>;
  /** The file that lists the cards, and how to read their names from its text. A test cites a card as `card Club`. */
  readonly cards?: { readonly file: string; readonly names: (text: string) => readonly string[] };
}

/** A change of the source that makes a rule wrong. If no test that cites the clause fails, the clause is not really tested. */
export interface Mutant {
  /** Relative to the root of the repository. */
  readonly file: string;
  /** Occurs exactly once in the file. */
  readonly find: string;
  readonly replace: string;
  /** The clause or card that the change breaks, as tests cite it: `SG-44`, `card Club`. */
  readonly clause: string;
}
