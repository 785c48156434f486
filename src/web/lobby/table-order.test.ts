import { expect, test } from 'vitest';
import type { ListedTable } from '../../protocol/table.ts';
import { byUrgency } from './table-order.ts';

const table = (id: string, phase: ListedTable['phase'], changed: number, yourTurn = false): ListedTable => ({
  id,
  game: 'clash-of-vikings',
  phase,
  changed,
  host: 'Astrid',
  seats: [],
  free: 0,
  watch: true,
  asked: [],
  yourTurn,
});

test('tables with my turn come first, finished ones last, and the latest first among equals', () => {
  const tables = [
    table('won', 'finished', 9),
    table('others play', 'playing', 8),
    table('given up', 'abandoned', 7),
    table('people gather', 'gathering', 6),
    table('asked today', 'playing', 5, true),
    table('asked yesterday', 'playing', 4, true),
  ];
  expect(byUrgency(tables.toReversed()).map(({ id }) => id)).toEqual([
    'asked today',
    'asked yesterday',
    'others play',
    'people gather',
    'won',
    'given up',
  ]);
});
