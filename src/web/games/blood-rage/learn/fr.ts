import type { TeachingWords } from './teaching-words.ts';

export const fr: TeachingWords = {
  age: {
    heading: 'Un Âge',
    note: 'il y en a trois, tous pareils',
    gifts: {
      title: 'Les cadeaux des Dieux',
      text: 'Chacun prend une carte et passe les autres à gauche, jusqu’à en avoir **six**.',
    },
    act: {
      title: 'Agir',
      text: 'Une action par tour, payée en **Rage**, tant qu’il en reste à quelqu’un et qu’il reste des terres à piller.',
    },
    doom: {
      title: 'Quêtes et Ragnarök',
      text: 'Les Quêtes accomplies rapportent. Puis une province **est détruite**, et y mourir donne de la Gloire.',
    },
  },
  actions: {
    heading: 'Votre action',
    note: 'une de celles-ci à chaque tour',
    figures: {
      title: 'Envahir ou marcher',
      text: 'Placez une figurine sur un village vide contre sa Force en Rage (le Chef : rien), ou déplacez-en autant que voulu d’une province vers une autre pour 1.',
    },
    cards: {
      title: 'Amélioration ou Quête',
      text: 'Placez une Amélioration sur votre fiche contre sa Force en Rage : elle y reste. Une Quête se pose face cachée, sans rien payer.',
    },
    pillage: {
      title: 'Piller',
      text: 'Gratuit. Les voisins peuvent venir se battre. Si vous gagnez, ou si personne ne vient, la récompense est à vous.',
    },
  },
  battle: {
    heading: 'Dans une bataille',
    note: 'chacun pose une carte face cachée ; on additionne figurines et cartes',
    win: { title: 'La plus haute somme gagne', text: 'Autant de Gloire que vos Haches. Vos cartes sont défaussées.' },
    lose: {
      title: 'Vous perdez',
      text: 'Vos figurines meurent et vont au Valhalla. Mais **vous reprenez votre carte**.',
    },
    tie: {
      title: 'Égalité',
      text: 'Tout le monde perd et reprend ses cartes. La province peut être tentée de nouveau.',
    },
  },
  wins: {
    heading: 'Ce qui fait gagner',
    text: '**La Gloire vient de partout** : pillages, batailles, Quêtes, morts au Ragnarök. À la fin, chaque caractéristique au rang 4 ou 5 rapporte **10** de plus, au rang 6 **20**.',
    sources: ['batailles', 'pillages', 'Quêtes', 'Ragnarök', 'rangs'],
  },
  mistakes: {
    heading: 'Trois erreurs de débutant',
    safe: {
      title: 'Avoir peur de mourir',
      text: 'Les morts reviennent à l’Âge suivant. Dans la province condamnée, ils rapportent 2, 3, puis 4 points de Gloire.',
    },
    rage: {
      title: 'À court de Rage',
      text: 'À 0, on ne peut même plus piller, ce qui est gratuit. Gardez 1 point tant qu’il y a quelque chose à prendre.',
    },
    stats: {
      title: 'Oublier les caractéristiques',
      text: 'Plus de Rage, de Haches et de Cornes aide à chaque Âge et rapporte à la fin. Montez-en une tôt.',
    },
  },
  questions: [
    'but du jeu',
    'comment gagner',
    'puis-je passer',
    'qui gagne la bataille',
    'Cornes',
    'Ragnarök',
    'Valhalla',
    'Navires',
  ],
};
