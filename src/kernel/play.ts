/**
 * The step machine that works in place: a `Play` changes the state it is given and runs labelled steps until a seat must choose.
 * apply.ts is the pure form; bots use this one on their own copy.
 */
import { choiceOf, forced, single } from './choice.ts';
import { callingLabel, compile, type Compiled, type Step } from './compile.ts';
import { draw } from './random.ts';
import type {
  Ask,
  Choice,
  Emitted,
  Frame,
  Game,
  Options,
  Picks,
  Result,
  Run,
  Seat,
  State,
  WindowCall,
  WindowFrame,
} from './types.ts';

/** Between two questions. A rule that runs more steps than this is taken for an endless loop. */
const MAX_STEPS = 10_000;
const NOBODY: readonly Seat[] = Object.freeze([]);
const NO_ASKS: readonly never[] = Object.freeze([]);

/** Thrown when a rule crashes. `path` names the frames (`turn.play > attack.shield`), so that the place is found without a debugger. */
export class RuleError extends Error {
  readonly path: string;
  constructor(path: string, cause: unknown) {
    super(`${path}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
    this.name = 'RuleError';
    this.path = path;
  }
}

export interface PlayOptions {
  /** Answers for a seat that has only one possible answer. For rollouts; the referee asks every question. */
  readonly skipForced?: boolean;
  /** Keeps no events, for rollouts. */
  readonly quiet?: boolean;
}

export class Play<T, F extends Frame, O, E, N extends Options = Options> implements Run<T, F, O, E, N> {
  state: State<T, F, O, N>;
  /** Emitted events; the caller may empty the list. */
  readonly events: Emitted<E>[] = [];
  /** Whether something was drawn or revealed since the last answer: then that answer and earlier ones cannot be undone. */
  closed = false;
  /** The seat that gave the last answer, null if several seats were asked. */
  private decider: Seat | null = null;

  private readonly steps: Compiled;
  private readonly questions: Game<T, F, O, E, unknown, N>['questions'];
  private readonly skipForced: boolean;
  private readonly quiet: boolean;
  private frame: F | null = null;
  private asks: readonly Ask[] | null = null;
  private acted = false;
  /** The choices whose answers the running step may read; null when it may read none. */
  private readable: readonly Choice<O>[] | null = null;

  constructor(
    game: Pick<Game<T, F, O, E, unknown, N>, 'procs' | 'questions'>,
    state: State<T, F, O, N>,
    { skipForced = false, quiet = false }: PlayOptions = {},
  ) {
    this.steps = compile(game as Parameters<typeof compile>[0]);
    this.questions = game.questions;
    this.state = state;
    this.skipForced = skipForced;
    this.quiet = quiet;
  }

  get table(): T {
    return this.state.table;
  }
  get stack(): readonly F[] {
    return this.state.stack;
  }
  get seats(): number {
    return this.state.seats;
  }
  get options(): N {
    return this.state.options;
  }

  // ── For the caller ────────────────────────────────────────────────────────────────────────────────────────────────

  /** Seals an answer, which must be legal. When all asked seats have answered, continues the run. */
  take(seat: Seat, picks: Picks): void {
    const { answers, asked } = this.state;
    this.closed = false;
    this.decider = asked.length === 1 ? seat : null;
    answers[seat] = picks;
    for (const choice of asked) if (answers[choice.seat] === null) return;
    this.resume();
  }

  /** Runs until a seat must choose or the game is over. */
  run(): void {
    const { state } = this;
    const { stack } = state;
    let lastStep: Step | null = null;
    let lastFrame: F | null = null;
    for (let count = 0; count < MAX_STEPS; count++) {
      const frame = stack[stack.length - 1];
      if (frame === undefined) throw new RuleError('', new Error('the last procedure ended without a result'));
      const { at } = frame;
      if (at === '') {
        stack.pop();
        continue;
      }
      // Most steps follow the step above them in the same procedure: that saves the look-up by name.
      const step: Step | null =
        frame === lastFrame && at === lastStep!.next ? lastStep!.following : this.stepAt(frame.proc, at);
      if (step === null) throw this.crash(at, new Error(`no step ${frame.proc}.${at}`));
      frame.at = step.next;
      this.step(step, frame);
      lastStep = step;
      lastFrame = frame;
      if (state.result !== null) {
        stack.length = 0;
        state.asker = '';
        this.clearAnswers();
        return;
      }
      if (this.asks !== null && this.open(step, frame)) return;
    }
    throw this.crash('', new Error(`no question after ${MAX_STEPS} steps`));
  }

  /** Computes the open choices again by running the asking step, for example after a load. An asking step does nothing but ask. */
  reask(): readonly Choice<O>[] {
    const { state } = this;
    const frame = state.stack[state.stack.length - 1];
    const step = frame === undefined ? null : this.stepAt(frame.proc, state.asker);
    if (frame === undefined || step === null) throw new RuleError('', new Error('there is no asking step'));
    // Written only if it differs: this must work on frozen frames.
    if (frame.at !== step.next) frame.at = step.next;
    this.step(step, frame);
    const asks = this.asks;
    this.asks = null;
    if (asks === null) throw this.crash(step.label, new Error('the asking step did not ask'));
    return this.guard(step, () => asks.map((ask) => choiceOf(this.questions, state, frame, ask)));
  }

  private resume(): void {
    this.readable = this.state.asked;
    this.state.asked = NO_ASKS;
    this.run();
  }

  private stepAt(proc: string, label: string): Step | null {
    return this.steps[proc]?.[label] ?? null;
  }

  private step(step: Step, frame: F): void {
    this.frame = frame;
    this.acted = false;
    this.asks = null;
    try {
      step.act(this, frame);
      if (this.asks !== null && this.acted) throw new Error('a step asks or acts, never both');
    } catch (error) {
      throw this.crash(step.label, error);
    }
    this.readable = null;
    this.frame = null;
  }

  /** Opens the questions of an asking step. False when nobody has to choose and the run continues. */
  private open(step: Step, frame: F): boolean {
    const { state } = this;
    const asks = this.asks!;
    this.asks = null;
    this.clearAnswers();
    if (asks.length === 0) {
      this.readable = NO_ASKS;
      return false;
    }
    const asked: Choice<O>[] = [];
    try {
      for (const ask of asks) asked.push(choiceOf(this.questions, state, frame, ask));
    } catch (error) {
      throw this.crash(step.label, error);
    }
    const first = asked[0]!;
    if (first.confirm && asked.length > 1)
      throw this.crash(step.label, new Error('a confirm is asked of one seat alone'));
    // A "Done" is asked only if the seat wants it and has something to undo.
    if (first.confirm && (!state.confirms[first.seat] || this.closed || this.decider !== first.seat)) {
      state.answers[first.seat] = single(0);
      this.readable = asked;
      return false;
    }
    state.question++;
    state.asker = step.label;
    if (this.skipForced && this.answerForced(asked)) {
      this.readable = asked;
      return false;
    }
    state.asked = asked;
    return true;
  }

  private clearAnswers(): void {
    const { answers } = this.state;
    for (let seat = 0; seat < answers.length; seat++) answers[seat] = null;
  }

  /** Answers for the seats with one possible answer. True if no other seat is asked. */
  private answerForced(asked: readonly Choice<O>[]): boolean {
    let all = true;
    for (const choice of asked) {
      const only = forced(choice);
      if (only === null) all = false;
      else this.state.answers[choice.seat] = only;
    }
    return all;
  }

  private guard<X>(step: Step, work: () => X): X {
    try {
      return work();
    } catch (error) {
      throw this.crash(step.label, error);
    }
  }

  private crash(label: string, error: unknown): RuleError {
    if (error instanceof RuleError) return error;
    const { stack } = this.state;
    const running = this.frame ?? stack[stack.length - 1];
    const path = stack.map((frame) => `${frame.proc}.${frame === running ? label : callingLabel(this.steps, frame)}`);
    return new RuleError(path.join(' > '), error);
  }

  // ── For the rules ─────────────────────────────────────────────────────────────────────────────────────────────────

  ask(...asks: readonly Ask[]): void {
    if (this.asks !== null) throw new Error('a step asks once');
    this.asks = asks;
  }

  answer(seat: Seat, ask: string): readonly O[] {
    const choice = this.choiceFor(seat, ask);
    if (choice === undefined) return NO_ASKS;
    return this.state.answers[seat]!.map((pick) => choice.options[pick]!);
  }

  pick(seat: Seat, ask: string): O {
    const choice = this.choiceFor(seat, ask);
    if (choice === undefined) throw new Error(`seat ${seat} was not asked ${ask}`);
    return this.onlyPick(choice);
  }

  pickIfAsked(seat: Seat, ask: string): O | null {
    const choice = this.choiceFor(seat, ask);
    return choice === undefined ? null : this.onlyPick(choice);
  }

  private onlyPick({ seat, ask, options }: Choice<O>): O {
    const picks = this.state.answers[seat]!;
    if (picks.length !== 1) throw new Error(`seat ${seat} picked ${picks.length} of ${ask}, read them with answer()`);
    return options[picks[0]!]!;
  }

  /** The seat's choice in the question just answered, undefined if it was not asked. */
  private choiceFor(seat: Seat, ask: string): Choice<O> | undefined {
    if (this.readable === null) throw new Error('an answer is read by the step after the question, not later');
    for (const choice of this.readable) {
      if (choice.seat !== seat) continue;
      if (choice.ask !== ask) throw new Error(`seat ${seat} was asked ${choice.ask}, not ${ask}`);
      return choice;
    }
    return undefined;
  }

  call(frame: F): void {
    this.acted = true;
    this.state.stack.push(frame);
  }

  offer(window: WindowCall<F>): void {
    const frame = { at: 'look', cursor: 0, declined: 0, ...window } as unknown as F & WindowFrame;
    this.call(frame);
  }

  goto(label: string): void {
    const frame = this.frame!;
    if (this.steps[frame.proc]![label] === undefined) throw new Error(`no step ${frame.proc}.${label}`);
    this.acted = true;
    frame.at = label;
  }

  done(): void {
    this.acted = true;
    this.frame!.at = '';
  }

  emit(shell: E, secret?: { readonly seats: readonly Seat[]; readonly full: E }): void {
    this.acted = true;
    if (this.quiet) return;
    if (secret === undefined) this.events.push({ shell, seats: NOBODY, full: null });
    else this.events.push({ shell, seats: secret.seats, full: secret.full });
  }

  reveal(): void {
    this.acted = true;
    this.closed = true;
  }

  random(below: number): number {
    this.acted = true;
    this.closed = true;
    return draw(this.state.rng, below);
  }

  finish(result: Result): void {
    this.acted = true;
    this.state.result = result;
  }
}

/** The open choice of a seat, whether or not it has answered. */
export function choiceFor<O>(state: Pick<State<never, never, O>, 'asked'>, seat: Seat): Choice<O> | undefined {
  for (const choice of state.asked) if (choice.seat === seat) return choice;
  return undefined;
}

/** The first open choice that is not answered yet, for code that plays all seats. */
export function awaited<O>(state: Pick<State<never, never, O>, 'asked' | 'answers'>): Choice<O> | undefined {
  for (const choice of state.asked) if (state.answers[choice.seat] === null) return choice;
  return undefined;
}
