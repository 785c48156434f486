import { describe, expect, test } from 'vitest';
import { columnOf, rulesPage, unreadOptions } from '../../../testkit/rules-page.ts';
import { LANGUAGES } from '../../../text/languages.ts';
import { ASKS } from '../facts/asks.ts';
import { CARDS, SIDES, SPACES } from '../facts/ids.ts';
import { kindOfSpace, neighbours } from '../facts/arena.ts';
import { OPTIONS } from '../facts/options.ts';
import type { Described } from '../rules/position.ts';
import { events } from '../testkit/events.ts';

/** The mapped type makes a missing or an extra field a compile error. */
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

test('every option is read by a rule', () => {
  expect(unreadOptions('clash-of-vikings', [...OPTIONS.map(({ id }) => id), 'noSuchOption'])).toEqual(['noSuchOption']);
});

describe.each(LANGUAGES)('the page of Clash of Vikings in %s', (language) => {
  const page = rulesPage('clash-of-vikings', language);
  const column = (head: string): string[] => columnOf(page, head);

  test('names every option', () => {
    expect(OPTIONS.filter(({ id }) => !page.includes(`\`${id}\``))).toEqual([]);
  });

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
