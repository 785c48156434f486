/** Set-up that players take part in: CV-4, CV-7, CVR-1. */
import type { Seat } from '../../../kernel/index.ts';
import { SPACE_CODES } from '../facts/ids.ts';
import { proc, type VikingsRun } from '../rules/run.ts';
import type { FrameOf } from '../rules/table.ts';
import * as verbs from '../rules/verbs.ts';

const current = (run: VikingsRun, frame: FrameOf<'placement'>): Seat =>
  ((frame.first + frame.placed) % run.seats) as Seat;

export const placement = proc('placement', {
  first(run, frame) {
    verbs.nameFirstPlayer(run, frame.first);
  },
  choose(run, frame) {
    run.ask({ seat: current(run, frame), ask: 'startSpace' });
  },
  place(run, frame) {
    const seat = current(run, frame);
    verbs.place(run, seat, SPACE_CODES[run.pick(seat, 'startSpace').space]);
    frame.placed++;
    if (frame.placed < run.seats) run.goto('choose');
  },
});
