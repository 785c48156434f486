/** The elves: out of the bag onto the board, and better equipped (CR-3, CR-80). Changes the table; the verbs that call it tell it. */
import type { Random } from '../../../kernel/index.ts';
import { drawEquipment, putUnder } from './piles.ts';
import { content, itemOf, slotNumber, slotOf, wornAt, wornRow, ELF_SIDE, type Table } from './table.ts';

/** One random elf from the bag joins a territory; its kind, or null if the bag is empty. */
export function placeElf(table: Table, territory: number, random: Random): number | null {
  const { bag, elves } = table;
  const left = bag[0]! + bag[1]! + bag[2]!;
  if (left === 0) return null;
  let number = random(left);
  let kind = 0;
  while (number >= bag[kind]!) {
    number -= bag[kind]!;
    kind++;
  }
  bag[kind]!--;
  elves[slotOf(territory, kind)]!++;
  return kind;
}

export interface Improvement {
  readonly code: number;
  readonly slot: number;
  /** Whether the kind took it; if not, or if it replaced another card, the card in `under` went under the pile. */
  readonly isTaken: boolean;
  /** The card that lay in the slot before, -1 if none. */
  readonly before: number;
}

/** A kind of elf draws a card: it takes it into an empty slot or in place of a cheaper one (CR-80). */
export function improve(table: Table, kind: number): Improvement {
  const code = drawEquipment(table);
  const slot = slotNumber(itemOf(table, code));
  const worn = wornRow(table, ELF_SIDE);
  const before = worn[wornAt(kind, slot)]!;
  const { equipment } = content(table).cards;
  const isTaken = before === -1 || equipment[code]!.cost > equipment[before]!.cost;
  if (isTaken) worn[wornAt(kind, slot)] = code;
  if (!isTaken) putUnder(table, code);
  else if (before !== -1) putUnder(table, before);
  return { code, slot, isTaken, before };
}
