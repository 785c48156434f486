// Finds mentions of a game outside its two folders and the two lists of games. There must be none, so that everything about a game is in
// one place and adding one touches no other code.
import { readdirSync, statSync } from 'node:fs';
import { filesIn, ROOT } from './source-files.ts';

const RULES = 'src/games';
const PARENTS = [RULES, 'src/web/games'];
const LISTS = PARENTS.map((parent) => `${parent}/index.ts`);

/** Tests may name the games they test. */
const TEST = /\.test\.ts$|\/tests\//;
/** Prose and generated files. */
const PROSE = /\.(md|txt|png)$|(^|\/)package-lock\.json$|^bench\/(node_modules|out)\//;

export interface GameMention {
  /** `file:line`, or only the file if its path names the game. */
  readonly place: string;
  readonly game: string;
}

const foldersIn = (parent: string): string[] =>
  readdirSync(ROOT + parent, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));

/** Every game that has rules. */
export const gamesWithRules = (): string[] => foldersIn(RULES);

/** Every game that has rules, a board, or both. */
export const allGameIds = (): string[] => [...new Set(PARENTS.flatMap(foldersIn))];

/** The files that may name only the game in whose folder they are. */
export function sourceFiles(): string[] {
  const settings = readdirSync(ROOT).filter((name) => statSync(ROOT + name).isFile());
  const folders = ['src', 'scripts', 'bench', 'examples'].flatMap((folder) => filesIn(folder, ''));
  return [...settings, ...folders].filter(
    (path) => /\.\w+$/.test(path) && !TEST.test(path) && !PROSE.test(path) && !LISTS.includes(path),
  );
}

/** An id of several words is found in every spelling: `tic-tac-toe`, `ticTacToe`, `TIC_TAC_TOE`, `Tic Tac Toe`. An id of one word counts only in quotes
 *  or as a folder in a path. */
function spelling(game: string): RegExp {
  const words = game.split('-');
  return words.length > 1 ? new RegExp(words.join('[-_ ]?'), 'i') : new RegExp(`['"\`/]${game}['"\`/]`);
}

/** Where a file names games that it must not know; its own path counts too. */
export function gameMentions(path: string, text: string, games: readonly string[]): GameMention[] {
  const foreign = games.filter((game) => !PARENTS.some((parent) => path.startsWith(`${parent}/${game}/`)));
  return foreign.flatMap((game) => {
    const pattern = spelling(game);
    const lines = text.split('\n').flatMap((line, index) => (pattern.test(line) ? [`${path}:${index + 1}`] : []));
    return [...(pattern.test(path) ? [path] : []), ...lines].map((place) => ({ place, game }));
  });
}
