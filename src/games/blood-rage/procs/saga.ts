/** The saga: three Ages of six phases, then the final score (BR-20, BR-90). */
import { actionPhaseFrame } from '../rules/frames.ts';
import { proc } from '../rules/run.ts';
import { LAST_AGE } from '../facts/index.ts';
import * as verbs from '../rules/verbs/index.ts';

export const saga = proc('saga', {
  tellSetup(run) {
    verbs.tellSetup(run);
  },
  age(run) {
    verbs.startAge(run);
  },
  gifts(run) {
    run.call({ proc: 'godsGifts', at: 'begin', round: 0 });
  },
  action(run) {
    run.call(actionPhaseFrame('begin', run.table.first));
  },
  discard(run) {
    run.call({ proc: 'discard', at: 'begin' });
  },
  quests(run) {
    run.call({ proc: 'questPhase', at: 'begin', cursor: 0 });
  },
  ragnarok(run) {
    run.call({ proc: 'ragnarok', at: 'begin', province: -1 });
  },
  release(run) {
    run.call({ proc: 'releaseValhalla', at: 'release' });
  },
  next(run) {
    if (run.table.age === LAST_AGE) return run.call({ proc: 'finalScoring', at: 'score' });
    run.call({ proc: 'endOfAge', at: 'end' });
    run.goto('age');
  },
});
