import { expect, test, vi } from 'vitest';
import type { ParamTable, Sentences } from '../text/index.ts';
import { phrasebook } from '../text/index.ts';
import { dictionaryFaults, spokenSamples, typographyFaults } from '../text/proof-reading.ts';

// Settings need a browser; this test reads only the sentences.
vi.mock('./shared/settings.svelte.ts', () => ({ settings: { language: 'en' } }));

interface Dictionary {
  readonly params: ParamTable;
  readonly kinds: { readonly [name: string]: string };
  readonly sentences: { readonly en: Sentences<string, 'en'>; readonly fr: Sentences<string, 'fr'> };
}

const isDictionary = (value: unknown): value is Dictionary =>
  typeof value === 'function' && 'params' in value && 'sentences' in value;

const modules = import.meta.glob<{ readonly [name: string]: unknown }>('./**/words.ts', { eager: true });
const dictionaries = Object.entries(modules).flatMap(([file, module]) =>
  Object.values(module)
    .filter(isDictionary)
    .map((dictionary) => ({ file, dictionary })),
);

test('every part of the page has its words', () => {
  expect(dictionaries.map(({ file }) => file).sort()).toEqual(
    Object.keys(modules)
      .filter((file) => file !== './shared/words.ts')
      .sort(),
  );
});

test.each(dictionaries)('the words of $file are the same in both languages, and well set', ({ dictionary }) => {
  const { params, kinds, sentences } = dictionary;
  expect(dictionaryFaults(sentences, params)).toEqual([]);
  const used = new Set(Object.values(params).flatMap(Object.keys));
  expect(Object.keys(kinds).filter((name) => !used.has(name))).toEqual([]);
  for (const language of ['en', 'fr'] as const) {
    const book = phrasebook({ language, sentences: sentences[language], params, nouns: {} });
    const spoken = spokenSamples(book, params, {});
    expect(spoken.flatMap((text) => typographyFaults(language, text))).toEqual([]);
  }
});
