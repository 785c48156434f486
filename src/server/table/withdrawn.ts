/** Lines of the story that no longer hold, by their numbers: after an undo, and after a step back. */
import type { AnyState } from '../../kernel/index.ts';
import type { TableEntry } from './story.ts';

interface Taken {
  readonly state: AnyState;
  /** How many of the latest events an undo withdrew. */
  readonly withdrawn: number;
}

/** What an input withdraws, and what an undo could withdraw after it; `numbers` are those of the events that it brought. */
export function undoing(
  undoable: readonly number[],
  before: AnyState,
  { state, withdrawn }: Taken,
  numbers: readonly number[],
): { readonly withdrawn: readonly number[]; readonly undoable: readonly number[] } {
  const left = before.undo === null ? [] : undoable.slice(0, undoable.length - withdrawn);
  return {
    withdrawn: withdrawn === 0 ? [] : undoable.slice(-withdrawn),
    undoable: state.undo === null ? [] : [...left, ...numbers],
  };
}

export const eventNumbers = ({ lines }: Pick<TableEntry, 'lines'>): readonly number[] =>
  lines.flatMap((line) => ('event' in line ? [line.no] : []));

/** The lines that a step back over these entries withdraws: their events, except those withdrawn already. */
export const steppedOver = (
  steps: readonly { readonly entry: TableEntry }[],
  gone: ReadonlySet<number>,
): readonly number[] => steps.flatMap(({ entry }) => eventNumbers(entry)).filter((no) => !gone.has(no));
