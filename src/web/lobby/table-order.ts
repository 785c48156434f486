/** The order of my tables: my turn first, then under way, then over; within each the latest first. */
import type { ListedTable } from '../../protocol/table.ts';

const rank = ({ yourTurn, phase }: ListedTable): number =>
  yourTurn ? 0 : phase === 'gathering' || phase === 'playing' ? 1 : 2;

export const byUrgency = (tables: readonly ListedTable[]): readonly ListedTable[] =>
  tables.toSorted((a, b) => rank(a) - rank(b) || b.changed - a.changed);
