/** The action phase: BR-30 to BR-34. */
import { nextSeat, seatsFrom, type Seat } from '../../../kernel/index.ts';
import { pillageFrame, upgradeFrame } from '../rules/frames.ts';
import { proc, type SagaRun } from '../rules/run.ts';
import { rageOf } from '../rules/table.ts';
import { priceOf } from '../rules/cards.ts';
import * as verbs from '../rules/verbs/index.ts';

/** BR-32, BR-33: with Rage left, and not after a pass (unless the table lets those resume, BRC-2). */
const mayAct = (run: SagaRun, seat: number): boolean =>
  rageOf(run.table, seat) > 0 && (!run.table.passed[seat] || run.options.passedMayResume);

const allPillaged = ({ table }: SagaRun): boolean =>
  table.pillaged.every((pillaged, province) => pillaged || table.destroyed[province]);

function nextToAct(run: SagaRun, from: Seat): Seat | undefined {
  for (const seat of seatsFrom(from, run.seats)) if (mayAct(run, seat)) return seat;
  return undefined;
}

export const actionPhase = proc('actionPhase', {
  begin(run) {
    verbs.startPhase(run, 'action');
    for (const seat of seatsFrom(run.table.first, run.seats)) verbs.setRage(run, seat);
  },
  turn(run, frame) {
    if (allPillaged(run)) {
      verbs.endActions(run, 'actionEndsPillaged');
      return run.done();
    }
    const next = nextToAct(run, frame.seat);
    if (next === undefined) {
      verbs.endActions(run, 'actionEndsRage');
      return run.done();
    }
    frame.seat = next;
    frame.domainUsed = false;
  },
  menu(run, frame) {
    run.ask({ seat: frame.seat, ask: 'act' });
  },
  act(run, frame) {
    const { seat } = frame;
    const picked = run.pick(seat, 'act');
    switch (picked.act) {
      case 'invade':
        return run.call({ proc: 'invade', at: 'who', seat, figure: -1 });
      case 'march':
        return run.call({ proc: 'march', at: 'from', seat, from: -1, to: -1, moved: 0 });
      case 'upgrade':
        return run.call(upgradeFrame(seat, picked));
      case 'quest':
        return verbs.commitQuest(run, seat, picked);
      case 'pillage':
        return run.call(pillageFrame(seat));
      case 'challenge':
        return run.call(pillageFrame(seat, { again: true, rage: priceOf(run.table, seat, 'challenges') }));
      case 'sacrifice':
        return run.call({ proc: 'sacrifice', at: 'who', seat, victims: [] });
      case 'pass':
        verbs.pass(run, seat);
    }
  },
  confirm(run, frame) {
    run.ask({ seat: frame.seat, ask: 'done', confirm: true });
  },
  next(run, frame) {
    frame.seat = nextSeat(frame.seat, run.seats);
    run.goto('turn');
  },
});
