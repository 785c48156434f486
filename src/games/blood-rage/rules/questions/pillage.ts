/** Where to pillage (BR-60, BRC-48), and who answers the call to battle (BRC-13). */
import type { Seat } from '../../../../kernel/index.ts';
import { PROVINCES, type SagaAsks } from '../../facts/index.ts';
import { adjacent, figuresAt, isIn, isShip } from '../queries.ts';
import type { QuestionOf } from '../run.ts';
import type { Table } from '../table.ts';
import { figureAnd, NO_FIGURE, listQuestion, provinceQuestion, figureCodesOf } from './answer-options.ts';

type JoinOption = SagaAsks['join']['option'];
const joining = figureAnd(PROVINCES, (figure, from): JoinOption => ({ figure, from }));

function pillageRefusal(table: Table, seat: Seat, province: number, again: boolean): string | null {
  if (table.destroyed[province]) return 'BR-12';
  if (table.pillaged[province] !== again) return again ? 'BRC-48' : 'BR-60.pillaged';
  if (isIn(table, seat, province)) return null;
  return again ? 'BRC-48' : 'BR-60.absent';
}

export function canPillage(table: Table, seat: Seat, again: boolean): boolean {
  for (let province = 0; province < PROVINCES.length; province++)
    if (pillageRefusal(table, seat, province, again) === null) return true;
  return false;
}

function joinOptions(table: Table, seat: Seat, province: number): JoinOption[] {
  const options: JoinOption[] = [];
  for (let from = 0; from < PROVINCES.length; from++) {
    if (!adjacent(from, province)) continue;
    const movable = figuresAt(table, seat, from).filter((figure) => !isShip(table, figure));
    for (const code of figureCodesOf(table, movable)) options.push(joining(code, from));
  }
  options.push(NO_FIGURE);
  return options;
}

const join: QuestionOf<'join'> = listQuestion(({ table }, frame, seat) => joinOptions(table, seat, frame.province));

export const pillageQuestions = {
  pillage: provinceQuestion((table, _frame, seat, province) => pillageRefusal(table, seat, province, false)),
  challenge: provinceQuestion((table, _frame, seat, province) => pillageRefusal(table, seat, province, true)),
  join,
};
