/** Pillage and the call to battle: BR-60 to BR-63, BRC-13 to BRC-16, Tyr's Challenge (BRC-48). */
import { seatsFrom, reactionWindow, type Proc, type Seat } from '../../../kernel/index.ts';
import { ADJACENT } from '../board/board.ts';
import { PROVINCES, type FigureId, indexOfPlace } from '../ids.ts';
import type { SagaEvent } from '../rules/events.ts';
import { emptyVillages, findFigure, hasWalker, isIn } from '../rules/queries.ts';
import type { FrameOf, SagaFrame, SagaOption, Table } from '../rules/table.ts';
import * as verbs from '../rules/verbs/index.ts';
import type { SagaRun } from '../rules/verbs/index.ts';

export const pillage: Proc<SagaRun, FrameOf<'pillage'>> = {
  where(run, frame) {
    run.ask({ seat: frame.seat, ask: frame.again ? 'challenge' : 'pillage' });
  },
  chosen(run, frame) {
    const picked = run.pick(frame.seat);
    if (picked === undefined || !('province' in picked)) throw new Error('a province is asked for');
    frame.province = PROVINCES.indexOf(picked.province as never);
  },
  declare(run, frame) {
    verbs.declarePillage(run, frame.seat, frame.province, frame.rage);
  },
  confirm(run, frame) {
    run.ask({ seat: frame.seat, ask: 'done', confirm: true });
  },
  call(run, frame) {
    // From the pillager's left, clockwise, the pillager last.
    const order = seatsFrom((frame.seat + 1) % run.seats, run.seats);
    run.offer({ proc: 'callToBattle', order, province: frame.province });
  },
  fight(run, frame) {
    const { seat, province, again } = frame;
    verbs.endCall(run, province, emptyVillages(run.table, province) === 0);
    const fighters = seatsFrom(seat, run.seats).filter((each) => isIn(run.table, each, province));
    const nothing = run.table.rage.map(() => 0);
    if (fighters.every((each) => each === seat)) {
      verbs.pillageUnopposed(run, seat, province); // BR-63
      return run.call({
        proc: 'resolution',
        at: 'spoils',
        seat,
        province,
        again,
        fighters,
        voided: [],
        winner: seat,
        deaths: nothing,
        valkyries: [],
        fought: false,
        judgements: nothing,
        grace: false,
        cursor: 0,
      });
    }
    run.call({
      proc: 'battle',
      at: 'begin',
      seat,
      province,
      again,
      fighters,
      voided: [],
      questBonus: nothing,
      cursor: 0,
      deaths: nothing,
      valkyries: [],
    });
  },
};

/** BRC-13: any figure but a ship, from a standing province next to it. */
export function canJoin(table: Table, seat: Seat, province: number): boolean {
  if (emptyVillages(table, province) === 0) return false;
  return ADJACENT[province]!.some((from) => hasWalker(table, seat, from));
}

export const callToBattle = reactionWindow<Table, SagaFrame, SagaOption, SagaEvent, FrameOf<'callToBattle'>>({
  rounds: 'untilAllDecline',
  may: (run, frame, seat) => canJoin(run.table, seat, frame.province),
  ask: (_run, _frame, seat) => ({ seat, ask: 'join' }),
  react(run, frame, seat) {
    const picked = run.pick(seat);
    if (picked === undefined || !('figure' in picked) || picked.figure === 'none') {
      verbs.declineCall(run, seat);
      return false;
    }
    const from = indexOfPlace(picked.from!);
    verbs.join(run, findFigure(run.table, seat, picked.figure as FigureId, from), frame.province);
    return true;
  },
});
