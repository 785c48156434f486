import type { Sentences } from './sentences.ts';
import type { TableEventKey, TableRefusalKey } from './table-params.ts';

export const events: Sentences<TableEventKey, 'fr'> = {
  seatTaken: '{person} prend place à la table.',
  seatLeft: '{person} quitte la table.',
  botSeated: 'Un automate de niveau {level} prend place : {person}.',
  botReplaces: '{person} ne répond plus ; un automate prend le relais.',
  backAgain: '{person} est de retour.',
  gameStarts: 'La partie commence ({n#seat}).',
  seedHash: 'Empreinte du mélange : {hash}.',
  seedShown: 'La graine du mélange est désormais publique : {seed}.',
  undo: '{person} revient sur son dernier coup.',
  timeout: 'Temps écoulé pour {person} ; la table répond à sa place.',
  paused: 'La partie est en pause.',
  rematch: '{person} propose une revanche.',
  waitingFor: 'On attend {persons.list}.',
};

export const refusals: Sentences<TableRefusalKey, 'fr'> = {
  'table.notYourTurn': 'Ce n’est pas à vous de jouer.',
  'table.notYourTurn.named': 'Ce n’est pas à vous de jouer : on attend {persons.list}.',
  'table.tooLate': 'Cette question est déjà tranchée.',
  'table.notOffered': 'Ce choix n’est pas proposé.',
  'table.tooFew': {
    by: 'min',
    one: 'Faites au moins un choix.',
    many: 'Faites au moins {min} de choix.',
    other: 'Faites au moins {min} choix.',
  },
  'table.tooMany': {
    by: 'max',
    one: 'Un seul choix est permis.',
    many: '{max} de choix au plus sont permis.',
    other: '{max} choix au plus sont permis.',
  },
  'table.undoClosed':
    'Il est trop tard pour revenir en arrière : quelqu’un a joué depuis, ou quelque chose a été révélé.',
  'table.seatTaken': 'Cette place est déjà prise.',
  'table.watching': 'Vous regardez cette partie sans y avoir de place.',
  'table.gameOver': 'La partie est terminée.',
  'table.full': 'Toutes les places de cette table sont prises.',
};
