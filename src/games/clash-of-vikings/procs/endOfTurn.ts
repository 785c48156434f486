/** The end of a turn: CV-50 to CV-52. */
import { seatsFrom, type Proc } from '../../../kernel/index.ts';
import type { FrameOf } from '../rules/table.ts';
import * as verbs from '../rules/verbs.ts';
import type { VikingsRun } from '../rules/verbs.ts';

export const endOfTurn: Proc<VikingsRun, FrameOf<'endOfTurn'>> = {
  discard(run) {
    verbs.discardPlayed(run);
  },
  draw(run, frame) {
    for (const seat of seatsFrom(frame.seat, run.seats)) verbs.refillHand(run, seat);
  },
  refill(run) {
    verbs.refillArena(run);
  },
  check(run, frame) {
    if (run.table.reserve.length === 0) verbs.finish(run, frame.seat); // CVR-27: after the refill
  },
};
