import { proper } from './french.ts';
import type { Language } from './languages.ts';
import type { Noun } from './nouns.ts';

/** A person's name, given where a noun of the game is expected. */
export interface Person {
  readonly person: string;
}

/** The name stands for itself, as its owner writes it, also at the start of a sentence. */
export function personNoun(language: Language, name: string): Noun {
  return language === 'fr' ? proper(name) : { name, the: name, The: name };
}
