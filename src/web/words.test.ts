import { beforeAll, expect, test, vi } from 'vitest';
import { LANGUAGES, phrasebook } from '../text/index.ts';
import { dictionaryFaults, spokenSamples, typographyFaults } from '../text/proof-reading.ts';
import type { LanguageFiles } from './shared/language-files.ts';
import { paramsBy, type dictionaryOf } from './shared/words.ts';

// Settings need a browser; this test reads only the sentences.
vi.mock('./shared/settings.svelte.ts', () => ({ settings: { language: 'en' } }));

type Dictionary = Pick<ReturnType<typeof dictionaryOf>, 'kinds' | 'sentences'>;

const isDictionary = (value: unknown): value is Dictionary =>
  typeof value === 'function' && 'kinds' in value && 'sentences' in value;

const files = import.meta.glob<{ readonly languageFiles: LanguageFiles<unknown, unknown> }>('./games/*/language.ts', {
  eager: true,
});
beforeAll(async () => {
  for (const { languageFiles } of Object.values(files))
    await Promise.all(LANGUAGES.map((language) => languageFiles.load(language)));
});

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
  const { kinds } = dictionary;
  const sentences = { en: dictionary.sentences.en(), fr: dictionary.sentences.fr() };
  const params = paramsBy(sentences.en, kinds);
  expect(dictionaryFaults(sentences, params)).toEqual([]);
  const used = new Set(Object.values(params).flatMap(Object.keys));
  expect(Object.keys(kinds).filter((name) => !used.has(name))).toEqual([]);
  for (const language of LANGUAGES) {
    const book = phrasebook({ language, sentences: sentences[language], params, nouns: {} });
    const spoken = spokenSamples(book, params, {});
    expect(spoken.flatMap((text) => typographyFaults(language, text))).toEqual([]);
  }
});
