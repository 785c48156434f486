/** Options and builders that the questions share. Options are created once and reused, so asking only allocates the list. */
import type { Question, Seat } from '../../../../kernel/index.ts';
import {
  CARD_IDS,
  FIGURES,
  placeCode,
  PROVINCES,
  type FigureId,
  type ProvinceId,
  type SagaOption,
} from '../../facts/index.ts';
import type { SagaFrame } from '../frames.ts';
import { figureCodeOf } from '../queries.ts';
import type { SagaState } from '../run.ts';
import type { Table } from '../table.ts';

// ── Options ─────────────────────────────────────────────────────────────────────────────────────────────────────────

interface ByCode<O> {
  /** In the order of the codes. */
  readonly all: readonly O[];
  at(code: number): O;
}

/** One option for each name of a list that is indexed by code. */
export function optionsOf<N, O>(names: readonly N[], make: (name: N) => O): ByCode<O> {
  const byCode = names.map(make);
  // Unused codes are gaps in the list; filter skips them.
  return { all: byCode.filter(() => true), at: (code) => byCode[code]! };
}

export const CARD = optionsOf(CARD_IDS, (card) => ({ card }));
export const NO_CARD = { card: 'none' } as const;
export const CARDS_OR_NONE = [...CARD.all, NO_CARD];
export const PROVINCE = optionsOf(PROVINCES, (province) => ({ province }));
export const NO_PROVINCE = { province: 'none' } as const;
export const FIGURE = optionsOf(FIGURES, (figure) => ({ figure }));
export const NO_FIGURE = { figure: 'none' } as const;

/** Options of a figure and a place, by the codes of both. */
export function figureAnd<N, O>(
  places: readonly N[],
  make: (figure: FigureId, place: N) => O,
): (code: number, place: number) => O {
  const options = optionsOf(FIGURES, (figure) => optionsOf(places, (place) => make(figure, place)));
  return (code, place) => options.at(code).at(place);
}

/** Options with many combinations, created on first use. */
const internedOptions = new Map<string, SagaOption>();
export function interned<O extends SagaOption>(value: O): O {
  const key = Object.entries(value).join();
  const known = internedOptions.get(key);
  if (known !== undefined) return known as O;
  internedOptions.set(key, value);
  return value;
}

// ── Lists ───────────────────────────────────────────────────────────────────────────────────────────────────────────

/** Inserts a number into a sorted list unless it is already in it. */
export function insertUnique(rising: number[], value: number): void {
  let at = rising.length;
  while (at > 0 && rising[at - 1]! > value) at--;
  if (at > 0 && rising[at - 1] === value) return;
  if (at === rising.length) rising.push(value);
  else rising.splice(at, 0, value);
}

/** The codes of these figures, each once, in rising order. */
export function figureCodesOf(table: Table, figures: readonly number[]): number[] {
  const codes: number[] = [];
  for (const figure of figures) insertUnique(codes, figureCodeOf(table, figure));
  return codes;
}

// ── Questions ───────────────────────────────────────────────────────────────────────────────────────────────────────

/** A question whose candidates are exactly its options: nothing is ever refused. */
export const listQuestion = <F, O>(
  options: (state: SagaState, frame: F, seat: Seat) => readonly O[],
): Question<SagaState, F, O> => ({ candidates: options, refuse: () => null, options });

/** A question for one of the provinces. */
export const provinceQuestion = <F extends SagaFrame>(
  refusal: (table: Table, frame: F, seat: Seat, province: number) => string | null,
): Question<SagaState, F, { readonly province: ProvinceId }> => ({
  candidates: () => PROVINCE.all,
  refuse: ({ table }, frame, seat, { province }) => refusal(table, frame, seat, placeCode(province)),
  params: (_state, _frame, _seat, { province }) => ({ province }),
  options({ table }, frame, seat) {
    const options: { readonly province: ProvinceId }[] = [];
    for (let province = 0; province < PROVINCES.length; province++)
      if (refusal(table, frame, seat, province) === null) options.push(PROVINCE.at(province));
    return options;
  },
});
