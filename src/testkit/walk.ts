/** Plays random games, reproducibly: the same seed gives the same game. */
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
  /** Prefixed to every seed, so that variants with different salts play different games. */
  readonly salt?: string;
}

export const nameOf = ({ seats, options }: Variant): string => {
  const set = Object.entries(options).map(([id, value]) => (value === true ? id : `${id} ${JSON.stringify(value)}`));
  return [`${seats} seats`, ...set].join(', ');
};

/** Thrown by checks: the game violates something that the suite requires. */
export class CheckFailure extends Error {
  override readonly name = 'CheckFailure';
}

export const viewersOf = (seats: number): Viewer[] => [...seatsOf(seats), 'spectator'];
export const seatsOf = (seats: number): Seat[] => Array.from({ length: seats }, (_, seat) => seat as Seat);

/** More than any real game needs: a game with more decisions is taken for endless. */
export const MAX_DECISIONS = 20_000;

export const startVariant = (game: AnyGame, variant: Variant, seed: string, confirms = false) =>
  start(game, {
    seats: variant.seats,
    options: variant.options,
    seed: `${variant.salt ?? ''}${seed}`,
    confirms: seatsOf(variant.seats).map(() => confirms),
  });

export const begin = (game: AnyGame, variant: Variant, seed: string, confirms = false): AnyState =>
  startVariant(game, variant, seed, confirms).state;

/** A random legal answer of the first seat that has not answered yet. */
export function randomInput(state: AnyState, random: Random): Input & { readonly do: 'answer' } {
  const choice = awaited(state)!;
  return { do: 'answer', seat: choice.seat, question: state.question, picks: randomPicks(choice, random) };
}

type AppliedInput = Extract<Outcome<unknown, Frame, unknown, unknown>, { ok: true }>;

/** Applies an input that must be legal. */
export function applyLegal(game: AnyGame, state: AnyState, input: Input): AppliedInput {
  const outcome = apply(game, state, input);
  if (!outcome.ok)
    throw new CheckFailure(`a legal input was refused: ${JSON.stringify({ input, ...outcome.refusal })}`);
  return outcome;
}

/** Plays one random game; calls `visit` with each state that has an open question, and with the last. */
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
    if (decisions > MAX_DECISIONS) throw new CheckFailure(`${nameOf(variant)}, seed ${seed}: the game does not end`);
    visit(state, random);
    state = applyLegal(game, state, randomInput(state, random)).state;
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

/** The surroundings of the first difference between two texts, for error messages. */
export function difference(expected: string, got: string): string {
  let at = 0;
  while (at < expected.length && expected[at] === got[at]) at++;
  const from = Math.max(0, at - 60);
  return `expected …${expected.slice(from, at + 60)}…\n got      …${got.slice(from, at + 60)}…`;
}

export function same(what: string, expected: string, got: string): void {
  if (expected !== got) throw new CheckFailure(`${what}: ${difference(expected, got)}`);
}
