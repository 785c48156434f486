/** What the command line itself says, around the sentences of a game. */
import { phrasebook, type ByLanguage, type Language, type ParamTable, type Sentences } from '../text/index.ts';

export const WORD_PARAMS = {
  seats: { n: 'number' },
  seat: { n: 'number', name: 'words' },
  again: { command: 'words' },
  result: {},
  place: { place: 'number', name: 'words', score: 'number' },
  victory: { name: 'words' },
  sharedVictory: { names: 'persons' },
} as const satisfies ParamTable;
type WordKey = keyof typeof WORD_PARAMS;

export const WORDS: { readonly [L in Language]: Sentences<WordKey, L> } = {
  en: {
    seats: 'A game for {n#seat}, played by bots.',
    seat: 'Seat {n}: {name}',
    again: 'To see the same game again: {command}',
    result: 'The final score:',
    place: '{place}. {name}, {score#point}',
    victory: 'Victory for {name}.',
    sharedVictory: 'A shared victory: {names.list}.',
  },
  fr: {
    seats: 'Une partie à {n#seat}, jouée par des automates.',
    seat: 'Place {n} : {name}',
    again: 'Pour revoir la même partie : {command}',
    result: 'Le décompte final :',
    place: '{place}. {name}, {score#point}',
    victory: 'Victoire : {name}.',
    sharedVictory: 'Victoire partagée : {names.list}.',
  },
};

const wordsOf = (language: Language) =>
  phrasebook({ language, sentences: WORDS[language], params: WORD_PARAMS, nouns: {} });

export const words: ByLanguage<ReturnType<typeof wordsOf>> = { en: wordsOf('en'), fr: wordsOf('fr') };
