import type { TeachingWords } from './teaching-words.ts';

export const fr: TeachingWords = {
  inAll: 'en tout',
  turn: {
    heading: 'Votre tour',
    note: 'deux cartes, l’une après l’autre ; ensuite chacun revient à trois cartes',
    announce: {
      title: 'Poser et annoncer',
      text: 'Posez une carte face cachée et annoncez l’une des sept actions. **Rien n’oblige à dire vrai.**',
    },
    call: {
      title: 'Qui dénonce ?',
      text: 'Tous ceux qui ont un bracelet répondent en secret : dénoncer le bluff, ou laisser passer.',
    },
    perform: {
      title: 'Faire ce qui est dit',
      text: 'Personne ne dénonce ? **L’action a lieu**, et la carte n’est jamais montrée. Puis vient la seconde carte.',
    },
  },
  calls: {
    heading: 'Si quelqu’un dénonce',
    note: 'la carte est retournée, et un bracelet change de main',
    truth: {
      title: 'Vous disiez vrai',
      text: 'Vous prenez au hasard un bracelet à qui a dénoncé, puis vous agissez.',
    },
    bluff: {
      title: 'C’était un bluff',
      text: 'Celui qui a dénoncé vous prend un bracelet. L’action est annulée.',
    },
    shield: {
      title: 'On vous attaque ?',
      text: 'Posez n’importe quelle carte et dites que c’est un Bouclier. L’attaque échoue, sauf si l’on vous dénonce et que ce n’en est pas un.',
    },
    caller: 'qui dénonce',
    you: 'vous',
    claim: '« Bouclier ! »',
  },
  wins: {
    heading: 'Ce qui fait gagner',
    text: '**La somme des valeurs, non le nombre.** À égalité, le plus grand nombre de bracelets l’emporte. Les bracelets sont sur les pierres de l’arène ; et qui commence son tour sur la **case centrale (+2)** peut en prendre deux dans la réserve.',
    five: 'cinq',
    three: 'trois, et gagne',
  },
  mistakes: {
    heading: 'Trois erreurs de débutant',
    honest: {
      title: 'Ne jamais bluffer',
      text: 'Trois cartes contiennent rarement le coup voulu. Un bluff que personne ne dénonce marche tout aussi bien.',
    },
    counting: {
      title: 'Ne pas compter',
      text: 'Tout le monde a les douze mêmes cartes. Les deux « Marcher » ont été vues ? Alors « Marcher » est un bluff.',
    },
    empty: {
      title: 'Tout perdre',
      text: 'Sans bracelet, on ne peut plus dénoncer, et tout le monde le sait. Gardez-en un.',
    },
  },
  questions: [
    'but du jeu',
    'comment gagner',
    'puis-je passer',
    '+2',
    'Bousculer',
    'personne ne dénonce',
    'Bouclier',
    'eau',
  ],
};
