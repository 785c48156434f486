/** Which of one's figures: to sacrifice, to keep, to step, to save; and what follows an invasion or a defeat. */
import type { Seat } from '../../../../kernel/index.ts';
import {
  figureName,
  provinceName,
  PROVINCES,
  RESERVE,
  SPOTS,
  STAT_CODES,
  STATS,
  VALHALLA,
  type SagaAsks,
  type SaveOption,
} from '../../facts/index.ts';
import { thorsDomainPlaces, succorPlaces } from '../after-invasion.ts';
import { canRise, figuresAt, figuresIn, leadersThere, figureCodeOf, stepsFrom } from '../queries.ts';
import { mayFlee, mayProtect, retreatsOf } from '../escapes.ts';
import type { FrameOf } from '../frames.ts';
import type { QuestionOf, SagaQuestions, SagaState } from '../run.ts';
import { ownerOf, type Table } from '../table.ts';
import {
  FIGURE,
  figureAnd,
  NO_FIGURE,
  NO_PROVINCE,
  interned,
  optionsOf,
  listQuestion,
  PROVINCE,
  figureCodesOf,
} from './answer-options.ts';

type SacrificeOption = SagaAsks['sacrifice']['option'];

const STAT = optionsOf(STATS, (stat) => ({ stat }));
const YES_OR_NO = [{ yes: true }, { yes: false }] as const;
const DONE = [{ done: true }] as const;
const NOT_SAVED = { save: 'none' } as const;
const sacrificed = figureAnd(SPOTS, (figure, from): SacrificeOption => ({ figure, from }));
const stepping = figureAnd(PROVINCES, (figure, to) => ({ figure, to }) as const);

/** Every own figure on the board. */
function boardOptions(table: Table, seat: Seat): SacrificeOption[] {
  const options: SacrificeOption[] = [];
  for (let place = 0; place < RESERVE; place++)
    for (const code of figureCodesOf(table, figuresAt(table, seat, place))) options.push(sacrificed(code, place));
  return options;
}

function saveOptions(state: SagaState, frame: FrameOf<'destroy'>, seat: Seat): SaveOption[] {
  const { table } = state;
  const options: SaveOption[] = [];
  const victims = frame.victims.filter((figure) => ownerOf(figure) === seat);
  const escapes = state.options.witchEscapesSacrifice;
  for (const code of figureCodesOf(table, victims)) {
    const figure = victims.find((victim) => figureCodeOf(table, victim) === code)!;
    const name = figureName(code);
    if (mayProtect(table, frame.cause, seat)) options.push(interned({ save: name, by: 'protection' }));
    if (mayFlee(table, frame.cause, figure, escapes))
      options.push(interned({ save: name, by: 'flight', to: 'yggdrasil' }));
    for (const to of retreatsOf(table, frame.cause, figure))
      options.push(interned({ save: name, by: 'retreat', to: provinceName(to) }));
  }
  return options;
}

const raise: QuestionOf<'raise'> = {
  candidates: () => STAT.all,
  refuse({ table }, frame, seat, wish) {
    const stat = STAT_CODES[wish.stat];
    if (stat === frame.except) return 'BRC-32';
    return canRise(table, seat, stat) ? null : 'BRC-5';
  },
  params: (_state, _frame, _seat, { stat }) => ({ stat }),
};

type FigureAsk =
  'sacrifice' | 'tide' | 'raise' | 'leaderStep' | 'save' | 'succor' | 'thorsDomain' | 'blessing' | 'done';

export const figureQuestions: Pick<SagaQuestions, FigureAsk> = {
  sacrifice: listQuestion(({ table }, { victims }, seat) => {
    if (victims.length === 0) return boardOptions(table, seat);
    const left = {
      ...table,
      where: table.where.map((place, figure) => (victims.includes(figure) ? VALHALLA : place)),
    };
    return boardOptions(left, seat);
  }),
  tide: listQuestion(({ table }, { province }, seat) =>
    figureCodesOf(table, figuresIn(table, seat, province)).map(FIGURE.at),
  ),
  raise,
  leaderStep: listQuestion(({ table }, { seat, province }) => {
    const leaders = figureCodesOf(table, leadersThere(table, seat, province));
    const steps = leaders.flatMap((code) => stepsFrom(table, province).map((to) => stepping(code, to)));
    return [...steps, NO_FIGURE];
  }),
  save: listQuestion((state, frame, seat) => [...saveOptions(state, frame, seat), NOT_SAVED]),
  succor: listQuestion((state, frame) => [...succorPlaces(state, frame).map(PROVINCE.at), NO_PROVINCE]),
  thorsDomain: listQuestion((state, frame) => [...thorsDomainPlaces(state, frame).map(PROVINCE.at), NO_PROVINCE]),
  blessing: listQuestion(() => YES_OR_NO),
  done: listQuestion(() => DONE),
};
