/** One card: announce (CV-12), challenge (CV-20 to CV-24), perform (CV-30). */
import { seatsAfter, type Seat } from '../../../kernel/index.ts';
import { CARD_FACTS } from '../facts/cards.ts';
import { announcedIn } from '../rules/frames.ts';
import { proc, type VikingsRun } from '../rules/run.ts';
import { braceletsOf } from '../rules/table.ts';
import { isAttack } from '../facts/actions.ts';
import * as verbs from '../rules/verbs.ts';

/** CV-20: every rival with a bracelet may call; in turn order after the active player. */
const mayCall = ({ table, seats }: VikingsRun, seat: Seat): Seat[] =>
  seatsAfter(seat, seats).filter((rival) => braceletsOf(table, rival).length > 0);

export const conflict = proc('conflict', {
  lay(run, frame) {
    run.ask({ seat: frame.seat, ask: 'layCard' });
  },
  laid(run, frame) {
    verbs.lay(run, frame.seat, run.pick(frame.seat, 'layCard').card);
  },
  name(run, frame) {
    run.ask({ seat: frame.seat, ask: 'nameAction' });
  },
  announce(run, frame) {
    const { action } = run.pick(frame.seat, 'nameAction');
    frame.action = action;
    verbs.announce(run, frame.seat, action);
  },
  confirm(run, frame) {
    run.ask({ seat: frame.seat, ask: 'done', confirm: true });
  },
  challenge(run, frame) {
    run.ask(...mayCall(run, frame.seat).map((seat) => ({ seat, ask: 'callBluff' as const })));
  },
  judge(run, frame) {
    const asked = mayCall(run, frame.seat);
    const caller = asked.find((seat) => run.pick(seat, 'callBluff').call); // CV-21: the first in turn order
    if (caller === undefined) {
      if (asked.length > 0) verbs.nobodyCalls(run);
      return;
    }
    frame.called = true;
    verbs.call(run, caller);
    if (verbs.show(run, frame.seat, announcedIn(frame))) {
      verbs.takePenalty(run, frame.seat, caller); // CV-23
      return;
    }
    verbs.takePenaltyOrReserve(run, caller, frame.seat); // CV-24
    verbs.dropAction(run);
    run.done();
  },
  perform(run, frame) {
    const { seat } = frame;
    const action = announcedIn(frame);
    if (isAttack(action)) return run.call({ proc: 'attack', at: 'look', seat, action, victim: -1, claimed: false });
    const facts = CARD_FACTS[action];
    if (facts.kind === 'move') run.call({ proc: 'move', at: 'where', seat, steps: facts.steps });
    else run.call({ proc: 'slam', at: 'whom', seat, victim: -1 });
  },
  spend(run, frame) {
    verbs.spend(run, frame.seat);
  },
});
