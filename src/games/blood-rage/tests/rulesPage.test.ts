import { describe, expect, test } from 'vitest';
import { columnOf, rowsOf, rulesPage } from '../../../testkit/rules-page.ts';
import { LANGUAGES } from '../../../text/languages.ts';
import { ADJACENT, FJORD_OF, REGION_OF, STAT_VALUES, VILLAGES } from '../board/board.ts';
import { deckOf, type CardSet } from '../cards/deck.ts';
import { KINDS } from '../cards/kinds.ts';
import { PLACES, PROVINCES, REGIONS, STATS } from '../ids.ts';
import type { Described, DescribedClan } from '../rules/position.ts';
import { events } from '../testkit/variants.ts';
import { ASKS, sagaWords } from '../text/index.ts';

/** A field that the type has not, or that is missing here, does not compile. */
const FIELDS: { readonly [field in keyof Described]-?: true } = {
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
  const page = rulesPage('blood-rage', language);
  const head = (english: string, french: string): string => (language === 'en' ? english : french);

  test('has every field of a position', () => {
    expect(columnOf(page, head('field', 'champ'))).toEqual(Object.keys(FIELDS));
    expect(columnOf(page, head('of a clan', 'd’un clan'))).toEqual(Object.keys(CLAN_FIELDS));
  });

  test('has every question and every event', () => {
    expect(columnOf(page, head('ask', 'question'))).toEqual([...ASKS]);
    expect(columnOf(page, 'type').toSorted()).toEqual([...events].toSorted());
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
