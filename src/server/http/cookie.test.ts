import { expect, test } from 'vitest';
import { cookieFor, noCookie, tokenIn } from './cookie.ts';

test.each([
  ['meadhall=abc', 'abc'],
  ['a=b; meadhall=abc; c=d', 'abc'],
  ['  meadhall=abc  ', 'abc'],
  ['meadhall=first; meadhall=second', 'first'],
  ['meadhall=a=b', 'a'],
  ['meadhall=', ''],
  ['meadhall', undefined],
  ['xmeadhall=abc', undefined],
  ['MEADHALL=abc', undefined],
  [';;=;', undefined],
  ['', undefined],
  [undefined, undefined],
])('in %j the token is %j', (header, token) => {
  expect(tokenIn(header, false)).toBe(token);
});

test('a header that is far too long is not looked through', () => {
  expect(tokenIn(`${'a=b;'.repeat(3000)}meadhall=abc`, false)).toBeUndefined();
});

test('what is set is what is read, and is out of reach of scripts and other sites', () => {
  const cookie = cookieFor('abc', false);
  expect(tokenIn(cookie, false)).toBe('abc');
  expect(cookie.split('; ').slice(1)).toEqual(['Path=/', 'Max-Age=34560000', 'HttpOnly', 'SameSite=Lax']);
  expect(cookieFor('abc', true)).toBe(`__Host-${cookie}; Secure`);
});

test('over https only the cookie that no other subdomain can plant counts', () => {
  expect(tokenIn('meadhall=planted; __Host-meadhall=own', true)).toBe('own');
  expect(tokenIn('meadhall=planted', true)).toBeUndefined();
  expect(tokenIn('__Host-meadhall=own', false)).toBeUndefined();
});

test('signing out removes it', () => {
  expect(noCookie(true)).toBe('__Host-meadhall=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax; Secure');
});
