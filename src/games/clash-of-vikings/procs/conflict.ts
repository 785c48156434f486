/** One card: announce (CV-12), challenge (CV-20 to CV-24), perform (CV-30). */
import { seatsAfter, type Proc, type Seat } from '../../../kernel/index.ts';
import type { CardId } from '../ids.ts';
import type { FrameOf } from '../rules/table.ts';
import * as verbs from '../rules/verbs.ts';
import type { VikingsRun } from '../rules/verbs.ts';

/** CV-20: every rival with a bracelet may call; in turn order after the active player. */
const mayCall = (run: VikingsRun, seat: Seat): Seat[] =>
  seatsAfter(seat, run.seats).filter((rival) => run.table.piles[rival]!.length > 0);

const calls = (run: VikingsRun, seat: Seat): boolean => {
  const picked = run.pick(seat);
  return picked !== undefined && 'call' in picked && picked.call;
};

export const conflict: Proc<VikingsRun, FrameOf<'conflict'>> = {
  lay(run, frame) {
    run.ask({ seat: frame.seat, ask: 'layCard' });
  },
  laid(run, frame) {
    const picked = run.pick(frame.seat);
    if (picked === undefined || !('card' in picked)) throw new Error('a card is asked for');
    verbs.lay(run, frame.seat, picked.card as CardId);
  },
  name(run, frame) {
    run.ask({ seat: frame.seat, ask: 'nameAction' });
  },
  announce(run, frame) {
    const picked = run.pick(frame.seat);
    if (picked === undefined || !('action' in picked)) throw new Error('an action is asked for');
    frame.action = picked.action;
    verbs.announce(run, frame.seat, picked.action);
  },
  confirm(run, frame) {
    run.ask({ seat: frame.seat, ask: 'done', confirm: true });
  },
  challenge(run, frame) {
    run.ask(...mayCall(run, frame.seat).map((seat) => ({ seat, ask: 'callBluff' })));
  },
  judge(run, frame) {
    const asked = mayCall(run, frame.seat);
    const caller = asked.find((seat) => calls(run, seat)); // CV-21: the first in turn order
    if (caller === undefined) {
      if (asked.length > 0) verbs.nobodyCalls(run);
      return;
    }
    frame.called = true;
    verbs.call(run, caller);
    if (verbs.show(run, frame.seat, frame.action!)) {
      verbs.takePenalty(run, frame.seat, caller); // CV-23
      return;
    }
    verbs.takePenaltyOrReserve(run, caller, frame.seat); // CV-24
    verbs.dropAction(run);
    run.done();
  },
  perform(run, frame) {
    const { seat } = frame;
    const action = frame.action!;
    if (action === 'walk') run.call({ proc: 'move', at: 'where', seat, steps: 1 });
    else if (action === 'sprint') run.call({ proc: 'move', at: 'where', seat, steps: 2 });
    else if (action === 'slam') run.call({ proc: 'slam', at: 'whom', seat, victim: -1 });
    else run.call({ proc: 'attack', at: 'look', seat, action, victim: -1, claimed: false });
  },
  spend(run, frame) {
    verbs.spend(run, frame.seat);
  },
};
