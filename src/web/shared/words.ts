/** Dictionaries of the page, one for each part of it. `say` answers in the language of the settings, which may change at any time. */
import { phrasebook, type ByLanguage, type ParamTable, type SentenceArgs, type Sentences } from '../../text/index.ts';
import { settings } from './settings.svelte.ts';

type Params = ParamTable[string];
/** Parameters by sentence. A sentence that is not listed takes none. */
type Listed<K extends string> = { readonly [key in K]?: Params };
type Filled<K extends string, P extends Listed<K>> = {
  readonly [key in K]: key extends keyof P ? Extract<P[key], Params> : Record<never, Params[string]>;
};

/** `const say = dictionary(en, fr, { seats: { n: 'number' } })`, then `say('yourTurn')` or `say('seats', { n: 3 })`. */
export function dictionary<K extends string, const P extends Listed<K>>(
  en: Sentences<K, 'en'>,
  fr: Sentences<K, 'fr'>,
  listed: P,
) {
  const keys = Object.keys(en) as K[];
  const params = Object.fromEntries(keys.map((key) => [key, listed[key] ?? {}])) as unknown as Filled<K, P>;
  const bookOf = <L extends 'en' | 'fr'>(language: L, sentences: Sentences<K, L>) =>
    phrasebook({ language, mode: 'lenient', sentences, params, nouns: {} });
  const books: ByLanguage<ReturnType<typeof bookOf>> = { en: bookOf('en', en), fr: bookOf('fr', fr) };
  const say = (...said: SentenceArgs<Filled<K, P>, Record<never, never>>): string =>
    books[settings.language].say(...said);
  // The sentences are exposed for the test that proof-reads them.
  return Object.assign(say, { params, sentences: { en, fr } });
}
