/** The dictionary of the game in one language; saga-text.ts turns events and options into its sentences. */
import type { Options, Refusal } from '../../../kernel/types.ts';
import type { Language } from '../../../text/languages.ts';
import { phrasebook, type Mode, type Phrasebook } from '../../../text/phrasebook.ts';
import type { SentenceArgs } from '../../../text/sentences.ts';
import { refusalSentences } from '../../../text/table.ts';
import { factsOfCard, type CardId, type ClanId } from '../facts/index.ts';
import { textAt } from './cards.ts';
import type { Dictionary } from './dictionary.ts';
import type { Named, Names } from './names.ts';
import type { Nouns } from './nouns.ts';
import { EVENT_PARAMS, LABEL_PARAMS, PROMPT_PARAMS, REFUSAL_PARAMS } from './params.ts';

/** A line of the log, or a button, in no language yet: `['battleTied', { total: 5 }]`. */
export type LogLine = SentenceArgs<typeof EVENT_PARAMS, Nouns>;
export type Label = SentenceArgs<typeof LABEL_PARAMS, Nouns>;

export interface SagaWords {
  readonly language: Language;
  readonly title: string;
  readonly names: Names;
  readonly log: Phrasebook<typeof EVENT_PARAMS, Nouns>;
  readonly labels: Phrasebook<typeof LABEL_PARAMS, Nouns>;
  refusal(refusal: Refusal): string;
  prompt(ask: string): string;
  /** What the card says at a table with these options; a Quest pays by the Age on its back, 1 to 3. */
  cardText(card: CardId, age: number, options: Options): string;
  /** What an explanation says at such a table. */
  text(named: Named, options: Options): string;
  /** The clan's name inside a sentence: Wolf, le Clan du Loup. */
  clan(clan: ClanId): string;
}

export function wordsFrom(dictionary: Dictionary, mode: Mode = 'strict'): SagaWords {
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
    cardText(card, age, options) {
      const facts = factsOfCard(card);
      const text = textAt(facts[language], options);
      return facts.type === 'quest' ? text.replace('{glory}', String(facts.gloryByAge[age - 1])) : text;
    },
    text: textAt,
    clan(clan) {
      const noun = nouns.clan[clan];
      return language === 'en' ? noun.name : noun.the!;
    },
  };
}
