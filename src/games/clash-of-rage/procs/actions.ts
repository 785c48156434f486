/** The actions: one seat after the other in the turn order (CR-20), and the Equip action (CR-21 to CR-26). */
import { CLAN_UNITS } from '../facts/ids.ts';
import { equipFrame, moveFrame } from '../rules/frames.ts';
import { proc } from '../rules/run.ts';
import { content, PLACE_COUNT, TYPE_COUNT } from '../rules/table.ts';
import * as ending from '../rules/verbs/ending.ts';
import * as verbs from '../rules/verbs/equip.ts';

export const actions = proc('actions', {
  begin(run, { number, turn }) {
    const seat = run.table.order[turn]!;
    run.emit({ type: 'actionStarts', seat, action: number });
    if (number === 2) ending.checkPoints(run, seat);
  },
  choose(run, { turn }) {
    run.ask({ seat: run.table.order[turn]!, ask: 'act' });
  },
  act(run, { number, turn }) {
    const seat = run.table.order[turn]!;
    const { act } = run.pick(seat, 'act');
    if (act === 'pass') {
      run.emit({ type: 'passed', seat });
      return;
    }
    run.emit({ type: act === 'equip' ? 'equips' : 'marches', seat });
    run.goto('end');
    if (act === 'equip') run.call(equipFrame(seat, number === 2));
    else run.call(moveFrame(seat, number === 2, PLACE_COUNT * TYPE_COUNT));
  },
  confirm(run, { turn }) {
    run.ask({ seat: run.table.order[turn]!, ask: 'confirm', confirm: true });
  },
  end(run, { number, turn }) {
    if (number === 2) ending.checkEndOfAction(run, run.table.order[turn]!);
  },
  next(run, frame) {
    frame.turn++;
    if (frame.turn < run.seats) run.goto('begin');
  },
});

export const equip = proc('equip', {
  ask(run, { seat }) {
    run.ask({ seat, ask: 'equip' });
  },
  chosen(run, frame) {
    const { seat } = frame;
    const { clans } = run.table;
    const { cardCodes } = content(run.table).cards;
    const picked = run.pick(seat, 'equip');
    if ('done' in picked) run.done();
    else if ('buy' in picked) {
      verbs.buy(run, seat, cardCodes.get(picked.buy)!);
      frame.placements = 0;
      run.goto('ask');
    } else if ('forge' in picked) {
      verbs.forge(run, seat);
      frame.forged = true;
      frame.placements = 0;
      run.goto('legendary');
    } else {
      frame.card = cardCodes.get(picked.card)!;
      frame.wearer = picked.on === 'aside' ? -1 : CLAN_UNITS[clans[seat]!]!.indexOf(picked.on);
    }
  },
  slot(run, { seat }) {
    run.ask({ seat, ask: 'slot' });
  },
  place(run, frame) {
    const { seat, card, wearer } = frame;
    const picked = run.pick(seat, 'slot');
    if ('aside' in picked) verbs.putAside(run, seat, card, wearer);
    else verbs.equip(run, seat, card, wearer, CLAN_UNITS[run.table.clans[seat]!]!.indexOf(picked.unit));
    frame.placements++;
    run.goto('ask');
  },
  legendary(run, { seat }) {
    run.ask({ seat, ask: 'legendary' });
  },
  keep(run, { seat, second }) {
    const { cardCodes } = content(run.table).cards;
    verbs.keep(run, seat, cardCodes.get(run.pick(seat, 'legendary').legendary)!);
    run.goto('ask');
    if (second) ending.checkPoints(run, seat);
  },
});
