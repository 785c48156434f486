/** Who decides what in an assault. */
import { isSolo } from './table-options.ts';
import { strikerOf, targetOf, type FightFrame } from './frames.ts';
import { killChoices, targetsAt } from './kills.ts';
import { ELF_SIDE, type Table } from './table.ts';

/** Who spreads the wounds: the striker; for the elves the seat to the attacker's right, or nobody in solo play (CR-40). */
export function chooserOf(seats: number, frame: FightFrame): number {
  const striker = strikerOf(frame);
  if (striker !== ELF_SIDE) return striker;
  return isSolo(seats) ? ELF_SIDE : (frame.attacker + seats - 1) % seats;
}

/** Whether more than one set of units may be removed. */
export const hasChoice = (table: Table, frame: FightFrame): boolean =>
  killChoices(targetsAt(table, targetOf(frame), frame.territory), frame.wounds).length > 1;
