/** In which order somebody's tables are listed: where they are awaited, then what goes on, then what is over; the latest first. */
import type { ListedTable } from '../../protocol/table.ts';

const rank = ({ yourTurn, phase }: ListedTable): number =>
  yourTurn ? 0 : phase === 'gathering' || phase === 'playing' ? 1 : 2;

export const byUrgency = (tables: readonly ListedTable[]): readonly ListedTable[] =>
  tables.toSorted((a, b) => rank(a) - rank(b) || b.changed - a.changed);
