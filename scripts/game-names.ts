// A game is named in its own two folders and in the two lists of games, nowhere else: whoever adds one touches nothing
// of the others, and finds everything of it in one place.
import { readdirSync, statSync } from 'node:fs';
import { filesIn, ROOT } from './source-files.ts';

const RULES = 'src/games';
const HOMES = [RULES, 'src/web/games'];
const LISTS = HOMES.map((home) => `${home}/index.ts`);

/** Tests name the games they try. */
const TEST = /\.test\.ts$|\/tests\//;
/** Prose and what is generated. */
const PROSE = /\.(md|txt|png)$|(^|\/)package-lock\.json$|^bench\/(node_modules|out)\//;

export interface Naming {
  /** `file:line`, or the file alone where its path names the game. */
  readonly place: string;
  readonly game: string;
}

const foldersIn = (home: string): string[] =>
  readdirSync(ROOT + home, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));

/** Every game that has rules. */
export const gamesWithRules = (): string[] => foldersIn(RULES);

/** Every game that has rules, or only a place on the page. */
export const allNames = (): string[] => [...new Set(HOMES.flatMap(foldersIn))];

/** The files that may name no game but the one whose folder they are in. */
export function sourceFiles(): string[] {
  const settings = readdirSync(ROOT).filter((name) => statSync(ROOT + name).isFile());
  const folders = ['src', 'scripts', 'bench'].flatMap((folder) => filesIn(folder, ''));
  return [...settings, ...folders].filter(
    (path) => /\.\w+$/.test(path) && !TEST.test(path) && !PROSE.test(path) && !LISTS.includes(path),
  );
}

/** An id of several words is looked for in every spelling: `tic-tac-toe`, `ticTacToe`, `TIC_TAC_TOE`. One that is a plain
 *  word counts where it stands for the game: in quotes, or as a folder in a path. */
function spelling(game: string): RegExp {
  const words = game.split('-');
  return words.length > 1 ? new RegExp(words.join('[-_]?'), 'i') : new RegExp(`['"\`/]${game}['"\`/]`);
}

/** Where a file names games that it should not know; its own path counts as well. */
export function namings(path: string, text: string, games: readonly string[]): Naming[] {
  const foreign = games.filter((game) => !HOMES.some((home) => path.startsWith(`${home}/${game}/`)));
  return foreign.flatMap((game) => {
    const pattern = spelling(game);
    const lines = text.split('\n').flatMap((line, index) => (pattern.test(line) ? [`${path}:${index + 1}`] : []));
    return [...(pattern.test(path) ? [path] : []), ...lines].map((place) => ({ place, game }));
  });
}
