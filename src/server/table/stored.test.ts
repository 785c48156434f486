import { expect, test } from 'vitest';
import { sample } from '../../games/sample/index.ts';
import type { AnyGame } from '../../kernel/index.ts';
import { openedTable } from './opening.ts';
import { recordOf, rowOf } from './stored.ts';

const RECORD = openedTable({
  id: 'table',
  seed: 'f'.repeat(64),
  game: sample as AnyGame,
  seats: 2,
  options: {},
  settings: { open: false, watch: true, pace: 'quick', botPace: 'instant' },
  host: { id: 'ann', name: 'Ann' },
  now: 1_000,
});
const ROW = rowOf({ seq: 1, changed: 1_000, record: RECORD, state: null }, false);

test('a record is read as it was written', () => {
  const waiting = { ...RECORD, beginsWithHost: true };
  const row = rowOf({ seq: 1, changed: 1_000, record: waiting, state: null }, false);
  expect([recordOf(ROW), recordOf(row)]).toEqual([RECORD, waiting]);
});

test('a record from before tables waited for their host does not wait', () => {
  const record = JSON.stringify({ ...RECORD, beginsWithHost: undefined });
  expect(record).not.toContain('beginsWithHost');
  expect(recordOf({ ...ROW, record })).toEqual({ ...RECORD, beginsWithHost: false });
});
