/** The sample game: small, but it uses everything of the kernel that the real games use. docs/adding-a-game.md walks through it. */
import { choiceFor, insert, knows, redeal, seatsOf, single, type Game } from '../../kernel/index.ts';
import { OPTIONS, type SampleOptions } from './options.ts';
import { procs } from './procs.ts';
import { questions } from './questions.ts';
import { setup } from './setup.ts';
import type { SampleOption } from './facts/asks.ts';
import { copy, faults, SAVED, view, zones, type SampleEvent, type SampleFrame, type Table } from './table.ts';
import type { SampleView } from './view.ts';
import { position } from './position.ts';

export type SampleGame = Game<Table, SampleFrame, SampleOption, SampleEvent, SampleView, SampleOptions>;

export const sample: SampleGame = {
  id: 'sample',
  rules: 2,
  seats: { min: 2, max: 4 },
  options: OPTIONS,
  saved: SAVED,
  setup: (seats, _options, random) => ({
    table: setup(seats, random),
    first: { proc: 'night', at: 'begin', shore: 0 },
  }),
  position,
  procs,
  questions,
  view,
  hidden: (table) => table.hidden,
  zones,
  resample: (own, viewer, random) => redeal(own.table.hidden, zones(own.table), viewer, random),
  idle(state, seat) {
    const choice = choiceFor(state, seat)!;
    return single(choice.options.length - 1);
  },
  copy,
  faults,
  migrations: [addBuried],
};

/** Under rules 1, buried cards lay face down in the discard pile; rules 2 have a zone for them. */
function addBuried(saved: unknown): unknown {
  const state = saved as { seats: number; table: Table };
  const { table } = state;
  const shown = (piece: number): boolean => seatsOf(state.seats).every((seat) => knows(table.hidden, seat, piece));
  const buried: number[] = [];
  for (const piece of table.discard) if (!shown(piece)) insert(buried, piece);
  return { ...state, table: { ...table, discard: table.discard.filter(shown), buried } };
}
