/** Open questions and the answers they allow. */
import { shuffle } from './random.ts';
import type { Ask, Choice, Frame, Picks, Question, Random, Seat, State } from './types.ts';

const NO_PICKS: Picks = Object.freeze([]);

/** Answers with one pick, allocated once: most answers are one of these. */
const SINGLE: Picks[] = Array.from({ length: 256 }, (_, index) => Object.freeze([index]));
export const single = (index: number): Picks => SINGLE[index] ?? [index];

/** Legality, written once: the candidates that are not refused. */
export function optionsOf<T, F extends Frame, O>(
  question: Question<State<T, F, O>, F, O>,
  state: State<T, F, O>,
  frame: F,
  seat: Seat,
): readonly O[] {
  if (question.options !== undefined) return question.options(state, frame, seat);
  const legal: O[] = [];
  for (const wish of question.candidates(state, frame, seat)) {
    if (question.refuse(state, frame, seat, wish) === null) legal.push(wish);
  }
  return legal;
}

export function choiceOf<T, F extends Frame, O>(
  questions: { readonly [ask: string]: Question<State<T, F, O>, F, O> },
  state: State<T, F, O>,
  frame: F,
  ask: Ask,
): Choice<O> {
  const question = questions[ask.ask];
  if (question === undefined) throw new Error(`no question named ${ask.ask}`);
  const options = optionsOf(question, state, frame, ask.seat);
  const min = ask.min ?? 1;
  const max = Math.min(ask.max ?? 1, options.length);
  if (min > max) throw new Error(`seat ${ask.seat} cannot answer ${ask.ask}: ${options.length} options, ${min} wanted`);
  if (ask.confirm) return { seat: ask.seat, ask: ask.ask, options, min, max, confirm: true };
  return { seat: ask.seat, ask: ask.ask, options, min, max };
}

/** The only possible answer, or null where the seat has a real choice. A "Done" is never forced: it exists to wait for the player. */
export function forced(choice: Choice<unknown>): Picks | null {
  if (choice.confirm) return null;
  if (choice.max === 0) return NO_PICKS;
  if (choice.min < choice.options.length) return null;
  return choice.options.length === 1 ? single(0) : choice.options.map((_, index) => index);
}

type PicksFault = 'table.notOffered' | 'table.tooFew' | 'table.tooMany';

/** What is wrong with an answer, null if nothing. Picks must be indexes of options, rising, between `min` and `max` of them. */
export function picksFault(choice: Choice<unknown>, picks: Picks): PicksFault | null {
  if (picks.length < choice.min) return 'table.tooFew';
  if (picks.length > choice.max) return 'table.tooMany';
  let before = -1;
  for (const pick of picks) {
    if (!Number.isInteger(pick) || pick <= before || pick >= choice.options.length) return 'table.notOffered';
    before = pick;
  }
  return null;
}

/** A random legal answer: each number of picks is equally likely, then each set of that size. */
export function randomPicks(choice: Choice<unknown>, random: Random): Picks {
  const count = choice.min === choice.max ? choice.min : choice.min + random(choice.max - choice.min + 1);
  if (count === 0) return NO_PICKS;
  if (count === 1) return single(random(choice.options.length));
  const all = shuffle(
    choice.options.map((_, index) => index),
    random,
  );
  return all.slice(0, count).sort((a, b) => a - b);
}

/** Every legal answer. Their number grows fast when max is above 1. */
export function* allPicks(choice: Choice<unknown>): Generator<Picks> {
  for (let count = choice.min; count <= choice.max; count++) yield* combinations(choice.options.length, count, 0);
}

function* combinations(size: number, count: number, from: number): Generator<Picks> {
  if (count === 0) {
    yield NO_PICKS;
    return;
  }
  for (let first = from; first <= size - count; first++) {
    for (const rest of combinations(size, count - 1, first + 1)) yield [first, ...rest];
  }
}

/** How many legal answers there are, without listing them. */
export function countPicks(choice: Choice<unknown>): number {
  const size = choice.options.length;
  let total = 0;
  let ways = 1;
  for (let count = 0; count <= choice.max; count++) {
    if (count >= choice.min) total += ways;
    ways = (ways * (size - count)) / (count + 1);
  }
  return total;
}
