/** Phase A: tactic cards, bastions, reinforcements (CR-11 to CR-15); and phase C, the stones (CR-60). */
import { seatsFrom, type Seat } from '../../../kernel/index.ts';
import { hexCode } from '../facts/board.ts';
import { TYPES } from '../facts/ids.ts';
import { BASTION, PLACES, TERRITORIES } from '../facts/places.ts';
import { CLAN_UNITS } from '../facts/ids.ts';
import { proc } from '../rules/run.ts';
import { content } from '../rules/table.ts';
import * as verbs from '../rules/verbs/round.ts';

export const tactics = proc('tactics', {
  choose(run) {
    run.ask(...seatsFrom(0, run.seats).map((seat) => ({ seat, ask: 'tactic' as const })));
  },
  reveal(run) {
    const { cardCodes } = content(run.table).cards;
    verbs.revealTactics(
      run,
      seatsFrom(0, run.seats).map((seat) => cardCodes.get(run.pick(seat, 'tactic').card)!),
    );
  },
});

export const bastions = proc('bastions', {
  choose(run, frame) {
    run.ask({ seat: run.table.order[frame.turn]!, ask: 'bastion' });
  },
  place(run, frame) {
    const seat = run.table.order[frame.turn]!;
    const { q, r } = run.pick(seat, 'bastion');
    verbs.placeBastion(run, seat, hexCode(q, r));
  },
  confirm(run, frame) {
    run.ask({ seat: run.table.order[frame.turn]!, ask: 'confirm', confirm: true });
  },
  next(run, frame) {
    frame.turn++;
    if (frame.turn < run.seats) run.goto('choose');
  },
});

export const reinforcements = proc('reinforcements', {
  begin(run, frame) {
    frame.left = verbs.callReinforcements(run, run.table.order[frame.turn]!);
  },
  choose(run, frame) {
    const isAsked = frame.left.some((count) => count > 0);
    run.ask(...(isAsked ? [{ seat: run.table.order[frame.turn]!, ask: 'reinforce' as const }] : []));
  },
  chosen(run, frame) {
    const seat = run.table.order[frame.turn]!;
    const picked = run.pickIfAsked(seat, 'reinforce');
    if (picked === null) run.goto('confirm');
    else if ('done' in picked) run.goto('next');
    else frame.type = CLAN_UNITS[run.table.clans[seat]!]!.indexOf(picked.unit);
  },
  where(run, frame) {
    const seat = run.table.order[frame.turn]!;
    const hasChoice = TERRITORIES.some((_, place) => verbs.mayReinforce(run.table, seat, place));
    run.ask(...(hasChoice ? [{ seat, ask: 'reinforceAt' as const }] : []));
  },
  put(run, frame) {
    const seat = run.table.order[frame.turn]!;
    const picked = run.pickIfAsked(seat, 'reinforceAt');
    const place = picked === null ? BASTION : PLACES.indexOf(picked.at);
    verbs.reinforce(run, seat, frame.type, place);
    frame.left = frame.left.with(frame.type, frame.left[frame.type]! - 1);
    run.goto('choose');
  },
  confirm(run, frame) {
    run.ask({ seat: run.table.order[frame.turn]!, ask: 'confirm', confirm: true });
  },
  next(run, frame) {
    frame.turn++;
    if (frame.turn < run.seats) run.goto('begin');
  },
});

/** Seats that hold more stones of the level than they have units for: only they choose (CRR-10). */
const isShort = (stones: readonly number[], reserve: number): boolean => reserve > 0 && stones.length > reserve;

export const stones = proc('stones', {
  choose(run, frame) {
    const { table } = run;
    const short = seatsFrom(0, run.seats).filter((seat) =>
      isShort(verbs.stonesOf(table, seat, frame.type), table.reserves[seat]![frame.type]!),
    );
    run.ask(
      ...short.map((seat) => {
        const count = table.reserves[seat]![frame.type]!;
        return { seat, ask: 'stones' as const, min: count, max: count };
      }),
    );
  },
  take(run, frame) {
    const { table } = run;
    const { type } = frame;
    for (const seat of table.order) {
      const chosen = run.answer(seat, 'stones').map(({ at }) => TERRITORIES.indexOf(at));
      const given = chosen.length > 0 ? chosen : allGiven(run, seat, type);
      for (const territory of given) verbs.takeStone(run, seat, type, territory);
    }
    frame.type++;
    if (frame.type < TYPES.length) run.goto('choose');
  },
});

/** The stones of a seat that was not asked: all of them, or none without a unit in the reserve. */
const allGiven = ({ table }: Parameters<typeof verbs.takeStone>[0], seat: Seat, type: number): readonly number[] =>
  table.reserves[seat]![type]! > 0 ? verbs.stonesOf(table, seat, type) : [];
