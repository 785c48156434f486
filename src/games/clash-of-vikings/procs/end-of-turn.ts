/** The end of a turn: CV-50 to CV-52. */
import { seatsFrom } from '../../../kernel/index.ts';
import { proc } from '../rules/run.ts';
import * as verbs from '../rules/verbs.ts';

export const endOfTurn = proc('endOfTurn', {
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
});
