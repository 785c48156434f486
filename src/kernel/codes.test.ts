import { expect, test } from 'vitest';
import { byName, codesOf, entriesByCode, namesByCode } from './codes.ts';

const AXE = { id: 'axe', code: 1 };
const ALE = { id: 'ale', code: 0 };
const HORN = { id: 'horn', code: 3 };

test('names stand at their code, whatever the order they are written in', () => {
  expect(namesByCode({ axe: 1, ale: 0, horn: 2 })).toEqual(['ale', 'axe', 'horn']);
  expect(entriesByCode([AXE, ALE])).toEqual([ALE, AXE]);
});

test('something that is no longer there leaves a gap, and the others keep their code', () => {
  const names = namesByCode(codesOf([AXE, HORN]));
  expect(names[1]).toBe('axe');
  expect(names[2]).toBeUndefined();
  expect(names[3]).toBe('horn');
  expect(entriesByCode([HORN])[3]).toBe(HORN);
});

test('a record has an entry for each name', () => {
  expect(byName(['ale', 'axe'], (name, index) => `${name} ${index}`)).toEqual({ ale: 'ale 0', axe: 'axe 1' });
});

test('two things with one code, and a code that is no whole number, are errors', () => {
  expect(() => namesByCode({ ale: 0, axe: 0 })).toThrow('axe has the code of ale');
  expect(() => entriesByCode([AXE, { id: 'drum', code: 1 }])).toThrow('drum has the code of axe');
  for (const code of [-1, 1.5, NaN]) expect(() => namesByCode({ ale: code })).toThrow('the code of ale is');
});
