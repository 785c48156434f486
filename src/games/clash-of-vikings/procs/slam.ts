/** Slam: CV-33. No Shield against it. */
import { SPACE_CODES } from '../facts/ids.ts';
import { victimIn } from '../rules/frames.ts';
import { proc } from '../rules/run.ts';
import * as verbs from '../rules/verbs.ts';

export const slam = proc('slam', {
  whom(run, frame) {
    run.ask({ seat: frame.seat, ask: 'slam' });
  },
  aim(run, frame) {
    frame.victim = run.pick(frame.seat, 'slam').victim;
    if (frame.victim !== -1) return;
    verbs.attackNobody(run, frame.seat, 'attacksNobody'); // CV-30
    run.done();
  },
  where(run, frame) {
    run.ask({ seat: frame.seat, ask: 'push' });
  },
  push(run, frame) {
    verbs.slam(run, frame.seat, victimIn(frame), SPACE_CODES[run.pick(frame.seat, 'push').to]);
  },
});
