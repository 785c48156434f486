/** Gods' gifts: the draft, BR-21 to BR-26. */
import { seatsFrom } from '../../../kernel/index.ts';
import { CARDS_DEALT, CARDS_LEFT_OVER, packetWay, picksAtATime } from '../facts/index.ts';
import { proc } from '../rules/run.ts';
import { keptOf, packetOf } from '../rules/table.ts';
import * as verbs from '../rules/verbs/index.ts';

export const godsGifts = proc('godsGifts', {
  begin(run) {
    const { table } = run;
    verbs.startPhase(run, 'gods-gifts');
    for (const seat of seatsFrom(table.first, run.seats)) if (keptOf(table, seat).length > 0) verbs.setAside(run, seat);
    if (table.age > 0 || !run.options.beginnersDeal) return;
    verbs.deal(run, table.hands, CARDS_DEALT); // BR-25
    run.done();
  },
  deal(run) {
    verbs.deal(run, run.table.packets, CARDS_DEALT);
  },
  pick(run) {
    const count = picksAtATime(run.seats);
    const seats = seatsFrom(run.table.first, run.seats);
    run.ask(...seats.map((seat) => ({ seat, ask: 'draft' as const, min: count, max: count })));
  },
  take(run) {
    for (const seat of seatsFrom(run.table.first, run.seats)) {
      const cards = run.answer(seat, 'draft').map(({ card }) => card);
      verbs.draft(run, seat, cards);
    }
    if (packetOf(run.table, 0).length > CARDS_LEFT_OVER) run.goto('passOn');
    else run.goto('end');
  },
  passOn(run) {
    verbs.passPackets(run, packetWay(run.seats, run.table.age, run.options));
    run.goto('pick');
  },
  end(run) {
    verbs.endDraft(run);
  },
});
