/** A game's page of rules in docs/rules, for tests that hold its tables against the game. */
import { readFileSync } from 'node:fs';

export const rulesPage = (game: string, language: string): string =>
  readFileSync(new URL(`../../docs/rules/${game}.${language}.md`, import.meta.url), 'utf8');

/** The rows of the table whose head begins with that, as lists of cells. */
export function rowsOf(page: string, head: string): string[][] {
  const [, table] = page.split(`\n| ${head} |`);
  const [rows] = table!.split('\n\n');
  return Array.from(rows!.matchAll(/^\| (`\w.*) \|$/gm), ([, row]) => row!.split(/ ?\| ?/));
}

/** The first cells of such a table, in code. */
export const columnOf = (page: string, head: string): string[] =>
  rowsOf(page, head).map(([cell]) => /^`([\w-]+)`/.exec(cell!)![1]!);
