import type { Language } from './languages.ts';

/**
 * The forms of a noun that a sentence can use. French contracts articles and prepositions (du, au, d’), so a sentence never joins
 * an article and a name itself: it asks for the form.
 */
export const FORMS = [
  /** The bare name. */
  'name',
  'the',
  /** `the` as the first word of a sentence. */
  'The',
  'a',
  /** One piece of an owner: “its Troll”, “a Warrior”. */
  'own',
  'of',
  'to',
  /** With the preposition of place: “on the centre”, « à Utgard ». */
  'in',
  'plural',
] as const;
export type Form = (typeof FORMS)[number];

/** A noun has the forms that make sense for it, and always a name. */
export type Noun = { readonly name: string } & { readonly [F in Form]?: string };

/** Nouns by kind (viking, province, …) and id. */
export type NounTables = { readonly [kind: string]: { readonly [id: string]: Noun } };

/** Between a number and its noun, and inside guillemets. */
export const NO_BREAK = '\u00a0';

export const isForm = (word: string): word is Form => (FORMS as readonly string[]).includes(word);

export function capitalise(text: string): string {
  const [first = '', ...rest] = text;
  return first.toUpperCase() + rest.join('');
}

/** A card's name in the quotation marks of the language. */
export const quote = (language: Language, text: string): string =>
  language === 'fr' ? `«${NO_BREAK}${text}${NO_BREAK}»` : `“${text}”`;

/** A noun with its English articles. */
export const english = (name: string, article: 'a' | 'an' = 'a'): Noun => ({
  name,
  the: `the ${name}`,
  The: `The ${name}`,
  a: `${article} ${name}`,
});
