/** Upgrades (BR-50 to BR-55), Frigga's Sacrifice (BRC-41), and stats raised by choice (BRC-5). */
import { seatsFrom, type Proc } from '../../../kernel/index.ts';
import { KINDS, type CardId, indexOfCard } from '../cards/kinds.ts';
import { STATS, type FigureId, indexOfPlace } from '../ids.ts';
import { canRise, findFigure, mysticToCome, upgradeCost } from '../rules/queries.ts';
import type { FrameOf, Table } from '../rules/table.ts';
import * as verbs from '../rules/verbs/index.ts';
import type { SagaRun } from '../rules/verbs/index.ts';

/** Who may invade for free after the upgrade (BR-53, BR-54, BRC-10). */
function broughtBy(card: CardId): readonly FigureId[] {
  const facts = KINDS[indexOfCard(card)]!;
  switch (facts.type) {
    case 'monster':
      return [card as FigureId];
    case 'leader':
      return ['leader', 'mountain-giant'];
    case 'ship':
      return ['ship', 'sea-serpent'];
    case 'warrior':
      return ['warrior'];
    default:
      return facts.mystic === true ? ['mystic'] : [];
  }
}

export const upgrade: Proc<SagaRun, FrameOf<'upgrade'>> = {
  play(run, frame) {
    const { seat, card, over } = frame;
    const facts = KINDS[indexOfCard(card)]!;
    const bringsNobody = facts.mystic === true && mysticToCome(run.table, seat) === -1;
    verbs.upgrade(run, seat, card, upgradeCost(run.table, seat, facts), over);
    verbs.recruit(run, seat, card);
    // Its own mystic may invade for free (BRC-10), not one that an earlier card brought.
    if (bringsNobody) run.done();
  },
  bring(run, frame) {
    const figures = broughtBy(frame.card);
    if (figures.length > 0) run.call({ proc: 'freeInvasion', at: 'who', seat: frame.seat, figures });
  },
};

const VICTIMS = 2;

export const sacrifice: Proc<SagaRun, FrameOf<'sacrifice'>> = {
  who(run, frame) {
    run.ask({ seat: frame.seat, ask: 'sacrifice' });
  },
  chosen(run, frame) {
    const picked = run.pick(frame.seat);
    if (picked === undefined || !('figure' in picked)) throw new Error('a figure is asked for');
    const place = indexOfPlace(picked.from!);
    const { table } = run;
    const first = findFigure(table, frame.seat, picked.figure as FigureId, place);
    // The second of two equal ones in one place is the next.
    const victim = frame.victims.includes(first) ? nextAlike(table, first) : first;
    frame.victims = [...frame.victims, victim];
    if (frame.victims.length < VICTIMS) run.goto('who');
  },
  die(run, frame) {
    const { seat, victims } = frame;
    verbs.declareSacrifice(run, seat, victims);
    const order = seatsFrom(seat, run.seats);
    const { where } = run.table;
    // One after the other where they stand apart; what is called last runs first.
    for (const place of new Set(victims.map((figure) => where[figure]!).reverse())) {
      const there = victims.filter((figure) => where[figure] === place);
      run.call({ proc: 'destroy', at: 'look', cause: 'sacrifice', place, victims: there, order, cursor: 0 });
    }
  },
  reward(run, frame) {
    run.call({ proc: 'raise', at: 'look', seat: frame.seat, left: 1, except: -1 });
  },
};

/** Warriors, and mystics, stand in a row: the next one in the same place. */
function nextAlike(table: Table, figure: number): number {
  for (let other = figure + 1; other < table.where.length; other++)
    if (table.where[other] === table.where[figure]) return other;
  return -1;
}

export const raise: Proc<SagaRun, FrameOf<'raise'>> = {
  look(run, frame) {
    const open = STATS.some((_, stat) => stat !== frame.except && canRise(run.table, frame.seat, stat));
    if (!open || frame.left === 0) run.done();
  },
  which(run, frame) {
    run.ask({ seat: frame.seat, ask: 'raise' });
  },
  rise(run, frame) {
    const picked = run.pick(frame.seat);
    if (picked !== undefined && 'stat' in picked) verbs.raiseStat(run, frame.seat, STATS.indexOf(picked.stat));
    frame.left--;
    run.goto('look');
  },
};
