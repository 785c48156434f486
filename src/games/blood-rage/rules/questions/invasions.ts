/** With whom to invade, and where: from the reserve or Valhalla for Rage, or for free after an upgrade. */
import type { Params, Seat } from '../../../../kernel/index.ts';
import { isFjord, RESERVE, VALHALLA, YGGDRASIL } from '../../board/board.ts';
import { FIGURES, indexOfFigure, indexOfPlace, PLACES, PROVINCES, type FigureId, type PlaceId } from '../../ids.ts';
import {
  displaceable,
  findFigure,
  has,
  hornsFull,
  HORNS,
  invasionCost,
  isMystic,
  placeRefusal,
  sortOf,
  statValue,
} from '../queries.ts';
import { figureOf, FORCE, type Displaced, type FrameOf, type SagaOption, type Table } from '../table.ts';
import { addOnce, figureTo, NO_FIGURE, only, option, placeParams, type SagaQuestion } from './wishes.ts';

type PlaceWish = Extract<SagaOption, { readonly place: PlaceId }>;

const PLACE: readonly PlaceWish[] = PLACES.slice(0, RESERVE).map((place) => ({ place }));
const DISPLACED: readonly Displaced[] = ['warrior', 'mystic'];
const FROM_RESERVE: readonly SagaOption[] = FIGURES.map((figure) => ({ figure, from: 'reserve' }));
const FROM_VALHALLA: readonly SagaOption[] = FIGURES.map((figure) => ({ figure, from: 'valhalla' }));
const INVADERS = [...FROM_RESERVE, ...FROM_VALHALLA];
const NO_WISHES: readonly PlaceWish[] = [];

export const hornsParams = (table: Table, seat: Seat): Params => ({ n: statValue(table, seat, HORNS) });

// ── Where ───────────────────────────────────────────────────────────────────────────────────────────────────────────

/** Why the figure cannot invade an empty village or a fjord there now, null if it can. */
function landingRefusal(table: Table, seat: Seat, figure: number, place: number, free: boolean): string | null {
  return placeRefusal(table, figure, place) ?? priceRefusal(table, seat, figure, place, free);
}

function priceRefusal(table: Table, seat: Seat, figure: number, place: number, free: boolean): string | null {
  return free || invasionCost(table, seat, figure, place) <= table.rage[seat]! ? null : 'BR-31';
}

/** Why the figure cannot invade as wished: into an empty village, or one that a mystic with Odin's Chosen takes (BRC-56). */
function invasionRefusal(table: Table, seat: Seat, figure: number, wish: PlaceWish, free: boolean): string | null {
  const place = indexOfPlace(wish.place);
  if (wish.over === undefined) return landingRefusal(table, seat, figure, place, free);
  if (isFjord(place)) return 'BR-41.other';
  if (place === YGGDRASIL) return 'BR-42';
  if (table.destroyed[place]) return 'BR-12';
  if (!isMystic(figure) || !has(table, seat, 'mysticsDisplace')) return 'BRC-56';
  if (displaceable(table, seat, place, wish.over, wish.kills!) === -1) return 'BRC-56';
  return priceRefusal(table, seat, figure, place, free);
}

/** The villages of rivals that the figure, a mystic, could take (BRC-56). */
function takenVillages(table: Table, seat: Seat, figure: number): readonly PlaceWish[] {
  if (!isMystic(figure) || !has(table, seat, 'mysticsDisplace')) return NO_WISHES;
  const taken: PlaceWish[] = [];
  for (let place = 1; place < PROVINCES.length; place++) {
    for (let over = 0; over < table.rage.length; over++) {
      for (const kills of DISPLACED)
        if (displaceable(table, seat, place, over, kills) !== -1)
          taken.push(option({ place: PLACES[place]!, over, kills }));
    }
  }
  return taken;
}

/** Every place there is, then the villages of rivals that a mystic could take. */
const placesFor = (table: Table, seat: Seat, figure: number): readonly PlaceWish[] => [
  ...PLACE,
  ...takenVillages(table, seat, figure),
];

/** Those of them that are not refused. */
function openPlaces(table: Table, seat: Seat, figure: number, free: boolean): PlaceWish[] {
  const open: PlaceWish[] = [];
  for (let place = 0; place < PLACE.length; place++)
    if (landingRefusal(table, seat, figure, place, free) === null) open.push(PLACE[place]!);
  for (const wish of takenVillages(table, seat, figure))
    if (invasionRefusal(table, seat, figure, wish, free) === null) open.push(wish);
  return open;
}

// ── Who ─────────────────────────────────────────────────────────────────────────────────────────────────────────────

function canInvadeWith(table: Table, seat: Seat, figure: number): boolean {
  for (let place = 0; place < PLACE.length; place++)
    if (landingRefusal(table, seat, figure, place, false) === null) return true;
  return takenVillages(table, seat, figure).some((wish) => invasionRefusal(table, seat, figure, wish, false) === null);
}

/** Why the clan cannot invade with that figure, null if it can. */
function invaderRefusal(table: Table, seat: Seat, name: FigureId, from: number): string | null {
  const figure = findFigure(table, seat, name, from);
  if (figure === -1) return from === VALHALLA ? 'BRC-44' : 'BR-40';
  if (from === VALHALLA && !has(table, seat, 'fromValhalla')) return 'BR-40';
  if (hornsFull(table, seat)) return 'BR-44';
  return canInvadeWith(table, seat, figure) ? null : 'BR-31.place';
}

/** The sorts of figures that can invade from there. Equal figures stand side by side, and one speaks for all. */
function invadersFrom(table: Table, seat: Seat, from: number): number[] {
  const sorts: number[] = [];
  let before = -1;
  for (let figure = figureOf(seat, 0); figure < figureOf(seat, FORCE); figure++) {
    if (table.where[figure] !== from) continue;
    const sort = sortOf(table, figure);
    if (sort !== before && canInvadeWith(table, seat, figure)) addOnce(sorts, sort);
    before = sort;
  }
  return sorts;
}

/** Whether some figure can, Horns aside. */
export function canInvade(table: Table, seat: Seat): boolean {
  const valhalla = has(table, seat, 'fromValhalla');
  for (let figure = figureOf(seat, 0); figure < figureOf(seat, FORCE); figure++) {
    const from = table.where[figure];
    if ((from === RESERVE || (valhalla && from === VALHALLA)) && canInvadeWith(table, seat, figure)) return true;
  }
  return false;
}

// ── For free ────────────────────────────────────────────────────────────────────────────────────────────────────────

const freeWish = (sort: number, { place, over, kills }: PlaceWish): SagaOption =>
  over === undefined
    ? figureTo(sort, indexOfPlace(place))
    : option({ figure: FIGURES[sort]!, to: place, over, kills: kills! });

/** What each figure in the reserve that the upgrade brings could do, by `places`; or nothing. */
function freeWishes(
  table: Table,
  frame: FrameOf<'freeInvasion'>,
  seat: Seat,
  places: (table: Table, seat: Seat, figure: number, free: boolean) => readonly PlaceWish[],
): SagaOption[] {
  const wishes: SagaOption[] = [];
  for (const name of frame.figures) {
    const figure = findFigure(table, seat, name, RESERVE);
    if (figure === -1) continue;
    for (const wish of places(table, seat, figure, true)) wishes.push(freeWish(indexOfFigure(name), wish));
  }
  wishes.push(NO_FIGURE);
  return wishes;
}

const NOT_FREE: readonly SagaOption[] = [NO_FIGURE];

function freeRefusal(table: Table, seat: Seat, wish: SagaOption): string | null {
  if (wish === NO_FIGURE) return null;
  if (!('figure' in wish) || wish.to === undefined) return 'BRC-10';
  const figure = findFigure(table, seat, wish.figure as FigureId, RESERVE);
  if (figure === -1) return 'BR-53';
  if (hornsFull(table, seat)) return 'BR-44';
  const { over, kills } = wish;
  const place = over === undefined ? { place: wish.to } : { place: wish.to, over, kills: kills! };
  return invasionRefusal(table, seat, figure, place, true);
}

// ── Questions ───────────────────────────────────────────────────────────────────────────────────────────────────────

const invadeWho: SagaQuestion = {
  candidates: () => INVADERS,
  refuse: ({ table }, _frame, seat, wish) =>
    'figure' in wish
      ? invaderRefusal(table, seat, wish.figure as FigureId, wish.from === 'valhalla' ? VALHALLA : RESERVE)
      : 'BR-40',
  params: ({ table }, _frame, seat): Params => hornsParams(table, seat),
  options({ table }, _frame, seat) {
    const options: SagaOption[] = [];
    for (const sort of invadersFrom(table, seat, RESERVE)) options.push(FROM_RESERVE[sort]!);
    if (!has(table, seat, 'fromValhalla')) return options;
    for (const sort of invadersFrom(table, seat, VALHALLA)) options.push(FROM_VALHALLA[sort]!);
    return options;
  },
};

const invadeWhere: SagaQuestion = {
  candidates: ({ table }, frame, seat) => placesFor(table, seat, only(frame, 'invade').figure),
  refuse: ({ table }, frame, seat, wish) =>
    'place' in wish ? invasionRefusal(table, seat, only(frame, 'invade').figure, wish, false) : 'BR-40',
  params: ({ table }, frame, seat, wish): Params => ({
    ...placeParams(wish),
    cost: 'place' in wish ? invasionCost(table, seat, only(frame, 'invade').figure, indexOfPlace(wish.place)) : 0,
    rage: table.rage[seat]!,
  }),
  options: ({ table }, frame, seat) => openPlaces(table, seat, only(frame, 'invade').figure, false),
};

const freeInvasion: SagaQuestion = {
  candidates: ({ table }, frame, seat) => freeWishes(table, only(frame, 'freeInvasion'), seat, placesFor),
  refuse: ({ table }, _frame, seat, wish) => freeRefusal(table, seat, wish),
  params: ({ table }, _frame, seat, wish): Params => ({ ...placeParams(wish), ...hornsParams(table, seat) }),
  options: ({ table }, frame, seat) =>
    hornsFull(table, seat) ? NOT_FREE : freeWishes(table, only(frame, 'freeInvasion'), seat, openPlaces),
};

export const invasionQuestions = { invadeWho, invadeWhere, freeInvasion };
