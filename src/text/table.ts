import type { Refusal } from '../kernel/types.ts';
import type { ByLanguage, Language } from './languages.ts';
import type { NounTables } from './nouns.ts';
import { type Mode, type Phrasebook, phrasebook } from './phrasebook.ts';
import type { ParamTable } from './sentences.ts';
import * as en from './table.en.ts';
import * as fr from './table.fr.ts';
import { TABLE_EVENT_PARAMS, TABLE_REFUSAL_PARAMS } from './table-params.ts';

/** The sentences of the table name persons and numbers, never a game's pieces. */
const NO_NOUNS = {} satisfies NounTables;

const dictionaries: ByLanguage<typeof en | typeof fr> = { en, fr };

export type TableEvents = Phrasebook<typeof TABLE_EVENT_PARAMS, typeof NO_NOUNS>;
export type TableRefusals = Phrasebook<typeof TABLE_REFUSAL_PARAMS, typeof NO_NOUNS>;

/** Log lines about seats, clocks and shuffles. */
export function tableEvents(language: Language, mode: Mode = 'strict'): TableEvents {
  const { events } = dictionaries[language];
  return phrasebook({ language, mode, sentences: events, params: TABLE_EVENT_PARAMS, nouns: NO_NOUNS });
}

/** Refusals that belong to no game. */
export function tableRefusals(language: Language, mode: Mode = 'strict'): TableRefusals {
  const { refusals } = dictionaries[language];
  return phrasebook({ language, mode, sentences: refusals, params: TABLE_REFUSAL_PARAMS, nouns: NO_NOUNS });
}

/** The sentences of all refusals in one game: its own, and those of the table, which every game shares. */
export function refusalSentences<T extends ParamTable, N extends NounTables>(
  own: Phrasebook<T, N>,
  mode: Mode = 'strict',
): (refusal: Refusal) => string {
  const table = tableRefusals(own.language, mode);
  return ({ why, params }) => {
    if (own.has(why)) return own.sayLoosely(why, params);
    // The rules refuse without names; the server adds the persons who are awaited.
    if (why === 'table.notYourTurn' && Object.hasOwn(params, 'persons')) {
      return table.sayLoosely('table.notYourTurn.named', params);
    }
    // In a page, "this is not on offer" is better than an ellipsis.
    if (mode === 'lenient' && !table.has(why)) return table.say('table.notOffered');
    return table.sayLoosely(why, params);
  };
}
