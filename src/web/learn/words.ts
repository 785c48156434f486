/** What the pages say from which a game is learnt. */
import type { Sentences } from '../../text/index.ts';
import { dictionary } from '../shared/words.ts';

const en = {
  rulesOf: 'Rules: {game}',
  howToPlay: 'How to play',
  cards: 'Cards',
  byClause: 'Rules by clause',
  search: 'Search the rules',
  found: { by: 'n', one: '1 clause', other: '{n} clauses' },
  nothingFound: 'Nothing speaks of “{words}”. Try another word, such as one of these:',
  citedBy: 'See also {clauses}',
  practise: 'Play a practice game',
  practiseHelp: 'A prepared game against patient bots: a few short turns show what it is about.',
  loading: 'Opening the rules…',
  lost: 'The rules could not be loaded. Is the connection gone?',
  again: 'Try again',

  guide: 'Guide',
  lessonOf: 'lesson {n} of {most}',
  what: 'What is this?',
  may: 'Your options',
  think: 'A tip',
  iKnow: 'Got it',
  noGuide: 'Turn the guide off',
  fold: 'Fold the guide',
  unfold: 'Show this lesson again',
  goal: 'Goal',
  turnOfPractice: 'Practice, turn {n} of {most}: {title}',
  nowShort: 'Now',
  endShort: 'The end',
  toQuestion: 'To my choice',
  realGame: 'Start a real game',
} satisfies Sentences<string, 'en'>;

const fr: Sentences<keyof typeof en, 'fr'> = {
  rulesOf: 'Règles : {game}',
  howToPlay: 'Comment jouer',
  cards: 'Cartes',
  byClause: 'Règles par article',
  search: 'Chercher dans les règles',
  found: { by: 'n', one: '{n} article', many: '{n} d’articles', other: '{n} articles' },
  nothingFound: 'Rien ne parle de « {words} ». Essayez un autre mot, par exemple :',
  citedBy: 'Voir aussi {clauses}',
  practise: 'Jouer une partie d’essai',
  practiseHelp: 'Une partie préparée contre des bots patients : quelques petits tours montrent l’essentiel.',
  loading: 'Ouverture des règles…',
  lost: 'Les règles n’ont pas pu être chargées. La connexion est-elle coupée ?',
  again: 'Réessayer',

  guide: 'Guide',
  lessonOf: 'leçon {n} sur {most}',
  what: 'La situation',
  may: 'Vos choix',
  think: 'Le conseil',
  iKnow: 'Compris',
  noGuide: 'Ne plus afficher le guide',
  fold: 'Replier le guide',
  unfold: 'Revoir cette leçon',
  goal: 'But',
  turnOfPractice: 'Partie d’essai, tour {n} sur {most} : {title}',
  nowShort: 'Maintenant',
  endShort: 'La fin',
  toQuestion: 'Voir mes choix',
  realGame: 'Commencer une vraie partie',
};

const n = 'number';
export const say = dictionary(en, fr, {
  rulesOf: { game: 'words' },
  found: { n },
  nothingFound: { words: 'words' },
  citedBy: { clauses: 'words' },
  lessonOf: { n, most: n },
  turnOfPractice: { n, most: n, title: 'words' },
});
