/** Copies the table field by field: bots make millions of copies, and a generic deep copy is too slow. */
import { copyHidden, copyRows } from '../../../kernel/index.ts';
import type { Table } from './table.ts';

export function copy(table: Table): Table {
  return {
    hidden: copyHidden(table.hidden),
    side: table.side,
    handSize: table.handSize,
    vikings: table.vikings.slice(),
    hands: copyRows(table.hands),
    decks: copyRows(table.decks),
    laid: copyRows(table.laid),
    spent: copyRows(table.spent),
    shown: copyRows(table.shown),
    discards: copyRows(table.discards),
    piles: copyRows(table.piles),
    arena: copyRows(table.arena),
    reserve: table.reserve.slice(),
    box: table.box.slice(),
    lost: table.lost.slice(),
    air: table.air.slice(),
  };
}
