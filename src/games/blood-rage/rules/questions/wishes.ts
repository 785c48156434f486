/** What can be wished for, and how questions are put together. Options are made once and kept: to ask allocates but the list. */
import type { Params, Question, Seat } from '../../../../kernel/index.ts';
import { CARD_IDS } from '../../cards/kinds.ts';
import { FIGURES, PLACES, PROVINCES } from '../../ids.ts';
import { sortOf } from '../queries.ts';
import type { FrameOf, SagaFrame, SagaOption, SagaState, Table } from '../table.ts';

export type SagaQuestion = Question<SagaState, SagaFrame, SagaOption>;

// ── Options ─────────────────────────────────────────────────────────────────────────────────────────────────────────

export const CARDS: readonly SagaOption[] = CARD_IDS.map((card) => ({ card }));
export const NO_CARD: SagaOption = { card: 'none' };
export const CARDS_OR_NONE = [...CARDS, NO_CARD];
export const PROVINCE: readonly SagaOption[] = PROVINCES.map((province) => ({ province }));
export const NO_PROVINCE: SagaOption = { province: 'none' };
export const FIGURE: readonly SagaOption[] = FIGURES.map((figure) => ({ figure }));
export const NO_FIGURE: SagaOption = { figure: 'none' };

/** By sort of figure, then by place. */
const FIGURE_FROM = FIGURES.map((figure) => PLACES.map((from): SagaOption => ({ figure, from })));
const FIGURE_TO = FIGURES.map((figure) => PLACES.map((to): SagaOption => ({ figure, to })));
export const figureFrom = (sort: number, from: number): SagaOption => FIGURE_FROM[sort]![from]!;
export const figureTo = (sort: number, to: number): SagaOption => FIGURE_TO[sort]![to]!;

/** Options with more parts, made when first met. */
const made = new Map<string, SagaOption>();
export function option<O extends SagaOption>(value: O): O {
  const key = Object.entries(value).join();
  const known = made.get(key);
  if (known !== undefined) return known as O;
  made.set(key, value);
  return value;
}

// ── Lists ───────────────────────────────────────────────────────────────────────────────────────────────────────────

/** Puts a number where it belongs in a rising list, unless it is there. */
export function addOnce(rising: number[], value: number): void {
  let at = rising.length;
  while (at > 0 && rising[at - 1]! > value) at--;
  if (at > 0 && rising[at - 1] === value) return;
  if (at === rising.length) rising.push(value);
  else rising.splice(at, 0, value);
}

/** The sorts of these figures, each once, in the order of FIGURES. */
export function sortsOf(table: Table, figures: readonly number[]): number[] {
  const sorts: number[] = [];
  for (const figure of figures) addOnce(sorts, sortOf(table, figure));
  return sorts;
}

// ── Questions ───────────────────────────────────────────────────────────────────────────────────────────────────────

export const only = <P extends SagaFrame['proc']>(frame: SagaFrame, proc: P): FrameOf<P> => {
  if (frame.proc !== proc) throw new Error(`${proc} asks this, not ${frame.proc}`);
  return frame as FrameOf<P>;
};

/** A question whose options are worked out directly: nothing else could be wished for. */
export const plain = (
  options: (state: SagaState, frame: SagaFrame, seat: Seat) => readonly SagaOption[],
): SagaQuestion => ({ candidates: options, refuse: () => null, options });

/** A question for one of the provinces. */
export const provinceQuestion = (
  refusal: (table: Table, frame: SagaFrame, seat: Seat, province: number) => string | null,
): SagaQuestion => ({
  candidates: () => PROVINCE,
  refuse: ({ table }, frame, seat, wish) => refusal(table, frame, seat, PROVINCE.indexOf(wish)),
  params: (_state, _frame, _seat, wish): Params => placeParams(wish),
  options({ table }, frame, seat) {
    const options: SagaOption[] = [];
    for (let province = 0; province < PROVINCE.length; province++)
      if (refusal(table, frame, seat, province) === null) options.push(PROVINCE[province]!);
    return options;
  },
});

export function placeParams(wish: SagaOption): Params {
  if ('place' in wish) return { province: wish.place };
  if ('province' in wish) return { province: wish.province };
  return 'to' in wish && wish.to !== undefined ? { province: wish.to } : {};
}
