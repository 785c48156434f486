import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { impurities } from './purity.ts';
import { filesIn, ROOT } from './source-files.ts';

const found = (sourceText: string): string[] => impurities('rules.ts', sourceText);

describe('planted impurities are found', () => {
  test.each([
    ['the clock', 'const now = Date.now();', 'Date'],
    ['a date as a type', 'interface Table { since: Date }', 'Date'],
    ['the fine clock', 'const now = performance.now();', 'performance'],
    ['chance', 'const die = Math.random();', 'Math.random'],
    ['chance in brackets', "const die = Math['random']();", 'Math as a value'],
    ['chance taken apart', 'const { random } = Math;', 'Math as a value'],
    ['chance passed on', 'shuffle(cards, Math.random);', 'Math.random'],
    ['a timer', 'setTimeout(next, 10);', 'setTimeout'],
    ['a repeating timer', 'setInterval(next, 10);', 'setInterval'],
    ['a turn of the event loop', 'setImmediate(next);', 'setImmediate'],
    ['a microtask', 'queueMicrotask(next);', 'queueMicrotask'],
    ['the network', "fetch('/cards');", 'fetch'],
    ['the environment', 'const home = process.env.HOME;', 'process'],
    ['output', 'console.log(table);', 'console'],
    ['the global object', "const clock = globalThis['Da' + 'te'];", 'globalThis'],
    ['randomness of the platform', 'const id = crypto.randomUUID();', 'crypto'],
    ['a global as a field of the same name', 'const tools = { crypto };', 'crypto'],
    ['a promise', 'const later = Promise.resolve(1);', 'Promise'],
    ['a promise as a type', 'type Answer = Promise<number>;', 'Promise'],
    ['an async function', 'async function step() {}', 'async'],
    ['an async arrow', 'const step = async () => 1;', 'async'],
    ['an async method', 'const proc = { async next() {} };', 'async'],
    ['await', 'const answer = await ask;', 'await'],
    ['for await', 'for await (const answer of answers) take(answer);', 'await'],
    ['import()', "const cards = import('./cards.ts');", 'import()'],
    ['require', "const fs = require('fs');", 'require'],
    ['the place of the file', 'const here = import.meta.url;', 'import.meta'],
    ['eval', "eval('1');", 'eval'],
    ['code from text', "const run = new Function('return 1');", 'Function'],
    ['a module of Node', "import { readFileSync } from 'node:fs';", 'import of node:fs'],
    ['a package', "import { z } from 'zod';", 'import of zod'],
    ['types of a package', "import type { Infer } from 'zod';", 'import of zod'],
    ['an export of a package', "export * from 'zod';", 'import of zod'],
    ['a type named in place', "type Stats = import('node:fs').Stats;", 'import of node:fs'],
    ['types by reference', '/// <reference types="node" />', 'reference to node'],
  ])('%s', (_kind, sourceText, what) => {
    expect(found(`\n${sourceText}`)).toEqual([`rules.ts:2 ${what}`]);
  });
});

test('pure source is left alone', () => {
  const sourceText = `
    import type { Seat } from '../kernel/seat.ts';
    export { march } from './march.ts';
    interface Card { process: string; fetch(): number }
    export function* seatsFrom(first: Seat): Generator<Seat> { yield first; }
    const names = { Date: 'a date', async: true, 'Math.random': 'no' };
    export const best = (card: Card): number => Math.max(card.fetch(), names.Date.length, card.process.length);
    // Date.now() in a comment
    export const text = 'Date.now()';
  `;
  expect(found(sourceText)).toEqual([]);
});

test('kernel and games are pure', () => {
  const files = [...filesIn('src/kernel', '.ts'), ...filesIn('src/games', '.ts')].filter(
    (path) => !path.endsWith('.test.ts') && !path.includes('/tests/'),
  );
  expect(files).not.toEqual([]);
  expect(files.flatMap((path) => impurities(path, readFileSync(ROOT + path, 'utf8')))).toEqual([]);
});
