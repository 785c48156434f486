/** Walk and Sprint: CV-31, CV-32. */
import type { Proc } from '../../../kernel/index.ts';
import { SPACES } from '../ids.ts';
import { stepsTo } from '../rules/reach.ts';
import type { FrameOf } from '../rules/table.ts';
import * as verbs from '../rules/verbs.ts';
import type { VikingsRun } from '../rules/verbs.ts';

export const move: Proc<VikingsRun, FrameOf<'move'>> = {
  where(run, frame) {
    run.ask({ seat: frame.seat, ask: 'move' });
  },
  go(run, frame) {
    const picked = run.pick(frame.seat);
    if (picked === undefined || !('to' in picked) || picked.to === 'stay') return verbs.stay(run, frame.seat);
    const space = SPACES.indexOf(picked.to);
    const from = run.table.vikings[frame.seat]!;
    verbs.moveTo(run, frame.seat, space, stepsTo(run.table, from, space, frame.steps));
  },
};
