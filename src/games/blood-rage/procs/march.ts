/** March: BR-45, BR-46. Source, destination, then the figures one by one. */
import type { Proc } from '../../../kernel/index.ts';
import { PROVINCES, type FigureId, indexOfFigure } from '../ids.ts';
import { findFigure, marchers } from '../rules/queries.ts';
import type { FrameOf } from '../rules/table.ts';
import * as verbs from '../rules/verbs/index.ts';
import type { SagaRun } from '../rules/verbs/index.ts';

export const march: Proc<SagaRun, FrameOf<'march'>> = {
  from(run, frame) {
    run.ask({ seat: frame.seat, ask: 'marchFrom' });
  },
  leave(run, frame) {
    const picked = run.pick(frame.seat);
    if (picked === undefined || !('province' in picked)) throw new Error('a province is asked for');
    frame.from = PROVINCES.indexOf(picked.province as never);
  },
  to(run, frame) {
    run.ask({ seat: frame.seat, ask: 'marchTo' });
  },
  pay(run, frame) {
    const picked = run.pick(frame.seat);
    if (picked === undefined || !('province' in picked)) throw new Error('a province is asked for');
    frame.to = PROVINCES.indexOf(picked.province as never);
    verbs.payMarch(run, frame.seat, frame.from, frame.to);
  },
  who(run, frame) {
    run.ask({ seat: frame.seat, ask: 'marchWho' });
  },
  move(run, frame) {
    const picked = run.pick(frame.seat);
    if (picked === undefined || !('figure' in picked) || picked.figure === 'done') return;
    const name = picked.figure as FigureId;
    frame.last = indexOfFigure(name);
    verbs.march(run, findFigure(run.table, frame.seat, name, frame.from), frame.to);
    frame.moved++;
    if (marchers(run.table, frame).length > 0) run.goto('who');
  },
};
