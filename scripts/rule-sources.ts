export interface RuleSource {
  readonly id: string;
  /** As printed. */
  readonly name: string;
  /** Of a complete game, nothing may be without a test. */
  readonly complete: boolean;
  /** Markdown files that define the ids; the English ones, for a translation defines the same ids again. */
  readonly rules: readonly string[];
  /** Their translations: exactly the same ids. */
  readonly translations?: readonly string[];
  /** What ids start with, by category in the order of printing: `{ clauses: 'CV', rulings: 'CVR' }` for CV-1, CVR-1. */
  readonly prefixes: Readonly<Record<string, string>>;
  /** Where the cards are listed, and how to read their names from that file's text; a test cites `card Club`. */
  readonly cards?: { readonly file: string; readonly names: (text: string) => readonly string[] };
  /** The folder whose tests are read. */
  readonly tests: string;
}

/** The clause that counts the cards: `2 Walk, 1 Sprint, …`. */
const cardsOfVikings = (text: string): string[] => {
  const clause = /\*\*CV-1\*\*[^]*?(?=\n- )/.exec(text)?.[0] ?? '';
  return Array.from(clause.matchAll(/\d ([A-Z]\w+)/g), (match) => match[1]!);
};

/** The names that the dictionary of the cards gives them. */
const cardsOfBloodRage = (text: string): string[] =>
  Array.from(text.matchAll(/\bname: '([^']+)'/g), (match) => match[1]!);

export const ruleSources: readonly RuleSource[] = [
  {
    id: 'blood-rage',
    name: 'Blood Rage',
    complete: true,
    rules: ['docs/rules/blood-rage.en.md'],
    translations: ['docs/rules/blood-rage.fr.md'],
    prefixes: { clauses: 'BR', rulings: 'BRC', examples: 'BRT' },
    cards: { file: 'src/games/blood-rage/text/cards.en.ts', names: cardsOfBloodRage },
    tests: 'src/games/blood-rage',
  },
  {
    id: 'clash-of-vikings',
    name: 'Clash of Vikings',
    complete: true,
    rules: ['docs/rules/clash-of-vikings.en.md'],
    translations: ['docs/rules/clash-of-vikings.fr.md'],
    prefixes: { clauses: 'CV', rulings: 'CVR', examples: 'CVT' },
    cards: { file: 'docs/rules/clash-of-vikings.en.md', names: cardsOfVikings },
    tests: 'src/games/clash-of-vikings',
  },
  {
    id: 'sample',
    name: 'Sample game',
    complete: true,
    rules: ['src/games/sample/rules.md'],
    prefixes: { clauses: 'SG' },
    tests: 'src/games/sample',
  },
];
