/** Moving units group by group (CR-30 to CR-36), then the fights one by one (CR-35). */
import { CLAN_UNITS } from '../facts/ids.ts';
import { PLACES, TERRITORIES } from '../facts/places.ts';
import { enemyAt, fightsOf } from '../rules/control.ts';
import { fightFrame } from '../rules/frames.ts';
import { proc } from '../rules/run.ts';
import { slotOf } from '../rules/table.ts';
import { unmoved } from '../rules/movement.ts';
import * as ending from '../rules/verbs/ending.ts';
import * as verbs from '../rules/verbs/fight.ts';

export const move = proc('move', {
  ask(run, { seat }) {
    run.ask({ seat, ask: 'move' });
  },
  chosen(run, frame) {
    const { seat, second } = frame;
    const picked = run.pick(seat, 'move');
    if ('done' in picked) {
      run.done();
      run.call({ proc: 'fights', at: 'ask', seat, second });
      return;
    }
    frame.from = PLACES.indexOf(picked.from);
    frame.type = CLAN_UNITS[run.table.clans[seat]!]!.indexOf(picked.unit);
  },
  goal(run, { seat }) {
    run.ask({ seat, ask: 'goal' });
  },
  named(run, frame) {
    frame.to = PLACES.indexOf(run.pick(frame.seat, 'goal').to);
  },
  count(run, frame) {
    const { seat, from, type } = frame;
    run.ask(...(unmoved(run.table, frame, from, type) > 1 ? [{ seat, ask: 'count' as const }] : []));
  },
  go(run, frame) {
    const { seat, from, to, type } = frame;
    const count = run.pickIfAsked(seat, 'count')?.count ?? 1;
    verbs.moveUnits(run, seat, type, count, from, to);
    const slot = slotOf(to, type);
    frame.moved = frame.moved.with(slot, frame.moved[slot]! + count);
    run.goto('ask');
  },
});

export const fights = proc('fights', {
  ask(run, { seat }) {
    run.ask(...(fightsOf(run.table, seat).length > 1 ? [{ seat, ask: 'fight' as const }] : []));
  },
  begin(run, { seat }) {
    const picked = run.pickIfAsked(seat, 'fight');
    const territory = picked === null ? fightsOf(run.table, seat)[0] : TERRITORIES.indexOf(picked.at);
    if (territory === undefined) run.done();
    else run.call(fightFrame(territory, seat, enemyAt(run.table, seat, territory)));
  },
  after(run, { seat, second }) {
    run.goto('ask');
    if (second) ending.checkPoints(run, seat);
  },
});
