export interface RuleSource {
  readonly id: string;
  /** As printed. */
  readonly name: string;
  /** Of a complete game, nothing may be without a test. */
  readonly complete: boolean;
  /** Markdown files that define the ids; the English ones, for a translation defines the same ids again. */
  readonly rules: readonly string[];
  /** What ids start with, by category in the order of printing: `{ clauses: 'CV', rulings: 'CVR' }` for CV-1, CVR-1. */
  readonly prefixes: Readonly<Record<string, string>>;
  /** Where the cards are listed, and how to read their names from that file's text; a test cites `card Club`. */
  readonly cards?: { readonly file: string; readonly names: (text: string) => readonly string[] };
  /** The folder whose tests are read. */
  readonly tests: string;
}

export const ruleSources: readonly RuleSource[] = [
  {
    id: 'sample',
    name: 'Sample game',
    complete: true,
    rules: ['src/testkit/sample/rules.md'],
    prefixes: { clauses: 'SG' },
    tests: 'src/testkit/sample',
  },
];
