/** Copies the table field by field: bots make millions of copies, and a generic deep copy is too slow. */
import { copyHidden } from '../../../kernel/index.ts';
import type { Table } from './table.ts';

function rows(from: readonly number[][]): number[][] {
  const copied: number[][] = [];
  for (const row of from) copied.push(row.length === 0 ? [] : row.slice());
  return copied;
}

export function copy(table: Table): Table {
  return {
    hidden: copyHidden(table.hidden),
    side: table.side,
    handSize: table.handSize,
    vikings: table.vikings.slice(),
    hands: rows(table.hands),
    decks: rows(table.decks),
    laid: rows(table.laid),
    spent: rows(table.spent),
    shown: rows(table.shown),
    discards: rows(table.discards),
    piles: rows(table.piles),
    arena: rows(table.arena),
    reserve: table.reserve.slice(),
    box: table.box.slice(),
    lost: table.lost.slice(),
    air: table.air.slice(),
  };
}
