/** Slam: CV-33. No Shield against it. */
import type { Proc, Seat } from '../../../kernel/index.ts';
import { SPACES } from '../ids.ts';
import type { FrameOf } from '../rules/table.ts';
import * as verbs from '../rules/verbs.ts';
import type { VikingsRun } from '../rules/verbs.ts';

export const slam: Proc<VikingsRun, FrameOf<'slam'>> = {
  whom(run, frame) {
    run.ask({ seat: frame.seat, ask: 'slam' });
  },
  aim(run, frame) {
    const picked = run.pick(frame.seat);
    if (picked !== undefined && 'victim' in picked) frame.victim = picked.victim;
    if (frame.victim !== -1) return;
    verbs.attackNobody(run, frame.seat, 'attacksNobody'); // CV-30
    run.done();
  },
  where(run, frame) {
    run.ask({ seat: frame.seat, ask: 'push' });
  },
  push(run, frame) {
    const picked = run.pick(frame.seat);
    if (picked === undefined || !('to' in picked)) throw new Error('a space is asked for');
    verbs.slam(run, frame.seat, frame.victim as Seat, SPACES.indexOf(picked.to as never));
  },
};
