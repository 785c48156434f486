import { proper } from './french.ts';
import type { Language } from './languages.ts';
import type { Noun } from './nouns.ts';

/** A person, who may stand in a sentence in place of a noun of the game. */
export interface Person {
  readonly person: string;
}

/** The name is never changed: no article, and no capital at the start of a sentence. */
export function personNoun(language: Language, name: string): Noun {
  return language === 'fr' ? proper(name) : { name, the: name, The: name };
}
