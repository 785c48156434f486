/** Games of a few steps, for tests of the kernel: a test gives the procedures it needs, and `tiny` adds the rest. */
import { start, type Game, type Run, type Seat, type Started, type State, type WindowFrame } from '../kernel/index.ts';

export type TinyFrame =
  | { readonly proc: 'turn'; at: string }
  | { readonly proc: 'attack'; at: string }
  | ({ readonly proc: 'window' } & WindowFrame);

interface TinyTable {
  readonly notes: string[];
}

interface TinyOption {
  readonly word: string;
}

export type TinyRun = Run<TinyTable, TinyFrame, TinyOption, string>;
export type TinyState = State<TinyTable, TinyFrame, TinyOption>;
export type TinyGame = Game<TinyTable, TinyFrame, TinyOption, string, TinyTable>;

export const ZERO = 0 as Seat;
export const ONE = 1 as Seat;
export const TWO = 2 as Seat;

export const note = (run: TinyRun, text: string): void => {
  run.table.notes.push(text);
  run.emit(text);
};

/** The words that the seat picked, joined by spaces. */
export const wordsOf = (run: TinyRun, seat: Seat, ask = 'letter'): string =>
  run
    .answer(seat, ask)
    .map(({ word }) => word)
    .join(' ');

export const over = (run: TinyRun): void => run.finish({ scores: [0, 0], places: [1, 1], reason: 'over' });

const words = (...list: readonly string[]): readonly TinyOption[] => list.map((word) => ({ word }));
const LETTERS = words('a', 'b', 'c');
const DONE = words('done');

/** Asks: `letter` (a, b or c), `never` (all refused), `done`. The game begins at the first label of `turn`. */
export function tiny(procs: Partial<TinyGame['procs']>, change: Partial<TinyGame> = {}): TinyGame {
  const first = Object.keys(procs.turn ?? {})[0] ?? 'end';
  return {
    id: 'tiny',
    rules: 1,
    seats: { min: 1, max: 3 },
    options: [],
    saved: { codes: {}, sizes: {}, names: {} },
    setup: () => ({ table: { notes: [] }, first: { proc: 'turn', at: first } }),
    position: (described) => ({
      seats: 2,
      options: {},
      table: { notes: [...(described as string[])] },
      stack: [{ proc: 'turn', at: first }],
    }),
    procs: {
      turn: { end: over },
      attack: { end: (run) => run.done() },
      window: { end: (run) => run.done() },
      ...procs,
    },
    questions: {
      letter: { candidates: () => LETTERS, refuse: () => null },
      never: { candidates: () => LETTERS, refuse: () => 'T-1' },
      done: { candidates: () => DONE, refuse: () => null },
    },
    view: ({ table }) => ({ notes: [...table.notes] }),
    hidden: () => ({ kinds: [], lots: [] }),
    zones: () => [],
    resample: () => undefined,
    idle: () => [0],
    copy: (table) => ({ notes: table.notes.slice() }),
    faults: ({ notes }) => (notes.includes('broken') ? ['the table is broken'] : []),
    migrations: [],
    ...change,
  };
}

export const startTiny = (
  game: TinyGame,
  seats = 2,
  confirms: readonly boolean[] = [],
): Started<TinyTable, TinyFrame, TinyOption, string> => start(game, { seats, seed: 'tiny', confirms });
