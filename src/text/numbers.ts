import { type ByLanguage, type Language, LOCALES } from './languages.ts';

interface Formats {
  readonly number: Intl.NumberFormat;
  readonly plural: Intl.PluralRules;
  readonly list: Intl.ListFormat;
}

const formatsOf = (language: Language): Formats => ({
  number: new Intl.NumberFormat(LOCALES[language]),
  plural: new Intl.PluralRules(LOCALES[language]),
  list: new Intl.ListFormat(LOCALES[language]),
});

/** Created once: an Intl object costs more than all the sentences of a game. */
const formats: ByLanguage<Formats> = { en: formatsOf('en'), fr: formatsOf('fr') };

/** The plural categories of our languages. In French, 0 is `one` and whole millions are `many`. */
export type PluralCategory = 'one' | 'many' | 'other';

export function pluralCategory(language: Language, n: number): PluralCategory {
  const category = formats[language].plural.select(n);
  return category === 'one' || category === 'many' ? category : 'other';
}

/** With the language's thousands separator, and a minus sign where `Intl` writes a hyphen. */
export function formatNumber(language: Language, n: number): string {
  return formats[language].number.format(n).replace('-', '−');
}

export function joinList(language: Language, items: readonly string[]): string {
  return formats[language].list.format(items);
}
