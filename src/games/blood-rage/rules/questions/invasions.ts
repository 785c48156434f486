/** With whom to invade, and where: from the reserve or Valhalla for Rage, or for free after an upgrade. */
import type { Params, Seat } from '../../../../kernel/index.ts';
import {
  DISPLACED,
  figureCode,
  FIGURES,
  FIGURES_PER_CLAN,
  HORNS,
  isFjord,
  placeCode,
  provinceName,
  PROVINCES,
  RESERVE,
  SPOTS,
  VALHALLA,
  YGGDRASIL,
  type BringOption,
  type FigureId,
  type LandingOption,
  type SagaAsks,
} from '../../facts/index.ts';
import {
  displaceable,
  findFigure,
  hornsFull,
  invasionCost,
  isMystic,
  placeRefusal,
  figureCodeOf,
  statValue,
} from '../queries.ts';
import type { FrameOf } from '../frames.ts';
import type { QuestionOf } from '../run.ts';
import { figureOf, rageOf, type Table } from '../table.ts';
import { insertUnique, figureAnd, NO_FIGURE, interned, optionsOf } from './answer-options.ts';
import { has } from '../cards.ts';

type InvaderOption = SagaAsks['invadeWho']['option'];

const LANDING = optionsOf(SPOTS, (place): LandingOption => ({ place }));
const NO_LANDINGS: readonly LandingOption[] = [];
const FROM_RESERVE = optionsOf(FIGURES, (figure): InvaderOption => ({ figure, from: 'reserve' }));
const FROM_VALHALLA = optionsOf(FIGURES, (figure): InvaderOption => ({ figure, from: 'valhalla' }));
const INVADERS = [...FROM_RESERVE.all, ...FROM_VALHALLA.all];
const bringing = figureAnd(SPOTS, (figure, to): BringOption => ({ figure, to }));

export const hornsParams = (table: Table, seat: Seat): Params => ({ n: statValue(table, seat, HORNS) });

// ── Where ───────────────────────────────────────────────────────────────────────────────────────────────────────────

/** Why the figure cannot invade an empty village or a fjord there now, null if it can. */
function landingRefusal(table: Table, seat: Seat, figure: number, place: number): string | null {
  return placeRefusal(table, figure, place) ?? priceRefusal(table, seat, figure, place);
}

function priceRefusal(table: Table, seat: Seat, figure: number, place: number): string | null {
  return invasionCost(table, seat, figure, place) <= rageOf(table, seat) ? null : 'BR-31';
}

/** Why the figure cannot invade as wished: into an empty village, or one that a mystic with Odin's Chosen takes (BRC-56). */
function invasionRefusal(table: Table, seat: Seat, figure: number, wish: LandingOption): string | null {
  const place = placeCode(wish.place);
  if (!('over' in wish)) return landingRefusal(table, seat, figure, place);
  if (isFjord(place)) return 'BR-41.other';
  if (place === YGGDRASIL) return 'BR-42';
  if (table.destroyed[place]) return 'BR-12';
  if (!isMystic(figure) || !has(table, seat, 'mysticsDisplace')) return 'BRC-56';
  if (displaceable(table, seat, place, wish.over, wish.kills) === -1) return 'BRC-56';
  return priceRefusal(table, seat, figure, place);
}

/** The villages of rivals that the figure, a mystic, could take (BRC-56). */
function takenVillages(table: Table, seat: Seat, figure: number): readonly LandingOption[] {
  if (!isMystic(figure) || !has(table, seat, 'mysticsDisplace')) return NO_LANDINGS;
  const taken: LandingOption[] = [];
  for (let place = 1; place < PROVINCES.length; place++) {
    for (let over = 0; over < table.rage.length; over++) {
      for (const kills of DISPLACED)
        if (displaceable(table, seat, place, over, kills) !== -1)
          taken.push(interned({ place: provinceName(place), over, kills }));
    }
  }
  return taken;
}

/** Every place there is, then the villages of rivals that a mystic could take. */
const placesFor = (table: Table, seat: Seat, figure: number): readonly LandingOption[] => [
  ...LANDING.all,
  ...takenVillages(table, seat, figure),
];

/** Those of them that are not refused. */
function openPlaces(table: Table, seat: Seat, figure: number): LandingOption[] {
  const open: LandingOption[] = [];
  for (let place = 0; place < SPOTS.length; place++)
    if (landingRefusal(table, seat, figure, place) === null) open.push(LANDING.at(place));
  for (const wish of takenVillages(table, seat, figure))
    if (invasionRefusal(table, seat, figure, wish) === null) open.push(wish);
  return open;
}

// ── Who ─────────────────────────────────────────────────────────────────────────────────────────────────────────────

function canInvadeWith(table: Table, seat: Seat, figure: number): boolean {
  for (let place = 0; place < SPOTS.length; place++)
    if (landingRefusal(table, seat, figure, place) === null) return true;
  return takenVillages(table, seat, figure).some((wish) => invasionRefusal(table, seat, figure, wish) === null);
}

/** Why the clan cannot invade with that figure, null if it can. */
function invaderRefusal(table: Table, seat: Seat, name: FigureId, from: number): string | null {
  const figure = findFigure(table, seat, name, from);
  if (figure === -1) return from === VALHALLA ? 'BRC-44' : 'BR-40';
  if (from === VALHALLA && !has(table, seat, 'fromValhalla')) return 'BR-40';
  if (hornsFull(table, seat)) return 'BR-44';
  return canInvadeWith(table, seat, figure) ? null : 'BR-31.place';
}

/** The codes of the figures that can invade from there. Equal figures have consecutive numbers, so only the first of each is checked. */
function invadersFrom(table: Table, seat: Seat, from: number): number[] {
  const codes: number[] = [];
  let before = -1;
  for (let figure = figureOf(seat, 0); figure < figureOf(seat, FIGURES_PER_CLAN); figure++) {
    if (table.where[figure] !== from) continue;
    const code = figureCodeOf(table, figure);
    if (code !== before && canInvadeWith(table, seat, figure)) insertUnique(codes, code);
    before = code;
  }
  return codes;
}

/** Whether some figure could invade, ignoring the Horns limit. */
export function canInvade(table: Table, seat: Seat): boolean {
  const valhalla = has(table, seat, 'fromValhalla');
  for (let figure = figureOf(seat, 0); figure < figureOf(seat, FIGURES_PER_CLAN); figure++) {
    const from = table.where[figure];
    if ((from === RESERVE || (valhalla && from === VALHALLA)) && canInvadeWith(table, seat, figure)) return true;
  }
  return false;
}

// ── For free ────────────────────────────────────────────────────────────────────────────────────────────────────────

/** Every figure in the reserve that the upgrade brings to every place that `fits`; or nothing. */
function freeWishes(
  table: Table,
  { seat, figures }: FrameOf<'freeInvasion'>,
  fits: (figure: number, place: number) => boolean,
): BringOption[] {
  const wishes: BringOption[] = [];
  for (const name of figures) {
    const figure = findFigure(table, seat, name, RESERVE);
    if (figure === -1) continue;
    const code = figureCode(name);
    for (let place = 0; place < SPOTS.length; place++) if (fits(figure, place)) wishes.push(bringing(code, place));
  }
  wishes.push(NO_FIGURE);
  return wishes;
}

const ONLY_DECLINE: readonly BringOption[] = [NO_FIGURE];
const anywhere = (): boolean => true;

function freeRefusal(table: Table, seat: Seat, wish: BringOption): string | null {
  if (wish.figure === 'none') return null;
  if (hornsFull(table, seat)) return 'BR-44';
  return placeRefusal(table, findFigure(table, seat, wish.figure, RESERVE), placeCode(wish.to));
}

// ── Questions ───────────────────────────────────────────────────────────────────────────────────────────────────────

const invadeWho: QuestionOf<'invadeWho'> = {
  candidates: () => INVADERS,
  refuse: ({ table }, _frame, seat, { figure, from }) =>
    invaderRefusal(table, seat, figure, from === 'valhalla' ? VALHALLA : RESERVE),
  params: ({ table }, _frame, seat) => hornsParams(table, seat),
  options({ table }, _frame, seat) {
    const options: InvaderOption[] = [];
    for (const code of invadersFrom(table, seat, RESERVE)) options.push(FROM_RESERVE.at(code));
    if (!has(table, seat, 'fromValhalla')) return options;
    for (const code of invadersFrom(table, seat, VALHALLA)) options.push(FROM_VALHALLA.at(code));
    return options;
  },
};

const invadeWhere: QuestionOf<'invadeWhere'> = {
  candidates: ({ table }, { figure }, seat) => placesFor(table, seat, figure),
  refuse: ({ table }, { figure }, seat, wish) => invasionRefusal(table, seat, figure, wish),
  params: ({ table }, { figure }, seat, { place }) => ({
    province: place,
    cost: invasionCost(table, seat, figure, placeCode(place)),
    rage: rageOf(table, seat),
  }),
  options: ({ table }, { figure }, seat) => openPlaces(table, seat, figure),
};

const freeInvasion: QuestionOf<'freeInvasion'> = {
  candidates: ({ table }, frame) => freeWishes(table, frame, anywhere),
  refuse: ({ table }, _frame, seat, wish) => freeRefusal(table, seat, wish),
  params: ({ table }, _frame, seat, wish) => ({
    ...(wish.figure === 'none' ? {} : { province: wish.to }),
    ...hornsParams(table, seat),
  }),
  options: ({ table }, frame, seat) =>
    hornsFull(table, seat)
      ? ONLY_DECLINE
      : freeWishes(table, frame, (figure, place) => placeRefusal(table, figure, place) === null),
};

export const invasionQuestions = { invadeWho, invadeWhere, freeInvasion };
