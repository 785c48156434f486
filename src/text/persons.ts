import { proper } from './french.ts';
import type { Language } from './languages.ts';
import type { Noun } from './nouns.ts';

/** A person, who may stand in a sentence in place of a noun of the game. */
export interface Person {
  readonly person: string;
}

/** Letters that are written from right to left, and would turn what stands beside them round. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
const FIRST_STRONG_ISOLATE = '\u2068';
const POP_ISOLATE = '\u2069';

/** A name keeps its own direction to itself. */
const isolated = (name: string): string =>
  RIGHT_TO_LEFT.test(name) ? FIRST_STRONG_ISOLATE + name + POP_ISOLATE : name;

/** The name is never changed: no article, and no capital at the start of a sentence. */
export function personNoun(language: Language, given: string): Noun {
  const name = isolated(given);
  return language === 'fr' ? proper(name) : { name, the: name, The: name };
}
