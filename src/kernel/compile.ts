/** Compiles the procedures of a game once: label → step, so that finding a step costs two look-ups. */
import type { Frame, Game } from './types.ts';

export interface Step {
  readonly label: string;
  /** The next label of the procedure, empty after the last. */
  readonly next: string;
  /** The step of the label `next`. */
  readonly following: Step | null;
  readonly act: (run: unknown, frame: Frame) => void;
}

export interface Compiled {
  readonly [proc: string]: { readonly [label: string]: Step };
}

type AnyGame = Pick<Game<never, Frame, never, never, never>, 'procs'>;

const compiled = new WeakMap<object, Compiled>();

/** An object without inherited keys: a saved game with the label `constructor` must not find anything. */
const dictionary = <X>(): Record<string, X> => Object.create(null) as Record<string, X>;

export function compile(game: Pick<Game<never, never, never, never, never>, 'procs'>): Compiled {
  const known = compiled.get(game.procs);
  if (known !== undefined) return known;
  const all = dictionary<Record<string, Step>>();
  for (const [proc, labelled] of Object.entries((game as AnyGame).procs)) {
    const labels = Object.keys(labelled);
    const steps = dictionary<Step>();
    let following = null as Step | null;
    for (const label of labels.toReversed()) {
      const step: Step = {
        label,
        next: following === null ? '' : following.label,
        following,
        act: labelled[label] as Step['act'],
      };
      steps[label] = step;
      following = step;
    }
    all[proc] = steps;
  }
  compiled.set(game.procs, all);
  return all;
}

/** The label from which a waiting frame made its call: the one before the label it continues at. */
export function callingLabel(steps: Compiled, frame: Frame): string {
  const labels = Object.values(steps[frame.proc] ?? {});
  return labels.find((step) => step.next === frame.at)?.label ?? frame.at;
}
