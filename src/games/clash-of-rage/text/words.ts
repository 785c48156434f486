/** The dictionary of the game in one language, for one pack; rage-text.ts turns events and options into its sentences. */
import type { Refusal } from '../../../kernel/types.ts';
import type { ByLanguage, Language } from '../../../text/languages.ts';
import { phrasebook, type Mode, type Phrasebook } from '../../../text/phrasebook.ts';
import type { SentenceArgs } from '../../../text/sentences.ts';
import { refusalSentences } from '../../../text/table.ts';
import { DEFAULT_PACK, type ClanId, type Pack } from '../facts/pack/index.ts';
import * as en from './en.ts';
import * as fr from './fr.ts';
import type { Names } from './names.ts';
import { names as namesEn } from './names.en.ts';
import { names as namesFr } from './names.fr.ts';
import { nounsOf, type Nouns } from './nouns.ts';
import { EVENT_PARAMS, LABEL_PARAMS, PROMPT_PARAMS, REFUSAL_PARAMS } from './params.ts';

/** A line of the log, or a button, in no language yet: `['roundStarts', { n: 5 }]`. */
export type LogLine = SentenceArgs<typeof EVENT_PARAMS, Nouns>;
export type Label = SentenceArgs<typeof LABEL_PARAMS, Nouns>;

export interface RageWords {
  readonly language: Language;
  readonly title: string;
  readonly names: Names;
  readonly log: Phrasebook<typeof EVENT_PARAMS, Nouns>;
  readonly labels: Phrasebook<typeof LABEL_PARAMS, Nouns>;
  refusal(refusal: Refusal): string;
  prompt(ask: string): string;
  /** The clan's name inside a sentence: Bohorg, la Tribu Bohorg. */
  clan(clan: ClanId): string;
}

const dictionaries: ByLanguage<typeof en | typeof fr> = { en, fr };
const names: ByLanguage<Names> = { en: namesEn, fr: namesFr };

export function rageWords(language: Language, pack: Pack = DEFAULT_PACK, mode: Mode = 'strict'): RageWords {
  const { events, labels, prompts, refusals } = dictionaries[language];
  const nouns = nounsOf(language, pack);
  const shared = { language, mode, nouns };
  const asked = phrasebook({ ...shared, sentences: prompts, params: PROMPT_PARAMS });
  return {
    language,
    title: names[language].title,
    names: names[language],
    log: phrasebook({ ...shared, sentences: events, params: EVENT_PARAMS }),
    labels: phrasebook({ ...shared, sentences: labels, params: LABEL_PARAMS }),
    refusal: refusalSentences(phrasebook({ ...shared, sentences: refusals, params: REFUSAL_PARAMS }), mode),
    prompt: (ask) => asked.sayLoosely(ask, {}),
    clan: (clan) => nouns.clan[clan].the!,
  };
}
