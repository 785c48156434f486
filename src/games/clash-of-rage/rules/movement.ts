/** How the units of a seat move in an action under way (CR-30 to CR-34). */
import type { Seat } from '../../../kernel/index.ts';
import type { Mover } from '../facts/reach.ts';
import { enemyAt } from './control.ts';
import type { FrameOf } from './frames.ts';
import { figuresFor, gatesOf, NOBODY, slotOf, strengthAt, type Table } from './table.ts';

/** Units of the type on the place that have not moved in this action (CRR-48). */
export const unmoved = (table: Table, { seat, moved }: FrameOf<'move'>, place: number, type: number): number =>
  table.units[seat]![slotOf(place, type)]! - moved[slotOf(place, type)]!;

/** Enemies that are not overrun stop units on foot (CR-31, CR-32). */
export function mustStop(table: Table, seat: number, territory: number): boolean {
  const enemy = enemyAt(table, seat, territory);
  return enemy !== NOBODY && strengthAt(table, seat, territory) < strengthAt(table, enemy, territory);
}

export function moverOf(table: Table, seat: Seat, type: number): Mover {
  const { move, flies } = figuresFor(table, seat, type);
  return { gates: gatesOf(table, seat), points: move, flies, mustStop: (place) => mustStop(table, seat, place) };
}
