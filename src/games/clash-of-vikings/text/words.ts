/** The dictionary of the game in one language; vikings-text.ts turns events and options into its sentences. */
import type { Refusal } from '../../../kernel/types.ts';
import type { Language } from '../../../text/languages.ts';
import { type Mode, type Phrasebook, phrasebook } from '../../../text/phrasebook.ts';
import type { SentenceArgs } from '../../../text/sentences.ts';
import { refusalSentences } from '../../../text/table.ts';
import type { VikingId } from '../facts/ids.ts';
import type { Dictionary } from './dictionary.ts';
import type { Names } from './names.ts';
import type { Nouns } from './nouns.ts';
import { EVENT_PARAMS, LABEL_PARAMS, PROMPT_PARAMS, REFUSAL_PARAMS } from './params.ts';

/** A line of the log, or a button, in no language yet: `['moves', { viking: 'red', n: 2, space: 'B3' }]`. */
export type LogLine = SentenceArgs<typeof EVENT_PARAMS, Nouns>;
export type Label = SentenceArgs<typeof LABEL_PARAMS, Nouns>;

export interface VikingsWords {
  readonly language: Language;
  readonly title: string;
  readonly names: Names;
  readonly log: Phrasebook<typeof EVENT_PARAMS, Nouns>;
  readonly labels: Phrasebook<typeof LABEL_PARAMS, Nouns>;
  refusal(refusal: Refusal): string;
  prompt(ask: string): string;
  /** The Viking's name inside a sentence: Red, le Viking rouge. */
  viking(viking: VikingId): string;
}

export function wordsFrom(dictionary: Dictionary, mode: Mode = 'strict'): VikingsWords {
  const { language, events, labels, prompts, refusals, names, nouns } = dictionary;
  const shared = { language, mode, nouns };
  const asked = phrasebook({ ...shared, sentences: prompts, params: PROMPT_PARAMS });
  return {
    language,
    title: names.title,
    names,
    log: phrasebook({ ...shared, sentences: events, params: EVENT_PARAMS }),
    labels: phrasebook({ ...shared, sentences: labels, params: LABEL_PARAMS }),
    refusal: refusalSentences(phrasebook({ ...shared, sentences: refusals, params: REFUSAL_PARAMS }), mode),
    prompt: (ask) => asked.sayLoosely(ask, {}),
    viking: (viking) => nouns.viking[viking].the!,
  };
}
