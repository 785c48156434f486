import { describe, expect, test } from 'vitest';
import { isOwnOrigin } from './origin.ts';

describe('without a public address the page’s own origin is where the request was sent', () => {
  test.each([
    ['localhost:8080', 'http://localhost:8080', true],
    ['192.168.1.20:8080', 'http://192.168.1.20:8080', true],
    ['hall.local', 'http://hall.local', true],
    ['[fe80::1]:8080', 'http://[fe80::1]:8080', true],
    ['localhost:8080', 'http://localhost:8081', false],
    ['localhost:8080', 'http://localhost', false],
    ['localhost:8080', 'https://evil.example', false],
    ['localhost:8080', 'http://localhost:8080.evil.example', false],
    ['localhost:8080', 'http://user@evil.example', false],
    ['localhost:8080', 'null', false],
    ['localhost:8080', '', false],
    ['localhost:8080', 'localhost:8080', false],
    [undefined, 'http://localhost:8080', false],
  ])('%s, %s: %s', (host, origin, expected) => {
    expect(isOwnOrigin({ ...(host === undefined ? {} : { host }), origin }, null)).toBe(expected);
  });
});

describe('with a public address it is that one alone', () => {
  const publicUrl = new URL('https://table.example.org/somewhere');
  test.each([
    ['https://table.example.org', true],
    ['http://table.example.org', false],
    ['https://table.example.org:444', false],
    ['https://other.example.org', false],
    ['http://localhost:8080', false],
    ['null', false],
  ])('%s: %s', (origin, expected) => {
    expect(isOwnOrigin({ host: 'localhost:8080', origin }, publicUrl)).toBe(expected);
  });
});

test('programs that are no browsers say no origin, and are let in', () => {
  expect(isOwnOrigin({ host: 'x' }, null)).toBe(true);
  expect(isOwnOrigin({ host: 'x' }, new URL('https://table.example.org'))).toBe(true);
});

test('a browser that says it comes from elsewhere is not let in, origin or not', () => {
  expect(isOwnOrigin({ host: 'x', 'sec-fetch-site': 'cross-site' }, null)).toBe(false);
  expect(isOwnOrigin({ host: 'x', origin: 'http://x', 'sec-fetch-site': 'cross-site' }, null)).toBe(false);
  expect(isOwnOrigin({ host: 'x', origin: 'http://x', 'sec-fetch-site': 'same-origin' }, null)).toBe(true);
});
