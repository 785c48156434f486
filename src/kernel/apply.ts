/** The pure functions of the step machine: start, apply, undo. They never change the state they are given. */
import { choiceFor, Play } from './play.ts';
import { picksFault } from './choice.ts';
import { checkOptions, checkSeats } from './options.ts';
import { chacha, copyRng, randomOf } from './random.ts';
import type {
  Choice,
  Emitted,
  Frame,
  Game,
  Input,
  Options,
  Params,
  Picks,
  Position,
  Refusal,
  Seat,
  State,
  Undo,
} from './types.ts';

export interface Started<T, F extends Frame, O, E, N extends Options = Options> {
  readonly state: State<T, F, O, N>;
  readonly events: readonly Emitted<E>[];
}

export type Outcome<T, F extends Frame, O, E, N extends Options = Options> =
  | {
      readonly ok: true;
      readonly state: State<T, F, O, N>;
      readonly events: readonly Emitted<E>[];
      /** How many of the latest events an undo withdrew. */
      readonly withdrawn: number;
    }
  | { readonly ok: false; readonly refusal: Refusal };

type Accepted<T, F extends Frame, O, E, N extends Options> = Extract<Outcome<T, F, O, E, N>, { readonly ok: true }>;

interface StartOptions {
  readonly seats: number;
  readonly options?: unknown;
  /** 64 hexadecimal digits are the generator's key itself; any other text is hashed into one. */
  readonly seed: string;
  readonly confirms?: readonly boolean[];
}

const NO_PARAMS: Params = Object.freeze({});

export const refusal = (why: string, params: Params = NO_PARAMS): Refusal => ({
  clause: why.startsWith('table.') ? why : (why.split('.', 1)[0] ?? why),
  why,
  params,
});

export function start<T, F extends Frame, O, E, V, N extends Options>(
  game: Game<T, F, O, E, V, N>,
  startOptions: StartOptions,
): Started<T, F, O, E, N> {
  const seats = checkSeats(game, startOptions.seats);
  const options = checkOptions(game, seats, startOptions.options) as N;
  const rng = chacha(startOptions.seed);
  const { table, first, options: settled = options } = game.setup(seats, options, randomOf(rng));
  return runFrom(game, { seats, options: settled, table, stack: [first] }, rng, startOptions.confirms);
}

/** Starts a game from a described position. Throws an Error that says what is wrong with the position. */
export function startFrom<T, F extends Frame, O, E, V, N extends Options>(
  game: Game<T, F, O, E, V, N>,
  described: unknown,
  seed: string,
  confirms?: readonly boolean[],
): Started<T, F, O, E, N> {
  const rng = chacha(seed);
  const position = game.position(described, randomOf(rng));
  const [fault] = game.faults(position.table);
  if (fault !== undefined) throw new Error(fault);
  return runFrom(game, position, rng, confirms);
}

function runFrom<T, F extends Frame, O, E, V, N extends Options>(
  game: Game<T, F, O, E, V, N>,
  position: Position<T, F, N>,
  rng: State<T, F, O, N>['rng'],
  confirms?: readonly boolean[],
): Started<T, F, O, E, N> {
  const seats = Array.from({ length: position.seats }, (_, seat) => seat);
  const state: State<T, F, O, N> = {
    game: game.id,
    rules: game.rules,
    seats: position.seats,
    options: position.options,
    question: 0,
    rng,
    stack: position.stack,
    asker: '',
    asked: [],
    answers: seats.map(() => null),
    confirms: seats.map((seat) => confirms?.[seat] ?? false),
    table: position.table,
    result: null,
    undo: null,
  };
  const play = new Play<T, F, O, E, N>(game, state);
  play.run();
  return { state, events: play.events };
}

export function copyState<T, F extends Frame, O, E, V, N extends Options>(
  game: Pick<Game<T, F, O, E, V, N>, 'copy'>,
  state: State<T, F, O, N>,
): State<T, F, O, N> {
  const stack: F[] = [];
  for (const frame of state.stack) stack.push({ ...frame });
  return {
    game: state.game,
    rules: state.rules,
    seats: state.seats,
    options: state.options,
    question: state.question,
    rng: copyRng(state.rng),
    stack,
    asker: state.asker,
    asked: state.asked,
    answers: state.answers.slice(),
    confirms: state.confirms,
    table: game.copy(state.table),
    result: state.result,
    undo: state.undo,
  };
}

/** Why an input is refused now, null if it is legal. */
export function inputRefusal(state: State<never, never, unknown>, input: Input): Refusal | null {
  if (!Number.isInteger(input.seat) || input.seat < 0 || input.seat >= state.seats) return refusal('table.watching');
  if (input.do === 'confirms') return null;
  if (state.result !== null) return refusal('table.gameOver');
  if (input.question !== state.question) return refusal('table.tooLate');
  if (input.do === 'undo') return undoable(state, input.seat) ? null : refusal('table.undoClosed');
  const choice = choiceFor(state, input.seat);
  if (choice === undefined) return refusal('table.notYourTurn');
  const answered = state.answers[input.seat] !== null;
  if (input.do === 'takeBack') return answered ? null : refusal('table.undoClosed');
  if (answered) return refusal('table.tooLate');
  return answerFault(choice, input.picks);
}

function answerFault(choice: Choice<unknown>, picks: Picks): Refusal | null {
  const why = picksFault(choice, picks);
  if (why === null) return null;
  return refusal(
    why,
    why === 'table.tooFew' ? { min: choice.min } : why === 'table.tooMany' ? { max: choice.max } : {},
  );
}

/** Whether the seat may undo its last decision: no other seat has acted or must act, and nothing was drawn or revealed since. */
export const undoable = (state: Pick<State<never, never, unknown>, 'undo' | 'asked'>, seat: Seat): boolean =>
  state.undo !== null && state.undo.seat === seat && state.asked.length === 1;

/** Applies one input. A rule that crashes throws a RuleError; the given state is unchanged even then. */
export function apply<T, F extends Frame, O, E, V, N extends Options>(
  game: Game<T, F, O, E, V, N>,
  state: State<T, F, O, N>,
  input: Input,
): Outcome<T, F, O, E, N> {
  const refused = inputRefusal(state as State<never, never, unknown, N>, input);
  if (refused !== null) return { ok: false, refusal: refused };
  const next = copyState(game, state);
  switch (input.do) {
    case 'confirms':
      next.confirms = next.confirms.with(input.seat, input.wanted);
      // Decisions made without a "Done" cannot be replayed with one.
      if (next.undo?.seat === input.seat) next.undo = null;
      return { ok: true, state: next, events: [], withdrawn: 0 };
    case 'takeBack':
      next.answers[input.seat] = null;
      return { ok: true, state: next, events: [], withdrawn: 0 };
    case 'undo':
      return undo(game, state, state.undo!);
    case 'answer':
      return answer(game, state, next, input.seat, input.picks);
  }
}

function answer<T, F extends Frame, O, E, V, N extends Options>(
  game: Game<T, F, O, E, V, N>,
  before: State<T, F, O, N>,
  next: State<T, F, O, N>,
  seat: Seat,
  picks: Picks,
): Accepted<T, F, O, E, N> {
  const play = new Play<T, F, O, E, N>(game, next);
  play.take(seat, picks.slice());
  const { events } = play;
  next.undo = undoAfter(before, next, seat, picks, events.length, play.closed);
  return { ok: true, state: next, events, withdrawn: 0 };
}

/** What the seat can undo after this answer: its decisions since the last draw, the last reveal and the last act of another seat. */
function undoAfter<T, F extends Frame, O, N extends Options>(
  before: State<T, F, O, N>,
  next: State<T, F, O, N>,
  seat: Seat,
  picks: Picks,
  events: number,
  closed: boolean,
): Undo<T, F, O, N> | null {
  if (closed || next.result !== null) return null;
  if (before.asked.length !== 1 || next.asked.length !== 1 || next.asked[0]!.seat !== seat) return null;
  const open = before.undo;
  return open === null
    ? { seat, base: before, answers: [picks.slice()], events: [events] }
    : { seat, base: open.base, answers: [...open.answers, picks.slice()], events: [...open.events, events] };
}

/** The state after these answers of one seat, none of which led to a draw. */
export function replayAnswers<T, F extends Frame, O, E, V, N extends Options>(
  game: Game<T, F, O, E, V, N>,
  base: State<T, F, O, N>,
  seat: Seat,
  answers: readonly Picks[],
): State<T, F, O, N> {
  let state = base;
  for (const picks of answers) {
    const choice = choiceFor(state, seat);
    if (choice === undefined || picksFault(choice, picks) !== null)
      throw new Error('an answer that was accepted before is refused now');
    state = answer(game, state, copyState(game, state), seat, picks).state;
  }
  return state;
}

/** Replays all decisions that can be undone but the last. The replay is exact: none of them led to a draw. */
function undo<T, F extends Frame, O, E, V, N extends Options>(
  game: Game<T, F, O, E, V, N>,
  state: State<T, F, O, N>,
  open: Undo<T, F, O, N>,
): Outcome<T, F, O, E, N> {
  const back = replayAnswers(game, open.base, open.seat, open.answers.slice(0, -1));
  const restored = { ...copyState(game, back), question: state.question + 1, confirms: state.confirms };
  return { ok: true, state: restored, events: [], withdrawn: open.events.at(-1)! };
}
