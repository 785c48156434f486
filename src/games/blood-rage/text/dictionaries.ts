/** The game's text by language, for programs that have all languages at hand. */
import type { Language } from '../../../text/languages.ts';
import type { Mode } from '../../../text/phrasebook.ts';
import type { ClanId } from '../facts/index.ts';
import type { Dictionary } from './dictionary.ts';
import { dictionary as en } from './dictionary.en.ts';
import { dictionary as fr } from './dictionary.fr.ts';
import { textFrom, type SagaText } from './saga-text.ts';
import { wordsFrom, type SagaWords } from './words.ts';

export const dictionaries: { readonly [L in Language]: Dictionary<L> } = { en, fr };

export const sagaWords = (language: Language, mode?: Mode): SagaWords => wordsFrom(dictionaries[language], mode);

export const sagaText = (
  language: Language,
  clans?: readonly ClanId[],
  mode?: Mode,
  me: number | null = null,
): SagaText => textFrom(dictionaries[language], clans, mode, me);
