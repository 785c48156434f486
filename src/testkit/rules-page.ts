/** Reads the tables of a page in docs/rules, for tests that compare them with the game. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

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

/** Names that stand nowhere in the game's facts, rules and procedures but in the list of its options: such an option does nothing. */
export function unreadOptions(game: string, names: readonly string[]): string[] {
  const folder = fileURLToPath(new URL(`../games/${game}/`, import.meta.url));
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /^(facts|rules|procs)[/\\].*\.ts$/.test(path) && !/options\.ts$|\.test\.ts$/.test(path))
    .map((path) => readFileSync(folder + path, 'utf8'))
    .join('\n');
  return names.filter((name) => !new RegExp(String.raw`\b${name}\b`).test(sources));
}
