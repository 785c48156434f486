/** March: BR-45, BR-46. Source, destination, then the figures one by one, in any order. */
import { placeCode } from '../facts/index.ts';
import { findFigure, marchers } from '../rules/queries.ts';
import { proc } from '../rules/run.ts';
import * as verbs from '../rules/verbs/index.ts';

export const march = proc('march', {
  from(run, frame) {
    run.ask({ seat: frame.seat, ask: 'marchFrom' });
  },
  leave(run, frame) {
    frame.from = placeCode(run.pick(frame.seat, 'marchFrom').province);
  },
  to(run, frame) {
    run.ask({ seat: frame.seat, ask: 'marchTo' });
  },
  pay(run, frame) {
    frame.to = placeCode(run.pick(frame.seat, 'marchTo').province);
    verbs.payMarch(run, frame.seat, frame.from, frame.to);
  },
  who(run, frame) {
    run.ask({ seat: frame.seat, ask: 'marchWho' });
  },
  move(run, frame) {
    const { figure } = run.pick(frame.seat, 'marchWho');
    if (figure === 'done') return;
    verbs.march(run, findFigure(run.table, frame.seat, figure, frame.from), frame.to);
    frame.moved++;
    if (marchers(run.table, frame).length > 0) run.goto('who');
  },
});
