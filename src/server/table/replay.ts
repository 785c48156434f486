/** A game played again from its log: to step back, and to check a finished game. Loading a table never does this. */
import { apply, copyState, start, type AnyGame, type AnyState, type Emitted } from '../../kernel/index.ts';
import type { TableEntry } from './record.ts';

export interface Logged {
  readonly seq: number;
  readonly entry: TableEntry;
}

export interface Replayed {
  readonly state: AnyState;
  /** Everything that happened, what was withdrawn later too. */
  readonly events: readonly Emitted<unknown>[];
  /** The inputs that still count, each with the state before it. */
  readonly steps: readonly { readonly seq: number; readonly entry: TableEntry; readonly before: AnyState }[];
}

export class ReplayError extends Error {
  override readonly name = 'ReplayError';
}

/** Throws a ReplayError where the log does not lead on. */
export function replayed(game: AnyGame, key: string, log: readonly Logged[]): Replayed {
  const begin = log.find(({ entry }) => entry.begin !== undefined)?.entry.begin;
  if (begin === undefined) throw new ReplayError('the game never began');
  if (begin.rules !== game.rules) {
    throw new ReplayError(`it began under rules ${begin.rules}; here are rules ${game.rules}`);
  }
  const begun = start(game, { ...begin, seed: key });
  let { state } = begun;
  const events = [...begun.events];
  let steps: Replayed['steps'][number][] = [];
  for (const { seq, entry } of log) {
    if (entry.back !== undefined) {
      const { back } = entry;
      const index = steps.findIndex((step) => step.seq === back.seq);
      if (index === -1) throw new ReplayError(`entry ${seq} goes back to ${back.seq}, which is not there`);
      state = wentBack(game, steps[index]!.before, state, back.question);
      steps = steps.slice(0, index);
    } else if (entry.input !== undefined) {
      const outcome = apply(game, state, entry.input);
      if (!outcome.ok) throw new ReplayError(`entry ${seq} is refused: ${outcome.refusal.why}`);
      steps.push({ seq, entry, before: state });
      state = outcome.state;
      events.push(...outcome.events);
    }
  }
  return { state, events, steps };
}

/** A state of before, as it goes on after stepping back: question numbers never go back, and nobody undoes across it. */
export const wentBack = (game: AnyGame, before: AnyState, now: AnyState, question: number): AnyState => ({
  ...copyState(game, before),
  question,
  confirms: now.confirms,
  undo: null,
});
