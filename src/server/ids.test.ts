import { describe, expect, test } from 'vitest';
import { tableId } from '../protocol/requests.ts';
import { hashOf, isOwnToken, newCode, newPersonId, newTableId, newToken, typedCode } from './ids.ts';

const many = (make: () => string): string[] => Array.from({ length: 500 }, make);

describe('what nobody can guess', () => {
  test.each([
    ['a table', newTableId, /^[0-9a-hjkmnp-tv-z]{12}$/],
    ['a code', newCode, /^[0-9a-hjkmnp-tv-z]{10}$/],
    ['a token', newToken, /^[\w-]{50}$/],
    ['a person', newPersonId, /^[\w-]{22}$/],
  ])('%s is never the same', (_what, make, shape) => {
    const made = many(make);
    expect(new Set(made).size).toBe(made.length);
    for (const each of made) expect(each).toMatch(shape);
  });

  test('a token has 256 bits and more', () => {
    expect(Buffer.from(newToken(), 'base64url').length * 8).toBeGreaterThanOrEqual(256);
  });

  test('a token is told from what somebody made up', () => {
    for (const token of many(newToken)) expect(isOwnToken(token)).toBe(true);
    const token = newToken();
    const other = (text: string): string => (text === 'x' ? 'y' : 'x');
    const wrong = [token.slice(1), `${token}x`, token.slice(0, 44), `${token.slice(0, -1)}${other(token.at(-1)!)}`];
    for (const text of ['', 'x'.repeat(44), 'x'.repeat(50), other(token[0]!) + token.slice(1), ...wrong]) {
      expect(isOwnToken(text)).toBe(false);
    }
  });

  test('every digit of a table’s name may be any', () => {
    const made = many(newTableId);
    for (let at = 0; at < 12; at++) expect(new Set(made.map((id) => id[at])).size).toBe(32);
    for (const id of made) expect(tableId.safeParse(id).success).toBe(true);
  });
});

test('a code is read as people type it', () => {
  const code = newCode();
  const typed = ` ${code.slice(0, 5).toUpperCase()} - ${code.slice(5)}\n`;
  expect(typedCode(typed)).toBe(code);
  expect(typedCode('OoIiLl')).toBe('001111');
});

test('of a secret a hash is kept, which does not hold it', () => {
  expect(hashOf('secret')).toMatch(/^[\w-]{43}$/);
  expect(hashOf('secret')).toBe(hashOf('secret'));
  expect(hashOf('secret')).not.toBe(hashOf('secrets'));
});
