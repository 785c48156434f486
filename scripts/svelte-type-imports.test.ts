import { expect, test } from 'vitest';
import { isForbidden, typeImports } from './svelte-type-imports.ts';

test('type imports of a component are found in its scripts, without packages and values', () => {
  const source = `
<script module lang="ts">
  import type { Mark } from '../board/marks.ts';
</script>
<script lang="ts">
  import type { Snippet } from 'svelte';
  import Icon from '../shared/Icon.svelte';
  import type {
    Table,
    Row,
  } from '../../games/sample/table.ts';
  import { say } from './words.ts';
</script>
<p>import type { Text } from './text.ts';</p>`;
  expect(typeImports('src/web/lobby/Row.svelte', source)).toEqual([
    'src/web/board/marks.ts',
    'src/games/sample/table.ts',
  ]);
});

test('a rule forbids what it names and is not excepted, in the folder that imports', () => {
  const rule = {
    name: 'board-of-one-game',
    from: { path: '^src/web/games/([^/]+)/', pathNot: '\\.test\\.ts$' },
    to: { path: '^src/', pathNot: ['^src/web/games/$1/', '^src/games/$1/facts/'] },
  };
  const forbids = (source: string, target: string): boolean => isForbidden(rule, source, target);
  expect(forbids('src/web/games/chess/Board.svelte', 'src/games/chess/facts/board.ts')).toBe(false);
  expect(forbids('src/web/games/chess/Board.svelte', 'src/games/chess/rules/table.ts')).toBe(true);
  expect(forbids('src/web/games/chess/Board.svelte', 'src/games/draughts/facts/board.ts')).toBe(true);
  expect(forbids('src/web/games/chess/board.test.ts', 'src/games/chess/rules/table.ts')).toBe(false);
  expect(forbids('src/web/lobby/Row.svelte', 'src/games/chess/rules/table.ts')).toBe(false);
  expect(forbids('src/web/games/chess/Board.svelte', 'node_modules/svelte/index.d.ts')).toBe(false);
});
