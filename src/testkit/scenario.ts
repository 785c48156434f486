/**
 * Scenario tests: describe a position, act in option values, and assert exactly what is offered, what is refused and why, and which events
 * each viewer gets.
 *
 *     scenario(sample, { seats: 2, hands: [['axe'], []] })
 *       .offers(0, { act: 'voyage' }, { act: 'raid' }, { act: 'hoard' }, { act: 'rest' })
 *       .answers(0, { act: 'hoard' })
 *       .answers(0, { card: 'axe' })
 *       .tells('spectator', { type: 'hoarded', seat: 0, card: null });
 */
import { expect } from 'vitest';
import {
  apply,
  choiceFor,
  eventFor,
  picksFrom,
  project,
  startFrom,
  whyNot,
  type Emitted,
  type Frame,
  type Game,
  type Input,
  type Options,
  type Seat,
  type State,
  type Viewer,
} from '../kernel/index.ts';

/** A value as a test writes it: a seat is a plain number. */
export type Plain<X> = X extends Seat
  ? number
  : X extends readonly (infer Item)[]
    ? readonly Plain<Item>[]
    : X extends object
      ? { readonly [Key in keyof X]: Plain<X[Key]> }
      : X;

export class Scenario<T, F extends Frame, O, E, V, N extends Options = Options> {
  readonly game: Game<T, F, O, E, V, N>;
  state: State<T, F, O, N>;
  /** Of the last answer, or of the start. */
  events: readonly Emitted<E>[];

  constructor(game: Game<T, F, O, E, V, N>, state: State<T, F, O, N>, events: readonly Emitted<E>[]) {
    this.game = game;
    this.state = state;
    this.events = events;
  }

  get table(): T {
    return this.state.table;
  }

  /** Asserts that these seats, and no others, are asked this. */
  asks(ask: string, ...seats: readonly number[]): this {
    expect(this.state.asked.map((choice) => [choice.ask, choice.seat])).toEqual(seats.map((seat) => [ask, seat]));
    return this;
  }

  /** Asserts that the seat is offered exactly these options, in this order. */
  offers(seat: number, ...options: readonly O[]): this {
    expect(this.options(seat)).toEqual(options);
    return this;
  }

  options(seat: number): readonly O[] {
    const choice = choiceFor(this.state, seat as Seat);
    if (choice === undefined) throw new Error(`seat ${seat} is not asked; ${JSON.stringify(this.state.asked)}`);
    return choice.options;
  }

  /** Asserts that the wish is refused with this key: the clause, with a word after a dot where a clause has several reasons. */
  refuses(seat: number, wish: unknown, why: string): this {
    const refused = whyNot(this.game, this.state, seat as Seat, wish);
    expect(refused?.why ?? 'it is allowed').toBe(why);
    return this;
  }

  allows(seat: number, wish: O): this {
    expect(whyNot(this.game, this.state, seat as Seat, wish)).toBeNull();
    return this;
  }

  answers(seat: number, ...wishes: readonly O[]): this {
    const picks = picksFrom(this.game, this.state, seat as Seat, wishes);
    if (!Array.isArray(picks))
      throw new Error(`seat ${seat} may not ${JSON.stringify(wishes)}: ${JSON.stringify(picks)}`);
    return this.does({ do: 'answer', seat: seat as Seat, question: this.state.question, picks });
  }

  undoes(seat: number): this {
    return this.does({ do: 'undo', seat: seat as Seat, question: this.state.question });
  }

  takesBack(seat: number): this {
    return this.does({ do: 'takeBack', seat: seat as Seat, question: this.state.question });
  }

  does(input: Input): this {
    const outcome = apply(this.game, this.state, input);
    if (!outcome.ok) throw new Error(`refused: ${JSON.stringify({ input, refusal: outcome.refusal })}`);
    this.state = outcome.state;
    this.events = outcome.events;
    return this;
  }

  /** Asserts exactly the events that the viewer got from the last answer. */
  tells(viewer: Viewer | number, ...events: readonly Plain<E>[]): this {
    expect(this.heard(viewer)).toEqual(events);
    return this;
  }

  heard(viewer: Viewer | number): E[] {
    return this.events.map((event) => eventFor(event, viewer as Viewer));
  }

  view(viewer: Viewer | number): V {
    return project(this.game, this.state, viewer as Viewer).view;
  }
}

export function scenario<T, F extends Frame, O, E, V, N extends Options>(
  game: Game<T, F, O, E, V, N>,
  position: unknown,
  { seed = 'scenario', confirms }: { readonly seed?: string; readonly confirms?: readonly boolean[] } = {},
): Scenario<T, F, O, E, V, N> {
  const { state, events } = startFrom(game, position, seed, confirms);
  return new Scenario(game, state, events);
}
