import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { Referee } from '../src/cli/referee.ts';
import { ADJACENT, FJORD_OF, REGION_OF, STAT_VALUES, VILLAGES } from '../src/games/blood-rage/board/board.ts';
import { deckOf, type CardSet } from '../src/games/blood-rage/cards/deck.ts';
import { KINDS } from '../src/games/blood-rage/cards/kinds.ts';
import { PLACES, PROVINCES, REGIONS, STATS } from '../src/games/blood-rage/ids.ts';
import type { Described as DescribedSaga, DescribedClan } from '../src/games/blood-rage/rules/position.ts';
import { ASKS as SAGA_ASKS, sagaWords } from '../src/games/blood-rage/text/index.ts';
import { events as sagaEvents } from '../src/games/blood-rage/testkit/variants.ts';
import { ASKS, CARDS, SIDES, SPACES } from '../src/games/clash-of-vikings/ids.ts';
import { kindOfSpace, neighbours } from '../src/games/clash-of-vikings/rules/arena.ts';
import type { Described } from '../src/games/clash-of-vikings/rules/position.ts';
import { events } from '../src/games/clash-of-vikings/testkit/variants.ts';
import { allGames } from '../src/games/index.ts';
import { LANGUAGES } from '../src/text/languages.ts';
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

/** The rows of the table whose head begins with that, as lists of cells. */
function rowsOf(page: string, head: string): string[][] {
  const [, table] = page.split(`\n| ${head} |`);
  const [rows] = table!.split('\n\n');
  return Array.from(rows!.matchAll(/^\| (`\w.*) \|$/gm), ([, row]) => row!.split(/ ?\| ?/));
}

/** The first cells of such a table, in code. */
const columnOf = (page: string, head: string): string[] =>
  rowsOf(page, head).map(([cell]) => /^`([\w-]+)`/.exec(cell!)![1]!);

/** A field that the type has not, or that is missing here, does not compile. */
const FIELDS: { readonly [field in keyof Described]-?: true } = {
  seats: true,
  options: true,
  turn: true,
  phase: true,
  vikings: true,
  hands: true,
  discards: true,
  unseenDiscards: true,
  bracelets: true,
  arena: true,
  reserve: true,
};

describe.each(['en', 'fr'])('the page of Clash of Vikings in %s', (language) => {
  const page = read(`docs/rules/clash-of-vikings.${language}.md`);
  const column = (head: string): string[] => columnOf(page, head);

  test('has every field of a position', () => {
    expect(column(language === 'en' ? 'field' : 'champ')).toEqual(Object.keys(FIELDS));
    for (const card of CARDS) expect(page).toContain(`\`${card}\``);
  });

  test('has every question and every event', () => {
    expect(column(language === 'en' ? 'ask' : 'question')).toEqual([...ASKS]);
    expect(column('type').toSorted()).toEqual([...events].toSorted());
  });

  test('shows the arena as it is', () => {
    const shown = JSON.parse(/```json\n([^]*?)```/.exec(page)![1]!) as unknown;
    const real = SPACES.map((space, index) => [space, neighbours[index]!.map((near) => SPACES[near]!)]);
    expect(shown).toEqual(Object.fromEntries(real));
    for (const side of SIDES) {
      const row = new RegExp(`^\\| \`${side}\` \\| (.*) \\| (.*) \\| (.*) \\|$`, 'm').exec(page)!;
      const kinds = (['start', 'bracelet', 'water'] as const).map((kind) =>
        SPACES.filter((space) => kindOfSpace(side, space) === kind).join(', '),
      );
      expect(row.slice(1)).toEqual(kinds);
    }
  });
});

const SAGA_FIELDS: { readonly [field in keyof DescribedSaga]-?: true } = {
  seats: true,
  options: true,
  age: true,
  phase: true,
  first: true,
  turn: true,
  clans: true,
  destroyed: true,
  pillaged: true,
  tokens: true,
  doom: true,
  discard: true,
};
const CLAN_FIELDS: { readonly [field in keyof DescribedClan]-?: true } = {
  hand: true,
  upgrades: true,
  quests: true,
  kept: true,
  packet: true,
  figures: true,
  rage: true,
  glory: true,
  stats: true,
  passed: true,
};

/** Copies of a card by Age, at 2, 3, 4 and 5 players. */
function copies(card: number, ...sets: readonly CardSet[]): string[] {
  return [1, 2, 3].flatMap((age) => {
    const counts = [2, 3, 4, 5].map(
      (players) => deckOf(age, players, new Set(sets)).filter((other) => other === card).length,
    );
    return counts.some((count) => count > 0) ? [`${'I'.repeat(age)} ${counts.join('-')}`] : [];
  });
}

describe.each(LANGUAGES)('the page of Blood Rage in %s', (language) => {
  const page = read(`docs/rules/blood-rage.${language}.md`);
  const head = (english: string, french: string): string => (language === 'en' ? english : french);

  test('has every field of a position', () => {
    expect(columnOf(page, head('field', 'champ'))).toEqual(Object.keys(SAGA_FIELDS));
    expect(columnOf(page, head('of a clan', 'd’un clan'))).toEqual(Object.keys(CLAN_FIELDS));
  });

  test('has every question and every event', () => {
    expect(columnOf(page, head('ask', 'question'))).toEqual([...SAGA_ASKS]);
    expect(columnOf(page, 'type').toSorted()).toEqual([...sagaEvents].toSorted());
  });

  test('shows the board and the stats as they are', () => {
    const [, ...outer] = rowsOf(page, 'province');
    const real = PROVINCES.slice(1).map((province, index) => [
      `\`${province}\``,
      sagaWords(language).names.provinces[province].name,
      sagaWords(language).names.regions[REGIONS[REGION_OF[index + 1]!]!],
      String(VILLAGES[index + 1]),
      `\`${PLACES[FJORD_OF[index + 1]!]!}\``,
      ADJACENT[index + 1]!.map((near) => `\`${PROVINCES[near]!}\``).join(', '),
    ]);
    expect(outer).toEqual(real);
    expect(rowsOf(page, head('stat', 'caractéristique'))).toEqual(
      STATS.map((stat, index) => [`\`${stat}\``, ...STAT_VALUES[index]!.map(String)]),
    );
  });

  test('lists the cards as they are', () => {
    const { cards, cardTypes } = sagaWords(language).names;
    const real = KINDS.map(({ id, type, str, bonus, cost, gloryByAge }, index) => [
      `\`${id}\``,
      cards[id].name,
      cardTypes[type],
      bonus === undefined ? String(str ?? '') : `+${bonus}`,
      String(cost ?? ''),
      [
        ...copies(index, 'base', 'fifthClan'),
        ...copies(index, 'mystics').map((deck) => `${deck} (\`mystics\`)`),
        ...copies(index, 'kickstarter').map((deck) => `${deck} (\`kickstarterMonsters\`)`),
      ].join(', '),
      cards[id].text.replace('{glory}', gloryByAge?.join(' / ') ?? ''),
    ]);
    expect(rowsOf(page, head('card', 'carte'))).toEqual(real);
  });
});
