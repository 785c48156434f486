import type { Names } from './names.ts';

export const names: Names = {
  title: 'Clash of Vikings',
  cards: {
    walk: {
      name: 'Marcher',
      text: 'Vous pouvez déplacer votre Viking sur une case adjacente libre, jamais sur l’eau. Prenez tous les bracelets de la case d’arrivée.',
    },
    sprint: {
      name: 'Courir',
      text: 'Vous pouvez déplacer votre Viking de deux cases au plus, en traversant au besoin un autre Viking mais jamais l’eau, et l’arrêter sur une case libre. Prenez tous les bracelets qui s’y trouvent, aucun en chemin.',
    },
    slam: {
      name: 'Bousculer',
      text: 'Foncez sur la case d’un autre Viking, à deux cases au plus, et repoussez-le sur une case libre voisine. Il prend les bracelets qui s’y trouvent. Le Bouclier n’y peut rien. « Bousculer » ne s’annonce que s’il y a quelqu’un à repousser.',
    },
    club: { name: 'Massue', text: 'Attaquez un Viking adjacent : prenez-lui un bracelet au hasard, face cachée.' },
    punch: {
      name: 'Frapper',
      text: 'Attaquez un Viking adjacent : un de ses bracelets, au hasard, est posé face visible sur une case voisine de la sienne, sauf la vôtre. Sur l’eau, il quitte la partie ; sur la case d’un Viking, il lui revient.',
    },
    hammer: {
      name: 'Marteau',
      text: 'Attaquez un Viking situé à deux cases ou plus : prenez-lui un bracelet au hasard, face cachée.',
    },
    slingshot: {
      name: 'Lance-pierres',
      text: 'Attaquez un Viking situé à deux cases ou plus : un de ses bracelets, au hasard, est posé face visible sur une case voisine de la sienne. Sur l’eau, il quitte la partie ; sur la case d’un Viking, il lui revient.',
    },
    shield: {
      name: 'Bouclier',
      text: 'Réponse à une Massue, un « Frapper », un Marteau ou un Lance-pierres dirigé contre vous, avant la prise du bracelet : l’attaque échoue. Ne s’annonce jamais comme action et ne sert à rien contre Bousculer.',
    },
  },
  cardKinds: {
    move: 'Déplacement',
    shove: 'Poussée',
    melee: 'Attaque de mêlée',
    ranged: 'Attaque à distance',
    reaction: 'Réaction',
  },
  spaces: {
    normal: { name: 'Case' },
    start: { name: 'Case de départ', text: 'Là où commencent les Vikings.' },
    bracelet: {
      name: 'Case Bracelet',
      text: 'Vide et libre à la fin d’un tour, elle reçoit un bracelet de la réserve.',
    },
    water: {
      name: 'Case Eau',
      text: 'Aucun Viking n’y entre ni ne la traverse ; un bracelet posé là quitte la partie.',
    },
    centre: {
      name: 'Case centrale',
      text: 'Si vous y commencez votre tour, vous pouvez prendre deux bracelets de la réserve.',
    },
  },
  sides: { meadow: 'La Prairie', fjord: 'Le Fjord' },
  vikings: {
    red: { name: 'Rouge', long: 'Viking rouge' },
    yellow: { name: 'Ivoire', long: 'Viking ivoire' },
    blue: { name: 'Bleu', long: 'Viking bleu' },
    green: { name: 'Vert', long: 'Viking vert' },
  },
  things: {
    bracelet: 'Bracelet',
    reserve: 'Réserve',
    drawPile: 'Pioche',
    discardPile: 'Défausse',
    hand: 'Main',
    arena: 'Arène',
    trophy: 'Trophée des Vikings',
    conflictCard: 'Carte Conflit',
  },
  phases: {
    place: { name: 'Choix de la case de départ' },
    centre: { name: 'Début du tour : case centrale' },
    announce: {
      name: 'Annoncer l’action',
      text: 'Posez une carte face cachée et annoncez une action, vraie ou fausse.',
    },
    challenge: { name: 'Dénoncer un bluff', text: 'Les autres décident, en secret, de dénoncer ou non.' },
    perform: { name: 'Effectuer l’action', text: 'L’action annoncée est effectuée, sauf si un bluff a été démasqué.' },
    shield: { name: 'Bouclier', text: 'Le Viking attaqué peut annoncer un Bouclier.' },
    end: { name: 'Fin du tour', text: 'On pioche des cartes et on remet des bracelets dans l’arène.' },
  },
  truths: { true: 'C’était vrai', bluff: 'C’était un bluff', unknown: 'Jamais montrée' },
  modes: {
    base: { name: 'Jeu de base', text: 'Douze cartes, une main de trois.' },
    arenaOfBluff: {
      name: 'Arène du Bluff',
      text: 'Plus court et plus dur : neuf cartes chacun au lieu de douze, deux en main, et vous jouez les deux à chaque tour.',
    },
  },
  options: {
    side: { name: 'Face de l’arène', text: 'Le Fjord a de l’eau près du centre, et deux cases à bracelet au bord.' },
    arenaOfBluff: {
      name: 'Arène du Bluff',
      text: 'Plus court et plus dur : neuf cartes chacun au lieu de douze, deux en main, et vous jouez les deux à chaque tour.',
    },
    countSheet: {
      name: 'Cartes possibles',
      text: 'La page dresse la liste de ce qu’une carte face cachée peut encore être d’après ce qui est public.',
    },
    colours: { name: 'Couleurs', text: 'La couleur de chaque Viking.' },
  },
};
