import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { start } from '../../../kernel/index.ts';
import type { replay } from '../../../testkit/recorded.ts';
import { columnOf, rowsOf, rulesPage, unreadOptions } from '../../../testkit/rules-page.ts';
import { applyLegal } from '../../../testkit/walk.ts';
import { LANGUAGES } from '../../../text/languages.ts';
import {
  AGES,
  ASKS,
  CARDS,
  deckOf,
  fjordOf,
  isUpgrade,
  neighboursOf,
  OPTIONS,
  OUTER_PROVINCES,
  placeName,
  provinceName,
  provincesIn,
  REGIONS,
  STAT_VALUES,
  STATS,
  villagesOf,
  type AgeId,
  type CardFacts,
  type CardSet,
} from '../facts/index.ts';
import { bloodRage } from '../index.ts';
import type { SagaEvent } from '../rules/events.ts';
import type { Described, DescribedClan } from '../rules/position.ts';
import { events } from '../testkit/events.ts';
import { sagaWords } from '../text/index.ts';

/** The mapped type makes a missing or an extra field a compile error. */
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

/** The STR of an upgrade, the bonus of a battle card. */
function strengthOf(card: CardFacts): string {
  if (card.type === 'battle') return card.bonus === 'highest' ? '' : `+${card.bonus}`;
  return isUpgrade(card) ? String(card.str) : '';
}

/** Copies of a card by Age, at 2, 3, 4 and 5 players. */
function copies(card: number, ...sets: readonly CardSet[]): string[] {
  return AGES.flatMap((age) => {
    const counts = [2, 3, 4, 5].map(
      (players) => deckOf(age, players, new Set(sets)).filter((other) => other === card).length,
    );
    return counts.some((count) => count > 0) ? [`${'I'.repeat(Number(age))} ${counts.join('-')}`] : [];
  });
}

/** The events of whole games, as each viewer gets them. */
function recordedEvents(): readonly { readonly type: string; readonly age?: unknown }[] {
  return [2, 3, 4, 5].flatMap((seats) => {
    const file = new URL(`../testkit/recorded/${seats}-seats.json`, import.meta.url);
    const recorded = JSON.parse(readFileSync(file, 'utf8')) as Parameters<typeof replay>[1];
    let after: Pick<ReturnType<typeof applyLegal>, 'state' | 'events'> = start(bloodRage, recorded);
    const told = [...after.events];
    for (const input of recorded.inputs) {
      after = applyLegal(bloodRage, after.state, input);
      told.push(...after.events);
    }
    return told.flatMap(({ shell, full }) => (full === null ? [shell] : [shell, full])) as SagaEvent[];
  });
}

test('every option is read by a rule', () => {
  expect(unreadOptions('blood-rage', [...OPTIONS.map(({ id }) => id), 'noSuchOption'])).toEqual(['noSuchOption']);
});

describe.each(LANGUAGES)('the page of Blood Rage in %s', (language) => {
  const page = rulesPage('blood-rage', language);
  const head = (english: string, french: string): string => (language === 'en' ? english : french);

  test('has every field of a position', () => {
    expect(columnOf(page, head('field', 'champ'))).toEqual(Object.keys(FIELDS));
    expect(columnOf(page, head('of a clan', 'd’un clan'))).toEqual(Object.keys(CLAN_FIELDS));
  });

  test('names every option', () => {
    expect(OPTIONS.filter(({ id }) => !page.includes(`\`${id}\``))).toEqual([]);
  });

  test('has every question and every event', () => {
    expect(columnOf(page, head('ask', 'question'))).toEqual([...ASKS]);
    expect(columnOf(page, 'type').toSorted()).toEqual([...events].toSorted());
  });

  test('lists the fields of the events as they are', () => {
    const rows = rowsOf(page, 'type').map(([type, fields]) => [type!, fields!.replace(/ \(`seat`\)/g, '')]);
    const listed = new Map(rows.map(([type, fields]) => [type!, fields!.split(', ')]));
    const wrong = recordedEvents().filter((event) => {
      const { type, ...fields } = event;
      // Only events that name a Quest have an Age.
      const wanted = listed.get(`\`${type}\``)!.filter((field) => field !== '`age`' || 'age' in event);
      const real = Object.keys(fields).map((field) => `\`${field}\``);
      return (
        wanted
          .filter((field) => field !== '')
          .toSorted()
          .join() !== real.toSorted().join()
      );
    });
    expect(wrong).toEqual([]);
  });

  test('BRC-54 says that no province is spared where the doomed one was gone already', () => {
    const row = rowsOf(page, 'type').find(([type]) => type === '`ragnarokInstead`')!;
    expect(row.at(-1)).toMatch(/`spared`.*`null`/);
  });

  test('shows the board and the stats as they are', () => {
    const [, ...outer] = rowsOf(page, 'province');
    const { provinces, regions } = sagaWords(language).names;
    const real = OUTER_PROVINCES.map((province) => [
      `\`${provinceName(province)}\``,
      provinces[provinceName(province)].name,
      regions[REGIONS.find((region) => provincesIn(region).includes(province))!],
      String(villagesOf(province)),
      `\`${placeName(fjordOf(province))}\``,
      neighboursOf(province)
        .map((near) => `\`${provinceName(near)}\``)
        .join(', '),
    ]);
    expect(outer).toEqual(real);
    expect(rowsOf(page, head('stat', 'caractéristique'))).toEqual(
      STATS.map((stat) => [`\`${stat}\``, ...STAT_VALUES[stat].map(String)]),
    );
  });

  test('tells how many cards the Ages have', () => {
    const setsAt = (players: number, sets: readonly CardSet[]): Set<CardSet> =>
      new Set<CardSet>([...sets, 'base', ...(players === 5 ? (['fifthClan'] as const) : [])]);
    const sizes = (age: AgeId, ...sets: readonly CardSet[]): number[] =>
      [2, 3, 4, 5].map((players) => deckOf(age, players, setsAt(players, sets)).length);
    const more = (age: AgeId, set: CardSet): string =>
      sizes(age, set)
        .map((size, index) => size - sizes(age)[index]!)
        .join(' | ');
    for (const age of AGES) {
      expect(page).toContain(`(BR-13, BR-15) | ${sizes(age).join(' | ')} |`);
      expect(page).toContain(`\`mystics\` | ${more(age, 'mystics')} |`);
      const ages = age === '1' ? head('first Age', 'Premier Âge') : head('later Ages', 'Âges suivants');
      expect(page).toContain(`\`kickstarterMonsters\`, ${ages} | ${more(age, 'kickstarter')} |`);
    }
  });

  test('lists the cards as they are', () => {
    const { cardTypes } = sagaWords(language).names;
    const real = CARDS.map((card) => [
      `\`${card.id}\``,
      card[language].name,
      cardTypes[card.type],
      strengthOf(card),
      isUpgrade(card) ? String(card.cost) : '',
      [
        ...copies(card.code, 'base', 'fifthClan'),
        ...copies(card.code, 'mystics').map((deck) => `${deck} (\`mystics\`)`),
        ...copies(card.code, 'kickstarter').map((deck) => `${deck} (\`kickstarterMonsters\`)`),
      ].join(', '),
      card[language].text.replace('{glory}', card.type === 'quest' ? card.gloryByAge.join(' / ') : ''),
    ]);
    expect(rowsOf(page, head('card', 'carte'))).toEqual(real);
  });
});
