import { readFileSync } from 'node:fs';
import { describe, expect, test, vi } from 'vitest';
import { clauseWords as sagaWords } from '../../games/blood-rage/text/clause-words.ts';
import { clauseWords as vikingsWords } from '../../games/clash-of-vikings/text/clause-words.ts';
import { LANGUAGES, type ClauseWords, type Language } from '../../text/index.ts';
import { clausesIn, type Clause } from './clauses.ts';
import { clausesFor, wantedIn } from './search.ts';

vi.mock('../shared/settings.svelte.ts', () => ({ settings: { language: 'en' } }));

const rulesOf = (game: string, language: Language): Clause[] =>
  clausesIn(readFileSync(new URL(`../../../docs/rules/${game}.${language}.md`, import.meta.url), 'utf8'));

const idsFor = (game: string, words: ClauseWords, query: string, language: Language): string[] =>
  clausesFor(rulesOf(game, language), words, query, language).map(({ id }) => id);

describe('rules are found by the words of players', () => {
  test.each([
    ['goal', 'en', 'CV-53'],
    ['how do I win', 'en', 'CV-53'],
    ['gagner', 'fr', 'CV-53'],
    ['but', 'fr', 'CV-53'],
    ['+2', 'en', 'CV-10'],
    ['what does +2 do?', 'en', 'CV-10'],
    ['what is a Slam?', 'en', 'CV-33'],
    ['may I pass?', 'en', 'CV-11'],
    ['puis-je passer', 'fr', 'CV-11'],
    ['what happens if nobody calls', 'en', 'CV-22'],
    ['who is next', 'en', 'CV-7'],
    ['how many cards has she left', 'en', 'CV-70'],
    ['why can’t I slam', 'en', 'CV-13'],
    ['what did I lose just now', 'en', 'CV-24'],
    ["l'arene FACES", 'fr', 'CV-2'],
  ] as const)('“%s” (%s) finds %s among the first three', (query, language, id) => {
    expect(idsFor('clash-of-vikings', vikingsWords, query, language).slice(0, 3)).toContain(id);
  });

  test('a clause is found by its number, before those that cite it', () => {
    expect(idsFor('clash-of-vikings', vikingsWords, 'cv-33', 'en')[0]).toBe('CV-33');
  });

  test('what nothing speaks of finds nothing, and no words find everything', () => {
    const all = rulesOf('clash-of-vikings', 'en');
    expect(idsFor('clash-of-vikings', vikingsWords, 'zeppelin', 'en')).toEqual([]);
    expect(clausesFor(all, vikingsWords, ' ', 'en')).toHaveLength(all.length);
  });

  test('words that say nothing are left out, unless there are no others', () => {
    expect(wantedIn('How do I win?', 'en')).toEqual(['win']);
    expect(wantedIn('what is it', 'en')).toEqual(['what', 'is', 'it']);
    expect(wantedIn('Qu’est-ce que le but', 'fr')).toEqual(['but']);
  });

  test.each([
    ['clash-of-vikings', vikingsWords],
    ['blood-rage', sagaWords],
  ] as const)('the players’ words of %s are about clauses that there are', (game, words) => {
    for (const language of LANGUAGES) {
      const ids = new Set(rulesOf(game, language).map(({ id }) => id));
      expect(Object.keys(words).filter((id) => !ids.has(id))).toEqual([]);
    }
  });
});
