/** Set-up that players take part in: CV-4, CV-7, CVR-1. */
import type { Proc, Seat } from '../../../kernel/index.ts';
import { SPACES } from '../ids.ts';
import type { FrameOf } from '../rules/table.ts';
import * as verbs from '../rules/verbs.ts';
import type { VikingsRun } from '../rules/verbs.ts';

const current = (run: VikingsRun, frame: FrameOf<'placement'>): Seat =>
  ((frame.first + frame.placed) % run.seats) as Seat;

export const placement: Proc<VikingsRun, FrameOf<'placement'>> = {
  first(run, frame) {
    verbs.nameFirstPlayer(run, frame.first);
  },
  choose(run, frame) {
    run.ask({ seat: current(run, frame), ask: 'startSpace' });
  },
  place(run, frame) {
    const seat = current(run, frame);
    const picked = run.pick(seat);
    if (picked === undefined || !('space' in picked)) throw new Error('a start space is asked for');
    verbs.place(run, seat, SPACES.indexOf(picked.space));
    frame.placed++;
    if (frame.placed < run.seats) run.goto('choose');
  },
};
