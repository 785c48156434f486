import type { Sentences } from './sentences.ts';
import type { TableEventKey, TableRefusalKey } from './table-params.ts';

export const events: Sentences<TableEventKey, 'en'> = {
  seatTaken: '{person} takes a seat.',
  seatLeft: '{person} leaves the table.',
  botSeated: 'A {level} bot takes a seat: {person}.',
  botReplaces: '{person} has been away too long; a bot plays on.',
  backAgain: '{person} is back.',
  gameStarts: 'The game begins ({n#seat}).',
  seedHash: 'Fingerprint of the shuffle: {hash}.',
  seedShown: 'The seed of the shuffle is now public: {seed}.',
  undo: '{person} takes back the last move.',
  timeout: '{person} ran out of time; the table answers instead.',
  paused: 'The game is paused.',
  rematch: '{person} offers a rematch.',
  waitingFor: 'Waiting for {persons.list}.',
};

export const refusals: Sentences<TableRefusalKey, 'en'> = {
  'table.notYourTurn': 'It is not your turn.',
  'table.notYourTurn.named': 'It is not your turn: waiting for {persons.list}.',
  'table.tooLate': 'This question has already been answered.',
  'table.notOffered': 'This is not one of the choices on offer.',
  'table.tooFew': { by: 'min', one: 'Choose at least one.', other: 'Choose at least {min}.' },
  'table.tooMany': { by: 'max', one: 'Choose no more than one.', other: 'Choose no more than {max}.' },
  'table.undoClosed': 'Too late to take this back: someone has acted since, or something has been revealed.',
  'table.seatTaken': 'This seat is taken.',
  'table.watching': 'You are watching this game; you have no seat at it.',
  'table.gameOver': 'The game is over.',
  'table.full': 'Every seat at this table is taken.',
};
