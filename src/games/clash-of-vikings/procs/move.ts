/** Moves: CV-31, CV-32. */
import { SPACE_CODES } from '../facts/ids.ts';
import { stepsTo } from '../facts/reach.ts';
import { proc } from '../rules/run.ts';
import { spaceOf } from '../rules/table.ts';
import * as verbs from '../rules/verbs.ts';

export const move = proc('move', {
  where(run, frame) {
    run.ask({ seat: frame.seat, ask: 'move' });
  },
  go(run, { seat, steps }) {
    const { to } = run.pick(seat, 'move');
    if (to === 'stay') return verbs.stay(run, seat);
    const space = SPACE_CODES[to];
    verbs.moveTo(run, seat, space, stepsTo(run.table, spaceOf(run.table, seat), space, steps));
  },
});
