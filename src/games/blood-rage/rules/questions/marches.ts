/** From where to march, where to, and with whom (BR-45, BR-46). */
import type { Params, Seat } from '../../../../kernel/index.ts';
import { PROVINCES, type FigureId } from '../../ids.ts';
import { emptyVillages, findFigure, hasWalker, marchers, nameOf } from '../queries.ts';
import type { SagaOption, Table } from '../table.ts';
import { FIGURE, only, provinceQuestion, sortsOf, type SagaQuestion } from './wishes.ts';

const DONE_MARCHING: SagaOption = { figure: 'done' };
const MARCHERS = [...FIGURE, DONE_MARCHING];

function marchToRefusal(table: Table, from: number, to: number): string | null {
  if (to === from) return 'BR-46';
  if (table.destroyed[to]) return 'BR-12';
  return emptyVillages(table, to) > 0 ? null : 'BR-2';
}

function leadsSomewhere(table: Table, from: number): boolean {
  for (let to = 0; to < PROVINCES.length; to++) if (marchToRefusal(table, from, to) === null) return true;
  return false;
}

function marchFromRefusal(table: Table, seat: Seat, from: number): string | null {
  if (!hasWalker(table, seat, from)) return 'BR-45.none';
  return leadsSomewhere(table, from) ? null : 'BR-2';
}

export function canMarch(table: Table, seat: Seat): boolean {
  for (let from = 0; from < PROVINCES.length; from++) if (marchFromRefusal(table, seat, from) === null) return true;
  return false;
}

const marchWho: SagaQuestion = {
  candidates: () => MARCHERS,
  refuse({ table }, frame, seat, wish) {
    const march = only(frame, 'march');
    if (wish === DONE_MARCHING) return march.moved > 0 ? null : 'BR-45.one';
    if (!('figure' in wish)) return 'BR-45.none';
    if (wish.figure === 'ship' || wish.figure === 'sea-serpent') return 'BR-46.ship';
    if (marchers(table, march).some((figure) => nameOf(table, figure) === wish.figure)) return null;
    return findFigure(table, seat, wish.figure as FigureId, march.from) === -1 ? 'BR-45.none' : 'BR-45.order';
  },
  params: (_state, frame): Params => ({ province: PROVINCES[only(frame, 'march').from]! }),
  options({ table }, frame) {
    const march = only(frame, 'march');
    const options = sortsOf(table, marchers(table, march)).map((sort) => FIGURE[sort]!);
    if (march.moved > 0) options.push(DONE_MARCHING);
    return options;
  },
};

export const marchQuestions = {
  marchFrom: provinceQuestion((table, _frame, seat, from) => marchFromRefusal(table, seat, from)),
  marchTo: provinceQuestion((table, frame, _seat, to) => marchToRefusal(table, only(frame, 'march').from, to)),
  marchWho,
};
