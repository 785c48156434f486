/** Upgrades (BR-50 to BR-55), Frigga's Sacrifice (BRC-41), and stats raised by choice (BRC-5). */
import { seatsFrom } from '../../../kernel/index.ts';
import {
  LEADERS,
  placeCode,
  SHIPS,
  STAT_CODES,
  STATS,
  upgradeFacts,
  type FigureId,
  type UpgradeFacts,
} from '../facts/index.ts';
import { canInvadeForFree, canRise, findFigure } from '../rules/queries.ts';
import { destroyFrame, raiseFrame } from '../rules/frames.ts';
import { proc } from '../rules/run.ts';
import { placeOf, type Table } from '../rules/table.ts';
import { priceOf, upgradeCost } from '../rules/cards.ts';
import * as verbs from '../rules/verbs/index.ts';

const NOBODY: readonly FigureId[] = [];

/** The figures of which one may invade for free after the upgrade (BR-53, BR-54); none after a clan upgrade, Chosen cards included (BRC-10). */
function broughtBy(facts: UpgradeFacts): readonly FigureId[] {
  switch (facts.type) {
    case 'monster':
      return [facts.id];
    case 'leader':
      return LEADERS;
    case 'ship':
      return SHIPS;
    case 'warrior':
      return ['warrior'];
    case 'clan':
      return NOBODY;
  }
}

export const upgrade = proc('upgrade', {
  play(run, frame) {
    const { seat, card, over, from } = frame;
    const facts = upgradeFacts(card);
    verbs.upgrade(run, seat, card, upgradeCost(run.table, seat, facts), over, from);
    verbs.recruit(run, seat, card);
  },
  /** Not asked if no such figure could invade; that depends on public facts only. */
  bring(run, { seat, card }) {
    const figures = broughtBy(upgradeFacts(card));
    if (canInvadeForFree(run.table, seat, figures)) run.call({ proc: 'freeInvasion', at: 'who', seat, figures });
  },
});

export const sacrifice = proc('sacrifice', {
  who(run, frame) {
    run.ask({ seat: frame.seat, ask: 'sacrifice' });
  },
  chosen(run, frame) {
    const { table } = run;
    const picked = run.pick(frame.seat, 'sacrifice');
    const first = findFigure(table, frame.seat, picked.figure, placeCode(picked.from));
    // Equal figures in one place are one option: the second time it means the next of them.
    const victim = frame.victims.includes(first) ? nextAlike(table, first) : first;
    frame.victims = [...frame.victims, victim];
    if (frame.victims.length < priceOf(table, frame.seat, 'sacrifices')) run.goto('who');
  },
  die(run, frame) {
    const { seat, victims } = frame;
    verbs.declareSacrifice(run, seat, victims);
    const order = seatsFrom(seat, run.seats);
    // One destruction for each place. Calls are a stack, so they are pushed in reverse order.
    const places = new Set(victims.map((figure) => placeOf(run.table, figure)).reverse());
    for (const place of places) {
      const there = victims.filter((figure) => placeOf(run.table, figure) === place);
      run.call(destroyFrame('sacrifice', place, there, order));
    }
  },
  reward(run, frame) {
    run.call(raiseFrame(frame.seat, 1));
  },
});

/** The next figure in the same place; equal figures have consecutive numbers. */
function nextAlike(table: Table, figure: number): number {
  for (let other = figure + 1; other < table.where.length; other++)
    if (table.where[other] === table.where[figure]) return other;
  return -1;
}

export const raise = proc('raise', {
  look(run, frame) {
    const open = STATS.some((_, stat) => stat !== frame.except && canRise(run.table, frame.seat, stat));
    if (!open || frame.left === 0) run.done();
  },
  which(run, frame) {
    run.ask({ seat: frame.seat, ask: 'raise' });
  },
  rise(run, frame) {
    verbs.raiseStat(run, frame.seat, STAT_CODES[run.pick(frame.seat, 'raise').stat]);
    frame.left--;
    run.goto('look');
  },
});
