/** Invariants of the table, checked between answers. Written for speed: random games call it after every answer. */
import { HAND_SIZE } from '../../facts/constants.ts';
import { readPack } from '../../facts/pack/read-pack.ts';
import type { Table } from '../table.ts';
import { cardFaults } from './cards.ts';
import { unitFaults } from './units.ts';

export function faults(table: Table): string[] {
  const found: string[] = [];
  packFaults(table, found);
  if (found.length > 0) return found;
  cardFaults(table, found);
  unitFaults(table, found);
  seatFaults(table, found);
  return found;
}

/** A saved game brings its pack along, which need not be trusted. */
function packFaults({ pack }: Table, found: string[]): void {
  if (pack === null) return;
  try {
    readPack(pack);
  } catch (error) {
    found.push(`its content pack: ${(error as Error).message}`);
  }
}

function seatFaults(table: Table, found: string[]): void {
  const seats = table.clans.length;
  for (const list of [table.gold, table.crystals, table.removed, table.held, table.campaignPoints]) {
    if (list.length !== seats) found.push('a seat is not counted');
    for (const count of list) if (!(count >= 0)) found.push('a seat has less than nothing');
  }
  for (const hand of table.hands) if (hand.length > HAND_SIZE) found.push('a seat holds more than three tactic cards');
  if (table.order.length !== seats || new Set(table.order).size !== seats)
    found.push('the turn order does not name every seat once');
}
