import { expect, test } from 'vitest';
import type { PublicTable } from '../../protocol/table.ts';
import { personsAt, seatValues } from './seat-values.ts';

const COLOURS = ['red', 'yellow', 'blue'] as const;

const tableOf = (
  options: PublicTable['options'],
  ...seats: readonly { readonly name?: string; readonly wish?: string }[]
): PublicTable =>
  ({
    options,
    seats: seats.map(({ name = '', wish }) => ({ name, wishes: wish === undefined ? {} : { colour: wish } })),
  }) as unknown as PublicTable;

test('before the start a seat has what it wishes, the others what is left', () => {
  const table = tableOf({}, {}, { wish: 'red' }, {});
  expect(seatValues(table, 'colour', COLOURS)).toEqual(['yellow', 'red', 'blue']);
});

test('from the start the table says it', () => {
  const table = tableOf({ colour: ['blue', 'red'] }, { wish: 'red' }, {});
  expect(seatValues(table, 'colour', COLOURS)).toEqual(['blue', 'red']);
});

test('seats are called after who sits there', () => {
  const table = tableOf({}, { name: 'Finn' }, { name: 'Halla' });
  expect(personsAt(table)).toEqual([{ person: 'Finn' }, { person: 'Halla' }]);
});

test.each([
  ['two have the same name', ['Finn', 'Halla', 'Finn']],
  ['a seat is free', ['Finn', '', 'Halla']],
])('but not where %s', (_where, names) => {
  expect(personsAt(tableOf({}, ...names.map((name) => ({ name }))))).toBeNull();
});
