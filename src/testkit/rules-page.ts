/** Reads the tables of a page in docs/rules, for tests that compare them with the game. */
import { readFileSync } from 'node:fs';

export const rulesPage = (game: string, language: string): string =>
  readFileSync(new URL(`../../docs/rules/${game}.${language}.md`, import.meta.url), 'utf8');

/** The rows, as lists of cells, of the table whose header begins with `head`. */
export function rowsOf(page: string, head: string): string[][] {
  const [, table] = page.split(`\n| ${head} |`);
  const [rows] = table!.split('\n\n');
  return Array.from(rows!.matchAll(/^\| (`\w.*) \|$/gm), ([, row]) => row!.split(/ ?\| ?/));
}

/** The code in the first cell of each row of that table. */
export const columnOf = (page: string, head: string): string[] =>
  rowsOf(page, head).map(([cell]) => /^`([\w-]+)`/.exec(cell!)![1]!);
