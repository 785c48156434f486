/** Clash of Vikings: an arena of bluff for two to four. */
import { redeal, type Game, type Procs } from '../../kernel/index.ts';
import type { VikingsAsks, VikingsOption } from './facts/asks.ts';
import { CARD_CODES, SIDE_CODES, SPACE_CODES, SPACES, VIKING_CODES } from './facts/ids.ts';
import { attack, strike } from './procs/attack.ts';
import { conflict } from './procs/conflict.ts';
import { endOfTurn } from './procs/end-of-turn.ts';
import { move } from './procs/move.ts';
import { placement } from './procs/placement.ts';
import { slam } from './procs/slam.ts';
import { match, turn } from './procs/turn.ts';
import { copy } from './rules/copy.ts';
import type { VikingsEvent } from './rules/events.ts';
import { faults } from './rules/faults.ts';
import { idle } from './rules/idle.ts';
import { ROW, ROWS } from './rules/kinds.ts';
import { OPTIONS, type VikingsOptions } from './facts/options.ts';
import { position } from './rules/position.ts';
import { practice } from './rules/practice.ts';
import { questions } from './rules/questions.ts';
import { setup } from './rules/setup.ts';
import type { Table, VikingsFrame } from './rules/table.ts';
import { view, zones } from './rules/visibility.ts';
import type { VikingsView } from './view.ts';

const procs: Procs<Table, VikingsFrame, VikingsAsks, VikingsEvent, VikingsOptions> = {
  match,
  placement,
  turn,
  conflict,
  move,
  slam,
  attack,
  strike,
  endOfTurn,
};

export const clashOfVikings: Game<Table, VikingsFrame, VikingsOption, VikingsEvent, VikingsView, VikingsOptions> = {
  id: 'clash-of-vikings',
  rules: 1,
  seats: { min: 2, max: 4 },
  options: OPTIONS,
  saved: {
    codes: { cards: CARD_CODES, sides: SIDE_CODES, spaces: SPACE_CODES, vikings: VIKING_CODES },
    sizes: { kindsInARow: ROW, rowsOfKinds: ROWS, spaces: SPACES.length },
    names: {},
  },
  setup,
  position,
  practice,
  procs,
  questions,
  view,
  hidden: (table) => table.hidden,
  zones,
  resample: (own, viewer, random) => redeal(own.table.hidden, zones(own.table), viewer, random),
  idle,
  copy,
  faults,
  migrations: [],
};
