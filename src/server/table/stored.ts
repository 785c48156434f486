/** A table as it is kept: texts in, texts out. */
import { load, type AnyGame, type AnyState } from '../../kernel/index.ts';
import type { TableCard, TableRow } from '../store/store.ts';
import type { TableRecord } from './record.ts';

export interface Kept {
  readonly seq: number;
  /** The last change that everybody could notice: a sealed answer must not show in a list. */
  readonly changed: number;
  readonly record: TableRecord;
  readonly state: AnyState | null;
}

export const recordOf = (card: TableCard): TableRecord => JSON.parse(card.record) as TableRecord;

/** Throws a LoadError if the state cannot be read by the rules of now. Nothing is replayed. */
export function keptOf(row: TableRow, game: AnyGame): Kept {
  const state = row.state === null ? null : load(game, JSON.parse(row.state));
  return { seq: row.seq, changed: row.changed, record: recordOf(row), state };
}

/** Options are worked out anew when a state is loaded, so they need not be written with every move. */
const withoutOptions = (state: AnyState): AnyState => ({
  ...state,
  asked: [],
  undo: state.undo === null ? null : { ...state.undo, base: { ...state.undo.base, asked: [] } },
});

export const stateText = (state: AnyState | null): string | null =>
  state === null ? null : JSON.stringify(withoutOptions(state));

export const rowOf = ({ seq, changed, record, state }: Kept, due: boolean): TableRow => ({
  id: record.id,
  seq,
  phase: record.phase,
  listed: record.settings.open,
  due,
  changed,
  record: JSON.stringify(record),
  state: stateText(state),
});
