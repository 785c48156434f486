/** From where to march, where to, and with whom (BR-45, BR-46). */
import type { Seat } from '../../../../kernel/index.ts';
import { provinceName, PROVINCES, SHIPS, type SagaAsks } from '../../facts/index.ts';
import { emptyVillages, findFigure, hasWalker, marchers } from '../queries.ts';
import type { FrameOf } from '../frames.ts';
import type { QuestionOf } from '../run.ts';
import type { Table } from '../table.ts';
import { FIGURE, provinceQuestion, figureCodesOf } from './answer-options.ts';

type MarchOption = SagaAsks['marchWho']['option'];
const DONE_MARCHING = { figure: 'done' } as const;
const MARCHERS = [...FIGURE.all, DONE_MARCHING];

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

const marchWho: QuestionOf<'marchWho'> = {
  candidates: () => MARCHERS,
  refuse({ table }, march, seat, { figure: name }) {
    if (name === 'done') return march.moved > 0 ? null : 'BR-45.one';
    if (SHIPS.includes(name)) return 'BR-46.ship';
    return findFigure(table, seat, name, march.from) === -1 ? 'BR-45.none' : null;
  },
  params: (_state, march) => ({ province: provinceName(march.from) }),
  options({ table }, march) {
    const options: MarchOption[] = figureCodesOf(table, marchers(table, march)).map(FIGURE.at);
    if (march.moved > 0) options.push(DONE_MARCHING);
    return options;
  },
};

export const marchQuestions = {
  marchFrom: provinceQuestion((table, _frame, seat, from) => marchFromRefusal(table, seat, from)),
  marchTo: provinceQuestion((table, march: FrameOf<'march'>, _seat, to) => marchToRefusal(table, march.from, to)),
  marchWho,
};
