/** The types of dictionaries: which sentences a language must have, and which parameters each sentence takes. */
import type { Language } from './languages.ts';
import type { NounTables } from './nouns.ts';
import type { Person } from './persons.ts';

interface PluralSentences {
  readonly en: { readonly by: string; readonly one: string; readonly other: string };
  readonly fr: { readonly by: string; readonly one: string; readonly many: string; readonly other: string };
}

/** A template, or one for each plural category of the parameter that `by` names. */
export type Sentence<L extends Language = Language> = string | PluralSentences[L];

/** One sentence for each key; a dictionary with a missing sentence does not compile. */
export type Sentences<K extends string, L extends Language = Language> = { readonly [key in K]: Sentence<L> };

/**
 * The type of a parameter. A noun is given by its id, which is the same in all languages. With `person`, the name of the player may
 * stand in place of the noun (the clan, the Viking).
 */
export type Kind =
  | 'number'
  /** Text that is inserted unchanged. */
  | 'words'
  | 'person'
  | 'persons'
  | { readonly noun: string; readonly person?: true }
  | { readonly list: string; readonly person?: true };

/** The parameters of each sentence: `{ moves: { viking: { noun: 'viking' }, n: 'number' } }`. */
export type ParamTable = { readonly [key: string]: { readonly [param: string]: Kind } };

/** Several equal pieces in a list: 2 Warriors. */
export interface Counted<Id extends string = string> {
  readonly n: number;
  readonly of: Id;
}

type IdOf<N extends NounTables, Name extends keyof N> = keyof N[Name] & string;
type PersonIf<K> = K extends { readonly person: true } ? Person : never;

/** The type of the value that a caller passes for a parameter of this kind. */
export type Value<K extends Kind, N extends NounTables> = K extends 'number'
  ? number
  : K extends 'words' | 'person'
    ? string
    : K extends 'persons'
      ? readonly string[]
      : K extends { readonly noun: infer Name extends keyof N }
        ? IdOf<N, Name> | PersonIf<K>
        : K extends { readonly list: infer Name extends keyof N }
          ? readonly (IdOf<N, Name> | PersonIf<K> | Counted<IdOf<N, Name>>)[]
          : never;

export type Values<T extends ParamTable, N extends NounTables, K extends keyof T> = {
  readonly [P in keyof T[K]]: Value<T[K][P], N>;
};

/** Values of unchecked types, which come from the wire. */
export type LooseValues = {
  readonly [param: string]: string | number | Person | readonly (string | Person | Counted)[];
};

/** The arguments of `say`: the key of a sentence, and its values if it takes any. They are the same in all languages. */
export type SentenceArgs<T extends ParamTable, N extends NounTables> = {
  [K in keyof T & string]: keyof T[K] extends never ? readonly [key: K] : readonly [key: K, values: Values<T, N, K>];
}[keyof T & string];
