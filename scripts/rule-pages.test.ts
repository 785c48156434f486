import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { Referee } from '../src/cli/referee.ts';
import { allGames } from '../src/games/index.ts';
import { typographyFaults } from '../src/text/proof-reading.ts';
import { ruleSources } from './rule-sources.ts';
import { definedIds } from './rule-tally.ts';
import { ROOT } from './source-files.ts';

const FOLDER = 'docs/rules/';
const read = (path: string): string => readFileSync(ROOT + path, 'utf8');
const pages = readdirSync(ROOT + FOLDER).map((name) => FOLDER + name);

test('every page of rules is listed as an original or a translation', () => {
  const listed = ruleSources.flatMap(({ rules, translations = [] }) => [...rules, ...translations]);
  expect(pages.filter((page) => !listed.includes(page))).toEqual([]);
});

test('a translation defines exactly the ids of the original, in the same order', () => {
  const translated = ruleSources.filter(({ translations = [] }) => translations.length > 0);
  for (const { prefixes, rules, translations = [] } of translated) {
    const idsIn = (paths: readonly string[]): string[][] =>
      Object.values(prefixes).map((prefix) => paths.flatMap((path) => definedIds(read(path), prefix)));
    expect(idsIn(translations)).toEqual(idsIn(rules));
  }
});

/** The words of a page, without code and addresses; line by line, for a line may end in a space's place. */
function wordsOf(page: string): string[] {
  const prose = read(page)
    .replace(/```[^]*?```/g, '')
    .replace(/`[^`\n]*`/g, 'x')
    .replace(/\]\([^)\n]*\)/g, ']')
    .replace(/\*\*|^#+ |\|/gm, '');
  return prose.split('\n').flatMap((line) => (/^-+$/.test(line.trim()) ? [] : [line.trim().replace(/ {2,}/g, ' ')]));
}

test('the French pages are set as French is', () => {
  const french = pages.filter((page) => page.endsWith('.fr.md'));
  expect(french.flatMap(wordsOf).flatMap((line) => typographyFaults('fr', line))).toEqual([]);
});

/** What is sent on a page, and what is received with … for what is left out. */
function conversation(page: string): { readonly sent: string; readonly received: RegExp }[] {
  const lines = Array.from(read(page).matchAll(/^([<>]) (.*)$/gm), ([, sign, text]) => ({ sign, text: text! }));
  return lines.flatMap(({ sign, text }, index) => {
    if (sign !== '>') return [];
    const parts = lines[index + 1]!.text.split('…').map((part) =>
      part.replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`),
    );
    return [{ sent: text, received: new RegExp(`^${parts.join('.*')}$`, 'u') }];
  });
}

test('the conversations on the pages are what the referee says', () => {
  for (const page of pages) {
    const referee = new Referee({ games: allGames, makeSeed: () => 'made', keepReport: () => null });
    const lines = conversation(page);
    expect(lines.length).toBeGreaterThan(5);
    for (const { sent, received } of lines) expect(referee.handle(sent)).toMatch(received);
  }
});
