/**
 * The words of the step machine. A game under way is plain JSON (`State`); code is found by name (`proc`, `at`) and
 * never stored in it. docs/architecture.md tells the whole story.
 */
export type Seat = number & { readonly brand: 'Seat' };
export type Viewer = Seat | 'spectator';

/** Draws a whole number from 0 to `below` - 1, each equally likely. */
export type Random = (below: number) => number;

/** The table's generator: words of its key, which block of sixteen words it is in, and how many of those are spent. */
export interface ChaCha {
  readonly kind: 'chacha8';
  readonly key: readonly number[];
  block: number;
  used: number;
}

/** The generator of imagined worlds. */
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

/** An option of a table, as data: the lobby, the referee and the validator read the same lines. */
export type OptionSpec =
  | { readonly id: string; readonly kind: 'switch'; readonly default: boolean; readonly clause: string }
  | {
      readonly id: string;
      readonly kind: 'one';
      readonly values: readonly string[];
      readonly default: string;
      readonly clause: string;
    }
  /** One value for each seat, no two alike (a clan, a colour); the default is the first values in order. */
  | { readonly id: string; readonly kind: 'bySeat'; readonly values: readonly string[]; readonly clause: string };

/** What a step asks of one seat; the options are worked out by the question of that name. */
export interface Ask<A extends string = string> {
  readonly seat: Seat;
  readonly ask: A;
  /** How many picks, 1 unless told. */
  readonly min?: number;
  readonly max?: number;
  /** The "Done" that ends a turn: answered by the kernel for seats that do not want it. */
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

/** Everything that can happen to a running game, and all that its log holds. `question` must match, so a late click is refused. */
export type Input =
  | { readonly do: 'answer'; readonly seat: Seat; readonly question: number; readonly picks: Picks }
  /** Of an answer still sealed. */
  | { readonly do: 'takeBack'; readonly seat: Seat; readonly question: number }
  /** Of the last own decision; the question number never goes back. */
  | { readonly do: 'undo'; readonly seat: Seat; readonly question: number }
  /** Whether the seat wants a "Done" before it hands over. */
  | { readonly do: 'confirms'; readonly seat: Seat; readonly wanted: boolean };

/** One procedure under way. Locals are public facts: seats, places, numbers; arrays in it are replaced, never changed. */
export interface Frame {
  readonly proc: string;
  /** The label to run next; empty when the frame only waits for what it called. */
  at: string;
}

/** A reaction window: the seats in `order` are looked at one after the other (see window.ts). */
export interface WindowFrame extends Frame {
  readonly order: readonly Seat[];
  cursor: number;
  /** Seats in a row that declined, or had nothing to do. */
  declined: number;
}

/** What opening a window names: its procedure, the order, and locals; the kernel adds the cursor. */
export type WindowCall<F> = F extends WindowFrame ? Omit<F, 'at' | 'cursor' | 'declined'> : never;

export interface Result {
  readonly scores: readonly number[];
  /** Place 1 is the winner; equal places are shared. */
  readonly places: readonly number[];
  readonly reason: string;
}

/** The decisions of one seat that can still be undone: where they began, and the answers since. */
export interface Undo<T, F extends Frame, O> {
  readonly seat: Seat;
  readonly base: State<T, F, O>;
  readonly answers: readonly Picks[];
  /** Events emitted by each of those answers, so that the log can withdraw them. */
  readonly events: readonly number[];
}

export interface State<T, F extends Frame, O> {
  readonly game: string;
  readonly rules: number;
  readonly seats: number;
  readonly options: Options;
  /** Rises with every ask, and with every undo. */
  question: number;
  rng: Rng;
  /** The last is running; a reaction is a push. */
  readonly stack: F[];
  /** The label that asked: it does nothing else, so it can be run again. */
  asker: string;
  /** None, one, or several seats at once; a cache of the asking step. */
  asked: readonly Choice<O>[];
  /** By seat, sealed; read by the very next step only. */
  answers: (Picks | null)[];
  /** Seats that want "Done" before handing over; bots, rollouts, referee: none. */
  confirms: readonly boolean[];
  readonly table: T;
  result: Result | null;
  undo: Undo<T, F, O> | null;
}

/** An event in two forms: the shell for all, the full form for the seats that may know it. */
export interface Emitted<E> {
  readonly shell: E;
  readonly seats: readonly Seat[];
  readonly full: E | null;
}

/** What a step may do. It asks, or it acts, never both: the kernel throws. */
export interface Run<T, F extends Frame, O, E> {
  readonly table: T;
  readonly stack: readonly F[];
  readonly seats: number;
  readonly options: Options;
  /** Goes on at the next label when every asked seat has answered. */
  ask(...asks: readonly Ask[]): void;
  /** What the seat picked, empty if it was not asked. The order of effects is the rule's, never the order of answers. */
  answer(seat: Seat, ask: string): readonly O[];
  /** The one option that the seat picked; throws if it was not asked this. */
  pick(seat: Seat, ask: string): O;
  /** The same where a step asks only some seats: null if this one was not asked. */
  pickIfAsked(seat: Seat, ask: string): O | null;
  /** Runs the frame, then comes back to the next label. */
  call(frame: F): void;
  goto(label: string): void;
  done(): void;
  /** Opens a reaction window: one frame with a cursor, which looks at the table again at each return. */
  offer(window: WindowCall<F>): void;
  emit(shell: E, secret?: { readonly seats: readonly Seat[]; readonly full: E }): void;
  /** Something hidden became known to someone: what was decided before can no longer be undone. */
  reveal(): void;
  random(below: number): number;
  finish(result: Result): void;
}

/** What a game asks: for each question, the procedures that ask it and the type of its options. Exists in types only. */
export type Asks = { readonly [ask: string]: { readonly by: string; readonly option: unknown } };
export type OptionOf<Q extends Asks> = Q[keyof Q]['option'];
/** The questions that procedure P asks. */
export type AskedBy<Q extends Asks, P extends string> = {
  [A in keyof Q & string]: P extends Q[A]['by'] ? A : never;
}[keyof Q & string];

/** A Run for the steps of procedure P: it asks that procedure's questions only, and a pick has the type of its question's options. */
export interface RunOf<T, F extends Frame, Q extends Asks, E, P extends string> extends Omit<
  Run<T, F, OptionOf<Q>, E>,
  'ask' | 'answer' | 'pick' | 'pickIfAsked'
> {
  ask(...asks: readonly Ask<AskedBy<Q, P>>[]): void;
  answer<A extends AskedBy<Q, P>>(seat: Seat, ask: A): readonly Q[A]['option'][];
  pick<A extends AskedBy<Q, P>>(seat: Seat, ask: A): Q[A]['option'];
  pickIfAsked<A extends AskedBy<Q, P>>(seat: Seat, ask: A): Q[A]['option'] | null;
}

/** A step of a procedure. Written as a method so that a list can hold games of different types (see AnyGame). */
export type StepOf<R, F> = { step(run: R, frame: F): void }['step'];

/** Labelled steps in order. Labels are saved in running games: rename one only with a migration. */
export type Proc<R, F> = { readonly [label: string]: StepOf<R, F> };

export type Params = { readonly [name: string]: string | number | readonly string[] };

/**
 * Legality is written once: options = candidates that are not refused; "why not" = the refusal. A refusal inside the rules is
 * its key ('BR-44', 'BR-40.village': the clause is what stands before the dot); what its sentence needs is worked out when it is shown.
 */
export interface Question<S, F, O> {
  candidates(state: S, frame: F, seat: Seat): readonly O[];
  refuse(state: S, frame: F, seat: Seat, wish: O): string | null;
  params?(state: S, frame: F, seat: Seat, wish: O, refusal: string): Params;
  /** The same list by a shorter way, where search needs it; the conformance suite compares the two. */
  options?(state: S, frame: F, seat: Seat): readonly O[];
}

/** A game's procedures and questions with the types of its asks; a `Game` takes them as they are. */
export type Procs<T, F extends Frame, Q extends Asks, E> = {
  readonly [P in F['proc']]: Proc<RunOf<T, F, Q, E, P>, Extract<F, { readonly proc: P }>>;
};
export type Questions<S, F extends Frame, Q extends Asks> = {
  readonly [A in keyof Q]: Question<S, Extract<F, { readonly proc: Q[A]['by'] }>, Q[A]['option']>;
};

/** What a refused input is told. */
export interface Refusal {
  readonly clause: string;
  /** The sentence's key: the clause, with a word after a dot where a clause refuses for several reasons. */
  readonly why: string;
  readonly params: Params;
}

export interface Setup<T, F extends Frame> {
  readonly table: T;
  readonly first: F;
}

export interface Position<T, F extends Frame> {
  readonly seats: number;
  readonly options: Options;
  readonly table: T;
  readonly stack: F[];
}

export interface Hidden {
  /** Piece → kind; never changes. */
  readonly kinds: readonly number[];
  /** Viewer by viewer (the seats, then the spectator), piece by piece: the lot, or 0 for a known piece. A lot is called after its lowest piece, plus one. */
  readonly lots: number[];
}

/** A place where pieces lie that some viewers may not see. The kernel's redeal writes into `pieces`. */
export interface Zone {
  readonly name: string;
  readonly pieces: number[];
  /** The order of the pieces means something (a deck); other zones are kept in rising order. */
  readonly ordered: boolean;
  /** Those who see its pieces by right, whatever happened before. */
  readonly seenBy: 'all' | readonly Seat[];
  /** Kinds that may lie here, where all can see that others may not. */
  readonly fits?: (kind: number) => boolean;
}

/**
 * What the numbers of a saved state stand for. It is committed in saved-shape.json: a code may be added, but never changed, removed or
 * given to something else, and a size never changes, without a migration.
 */
export interface SavedNumbers {
  /** List by list, name by name: the number that stands for it. */
  readonly codes: { readonly [list: string]: Codes };
  /** Lengths that the layout of a saved list is built on, such as the figures of a clan. */
  readonly sizes: { readonly [name: string]: number };
}
export type Codes = { readonly [name: string]: number };

export interface Game<T, F extends Frame, O, E, V> {
  readonly id: string;
  /** Version of the rules that writes states: 1 + the number of migrations. */
  readonly rules: number;
  readonly seats: { readonly min: number; readonly max: number };
  readonly options: readonly OptionSpec[];
  /** What the numbers of a saved state stand for. */
  readonly saved: SavedNumbers;
  setup(seats: number, options: Options, random: Random): Setup<T, F>;
  /** A position in a player's words (docs per game). Throws an Error whose message says what is wrong. */
  position(described: unknown, random: Random): Position<T, F>;
  readonly procs: { readonly [P in F['proc']]: Proc<Run<T, F, O, E>, Extract<F, { readonly proc: P }>> };
  readonly questions: { readonly [ask: string]: Question<State<T, F, O>, F, O> };
  /** Built from nothing, field by field. */
  view(state: State<T, F, O>, viewer: Viewer): V;
  /** Who knows which piece. */
  hidden(table: T): Hidden;
  /** Every place where hidden pieces can lie, in a fixed order. */
  zones(table: T): readonly Zone[];
  /** Deals what the viewer cannot know anew: a function of that viewer's knowledge and the generator alone. */
  resample(own: State<T, F, O>, viewer: Viewer, random: Random): void;
  /** An absent seat's answer. */
  idle(state: State<T, F, O>, seat: Seat): Picks;
  /** Hand-written: bots copy millions. */
  copy(table: T): T;
  /** Broken invariants: lost cards, bad totals. */
  faults(table: T): string[];
  /** migrations[n] turns a state saved under rules n + 1 into one of rules n + 2. */
  readonly migrations: readonly ((saved: unknown) => unknown)[];
}

/** A game whose own types the holder does not know: the server, the referee, the list of games. */
export type AnyGame = Game<unknown, Frame, unknown, unknown, unknown>;
export type AnyState = State<unknown, Frame, unknown>;
