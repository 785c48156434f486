import { expect, test } from 'vitest';
import type { PublicTable } from '../../../protocol/table.ts';
import { calledOf } from './looks.ts';

const tableOf = (...names: readonly string[]): PublicTable =>
  ({ options: {}, seats: names.map((name) => ({ name, wishes: {} })) }) as unknown as PublicTable;

test('seats are called after who sits there', () => {
  expect(calledOf(tableOf('Finn', 'Halla'))).toEqual([{ person: 'Finn' }, { person: 'Halla' }]);
});

test.each([
  ['two have the same name', ['Finn', 'Halla', 'Finn']],
  ['a seat is free', ['Finn', '', 'Halla']],
])('but after their colours where %s', (_where, names) => {
  expect(calledOf(tableOf(...names))).toEqual(['red', 'yellow', 'blue']);
});
