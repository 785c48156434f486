import type { AnyState } from '../../kernel/index.ts';
import type { TableProgress, TableRecord } from './record.ts';

/** A table after one of its changes. Nobody writes into it: the next change makes another one. */
export interface TableSnapshot {
  readonly seq: number;
  /** The last change that everybody could notice: a sealed answer must not show in a list. */
  readonly changed: number;
  readonly record: TableRecord;
  readonly progress: TableProgress;
  readonly state: AnyState | null;
}
