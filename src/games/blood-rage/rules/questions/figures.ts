/** Which of one's figures: to sacrifice, to keep, to step, to save; and what follows an invasion or a defeat. */
import type { Params, Seat } from '../../../../kernel/index.ts';
import { RESERVE, VALHALLA } from '../../board/board.ts';
import { FIGURES, PROVINCES, STATS } from '../../ids.ts';
import { domainPlaces, succorPlaces } from '../following.ts';
import { canRise, figuresAt, figuresIn, leadersThere, nameOf, stepsFrom } from '../queries.ts';
import { mayFlee, mayProtect, retreatsOf } from '../saving.ts';
import { ownerOf, type FrameOf, type SagaOption, type SagaState, type Table } from '../table.ts';
import {
  FIGURE,
  figureFrom,
  figureTo,
  NO_FIGURE,
  NO_PROVINCE,
  only,
  option,
  plain,
  PROVINCE,
  sortsOf,
  type SagaQuestion,
} from './wishes.ts';

const STAT: readonly SagaOption[] = STATS.map((stat) => ({ stat }));
const YES_OR_NO: readonly SagaOption[] = [{ yes: true }, { yes: false }];
const DONE: readonly SagaOption[] = [{ done: true }];
const NOT_SAVED: SagaOption = { save: 'none' };

/** Every own figure on the board. */
function boardOptions(table: Table, seat: Seat): SagaOption[] {
  const options: SagaOption[] = [];
  for (let place = 0; place < RESERVE; place++)
    for (const sort of sortsOf(table, figuresAt(table, seat, place))) options.push(figureFrom(sort, place));
  return options;
}

function saveOptions(state: SagaState, frame: FrameOf<'destroy'>, seat: Seat): SagaOption[] {
  const { table } = state;
  const options: SagaOption[] = [];
  const victims = frame.victims.filter((figure) => ownerOf(figure) === seat);
  const escapes = state.options['witchEscapesSacrifice'] === true;
  for (const name of FIGURES) {
    const figure = victims.find((victim) => nameOf(table, victim) === name);
    if (figure === undefined) continue;
    if (mayProtect(table, frame.cause, seat)) options.push(option({ save: name, by: 'protection' }));
    if (mayFlee(table, frame.cause, figure, escapes))
      options.push(option({ save: name, by: 'flight', to: 'yggdrasil' }));
    for (const to of retreatsOf(table, frame.cause, figure))
      options.push(option({ save: name, by: 'retreat', to: PROVINCES[to]! }));
  }
  return options;
}

const raise: SagaQuestion = {
  candidates: () => STAT,
  refuse({ table }, frame, seat, wish) {
    if (!('stat' in wish)) return 'BRC-5';
    const stat = STATS.indexOf(wish.stat);
    if (stat === only(frame, 'raise').except) return 'BRC-32';
    return canRise(table, seat, stat) ? null : 'BRC-5';
  },
  params: (_state, _frame, _seat, wish): Params => ('stat' in wish ? { stat: wish.stat } : {}),
};

export const figureQuestions = {
  sacrifice: plain(({ table }, frame, seat) => {
    const { victims } = only(frame, 'sacrifice');
    if (victims.length === 0) return boardOptions(table, seat);
    const left = {
      ...table,
      where: table.where.map((place, figure) => (victims.includes(figure) ? VALHALLA : place)),
    };
    return boardOptions(left, seat);
  }),
  tide: plain(({ table }, frame, seat) => {
    const { province } = only(frame, 'tide');
    return sortsOf(table, figuresIn(table, seat, province)).map((sort) => FIGURE[sort]!);
  }),
  raise,
  leaderStep: plain(({ table }, frame) => {
    const { seat, province } = only(frame, 'resolution');
    const leaders = sortsOf(table, leadersThere(table, seat, province));
    const steps = leaders.flatMap((sort) => stepsFrom(table, province).map((to) => figureTo(sort, to)));
    return [...steps, NO_FIGURE];
  }),
  save: plain((state, frame, seat) => [...saveOptions(state, only(frame, 'destroy'), seat), NOT_SAVED]),
  succor: plain((state, frame) => [
    ...succorPlaces(state, only(frame, 'entry')).map((province) => PROVINCE[province]!),
    NO_PROVINCE,
  ]),
  thorsDomain: plain((state, frame) => [
    ...domainPlaces(state, only(frame, 'entry')).map((province) => PROVINCE[province]!),
    NO_PROVINCE,
  ]),
  blessing: plain(() => YES_OR_NO),
  done: plain(() => DONE),
};
