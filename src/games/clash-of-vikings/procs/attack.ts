/** Attacks and the Shield against them: CV-34 to CV-44. */
import { seatsAfter } from '../../../kernel/index.ts';
import { CARD_FACTS } from '../facts/cards.ts';
import { SPACE_CODES } from '../facts/ids.ts';
import { victimIn } from '../rules/frames.ts';
import { proc } from '../rules/run.ts';
import { handOf } from '../rules/table.ts';
import { inRange } from '../facts/reach.ts';
import * as verbs from '../rules/verbs.ts';

export const attack = proc('attack', {
  look(run, { seat, action }) {
    if (seatsAfter(seat, run.seats).some((rival) => inRange(run.table, action, seat, rival))) return;
    verbs.attackNobody(run, seat, 'noTarget'); // CV-13
    run.done();
  },
  whom(run, frame) {
    run.ask({ seat: frame.seat, ask: 'attack' });
  },
  aim(run, frame) {
    frame.victim = run.pick(frame.seat, 'attack').victim;
    if (frame.victim !== -1) return verbs.attack(run, frame.seat, victimIn(frame), frame.action);
    verbs.attackNobody(run, frame.seat, 'attacksNobody'); // CV-30
    run.done();
  },
  confirm(run, frame) {
    run.ask({ seat: frame.seat, ask: 'done', confirm: true });
  },
  defend(run, frame) {
    // CV-40: whoever holds a card may claim, whatever it is; with an empty hand nobody is asked.
    const victim = victimIn(frame);
    if (handOf(run.table, victim).length > 0) run.ask({ seat: victim, ask: 'shield' });
    else run.ask();
  },
  claim(run, frame) {
    const victim = victimIn(frame);
    const picked = run.pickIfAsked(victim, 'shield');
    if (picked === null || picked.card === 'none') return run.goto('strike');
    frame.claimed = true;
    verbs.claimShield(run, victim, picked.card);
  },
  claimed(run, frame) {
    run.ask({ seat: victimIn(frame), ask: 'done', confirm: true });
  },
  doubt(run, frame) {
    run.ask({ seat: frame.seat, ask: 'callShield' }); // CV-41
  },
  judge(run, frame) {
    const victim = victimIn(frame);
    if (!run.pick(frame.seat, 'callShield').call) {
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
    run.call({ proc: 'strike', at: 'hit', seat: frame.seat, action: frame.action, victim: victimIn(frame) });
  },
});

/** The attack itself, once nothing stops it. */
export const strike = proc('strike', {
  hit(run, { seat, action, victim }) {
    if (CARD_FACTS[action].effect === 'steal') {
      verbs.steal(run, seat, victim);
      run.done();
    } else if (!verbs.knockOff(run, seat, victim)) run.done();
  },
  where(run, frame) {
    run.ask({ seat: frame.seat, ask: 'bracelet' }); // CV-30: it must be placed
  },
  drop(run, frame) {
    verbs.drop(run, SPACE_CODES[run.pick(frame.seat, 'bracelet').drop]);
  },
});
