import { expect, test } from 'vitest';
import { folderCycles, type Module } from './folder-cycles.ts';

/** `a/x.ts > b/y.ts`: a file and what it imports. */
const modules = (...imports: readonly string[]): Module[] =>
  imports.map((each) => {
    const [source, target] = each.split(' > ');
    return { source: source!, imports: [target!] };
  });

test('folders that import in one direction are no cycle, whatever their files import inside them', () => {
  const fine = modules(
    'src/a/one.ts > src/b/one.ts',
    'src/a/two.ts > src/b/deep/two.ts',
    'src/b/one.ts > src/b/deep/two.ts',
    'src/top.ts > src/a/one.ts',
    'src/a/one.ts > src/shared.ts',
    'src/b/one.ts > src/shared.ts',
  );
  expect(folderCycles(fine)).toEqual([]);
});

test('two folders that import each other are reported with example imports', () => {
  const cycle = modules('src/a/one.ts > src/b/one.ts', 'src/b/two.ts > src/a/two.ts', 'src/b/two.ts > src/c/one.ts');
  expect(folderCycles(cycle)).toEqual([
    {
      folder: 'src',
      entries: ['a', 'b'],
      imports: ['src/a/one.ts imports src/b/one.ts', 'src/b/two.ts imports src/a/two.ts'],
    },
  ]);
});

test('a cycle may include several folders, nested ones, and a file', () => {
  const long = modules(
    'src/web/lobby/x/one.ts > src/web/table/one.ts',
    'src/web/table/one.ts > src/web/games/y/one.ts',
    'src/web/games/two.ts > src/web/lobby/two.ts',
    'src/a/one.ts > src/middle.ts',
    'src/middle.ts > src/a/two.ts',
  );
  expect(folderCycles(long).map(({ folder, entries }) => [folder, ...entries])).toEqual([
    ['src', 'a', 'middle.ts'],
    ['src/web', 'games', 'lobby', 'table'],
  ]);
});

test('two cycles in one folder are reported apart, and a folder beside them is in none', () => {
  const two = modules(
    'a/x.ts > b/x.ts',
    'b/x.ts > a/y.ts',
    'c/x.ts > d/x.ts',
    'd/x.ts > c/y.ts',
    'a/x.ts > c/x.ts',
    'e/x.ts > a/x.ts',
  );
  expect(folderCycles(two).map(({ entries }) => entries.join())).toEqual(['a,b', 'c,d']);
});

test('a file that imports itself or its own folder makes no cycle', () => {
  expect(folderCycles(modules('src/a/one.ts > src/a/one.ts', 'src/a/one.ts > src/a/two.ts'))).toEqual([]);
});
