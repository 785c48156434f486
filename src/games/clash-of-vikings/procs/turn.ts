/** A match is turn after turn; a turn is the centre, two cards, the end: CV-10, CV-11. */
import { nextSeat } from '../../../kernel/index.ts';
import { CENTRE } from '../facts/arena.ts';
import { conflictFrame, turnFrame } from '../rules/frames.ts';
import { proc } from '../rules/run.ts';
import { spaceOf } from '../rules/table.ts';
import * as verbs from '../rules/verbs.ts';

export const match = proc('match', {
  place(run, frame) {
    run.call({ proc: 'placement', at: 'first', first: frame.first, placed: 0 });
  },
  play(run, frame) {
    run.call(turnFrame(frame.first));
  },
});

export const turn = proc('turn', {
  begin(run, frame) {
    verbs.startTurn(run, frame.seat);
    const { table } = run;
    if (spaceOf(table, frame.seat) !== CENTRE || table.reserve.length === 0) run.goto('first');
  },
  centre(run, frame) {
    run.ask({ seat: frame.seat, ask: 'centre' });
  },
  take(run, frame) {
    verbs.takeCentre(run, frame.seat, run.pick(frame.seat, 'centre').take);
  },
  first(run, frame) {
    run.call(conflictFrame(frame.seat, 1));
  },
  second(run, frame) {
    run.call(conflictFrame(frame.seat, 2));
  },
  confirm(run, frame) {
    run.ask({ seat: frame.seat, ask: 'done', confirm: true });
  },
  end(run, frame) {
    run.call({ proc: 'endOfTurn', at: 'discard', seat: frame.seat });
  },
  next(run, frame) {
    frame.seat = nextSeat(frame.seat, run.seats);
    run.goto('begin');
  },
});
