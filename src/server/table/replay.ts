/** A game played again from its log: to step back, and to check a finished game. Loading a table never does this. */
import { apply, copyState, start, startFrom, type AnyGame, type AnyState, type Emitted } from '../../kernel/index.ts';
import type { TableEntry } from './story.ts';
import { eventNumbers, steppedOver, undoing } from './withdrawn.ts';

export interface Logged {
  readonly seq: number;
  readonly entry: TableEntry;
}

export interface Replayed {
  readonly state: AnyState;
  /** Everything that happened, what was withdrawn later too. */
  readonly events: readonly Emitted<unknown>[];
  /** For each entry of the log, the numbers of the lines that it withdraws, whatever it says of them itself. */
  readonly withdrawn: readonly (readonly number[])[];
  /** The inputs that still count, each with the state before it. */
  readonly steps: readonly { readonly seq: number; readonly entry: TableEntry; readonly before: AnyState }[];
}

export class ReplayError extends Error {
  override readonly name = 'ReplayError';
}

/** Throws a ReplayError if an entry cannot be applied. */
export function replayed(game: AnyGame, key: string, log: readonly Logged[]): Replayed {
  const begin = log.find(({ entry }) => entry.begin !== undefined)?.entry.begin;
  if (begin === undefined) throw new ReplayError('the game never began');
  if (begin.rules !== game.rules) {
    throw new ReplayError(`it began under rules ${begin.rules}; here are rules ${game.rules}`);
  }
  const begun =
    begin.position === undefined
      ? start(game, { ...begin, seed: key })
      : startFrom(game, begin.position, key, begin.confirms);
  let { state } = begun;
  const events = [...begun.events];
  let steps: Replayed['steps'][number][] = [];
  let undoable: readonly number[] = [];
  const withdrawn: (readonly number[])[] = [];
  const gone = new Set<number>();
  for (const { seq, entry } of log) {
    let withdrawnNow: readonly number[] = [];
    if (entry.back !== undefined) {
      const { back } = entry;
      const index = steps.findIndex((step) => step.seq === back.seq);
      if (index === -1) throw new ReplayError(`entry ${seq} goes back to ${back.seq}, which is not there`);
      state = wentBack(game, steps[index]!.before, state, back.question);
      withdrawnNow = steppedOver(steps.slice(index), gone);
      undoable = [];
      steps = steps.slice(0, index);
    } else if (entry.input !== undefined) {
      const outcome = apply(game, state, entry.input);
      if (!outcome.ok) throw new ReplayError(`entry ${seq} is refused: ${outcome.refusal.why}`);
      ({ withdrawn: withdrawnNow, undoable } = undoing(undoable, state, outcome, eventNumbers(entry)));
      steps.push({ seq, entry, before: state });
      state = outcome.state;
      events.push(...outcome.events);
    }
    for (const no of withdrawnNow) gone.add(no);
    withdrawn.push(withdrawnNow);
  }
  return { state, events, withdrawn, steps };
}

/** An earlier state as it continues after a step back: question numbers never decrease, and undo cannot cross it. */
export const wentBack = (game: AnyGame, before: AnyState, now: AnyState, question: number): AnyState => ({
  ...copyState(game, before),
  question,
  confirms: now.confirms,
  undo: null,
});
