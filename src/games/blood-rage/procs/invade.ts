/** Invasions: BR-40 to BR-44, with what follows a landing (BRC-42 to BRC-47). */
import { seatsFrom } from '../../../kernel/index.ts';
import { isFjord, placeCode, RESERVE, VALHALLA, type Displaced, type ProvinceId } from '../facts/index.ts';
import { figuresOf, findFigure, invasionCost, isMonster, isWarrior, monsterFacts } from '../rules/queries.ts';
import { thorsDomainPlaces, succorPlaces } from '../rules/after-invasion.ts';
import { destroyFrame, entryFrame, frameIn, pillageFrame } from '../rules/frames.ts';
import { proc, type SagaRun } from '../rules/run.ts';
import { priceOf } from '../rules/cards.ts';
import * as verbs from '../rules/verbs/index.ts';

/** The rival's figure whose village the option names, -1 for an empty one. */
function displacedBy(
  { table }: SagaRun,
  place: number,
  option: object | { readonly over: number; readonly kills: Displaced },
): number {
  return 'over' in option ? findFigure(table, option.over, option.kills, place) : -1;
}

export const invade = proc('invade', {
  who(run, frame) {
    run.ask({ seat: frame.seat, ask: 'invadeWho' });
  },
  chosen(run, frame) {
    const picked = run.pick(frame.seat, 'invadeWho');
    const from = picked.from === 'valhalla' ? VALHALLA : RESERVE;
    frame.figure = findFigure(run.table, frame.seat, picked.figure, from);
  },
  where(run, frame) {
    run.ask({ seat: frame.seat, ask: 'invadeWhere' });
  },
  land(run, frame) {
    const { seat, figure } = frame;
    const picked = run.pick(seat, 'invadeWhere');
    const place = placeCode(picked.place);
    const rage = invasionCost(run.table, seat, figure, place);
    const displaced = displacedBy(run, place, picked);
    run.call(entryFrame(seat, figure, place, { displaced, rage }));
  },
});

export const freeInvasion = proc('freeInvasion', {
  who(run, frame) {
    run.ask({ seat: frame.seat, ask: 'freeInvasion' });
  },
  land(run, frame) {
    const { seat } = frame;
    const picked = run.pick(seat, 'freeInvasion');
    if (picked.figure === 'none') return;
    const place = placeCode(picked.to);
    const figure = findFigure(run.table, seat, picked.figure, RESERVE);
    run.call(entryFrame(seat, figure, place, {}));
  },
});

/** -1 if the seat declined or was not asked. */
const provincePicked = (picked: { readonly province: ProvinceId | 'none' } | null): number =>
  picked === null || picked.province === 'none' ? -1 : placeCode(picked.province);

export const entry = proc('entry', {
  displace(run, frame) {
    if (frame.displaced === -1) return;
    const order = seatsFrom(frame.seat, run.seats);
    run.call(destroyFrame('chosen', frame.place, [frame.displaced], order));
  },
  land(run, frame) {
    const caller = run.stack.at(-2);
    verbs.invade(run, frame, caller?.proc === 'invade');
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
    if (victims.length > 0) run.call(destroyFrame('monster', frame.place, victims, order));
  },
  succor(run, frame) {
    run.ask(...(succorPlaces(run, frame).length > 0 ? [{ seat: frame.seat, ask: 'succor' as const }] : []));
  },
  follow(run, frame) {
    const { seat } = frame;
    const province = provincePicked(run.pickIfAsked(seat, 'succor'));
    if (province === -1) return;
    const figure = findFigure(run.table, seat, 'warrior', RESERVE);
    run.call(entryFrame(seat, figure, province, { follows: false, domain: false }));
  },
  domain(run, frame) {
    run.ask(...(thorsDomainPlaces(run, frame).length > 0 ? [{ seat: frame.seat, ask: 'thorsDomain' as const }] : []));
  },
  pillage(run, frame) {
    const { seat } = frame;
    const province = provincePicked(run.pickIfAsked(seat, 'thorsDomain'));
    if (province === -1) return;
    frameIn(run.stack, 'actionPhase')!.domainUsed = true;
    run.call(pillageFrame(seat, { province, rage: priceOf(run.table, seat, 'pillageAfterInvasion') }));
  },
});
