export const LANGUAGES = ['en', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];
export type ByLanguage<T> = Readonly<Record<Language, T>>;

/** What `Intl` is asked for: British lists have no comma before "and". */
export const LOCALES: ByLanguage<string> = { en: 'en-GB', fr: 'fr-FR' };

export const isLanguage = (tag: string): tag is Language => (LANGUAGES as readonly string[]).includes(tag);
