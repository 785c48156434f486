/** Dictionaries of the page, one for each part of it. `say` answers in the language of the settings, which may change at any time. */
import {
  joinList,
  paramsOf,
  phrasebook,
  type Language,
  type LooseValues,
  type SentenceArgs,
  type Sentences,
} from '../../text/index.ts';
import { settings } from './settings.svelte.ts';

type English = Sentences<string, 'en'>;
type Kind = 'number' | 'words' | 'person' | 'persons';

/** The names of the placeholders in a template: `who | n` of '{who} takes {n#card}'. */
type Named<Template> = Template extends `${string}{${infer Inside}}${infer Rest}`
  ? (Inside extends `${infer Name}${'.' | '#'}${string}` ? Name : Inside) | Named<Rest>
  : never;
type ParamsOf<Sentence> = Sentence extends {
  readonly by: infer By;
  readonly one: infer One;
  readonly other: infer Other;
}
  ? By | Named<One> | Named<Other>
  : Named<Sentence>;
type Params<E extends English, K> = {
  readonly [key in keyof E & string]: { readonly [name in ParamsOf<E[key]> & keyof K]: Extract<K[name], Kind> };
};

/** The sentences of a dictionary by language, when they are first said. */
interface SentencesBy<E extends English> {
  readonly en: () => E;
  readonly fr: () => Sentences<keyof E & string, 'fr'>;
}

type Kinds<E extends English> = { readonly [name in ParamsOf<E[keyof E]> & string]: Kind };

/**
 * `const say = dictionary(en, fr, { n: 'number' })`, then `say('yourTurn')` or, where the sentence has `{n}`, `say('seats', { n: 3 })`.
 * A name has the same kind in all sentences of the dictionary.
 */
export const dictionary = <const E extends English, const K extends Kinds<E>>(
  en: E,
  fr: Sentences<keyof E & string, 'fr'>,
  kinds: K,
) => dictionaryOf({ en: () => en, fr: () => fr }, kinds);

/** A dictionary whose sentences may be loaded later: `dictionaryOf(files.part('board'), { n: 'number' })`. */
export function dictionaryOf<const E extends English, const K extends Kinds<E>>(sentences: SentencesBy<E>, kinds: K) {
  const book = spoken((language) => {
    const own = sentences[language]();
    const params = paramsBy(own, kinds) as unknown as Params<E, K>;
    return phrasebook({ language, mode: 'lenient', sentences: own, params, nouns: {} });
  });
  const say = (...said: SentenceArgs<Params<E, K>, Record<never, never>>): string => {
    const [key, values = {}] = said as readonly [key: string, values?: LooseValues];
    return book().sayLoosely(key, values);
  };
  // The sentences and kinds are exposed for the test that proof-reads them.
  return Object.assign(say, { kinds, sentences });
}

/** What each sentence takes, read from its placeholders. */
export function paramsBy(
  sentences: Sentences<string>,
  kinds: { readonly [name: string]: Kind },
): { readonly [key: string]: { readonly [name: string]: Kind } } {
  const ofSentence = (sentence: Sentences<string>[string]): { readonly [name: string]: Kind } =>
    Object.fromEntries(paramsOf(sentence).flatMap((name) => (name in kinds ? [[name, kinds[name]!]] : [])));
  return Object.fromEntries(Object.entries(sentences).map(([key, sentence]) => [key, ofSentence(sentence)]));
}

/** What is made once for each language, in the language of the settings. */
export function spoken<T>(make: (language: Language) => T): () => T {
  const made: { [L in Language]?: T } = {};
  return () => (made[settings.language] ??= make(settings.language));
}

/** A list with "and"; an empty one is an empty text. */
export const list = (items: readonly (string | number)[]): string =>
  items.length === 0 ? '' : joinList(settings.language, items.map(String));

export const percent = (part: number): string =>
  new Intl.NumberFormat(settings.language, { style: 'percent' }).format(part);
