/** One fight, assault by assault, in the order of CRR-56. */
import { CLAN_UNITS, ELVES } from '../facts/ids.ts';
import { strengthAt, ELF_SIDE } from '../rules/table.ts';
import { policyKills, targetsAt } from '../rules/kills.ts';
import { chooserOf, hasChoice } from '../rules/assault.ts';
import { strikerOf, targetOf } from '../rules/frames.ts';
import { proc } from '../rules/run.ts';
import * as ending from '../rules/verbs/ending.ts';
import * as verbs from '../rules/verbs/fight.ts';
import type { Seat } from '../../../kernel/index.ts';

export const fight = proc('fight', {
  begin(run, frame) {
    verbs.startFight(run, frame);
  },
  choose(run, frame) {
    const striker = strikerOf(frame);
    run.ask(...(striker === ELF_SIDE ? [] : [{ seat: striker as Seat, ask: 'assault' as const }]));
  },
  throw(run, frame) {
    const seat = strikerOf(frame) as Seat;
    if (run.pickIfAsked(seat, 'assault')?.assault === 'flee') {
      verbs.flee(run, seat, frame.territory);
      run.goto('end');
    } else verbs.startAssault(run, frame);
  },
  reroll(run, frame) {
    const striker = strikerOf(frame);
    const isAsked = striker !== ELF_SIDE && frame.rerolls > 0;
    run.ask(...(isAsked ? [{ seat: striker as Seat, ask: 'reroll' as const }] : []));
  },
  rerolled(run, frame) {
    const striker = strikerOf(frame);
    const picked = run.pickIfAsked(striker as Seat, 'reroll');
    if (picked === null) {
      if (striker === ELF_SIDE) verbs.rerollElves(run, frame);
      run.goto('count');
    } else if (picked.reroll === 'none') {
      verbs.keepDice(run, frame);
      run.goto('count');
    } else if (picked.reroll === 'blanks') {
      verbs.reroll(run, frame, 0, frame.dice - frame.faces);
      run.goto('reroll');
    }
  },
  dice(run, frame) {
    run.ask({ seat: strikerOf(frame) as Seat, ask: 'dice' });
  },
  thrownAgain(run, frame) {
    const { wounds, blanks } = run.pick(strikerOf(frame) as Seat, 'dice');
    verbs.reroll(run, frame, wounds, blanks);
    run.goto('reroll');
  },
  count(run, frame) {
    verbs.countWounds(run, frame);
  },
  spread(run, frame) {
    const chooser = chooserOf(run.seats, frame);
    const isAsked = chooser !== ELF_SIDE && hasChoice(run.table, frame);
    run.ask(...(isAsked ? [{ seat: chooser as Seat, ask: 'wounds' as const }] : []));
  },
  strike(run, frame) {
    const { table } = run;
    const { territory, wounds, hits } = frame;
    const target = targetOf(frame);
    const picked = run.pickIfAsked(chooserOf(run.seats, frame) as Seat, 'wounds');
    if (picked !== null && 'hit' in picked) {
      const units: readonly string[] = target === ELF_SIDE ? ELVES : CLAN_UNITS[table.clans[target]!]!;
      const type = units.indexOf(picked.hit);
      frame.hits = hits.with(type, hits[type]! + 1);
      run.goto('spread');
      return;
    }
    const targets = targetsAt(table, target, territory);
    // Without a question there is only one way, or the elves have no player.
    verbs.strike(run, frame, picked !== null ? hits : policyKills(targets, wounds));
    if (strengthAt(table, target, territory) === 0) run.goto('end');
  },
  turn(run, frame) {
    frame.striker = 1 - frame.striker;
    run.goto('choose');
  },
  end(run, frame) {
    verbs.endFight(run, frame);
    ending.checkLastElf(run, frame.attacker);
  },
});
