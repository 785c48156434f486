import type { Refusal } from '../kernel/types.ts';
import type { ByLanguage, Language } from './languages.ts';
import type { NounTables } from './nouns.ts';
import { type Mode, type Phrasebook, phrasebook } from './phrasebook.ts';
import type { ParamTable } from './sentences.ts';
import * as en from './table.en.ts';
import * as fr from './table.fr.ts';
import { TABLE_EVENT_PARAMS, TABLE_REFUSAL_PARAMS } from './table-params.ts';

/** The table speaks of persons and numbers, never of a game's pieces. */
const NO_NOUNS = {} satisfies NounTables;

const dictionaries: ByLanguage<typeof en | typeof fr> = { en, fr };

export type TableEvents = Phrasebook<typeof TABLE_EVENT_PARAMS, typeof NO_NOUNS>;
export type TableRefusals = Phrasebook<typeof TABLE_REFUSAL_PARAMS, typeof NO_NOUNS>;

/** Sentences for the log about seats, clocks and shuffles. */
export function tableEvents(language: Language, mode: Mode = 'strict'): TableEvents {
  const { events } = dictionaries[language];
  return phrasebook({ language, mode, sentences: events, params: TABLE_EVENT_PARAMS, nouns: NO_NOUNS });
}

/** Sentences for the answer to "why not?" that belong to no game. */
export function tableRefusals(language: Language, mode: Mode = 'strict'): TableRefusals {
  const { refusals } = dictionaries[language];
  return phrasebook({ language, mode, sentences: refusals, params: TABLE_REFUSAL_PARAMS, nouns: NO_NOUNS });
}

/** The answers to "why not?" of one game: its own sentences, and those of the table, which every game shares. */
export function refusalSentences<T extends ParamTable, N extends NounTables>(
  own: Phrasebook<T, N>,
  mode: Mode = 'strict',
): (refusal: Refusal) => string {
  const table = tableRefusals(own.language, mode);
  return ({ why, params }) => {
    if (own.has(why)) return own.sayLoosely(why, params);
    // Who is waited for is known where persons are known: the rules refuse without names.
    if (why === 'table.notYourTurn' && Object.hasOwn(params, 'persons')) {
      return table.sayLoosely('table.notYourTurn.named', params);
    }
    // A reader is better served by "this is not on offer" than by an ellipsis.
    if (mode === 'lenient' && !table.has(why)) return table.say('table.notOffered');
    return table.sayLoosely(why, params);
  };
}
