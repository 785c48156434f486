/** Crash reports: the state before, the input and the frames, enough to reproduce the crash of a rule. */
import { apply } from './apply.ts';
import { RuleError } from './play.ts';
import { load } from './save.ts';
import type { Frame, Game, Input, State } from './types.ts';

export interface CrashReport {
  readonly crash: { readonly path: string; readonly message: string; readonly stack: string };
  readonly input: Input;
  readonly state: State<unknown, Frame, unknown>;
}

export function crashReport(error: unknown, state: State<unknown, Frame, unknown>, input: Input): CrashReport {
  const cause = error instanceof RuleError ? error.cause : error;
  const path = error instanceof RuleError ? error.path : '';
  const message = cause instanceof Error ? cause.message : String(cause);
  const stack = cause instanceof Error ? (cause.stack ?? '') : '';
  return { crash: { path, message, stack }, input, state };
}

/** Applies the input again: the error it throws, or null if it no longer throws. */
export function replayCrash<T, F extends Frame, O, E, V>(game: Game<T, F, O, E, V>, report: CrashReport): unknown {
  try {
    apply(game, load(game, report.state), report.input);
    return null;
  } catch (error) {
    return error;
  }
}
