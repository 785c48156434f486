/** Who stands where, who controls what, and what that is worth (CR-14, CR-70). */
import { boardFor, ELF_SIDE, isLegendary, NOBODY, strengthAt, territoryCount, wornRow, type Table } from './table.ts';

/** The enemies of a side in a territory: a seat, the elves, or nobody. Three sides never meet (CRR-21). */
export function enemyAt(table: Table, side: number, territory: number): number {
  for (let seat = 0; seat < table.units.length; seat++)
    if (seat !== side && strengthAt(table, seat, territory) > 0) return seat;
  return side !== ELF_SIDE && strengthAt(table, ELF_SIDE, territory) > 0 ? ELF_SIDE : NOBODY;
}

/** The one side that has units there (CRR-11). */
export function controllerOf(table: Table, territory: number): number {
  let controller = strengthAt(table, ELF_SIDE, territory) > 0 ? ELF_SIDE : NOBODY;
  for (let seat = 0; seat < table.units.length; seat++) {
    if (strengthAt(table, seat, territory) === 0) continue;
    if (controller !== NOBODY) return NOBODY;
    controller = seat;
  }
  return controller;
}

function controlled(table: Table, side: number, territories: readonly number[]): number {
  let count = 0;
  for (const territory of territories) if (controllerOf(table, territory) === side) count++;
  return count;
}

export const citiesOf = (table: Table, side: number): number => controlled(table, side, boardFor(table).cities);
export const forgesOf = (table: Table, side: number): number => controlled(table, side, boardFor(table).forges);

export function holdsStone(table: Table, seat: number): boolean {
  for (const { at } of boardFor(table).stones) if (controllerOf(table, at) === seat) return true;
  return false;
}

/** Legendary cards, worn or beside the sheet (CR-25). */
export function legendaryOf(table: Table, seat: number): number {
  let count = 0;
  for (const code of table.aside[seat]!) if (isLegendary(table, code)) count++;
  for (const code of wornRow(table, seat)) if (isLegendary(table, code)) count++;
  return count;
}

/** Victory points (CR-70). */
export const pointsOf = (table: Table, seat: number): number => citiesOf(table, seat) + legendaryOf(table, seat);

/** Territories that the seat shares with enemies: a fight waits in each (CR-35). */
export function fightsOf(table: Table, seat: number): number[] {
  const found: number[] = [];
  for (let territory = 0; territory < territoryCount(table); territory++) {
    if (strengthAt(table, seat, territory) > 0 && enemyAt(table, seat, territory) !== NOBODY) found.push(territory);
  }
  return found;
}

export function elvesOnBoard(table: Table): number {
  let count = 0;
  for (const elves of table.elves) count += elves;
  return count;
}

export function kindOnBoard(table: Table, kind: number): boolean {
  for (let territory = 0; territory < territoryCount(table); territory++)
    if (table.elves[3 * territory + kind]! > 0) return true;
  return false;
}
