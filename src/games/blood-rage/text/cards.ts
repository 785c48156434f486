/** The words of the cards, and what they say at a table. */
import type { Options } from '../../../kernel/types.ts';
import type { Language } from '../../../text/languages.ts';
import { CARDS, type CardId, type CardWords } from '../facts/index.ts';
import type { Named } from './names.ts';

export const cardWords = (language: Language): Readonly<Record<CardId, CardWords>> =>
  Object.fromEntries(CARDS.map((card) => [card.id, card[language]])) as Record<CardId, CardWords>;

/** The text that follows the table's options, or the plain one. */
export function textAt({ text, textWith = {} }: Pick<Named, 'text' | 'textWith'>, options: Options): string {
  for (const [option, instead] of Object.entries(textWith)) if (options[option] === true) return instead;
  return text;
}
