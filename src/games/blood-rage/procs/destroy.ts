/** Figures that would die: who can be saved, then Valhalla (BR-7, BRC-39 to BRC-43). */
import type { Seat } from '../../../kernel/index.ts';
import { placeCode, ragnarokGlory } from '../facts/index.ts';
import type { FrameOf } from '../rules/frames.ts';
import { isShip, nameOf } from '../rules/queries.ts';
import { mayFlee, mayProtect, retreatsOf } from '../rules/escapes.ts';
import { proc, type SagaRun } from '../rules/run.ts';
import { ownerOf } from '../rules/table.ts';
import { priceOf, sumOf } from '../rules/cards.ts';
import * as verbs from '../rules/verbs/index.ts';

function maySave(run: SagaRun, frame: FrameOf<'destroy'>, figure: number): boolean {
  const { table } = run;
  return (
    mayProtect(table, frame.cause, ownerOf(figure)) ||
    mayFlee(table, frame.cause, figure, run.options.witchEscapesSacrifice) ||
    retreatsOf(table, frame.cause, figure).length > 0
  );
}

const chooserOf = (frame: FrameOf<'destroy'>): Seat => frame.order[frame.cursor]!;

export const destroy = proc('destroy', {
  look(run, frame) {
    for (; frame.cursor < frame.order.length; frame.cursor++) {
      const seat = chooserOf(frame);
      if (frame.victims.some((figure) => ownerOf(figure) === seat && maySave(run, frame, figure))) return;
    }
    run.goto('die');
  },
  ask(run, frame) {
    run.ask({ seat: chooserOf(frame), ask: 'save' });
  },
  save(run, frame) {
    const { table } = run;
    const seat = chooserOf(frame);
    const picked = run.pick(seat, 'save');
    if (picked.save === 'none') frame.cursor++;
    else {
      const figure = frame.victims.find((victim) => ownerOf(victim) === seat && nameOf(table, victim) === picked.save)!;
      frame.victims = frame.victims.filter((victim) => victim !== figure);
      if (picked.by === 'protection') verbs.save(run, figure, priceOf(table, seat, 'protects'));
      else verbs.flee(run, figure, placeCode(picked.to), frame.cause);
    }
    run.goto('look');
  },
  die(run, frame) {
    const { table } = run;
    for (const seat of frame.order) {
      const dying = frame.victims.filter((figure) => ownerOf(figure) === seat);
      if (dying.length === 0) continue;
      const ships = dying.filter((figure) => isShip(table, figure)).length;
      verbs.destroy(run, seat, dying, frame.cause, frame.place, ships);
      countDeaths(run, seat, dying.length);
      if (frame.cause === 'ragnarok') scoreRagnarok(run, seat, dying.length);
    }
  },
});

/** Deaths of the battle under way, by whatever means (BRC-35). */
function countDeaths(run: SagaRun, seat: Seat, count: number): void {
  const battle = run.stack.findLast((frame) => frame.proc === 'battle' || frame.proc === 'resolution');
  if (battle !== undefined) battle.deaths = battle.deaths.map((dead, clan) => (clan === seat ? dead + count : dead));
}

/** BR-85; Odin's Inspiration doubles it (BRC-62). */
function scoreRagnarok(run: SagaRun, seat: Seat, count: number): void {
  const factor = Math.max(1, sumOf(run.table, seat, 'ragnarokGlory'));
  verbs.gainGlory(run, seat, factor * count * ragnarokGlory(run.table.age), 'ragnarok');
}
