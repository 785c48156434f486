/** The saga: three Ages of six phases, then the final score (BR-20, BR-90). */
import type { Proc } from '../../../kernel/index.ts';
import type { FrameOf } from '../rules/table.ts';
import * as verbs from '../rules/verbs/index.ts';
import type { SagaRun } from '../rules/verbs/index.ts';

const LAST_AGE = 2;

export const saga: Proc<SagaRun, FrameOf<'saga'>> = {
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
    run.call({ proc: 'actionPhase', at: 'begin', seat: run.table.first, domainUsed: false });
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
};
