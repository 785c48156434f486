/** The log as it speaks to one reader: "You pick up a bracelet" in place of the reader's own name. */
import { type Mode, phrasebook } from '../../../text/phrasebook.ts';
import type { Dictionary } from './dictionary.ts';
import { TO_ME_PARAMS } from './to-me-params.ts';
import type { LogLine } from './words.ts';

/** Says a line to the reader who acts in it, or to whom it is done; null where the line is about others, or says too little. */
export function toMeText(dictionary: Dictionary, mode: Mode): (line: LogLine, role: 'by' | 'to') => string | null {
  const { language, nouns, toMe: sentences } = dictionary;
  const book = phrasebook({ language, mode, sentences, params: TO_ME_PARAMS, nouns });
  return ([key, params = {}], role) => {
    const own = `${role}.${key}`;
    return book.has(own) ? book.sayLoosely(own, params) : null;
  };
}
