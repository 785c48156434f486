/** Driving games by chance, the same way every time for the same seed. */
import {
  apply,
  awaited,
  randomOf,
  randomPicks,
  sfc,
  start,
  type AnyGame,
  type AnyState,
  type Input,
  type Outcome,
  type Frame,
  type Random,
  type Seat,
  type Viewer,
} from '../kernel/index.ts';

/** One way to set up a table. */
export interface Variant {
  readonly seats: number;
  readonly options: { readonly [id: string]: unknown };
  /** Stirred into every seed: another salt, other games. */
  readonly salt?: string;
}

export const nameOf = ({ seats, options }: Variant): string => {
  const set = Object.entries(options).map(([id, value]) => (value === true ? id : `${id} ${JSON.stringify(value)}`));
  return [`${seats} seats`, ...set].join(', ');
};

/** A game that breaks what the suite demands. */
export class Broken extends Error {
  override readonly name = 'Broken';
}

export const viewersOf = (seats: number): Viewer[] => [...seatsOf(seats), 'spectator'];
export const seatsOf = (seats: number): Seat[] => Array.from({ length: seats }, (_, seat) => seat as Seat);

/** Longer than any real game: one that goes on past it never ends. */
export const ENDLESS = 20_000;

export const begunGame = (game: AnyGame, variant: Variant, seed: string, confirms = false) =>
  start(game, {
    seats: variant.seats,
    options: variant.options,
    seed: `${variant.salt ?? ''}${seed}`,
    confirms: seatsOf(variant.seats).map(() => confirms),
  });

export const begin = (game: AnyGame, variant: Variant, seed: string, confirms = false): AnyState =>
  begunGame(game, variant, seed, confirms).state;

/** A legal answer of the seat first awaited, by chance. */
export function randomInput(state: AnyState, random: Random): Input & { readonly do: 'answer' } {
  const choice = awaited(state)!;
  return { do: 'answer', seat: choice.seat, question: state.question, picks: randomPicks(choice, random) };
}

export type Taken = Extract<Outcome<unknown, Frame, unknown, unknown>, { ok: true }>;

export function taken(game: AnyGame, state: AnyState, input: Input): Taken {
  const outcome = apply(game, state, input);
  if (!outcome.ok) throw new Broken(`a legal input was refused: ${JSON.stringify({ input, ...outcome.refusal })}`);
  return outcome;
}

/** Plays one game by chance; `visit` sees each state with an open question, and the last. */
export function walk(
  game: AnyGame,
  variant: Variant,
  seed: string,
  visit: (state: AnyState, random: Random) => void,
  confirms = false,
): AnyState {
  const random = randomOf(sfc(`walk ${seed}`));
  let state = begin(game, variant, seed, confirms);
  for (let decisions = 0; state.result === null; decisions++) {
    if (decisions > ENDLESS) throw new Broken(`${nameOf(variant)}, seed ${seed}: the game does not end`);
    visit(state, random);
    state = taken(game, state, randomInput(state, random)).state;
  }
  visit(state, random);
  return state;
}

export function deepFreeze<X>(value: X): X {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  for (const inner of Object.values(value)) deepFreeze(inner);
  return value;
}

export const json = (value: unknown): string => JSON.stringify(value);

/** Where two JSON texts part, for a message that a reader can use. */
export function difference(expected: string, got: string): string {
  let at = 0;
  while (at < expected.length && expected[at] === got[at]) at++;
  const from = Math.max(0, at - 60);
  return `…${expected.slice(from, at + 60)}…\n instead …${got.slice(from, at + 60)}…`;
}

export function same(what: string, expected: string, got: string): void {
  if (expected !== got) throw new Broken(`${what}: ${difference(expected, got)}`);
}
