/** Invasions: BR-40 to BR-44, with what follows a landing (BRC-42 to BRC-47). */
import { seatsFrom, type Proc } from '../../../kernel/index.ts';
import { isFjord, RESERVE, VALHALLA } from '../board/board.ts';
import { type FigureId, indexOfPlace } from '../ids.ts';
import { figuresOf, findFigure, invasionCost, isMonster, isWarrior, monsterFacts } from '../rules/queries.ts';
import { domainCost, domainPlaces, succorPlaces } from '../rules/following.ts';
import type { Displaced, FrameOf, SagaOption } from '../rules/table.ts';
import * as verbs from '../rules/verbs/index.ts';
import type { SagaRun } from '../rules/verbs/index.ts';

/** The rival's figure whose village the option names, -1 for an empty one. */
function displacedBy(
  run: SagaRun,
  place: number,
  option: { readonly over?: number; readonly kills?: Displaced },
): number {
  return option.over === undefined ? -1 : findFigure(run.table, option.over, option.kills!, place);
}

export const invade: Proc<SagaRun, FrameOf<'invade'>> = {
  who(run, frame) {
    run.ask({ seat: frame.seat, ask: 'invadeWho' });
  },
  chosen(run, frame) {
    const picked = run.pick(frame.seat);
    if (picked === undefined || !('figure' in picked)) throw new Error('a figure is asked for');
    const from = picked.from === 'valhalla' ? VALHALLA : RESERVE;
    frame.figure = findFigure(run.table, frame.seat, picked.figure as FigureId, from);
  },
  where(run, frame) {
    run.ask({ seat: frame.seat, ask: 'invadeWhere' });
  },
  land(run, frame) {
    const { seat, figure } = frame;
    const picked = run.pick(seat);
    if (picked === undefined || !('place' in picked)) throw new Error('a place is asked for');
    const place = indexOfPlace(picked.place);
    const rage = invasionCost(run.table, seat, figure, place);
    const displaced = displacedBy(run, place, picked);
    run.call({ proc: 'entry', at: 'displace', seat, figure, place, displaced, rage, follows: true, domain: true });
  },
};

export const freeInvasion: Proc<SagaRun, FrameOf<'freeInvasion'>> = {
  who(run, frame) {
    run.ask({ seat: frame.seat, ask: 'freeInvasion' });
  },
  land(run, frame) {
    const { seat } = frame;
    const picked = run.pick(seat);
    if (picked === undefined || !('figure' in picked) || picked.figure === 'none' || picked.to === undefined) return;
    const place = indexOfPlace(picked.to);
    const figure = findFigure(run.table, seat, picked.figure as FigureId, RESERVE);
    const displaced = displacedBy(run, place, picked);
    run.call({ proc: 'entry', at: 'displace', seat, figure, place, displaced, rage: 0, follows: true, domain: true });
  },
};

const provincePicked = (option: SagaOption | undefined): number =>
  option !== undefined && 'province' in option && option.province !== 'none' ? indexOfPlace(option.province) : -1;

export const entry: Proc<SagaRun, FrameOf<'entry'>> = {
  displace(run, frame) {
    if (frame.displaced === -1) return;
    const order = seatsFrom(frame.seat, run.seats);
    run.call({
      proc: 'destroy',
      at: 'look',
      cause: 'chosen',
      place: frame.place,
      victims: [frame.displaced],
      order,
      cursor: 0,
    });
  },
  land(run, frame) {
    verbs.invade(run, frame.figure, frame.place, frame.rage);
  },
  blow(run, frame) {
    const { table } = run;
    if (!isMonster(frame.figure) || isFjord(frame.place)) return;
    const { strikes } = monsterFacts(table, frame.figure);
    if (strikes === undefined) return;
    const dies = (figure: number): boolean => (strikes === 'warriors' ? isWarrior(figure) : !isMonster(figure));
    const order = seatsFrom(frame.seat, run.seats);
    const victims = figuresOf(table, order.slice(1), frame.place).filter(dies);
    verbs.strike(run, frame.figure, frame.place);
    if (victims.length > 0)
      run.call({ proc: 'destroy', at: 'look', cause: 'monster', place: frame.place, victims, order, cursor: 0 });
  },
  succor(run, frame) {
    run.ask(...(succorPlaces(run, frame).length > 0 ? [{ seat: frame.seat, ask: 'succor' }] : []));
  },
  follow(run, frame) {
    const { seat } = frame;
    const province = provincePicked(run.pick(seat));
    if (province === -1) return;
    const figure = findFigure(run.table, seat, 'warrior', RESERVE);
    run.call({
      proc: 'entry',
      at: 'land',
      seat,
      figure,
      place: province,
      displaced: -1,
      rage: 0,
      follows: false,
      domain: false,
    });
  },
  domain(run, frame) {
    run.ask(...(domainPlaces(run, frame).length > 0 ? [{ seat: frame.seat, ask: 'thorsDomain' }] : []));
  },
  pillage(run, frame) {
    const { seat } = frame;
    const province = provincePicked(run.pick(seat));
    if (province === -1) return;
    const turn = run.stack.find((candidate): candidate is FrameOf<'actionPhase'> => candidate.proc === 'actionPhase')!;
    turn.domainUsed = true;
    run.call({ proc: 'pillage', at: 'declare', seat, province, again: false, rage: domainCost(run.table, seat) });
  },
};
