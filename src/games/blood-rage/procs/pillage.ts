/** Pillage and the call to battle: BR-60 to BR-63, BRC-13 to BRC-16, Tyr's Challenge (BRC-48). */
import { reactionWindow, seatsFrom, type Seat } from '../../../kernel/index.ts';
import { neighboursOf, placeCode } from '../facts/index.ts';
import { resolutionFrame, type FrameOf } from '../rules/frames.ts';
import { emptyVillages, findFigure, hasWalker, isIn } from '../rules/queries.ts';
import { proc, type ProcOf } from '../rules/run.ts';
import type { Table } from '../rules/table.ts';
import * as verbs from '../rules/verbs/index.ts';

export const pillage = proc('pillage', {
  where(run, frame) {
    run.ask({ seat: frame.seat, ask: frame.again ? 'challenge' : 'pillage' });
  },
  chosen(run, frame) {
    frame.province = placeCode(run.pick(frame.seat, frame.again ? 'challenge' : 'pillage').province);
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
    verbs.endCall(run, province);
    const fighters = seatsFrom(seat, run.seats).filter((each) => isIn(run.table, each, province));
    const nothing = run.table.rage.map(() => 0);
    const battle: FrameOf<'battle'> = {
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
    };
    if (fighters.some((each) => each !== seat)) return run.call(battle);
    verbs.pillageUnopposed(run, seat, province); // BR-63
    run.call(
      resolutionFrame('spoils', battle, {
        winner: seat,
        fought: false,
        judgements: nothing.map(() => []),
        grace: false,
      }),
    );
  },
});

/** BRC-13: any figure but a ship, from a standing province next to it. */
export function canJoin(table: Table, seat: Seat, province: number): boolean {
  if (emptyVillages(table, province) === 0) return false;
  return neighboursOf(province).some((from) => hasWalker(table, seat, from));
}

export const callToBattle: ProcOf<'callToBattle'> = reactionWindow({
  rounds: 'untilAllDecline',
  may: (run, frame, seat) => canJoin(run.table, seat, frame.province),
  ask: (_run, _frame, seat) => ({ seat, ask: 'join' }),
  react(run, frame, seat) {
    const picked = run.pick(seat, 'join');
    if (picked.figure === 'none') {
      verbs.declineCall(run, seat);
      return false;
    }
    verbs.join(run, findFigure(run.table, seat, picked.figure, placeCode(picked.from)), frame.province);
    return true;
  },
});
