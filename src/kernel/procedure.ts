/** Types a game's procedures: `goto` takes only the labels of the procedure it stands in. */
import type { Asks, Frame, Options, Proc, RunOf, StepOf } from './types.ts';

/** The function with which a game defines its procedures, by name: `proc('draft', { pick(run) { … }, take(run) { … } })`. */
export const procedures =
  <T, F extends Frame, Q extends Asks, E, N extends Options>() =>
  <P extends F['proc'], L extends string>(
    _name: P,
    steps: { readonly [X in L]: StepOf<RunOf<T, F, Q, E, P, N, L>, Extract<F, { readonly proc: P }>> },
  ): Proc<RunOf<T, F, Q, E, P, N>, Extract<F, { readonly proc: P }>> =>
    steps;
