/** What the sentences of the table itself, whatever is played at it, must be given. */
import type { ParamTable } from './sentences.ts';

export const TABLE_EVENT_PARAMS = {
  seatTaken: { person: 'person' },
  seatLeft: { person: 'person' },
  botSeated: { person: 'person', level: 'words' },
  botReplaces: { person: 'person' },
  backAgain: { person: 'person' },
  gameStarts: { n: 'number' },
  seedHash: { hash: 'words' },
  seedShown: { seed: 'words' },
  undo: { person: 'person' },
  timeout: { person: 'person' },
  paused: {},
  rematch: { person: 'person' },
  waitingFor: { persons: 'persons' },
} as const satisfies ParamTable;
export type TableEventKey = keyof typeof TABLE_EVENT_PARAMS;

export const TABLE_REFUSAL_PARAMS = {
  'table.notYourTurn': {},
  /** The same, where the table knows who sits there; the rules know seats only. */
  'table.notYourTurn.named': { persons: 'persons' },
  'table.tooLate': {},
  'table.notOffered': {},
  'table.tooFew': { min: 'number' },
  'table.tooMany': { max: 'number' },
  'table.undoClosed': {},
  'table.seatTaken': {},
  'table.watching': {},
  'table.gameOver': {},
  'table.full': {},
} as const satisfies ParamTable;
export type TableRefusalKey = keyof typeof TABLE_REFUSAL_PARAMS;
