/** The page of the rules as clauses that can be shown, linked and found. */

/** A list item, or a row of a table, that begins with a number. `section` is the heading it stands under. */
export interface Clause {
  readonly id: string;
  readonly section: string;
  /** The question that a ruling answers; empty for a clause. */
  readonly title: string;
  /** With the signs of Markdown that `inlineOf` reads. */
  readonly text: string;
}

const HEADING = /^#{1,4} (.+)$/;
const ITEM = /^- \*\*([A-Z]+-\d+)\*\* (.*)$/;
const ROW = /^\| ([A-Z]+-\d+) \|(.*)\|$/;

/** What all clauses of the page say, in order. Texts, tables and examples between them are not for players. */
export function clausesIn(markdown: string): Clause[] {
  const clauses: Clause[] = [];
  let section = '';
  /** The clause that the next indented line goes on with. */
  let open: Clause | null = null;
  const close = (): void => {
    if (open !== null) clauses.push(open);
    open = null;
  };
  for (const line of markdown.split('\n')) {
    const heading = HEADING.exec(line);
    const item = ITEM.exec(line);
    const row = ROW.exec(line);
    if (heading !== null) {
      close();
      section = heading[1]!.trim();
    } else if (item !== null) {
      close();
      open = { id: item[1]!, section, title: '', text: item[2]! };
    } else if (row !== null) {
      close();
      // Topic, question, ruling, basis. Where it came from is of no use in a game.
      const [, title = '', text = ''] = row[2]!.split('|').map((cell) => cell.trim());
      clauses.push({ id: row[1]!, section, title, text });
    } else if (open !== null && /^\s+\S/.test(line)) {
      const { id, title, text }: Clause = open;
      open = { id, section, title, text: `${text} ${line.trim()}` };
    } else close();
  }
  close();
  return clauses;
}

const prefixOf = (id: string): string => id.slice(0, id.indexOf('-'));

/** Those that players need: their prefix says so. */
export const forPlayers = (
  clauses: readonly Clause[],
  prefixes: readonly string[],
  programClauses: readonly string[],
): Clause[] => clauses.filter(({ id }) => prefixes.includes(prefixOf(id)) && !programClauses.includes(id));

/** For each clause the others that speak of it. */
export function citations(clauses: readonly Clause[]): ReadonlyMap<string, readonly string[]> {
  const ids = new Set(clauses.map(({ id }) => id));
  const cited = new Map<string, string[]>();
  for (const { id, text } of clauses) {
    for (const other of new Set(text.match(/[A-Z]+-\d+/g) ?? [])) {
      if (other === id || !ids.has(other)) continue;
      cited.set(other, [...(cited.get(other) ?? []), id]);
    }
  }
  return cited;
}
