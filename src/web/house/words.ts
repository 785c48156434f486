/** Dictionaries of the page. Each part of it has its own; what is said follows the language as it changes. */
import { phrasebook, type ByLanguage, type ParamTable, type Said, type Sentences } from '../../text/index.ts';
import { settings } from './settings.svelte.ts';

type Book<T extends ParamTable> = { readonly [L in 'en' | 'fr']: Sentences<keyof T & string, L> };

/** `const say = dictionary(PARAMS, { en, fr })`, then `say('yourTurn')` or `say('seats', { n: 3 })` in a template. */
export function dictionary<T extends ParamTable>(params: T, sentences: Book<T>) {
  const bookOf = <L extends 'en' | 'fr'>(language: L) =>
    phrasebook({ language, mode: 'lenient', sentences: sentences[language], params, nouns: {} });
  const books: ByLanguage<ReturnType<typeof bookOf>> = { en: bookOf('en'), fr: bookOf('fr') };
  const say = (...said: Said<T, Record<never, never>>): string => books[settings.language].say(...said);
  // With its sentences at hand, so that they can be proof-read.
  return Object.assign(say, { params, sentences });
}
