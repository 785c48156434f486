/** The game's text by language, for programs that have all languages at hand. */
import type { Language } from '../../../text/languages.ts';
import type { Mode } from '../../../text/phrasebook.ts';
import type { VikingId } from '../facts/ids.ts';
import type { Dictionary } from './dictionary.ts';
import { dictionary as en } from './dictionary.en.ts';
import { dictionary as fr } from './dictionary.fr.ts';
import { textFrom, type Called, type VikingsText } from './vikings-text.ts';
import { wordsFrom, type VikingsWords } from './words.ts';

export const dictionaries: { readonly [L in Language]: Dictionary<L> } = { en, fr };

export const vikingsWords = (language: Language, mode?: Mode): VikingsWords => wordsFrom(dictionaries[language], mode);

export const vikingsText = (
  language: Language,
  colours?: readonly VikingId[],
  mode?: Mode,
  called?: readonly Called[],
  me: number | null = null,
): VikingsText => textFrom(dictionaries[language], colours, mode, called, me);
