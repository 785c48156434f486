import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { allGames } from '../src/games/index.ts';
import { allGameIds, gamesWithRules, gameMentions, sourceFiles } from './game-names.ts';
import { ROOT } from './source-files.ts';

/** Files that may name a game, with the reason. A file that no longer names one must be removed from this list. */
const EXEMPT: Readonly<Record<string, string>> = {
  'bench/peer-boardgameio.ts': 'the port of one game to another engine, which is measured beside it',
  'bench/frames.ts': 'the longest sequence of motions is of one game',
  'bench/server/ragnarok.ts': 'the position that leads to it',
};

const GAMES = ['tic-tac-toe', 'ludo'];
const found = (path: string, text: string): string[] => gameMentions(path, text, GAMES).map(({ game }) => game);

describe('a game that is named where it should not be is found', () => {
  test.each([
    ['its id', "if (id === 'tic-tac-toe') return;", 'tic-tac-toe'],
    ['an import', "import { words } from '../games/tic-tac-toe/words.ts';", 'tic-tac-toe'],
    ['a variable', 'const ticTacToe = games[0];', 'tic-tac-toe'],
    ['a type', 'type Seen = TicTacToeView;', 'tic-tac-toe'],
    ['a constant', 'const TIC_TAC_TOE = 1;', 'tic-tac-toe'],
    ['a comment', '// as in tic-tac-toe', 'tic-tac-toe'],
    ['an id of one word', "const game = 'ludo';", 'ludo'],
    ['an import of a game of one word', 'import { ludo } from "../games/ludo/index.ts";', 'ludo'],
  ])('%s', (_what, line, game) => {
    expect(found('src/server/hall.ts', `\n${line}\n`)).toEqual([game]);
    expect(gameMentions('src/server/hall.ts', `\n${line}\n`, GAMES)[0]!.place).toBe('src/server/hall.ts:2');
  });

  test('and in the folder of another game', () => {
    expect(found('src/games/ludo/rules.ts', "import '../tic-tac-toe/rules.ts';")).toEqual(['tic-tac-toe']);
    expect(found('src/web/games/tic-tac-toe/board.ts', "load('ludo')")).toEqual(['ludo']);
  });

  test('and in the path of a file', () => {
    expect(found('src/server/ludo/rules.ts', '')).toEqual(['ludo']);
    expect(found('src/server/ticTacToe.ts', '')).toEqual(['tic-tac-toe']);
  });
});

test('its own folders may name it, and an id of one word may be an ordinary word', () => {
  expect(found('src/games/ludo/index.ts', "id: 'ludo'")).toEqual([]);
  expect(found('src/web/games/tic-tac-toe/poster.ts', "id: 'tic-tac-toe'")).toEqual([]);
  expect(found('src/server/hall.ts', 'const ludo = preludo(ludos); // a game of ludo')).toEqual([]);
});

test('every folder of rules has the id of a listed game as its name', () => {
  expect(gamesWithRules().toSorted()).toEqual(allGames.map(({ id }) => id).toSorted());
});

describe('no file names a game', () => {
  const files = sourceFiles();
  const games = allGameIds();
  const mentionsIn = (path: string): string[] =>
    gameMentions(path, readFileSync(ROOT + path, 'utf8'), games).map(({ place, game }) => `${place} names ${game}`);

  test('but its own, the two lists, tests and prose', () => {
    expect(files.length).toBeGreaterThan(300);
    expect(files.filter((path) => !(path in EXEMPT)).flatMap(mentionsIn)).toEqual([]);
  });

  test('and every exempt file still names one', () => {
    expect(Object.keys(EXEMPT).filter((path) => !files.includes(path) || mentionsIn(path).length === 0)).toEqual([]);
  });
});
