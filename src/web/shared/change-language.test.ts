import { expect, test, vi } from 'vitest';
import type { Language } from '../../text/languages.ts';
import type { LanguageFiles as Files } from './language-files.ts';
import type { dictionaryOf as dictionary } from './words.ts';

// Settings need a browser.
const settings = vi.hoisted(() => ({ language: 'en' as Language }));
vi.mock('./settings.svelte.ts', () => ({ settings }));
vi.mock('./loading/loading.svelte.ts', () => ({ loaded: <T>(load: () => Promise<T>) => load() }));

/** Modules of their own for each test: they remember all files in use. */
async function modules() {
  vi.resetModules();
  settings.language = 'en';
  const [{ changeLanguage }, { LanguageFiles }, { dictionaryOf }] = await Promise.all([
    import('./change-language.ts'),
    import('./language-files.ts'),
    import('./words.ts'),
  ]);
  return { changeLanguage, words: () => wordsIn(LanguageFiles, dictionaryOf) };
}

function wordsIn(LanguageFiles: typeof Files, dictionaryOf: typeof dictionary) {
  let come: () => void = () => undefined;
  const loads: Language[] = [];
  const files = new LanguageFiles({
    async en() {
      loads.push('en');
      return { board: { hello: 'Hello' } as const };
    },
    fr() {
      loads.push('fr');
      return new Promise<{ board: { hello: string } }>((resolve) => {
        come = () => resolve({ board: { hello: 'Bonjour' } });
      });
    },
  });
  return { files, loads, say: dictionaryOf(files.part('board'), {}), frenchComes: () => come() };
}

test('only the language of the settings is loaded', async () => {
  const { words } = await modules();
  const { files, loads, say } = words();
  expect(() => say('hello')).toThrow('the words in en were not loaded');
  await files.load();
  await files.load();
  expect([loads, say('hello')]).toEqual([['en'], 'Hello']);
});

test('the language changes when the words are there', async () => {
  const { changeLanguage, words } = await modules();
  const { files, say, frenchComes } = words();
  await files.load();
  const change = changeLanguage('fr');
  expect([settings.language, say('hello')]).toEqual(['en', 'Hello']);
  frenchComes();
  await change;
  expect([settings.language, say('hello')]).toEqual(['fr', 'Bonjour']);
});

test('files that come into use while others are loaded are waited for as well', async () => {
  const { changeLanguage, words } = await modules();
  const first = words();
  const second = words();
  await first.files.load();
  const change = changeLanguage('fr');
  await second.files.load();
  first.frenchComes();
  await vi.waitFor(() => expect(second.loads).toEqual(['en', 'fr']));
  expect(settings.language).toBe('en');
  second.frenchComes();
  await change;
  expect(second.say('hello')).toBe('Bonjour');
});

test('of two wishes the later one counts', async () => {
  const { changeLanguage, words } = await modules();
  const { files, frenchComes } = words();
  await files.load();
  const first = changeLanguage('fr');
  await changeLanguage('en');
  frenchComes();
  await first;
  expect(settings.language).toBe('en');
});
