/** Constructors of frames that are used in more than one place, and typed access to their fields. */
import type { Seat } from '../../../kernel/index.ts';
import type { ActionId } from '../facts/ids.ts';
import type { FrameOf } from './table.ts';

export const matchFrame = (first: Seat): FrameOf<'match'> => ({ proc: 'match', at: 'place', first });

export const turnFrame = (seat: Seat): FrameOf<'turn'> => ({ proc: 'turn', at: 'begin', seat });

/** The first or the second card of a turn (CV-11). */
export const conflictFrame = (seat: Seat, number: 1 | 2): FrameOf<'conflict'> => ({
  proc: 'conflict',
  at: 'lay',
  seat,
  number,
  action: null,
  called: false,
});

/** For the steps after the announcement. */
export const announcedIn = (frame: FrameOf<'conflict'>): ActionId => frame.action!;

/** For the steps after a victim was named. */
export const victimIn = (frame: FrameOf<'slam' | 'attack'>): Seat => frame.victim as Seat;
