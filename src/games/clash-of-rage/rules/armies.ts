/** What an army is worth in a fight (CR-41 to CR-46): the types present, each once, with their equipment. */
import type { Figures } from '../facts/pack/index.ts';
import { figuresFor, TYPE_COUNT, unitsAt, type Table } from './table.ts';

/** The sum of one figure over the types present. */
function sum(table: Table, side: number, territory: number, figure: (figures: Figures) => number): number {
  let total = 0;
  for (let type = 0; type < TYPE_COUNT; type++)
    if (unitsAt(table, side, territory, type) > 0) total += figure(figuresFor(table, side, type));
  return total;
}

export const slownessOf = (table: Table, side: number, territory: number): number =>
  sum(table, side, territory, ({ slow }) => slow);
export const rerollsOf = (table: Table, side: number, territory: number): number =>
  sum(table, side, territory, ({ reroll }) => reroll);
export const woundBonusOf = (table: Table, side: number, territory: number): number =>
  sum(table, side, territory, ({ wound }) => wound);
export const shieldsOf = (table: Table, side: number, territory: number): number =>
  sum(table, side, territory, ({ shield }) => shield);
export const rageBonusOf = (table: Table, side: number, territory: number): number =>
  sum(table, side, territory, ({ rage }) => rage);

/** The power of the strongest type present (CR-43). */
export function powerOf(table: Table, side: number, territory: number): number {
  let best = 0;
  for (let type = 0; type < TYPE_COUNT; type++)
    if (unitsAt(table, side, territory, type) > 0) best = Math.max(best, figuresFor(table, side, type).power);
  return best;
}
