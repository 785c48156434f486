/** A match is turn after turn; a turn is the centre, two cards, the end: CV-10, CV-11. */
import type { Proc, Seat } from '../../../kernel/index.ts';
import { CENTRE } from '../rules/arena.ts';
import type { FrameOf } from '../rules/table.ts';
import * as verbs from '../rules/verbs.ts';
import type { VikingsRun } from '../rules/verbs.ts';

export const match: Proc<VikingsRun, FrameOf<'match'>> = {
  place(run, frame) {
    run.call({ proc: 'placement', at: 'first', first: frame.first, placed: 0 });
  },
  play(run, frame) {
    run.call({ proc: 'turn', at: 'begin', seat: frame.first });
  },
};

export const turn: Proc<VikingsRun, FrameOf<'turn'>> = {
  begin(run, frame) {
    verbs.startTurn(run, frame.seat);
    const { vikings, reserve } = run.table;
    if (vikings[frame.seat] !== CENTRE || reserve.length === 0) run.goto('first');
  },
  centre(run, frame) {
    run.ask({ seat: frame.seat, ask: 'centre' });
  },
  take(run, frame) {
    const picked = run.pick(frame.seat);
    verbs.takeCentre(run, frame.seat, picked !== undefined && 'take' in picked ? picked.take : 0);
  },
  first(run, frame) {
    run.call({ proc: 'conflict', at: 'lay', seat: frame.seat, number: 1, action: null, called: false });
  },
  second(run, frame) {
    run.call({ proc: 'conflict', at: 'lay', seat: frame.seat, number: 2, action: null, called: false });
  },
  confirm(run, frame) {
    run.ask({ seat: frame.seat, ask: 'done', confirm: true });
  },
  end(run, frame) {
    run.call({ proc: 'endOfTurn', at: 'discard', seat: frame.seat });
  },
  next(run, frame) {
    frame.seat = ((frame.seat + 1) % run.seats) as Seat;
    run.goto('begin');
  },
};
