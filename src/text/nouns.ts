import type { Language } from './languages.ts';

/**
 * The shapes in which a sentence can take a noun. French melts articles and prepositions together (du, au, d’), so a
 * sentence never puts them together itself: it asks for the form.
 */
export const FORMS = [
  /** The bare name. */
  'name',
  'the',
  /** `the` as the first word of a sentence. */
  'The',
  'a',
  /** One of its owner's: its Troll, a Warrior. */
  'own',
  'of',
  'to',
  /** Where something is: on the centre, à Utgard. */
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

/** The name of a card in a sentence. */
export const quote = (language: Language, text: string): string =>
  language === 'fr' ? `«${NO_BREAK}${text}${NO_BREAK}»` : `“${text}”`;

/** A noun with its English articles. */
export const english = (name: string, article: 'a' | 'an' = 'a'): Noun => ({
  name,
  the: `the ${name}`,
  The: `The ${name}`,
  a: `${article} ${name}`,
});
