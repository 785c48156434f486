import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { columnOf, rowsOf, rulesPage } from '../../../testkit/rules-page.ts';
import { LANGUAGES } from '../../../text/languages.ts';
import { ASKS } from '../facts/asks.ts';
import { EVENTS } from '../facts/events.ts';
import { DEFAULT_PACK, readPackText } from '../facts/pack/index.ts';
import { KEYS } from '../rules/position/described.ts';
import { CONTENT_TABLES } from './content-rows.ts';

describe.each(LANGUAGES)('the page of Clash of Rage in %s', (language) => {
  const page = rulesPage('clash-of-rage', language);
  const head = (english: string, french: string): string => (language === 'en' ? english : french);

  test('has every field of a position', () => {
    expect(columnOf(page, head('field', 'champ'))).toEqual(Object.keys(KEYS));
  });

  test('has every question and every event', () => {
    expect(columnOf(page, head('ask', 'question'))).toEqual([...ASKS]);
    expect(columnOf(page, 'type')).toEqual([...EVENTS]);
  });

  test('shows the content of the default pack as it is', () => {
    for (const table of CONTENT_TABLES) {
      expect(rowsOf(page, table.head[language])).toEqual(table.rows(language));
    }
  });
});

test('CR-110 the pack file of the docs is the default pack', () => {
  const file = readFileSync(new URL('../../../../docs/packs/clash-of-rage.json', import.meta.url), 'utf8');
  expect(readPackText(file)).toStrictEqual(DEFAULT_PACK);
});
