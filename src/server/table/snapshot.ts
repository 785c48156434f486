import type { AnyState } from '../../kernel/index.ts';
import type { TableProgress, TableRecord } from './record.ts';

/** A table after one of its changes. Immutable: the next change makes a new one. */
export interface TableSnapshot {
  readonly seq: number;
  /** The last change that everybody could notice: a sealed answer must not show in a list. */
  readonly changed: number;
  readonly record: TableRecord;
  readonly progress: TableProgress;
  readonly state: AnyState | null;
}
