/** What the command line itself says, around the sentences of a game. */
import { phrasebook, type ByLanguage, type Language, type ParamTable, type Sentences } from '../text/index.ts';

export const WORD_PARAMS = {
  seats: { n: 'number' },
  seat: { n: 'number', name: 'words' },
  again: { command: 'words' },
  holder: { n: 'number', name: 'words', person: 'words' },
  replayed: { n: 'number' },
  open: {},
  seenFrom: { name: 'words' },
  seenByAll: {},
  unfinished: {},
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
    holder: 'Seat {n}: {name} ({person})',
    replayed: 'A game for {n#seat}, told again.',
    open: 'Everything lies open, what was secret then too.',
    seenFrom: 'As it was seen from one seat: {name}.',
    seenByAll: 'As somebody without a seat saw it.',
    unfinished: 'The game was stopped before its end.',
    result: 'The final score:',
    place: '{place}. {name}, {score#point}',
    victory: 'Victory for {name}.',
    sharedVictory: 'A shared victory: {names.list}.',
  },
  fr: {
    seats: 'Une partie à {n#seat}, jouée par des bots.',
    seat: 'Place {n} : {name}',
    again: 'Pour revoir la même partie : {command}',
    holder: 'Place {n} : {name} ({person})',
    replayed: 'Une partie à {n#seat}, racontée après coup.',
    open: 'Tout est à découvert, même ce qui était secret.',
    seenFrom: 'Vue depuis une place : {name}.',
    seenByAll: 'Vue par quelqu’un sans place à la table.',
    unfinished: 'La partie s’est arrêtée avant la fin.',
    result: 'Le décompte final :',
    place: '{place}. {name}, {score#point}',
    victory: 'Victoire : {name}.',
    sharedVictory: 'Victoire partagée : {names.list}.',
  },
};

const wordsOf = (language: Language) =>
  phrasebook({ language, sentences: WORDS[language], params: WORD_PARAMS, nouns: {} });

export const words: ByLanguage<ReturnType<typeof wordsOf>> = { en: wordsOf('en'), fr: wordsOf('fr') };
