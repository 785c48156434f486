/**
 * The types of the step machine. A running game is plain JSON (`State`): it holds the names of procedures and labels (`proc`, `at`),
 * never code. See docs/architecture.md.
 */
export type Seat = number & { readonly brand: 'Seat' };
export type Viewer = Seat | 'spectator';

/** Draws a whole number from 0 to `below` - 1, each equally likely. */
export type Random = (below: number) => number;

/** The table's generator: the words of its key, the number of the current block of sixteen words, and how many of them are used. */
export interface ChaCha {
  readonly kind: 'chacha8';
  readonly key: readonly number[];
  block: number;
  used: number;
}

/** The generator of imagined worlds (imagine.ts). */
export interface Sfc {
  readonly kind: 'sfc32';
  a: number;
  b: number;
  c: number;
  d: number;
}

export type Rng = ChaCha | Sfc;

export type OptionValue = boolean | string | readonly string[];
export type Options = { readonly [id: string]: OptionValue };

/** An option of a table, as data that the lobby, the referee and the validator all read. */
export type OptionSpec =
  | { readonly id: string; readonly kind: 'switch'; readonly default: boolean; readonly clause: string }
  | {
      readonly id: string;
      readonly kind: 'one';
      readonly values: readonly string[];
      readonly default: string;
      readonly clause: string;
      /** Whether values come and go, like content packs: a saved game may have one that is no longer offered. */
      readonly isOpen?: true;
    }
  /** One value for each seat, no two alike (a clan, a colour); by default the first values in order. */
  | { readonly id: string; readonly kind: 'bySeat'; readonly values: readonly string[]; readonly clause: string };

type ValueOf<S extends OptionSpec> = S extends { readonly kind: 'switch' }
  ? boolean
  : S extends { readonly kind: 'one'; readonly values: readonly (infer V)[] }
    ? V
    : S extends { readonly kind: 'bySeat'; readonly values: readonly (infer V)[] }
      ? readonly V[]
      : never;
/** The checked options of a table, typed by the game's list of specs: an id that the list lacks does not compile. */
export type OptionsOf<S extends readonly OptionSpec[]> = { readonly [X in S[number] as X['id']]: ValueOf<X> };

/** What a step asks of one seat; the game's question named `ask` gives the options. */
export interface Ask<A extends string = string> {
  readonly seat: Seat;
  readonly ask: A;
  /** How many picks; both default to 1. */
  readonly min?: number;
  readonly max?: number;
  /** The "Done" that ends a turn: the kernel answers it for seats that do not want it. */
  readonly confirm?: true;
}

/** An open question to one seat. A pick is an index into `options`. */
export interface Choice<O> {
  readonly seat: Seat;
  readonly ask: string;
  readonly options: readonly O[];
  readonly min: number;
  readonly max: number;
  readonly confirm?: true;
}

/** Indexes into a choice's options, rising, without repeats. */
export type Picks = readonly number[];

/** Every input of a running game; its log holds nothing else. `question` must be the number of the open question: a late click is refused. */
export type Input =
  | { readonly do: 'answer'; readonly seat: Seat; readonly question: number; readonly picks: Picks }
  /** Takes back an answer that is still sealed. */
  | { readonly do: 'takeBack'; readonly seat: Seat; readonly question: number }
  /** Undoes the seat's last decision; the question number still rises. */
  | { readonly do: 'undo'; readonly seat: Seat; readonly question: number }
  /** Whether the seat wants a "Done" before it hands over. */
  | { readonly do: 'confirms'; readonly seat: Seat; readonly wanted: boolean };

/**
 * One running procedure. Its locals are public facts: seats, places, numbers. Arrays in a frame are replaced, never changed, because
 * frames are copied one level deep.
 */
export interface Frame {
  readonly proc: string;
  /** The label to run next. Empty when the procedure is done: the frame is popped as soon as it is on top. */
  at: string;
}

/** A reaction window: the seats in `order` may react one after the other (see window.ts). */
export interface WindowFrame extends Frame {
  readonly order: readonly Seat[];
  cursor: number;
  /** How many seats in a row have declined or could not react. */
  declined: number;
}

/** The argument of `Run.offer`: the window's procedure, order and locals; the kernel adds the cursor. */
export type WindowCall<F> = F extends WindowFrame ? Omit<F, 'at' | 'cursor' | 'declined'> : never;

export interface Result {
  readonly scores: readonly number[];
  /** Place 1 is the winner; equal places are shared. */
  readonly places: readonly number[];
  readonly reason: string;
}

/** The decisions that one seat can still undo: the state before the first of them, and the answers since. */
export interface Undo<T, F extends Frame, O, N extends Options = Options> {
  readonly seat: Seat;
  readonly base: State<T, F, O, N>;
  readonly answers: readonly Picks[];
  /** How many events each of those answers emitted, so that the log can withdraw them. */
  readonly events: readonly number[];
}

export interface State<T, F extends Frame, O, N extends Options = Options> {
  readonly game: string;
  readonly rules: number;
  readonly seats: number;
  readonly options: N;
  /** Rises with every ask, and with every undo. */
  question: number;
  rng: Rng;
  /** The last frame is running; a reaction is pushed on top of it. */
  readonly stack: F[];
  /** The label of the step that asked the open question. Such a step does nothing else, so it can be run again. */
  asker: string;
  /** The open choices, one for each asked seat. A cache: running the asking step again gives the same. */
  asked: readonly Choice<O>[];
  /** Sealed answers by seat; only the very next step reads them. */
  answers: (Picks | null)[];
  /** By seat: whether it wants a "Done" before it hands over. False for bots, rollouts and the referee. */
  confirms: readonly boolean[];
  readonly table: T;
  result: Result | null;
  undo: Undo<T, F, O, N> | null;
}

/** An event in two forms: the shell for all, the full form for the seats that may know it. */
export interface Emitted<E> {
  readonly shell: E;
  readonly seats: readonly Seat[];
  readonly full: E | null;
}

/** What a step may do. It asks or it acts; if it does both, the kernel throws. */
export interface Run<T, F extends Frame, O, E, N extends Options = Options> {
  readonly table: T;
  readonly stack: readonly F[];
  readonly seats: number;
  readonly options: N;
  /** Opens a question; the next label runs when every asked seat has answered. */
  ask(...asks: readonly Ask[]): void;
  /** What the seat picked, empty if it was not asked. Effects follow the order that the rule names, never the order of the answers. */
  answer(seat: Seat, ask: string): readonly O[];
  /** The one option that the seat picked; throws if it was not asked this. */
  pick(seat: Seat, ask: string): O;
  /** Like `pick`, for steps that ask only some seats: null if this one was not asked. */
  pickIfAsked(seat: Seat, ask: string): O | null;
  /** Runs the frame, then the next label of this procedure. */
  call(frame: F): void;
  goto(label: string): void;
  done(): void;
  /** Opens a reaction window: one frame with a cursor, which looks at the table again after each answer. */
  offer(window: WindowCall<F>): void;
  emit(shell: E, secret?: { readonly seats: readonly Seat[]; readonly full: E }): void;
  /** To be called when something hidden becomes known to anyone: earlier decisions can no longer be undone. */
  reveal(): void;
  random(below: number): number;
  finish(result: Result): void;
}

/** A game's questions: for each, the procedures that ask it and the type of its options. Exists in types only. */
export type Asks = { readonly [ask: string]: { readonly by: string; readonly option: unknown } };
export type OptionOf<Q extends Asks> = Q[keyof Q]['option'];
/** The questions that procedure P asks. */
type AskedBy<Q extends Asks, P extends string> = {
  [A in keyof Q & string]: P extends Q[A]['by'] ? A : never;
}[keyof Q & string];

/**
 * A Run for the steps of procedure P: it asks that procedure's questions only, a pick has the type of its question's options, and `goto`
 * takes that procedure's labels L.
 */
export interface RunOf<
  T,
  F extends Frame,
  Q extends Asks,
  E,
  P extends string,
  N extends Options = Options,
  L extends string = string,
> extends Omit<Run<T, F, OptionOf<Q>, E, N>, 'ask' | 'answer' | 'pick' | 'pickIfAsked' | 'goto'> {
  ask(...asks: readonly Ask<AskedBy<Q, P>>[]): void;
  answer<A extends AskedBy<Q, P>>(seat: Seat, ask: A): readonly Q[A]['option'][];
  pick<A extends AskedBy<Q, P>>(seat: Seat, ask: A): Q[A]['option'];
  pickIfAsked<A extends AskedBy<Q, P>>(seat: Seat, ask: A): Q[A]['option'] | null;
  goto(label: L): void;
}

/** A step of a procedure. A method type, because TypeScript then lets a step with narrower parameters stand in AnyGame. */
export type StepOf<R, F> = { step(run: R, frame: F): void }['step'];

/** Labelled steps in order. Labels are saved in running games: rename one only with a migration. */
export type Proc<R, F> = { readonly [label: string]: StepOf<R, F> };

export type Params = { readonly [name: string]: string | number | readonly string[] };

/**
 * Legality is written once: the options are the candidates that are not refused, and the refusal answers "why not?". Inside the rules a
 * refusal is only its key: the clause ('BR-44'), with a word after a dot where a clause refuses for several reasons ('BR-40.village').
 * The parameters of its sentence are computed when the sentence is shown.
 */
export interface Question<S, F, O> {
  candidates(state: S, frame: F, seat: Seat): readonly O[];
  refuse(state: S, frame: F, seat: Seat, wish: O): string | null;
  params?(state: S, frame: F, seat: Seat, wish: O, refusal: string): Params;
  /** A faster way to the same list, where search needs it; the conformance suite compares the two. */
  options?(state: S, frame: F, seat: Seat): readonly O[];
}

/** A game's procedures and questions, typed by its asks; both are assignable to the fields of `Game`. */
export type Procs<T, F extends Frame, Q extends Asks, E, N extends Options = Options> = {
  readonly [P in F['proc']]: Proc<RunOf<T, F, Q, E, P, N>, Extract<F, { readonly proc: P }>>;
};
export type Questions<S, F extends Frame, Q extends Asks> = {
  readonly [A in keyof Q]: Question<S, Extract<F, { readonly proc: Q[A]['by'] }>, Q[A]['option']>;
};

/** The reply to a refused input. */
export interface Refusal {
  readonly clause: string;
  /** The key of the sentence: the clause, with a word after a dot where a clause refuses for several reasons. */
  readonly why: string;
  readonly params: Params;
}

/** `N` is named only by a game whose set-up settles options. */
export interface Setup<T, F extends Frame, N extends Options = never> {
  readonly table: T;
  readonly first: F;
  /** The options as they hold from now on, where the set-up draws some of them; otherwise those that it was given. */
  readonly options?: N;
}

export interface Position<T, F extends Frame, N extends Options = Options> {
  readonly seats: number;
  readonly options: N;
  readonly table: T;
  readonly stack: F[];
}

export interface Hidden {
  /** Piece → kind; never changes. */
  readonly kinds: readonly number[];
  /** By viewer (the seats, then the spectator), then by piece: its lot, or 0 for a known piece. A lot's number is its lowest piece plus one. */
  readonly lots: number[];
}

/** A place for pieces that some viewers may not see. `redeal` writes into `pieces`. */
export interface Zone {
  readonly name: string;
  readonly pieces: number[];
  /** Whether the order of the pieces matters (a deck); the pieces of other zones are kept in rising order. */
  readonly ordered: boolean;
  /** The viewers who may look at its pieces at any time. */
  readonly seenBy: 'all' | readonly Seat[];
  /** Which kinds may lie here, where that is public. */
  readonly fits?: (kind: number) => boolean;
}

/**
 * What the numbers and names of a saved state stand for. It is committed in saved-shape.json: a code or a name may be added, but never
 * changed, removed or given to something else, and a size never changes, without a migration.
 */
export interface SavedNumbers {
  /** The codes of each list. */
  readonly codes: { readonly [list: string]: Codes };
  /** Lengths that the layout of a saved list is built on, such as the figures of a clan. */
  readonly sizes: { readonly [name: string]: number };
  /** Names that are saved as text and have no code, such as the causes of a death. */
  readonly names: { readonly [list: string]: readonly string[] };
}
export type Codes = { readonly [name: string]: number };

/**
 * A prepared game for somebody who learns: it begins from a position, the learner has the first seat, and the other seats answer their
 * first questions as it says.
 */
export interface Practice {
  /** As the game's `position` reads it. */
  readonly position: { readonly seats: number };
  /** By seat and question: option values, the first for the first time that the seat is asked this. One that is not offered is left out. */
  readonly answers: readonly { readonly seat: number; readonly ask: string; readonly wishes: readonly object[] }[];
}

export interface Game<T, F extends Frame, O, E, V, N extends Options = Options> {
  readonly id: string;
  /** Version of the rules, saved with every state: 1 + the number of migrations. */
  readonly rules: number;
  readonly seats: { readonly min: number; readonly max: number };
  readonly options: readonly OptionSpec[];
  /** What the numbers of a saved state stand for. */
  readonly saved: SavedNumbers;
  setup(seats: number, options: N, random: Random): Setup<T, F, N>;
  /** Reads a described position; each game documents its format. Throws an Error whose message says what is wrong. */
  position(described: unknown, random: Random): Position<T, F, N>;
  readonly practice?: Practice;
  readonly procs: { readonly [P in F['proc']]: Proc<Run<T, F, O, E, N>, Extract<F, { readonly proc: P }>> };
  readonly questions: { readonly [ask: string]: Question<State<T, F, O, N>, F, O> };
  /** Built from nothing, field by field, so that a forgotten field is missing and not leaked. */
  view(state: State<T, F, O, N>, viewer: Viewer): V;
  /** Which viewer knows which piece. */
  hidden(table: T): Hidden;
  /** Every place where hidden pieces can lie, in a fixed order. */
  zones(table: T): readonly Zone[];
  /** Deals anew what the viewer cannot know. The result may depend only on that viewer's knowledge and the generator. */
  resample(own: State<T, F, O, N>, viewer: Viewer, random: Random): void;
  /** The answer given for an absent seat. */
  idle(state: State<T, F, O, N>, seat: Seat): Picks;
  /** Hand-written for speed: bots copy millions of tables. */
  copy(table: T): T;
  /** Describes broken invariants: lost cards, wrong totals. */
  faults(table: T): string[];
  /** migrations[n] turns a state saved under rules n + 1 into one of rules n + 2. */
  readonly migrations: readonly ((saved: unknown) => unknown)[];
}

/** A game of unknown types, for code that runs any game: the server, the referee, the list of games. */
export type AnyGame = Game<unknown, Frame, unknown, unknown, unknown>;
export type AnyState = State<unknown, Frame, unknown>;
