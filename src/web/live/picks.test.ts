import { expect, test } from 'vitest';
import { diff, patched } from '../../protocol/patch.ts';
import { pickOf } from './picks.ts';

test('an option is found by its values', () => {
  const options = [{ to: 'stay' }, { to: 'B3' }];
  expect(pickOf(options, { to: 'B3' })).toBe(1);
  expect(pickOf(options, { to: 'B4' })).toBe(-1);
  expect(pickOf(options, { drop: 'B3' })).toBe(-1);
});

test('an option is found although a patch has changed the order of its keys', () => {
  const before = { options: [{ to: 'B3' }] };
  const after = { options: [{ figure: 7, to: 'B3' }] };
  const { options } = patched(before, diff(before, after)) as typeof after;
  expect(Object.keys(options[0]!)).toEqual(['to', 'figure']);
  expect(pickOf(options, { figure: 7, to: 'B3' })).toBe(0);
});
