import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { LANGUAGES, tableEvents, tableRefusals } from '../../text/index.ts';

const server = fileURLToPath(new URL('..', import.meta.url));
const sources = readdirSync(server, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !/(^|\/)tests\//.test(file))
  .map((file) => readFileSync(server + file, 'utf8'))
  .join('\n');

const found = (pattern: RegExp): string[] =>
  [...new Set([...sources.matchAll(pattern)].map((match) => match[1]!))].sort();

test('every refusal of the server is a sentence in both languages', () => {
  const refusals = found(/'(table\.[A-Za-z.]+)'/g);
  expect(refusals.length).toBeGreaterThan(40);
  for (const language of LANGUAGES) expect(refusals.filter((why) => !tableRefusals(language).has(why))).toEqual([]);
});

test('every line of the table’s story is a sentence in both languages', () => {
  const events = found(/(?:say\(|table: )'(\w+)'/g);
  expect(events.length).toBeGreaterThan(8);
  for (const language of LANGUAGES) expect(events.filter((key) => !tableEvents(language).has(key))).toEqual([]);
});
