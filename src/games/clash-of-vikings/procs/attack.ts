/** Club, Punch, Hammer, Slingshot, and the Shield against them: CV-34 to CV-44. */
import { seatsAfter, type Proc, type Seat } from '../../../kernel/index.ts';
import { SPACES, type CardId } from '../ids.ts';
import { inRange, steals, type FrameOf } from '../rules/table.ts';
import * as verbs from '../rules/verbs.ts';
import type { VikingsRun } from '../rules/verbs.ts';

export const attack: Proc<VikingsRun, FrameOf<'attack'>> = {
  look(run, frame) {
    const { seat, action } = frame;
    if (seatsAfter(seat, run.seats).some((rival) => inRange(run.table, action, seat, rival))) return;
    verbs.attackNobody(run, seat, 'noTarget'); // CV-13
    run.done();
  },
  whom(run, frame) {
    run.ask({ seat: frame.seat, ask: 'attack' });
  },
  aim(run, frame) {
    const picked = run.pick(frame.seat);
    if (picked !== undefined && 'victim' in picked) frame.victim = picked.victim;
    if (frame.victim !== -1) return verbs.attack(run, frame.seat, frame.victim as Seat, frame.action);
    verbs.attackNobody(run, frame.seat, 'attacksNobody'); // CV-30
    run.done();
  },
  confirm(run, frame) {
    run.ask({ seat: frame.seat, ask: 'done', confirm: true });
  },
  defend(run, frame) {
    // CV-40: whoever holds a card may claim, whatever it is; with an empty hand nobody is asked.
    const victim = frame.victim as Seat;
    run.ask(...(run.table.hands[victim]!.length > 0 ? [{ seat: victim, ask: 'shield' }] : []));
  },
  claim(run, frame) {
    const picked = run.pick(frame.victim as Seat);
    if (picked === undefined || !('card' in picked) || picked.card === 'none') return run.goto('strike');
    frame.claimed = true;
    verbs.claimShield(run, frame.victim as Seat, picked.card as CardId);
  },
  claimed(run, frame) {
    run.ask({ seat: frame.victim as Seat, ask: 'done', confirm: true });
  },
  doubt(run, frame) {
    run.ask({ seat: frame.seat, ask: 'callShield' }); // CV-41
  },
  judge(run, frame) {
    const victim = frame.victim as Seat;
    const picked = run.pick(frame.seat);
    if (picked === undefined || !('call' in picked) || !picked.call) {
      verbs.acceptShield(run, frame.seat); // CV-42
      verbs.spend(run, victim);
      return run.done();
    }
    verbs.callShield(run, frame.seat);
    if (verbs.showShield(run, victim)) {
      verbs.takePenalty(run, victim, frame.seat); // CV-43
      return run.done();
    }
    verbs.takePenalty(run, frame.seat, victim); // CV-44
  },
  strike(run, frame) {
    run.call({ proc: 'strike', at: 'hit', seat: frame.seat, action: frame.action, victim: frame.victim });
  },
};

/** The attack itself, once nothing stops it. */
export const strike: Proc<VikingsRun, FrameOf<'strike'>> = {
  hit(run, frame) {
    const victim = frame.victim as Seat;
    if (steals(frame.action)) {
      verbs.steal(run, frame.seat, victim);
      run.done();
    } else if (!verbs.knockOff(run, frame.seat, victim)) run.done();
  },
  where(run, frame) {
    run.ask({ seat: frame.seat, ask: 'bracelet' }); // CV-30: it must be placed
  },
  drop(run, frame) {
    const picked = run.pick(frame.seat);
    if (picked === undefined || !('drop' in picked)) throw new Error('a space is asked for');
    verbs.drop(run, SPACES.indexOf(picked.drop));
  },
};
