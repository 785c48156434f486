/** What may be answered, and why not. Options are made once and kept: nothing is allocated to ask but the list. */
import type { Params, Question, Seat } from '../../../kernel/index.ts';
import { isFjord, RESERVE, VALHALLA, YGGDRASIL } from '../board/board.ts';
import { CARD_IDS, KINDS, type CardFacts, type CardId, indexOfCard } from '../cards/kinds.ts';
import { FIGURES, PLACES, PROVINCES, STATS, type FigureId, type PlaceId, indexOfPlace, indexOfFigure } from '../ids.ts';
import { mayFlee, mayProtect, retreatsOf } from './saving.ts';
import { domainPlaces, succorPlaces } from './following.ts';
import {
  adjacent,
  canRise,
  cardIndex,
  cardOf,
  displaceable,
  emptyVillages,
  factsOf,
  figuresAt,
  figuresIn,
  findFigure,
  has,
  hornsFull,
  HORNS,
  invasionCost,
  isIn,
  isMystic,
  isShip,
  leadersThere,
  marchers,
  nameOf,
  placeRefusal,
  ROOM,
  statValue,
  stepsFrom,
  upgradeCost,
} from './queries.ts';
import {
  ACTS,
  figureOf,
  FORCE,
  ownerOf,
  type ActId,
  type Displaced,
  type FrameOf,
  type SagaFrame,
  type SagaOption,
  type SagaState,
  type Table,
} from './table.ts';

type SagaQuestion = Question<SagaState, SagaFrame, SagaOption>;

// ── Options ─────────────────────────────────────────────────────────────────────────────────────────────────────────

const CARDS: readonly SagaOption[] = CARD_IDS.map((card) => ({ card }));
const NO_CARD: SagaOption = { card: 'none' };
const CARDS_OR_NONE = [...CARDS, NO_CARD];
/** The second of two alike, where two cards are picked at a time (BR-24). */
const SECOND_CARDS: readonly SagaOption[] = CARD_IDS.map((card) => ({ card, copy: 2 }));
const DRAFTABLE = [...CARDS, ...SECOND_CARDS];
/** A Quest that fights, by card and bonus. */
const QUEST_BONUSES = [3, 5] as const;
const FIGHTING_QUESTS = CARD_IDS.map((card) => QUEST_BONUSES.map((as): SagaOption => ({ card, as })));
const BATTLE_CARDS = CARDS.flatMap((plainCard, card) => [
  plainCard,
  ...(KINDS[card]!.type === 'quest' ? FIGHTING_QUESTS[card]! : []),
]);
/** Acts without a card; with it, they come by card. */
const MENU: readonly SagaOption[] = ACTS.filter((act) => act !== 'upgrade' && act !== 'quest').map((act) => ({ act }));
const QUEST_ACTS: readonly SagaOption[] = CARD_IDS.map((card) => ({ act: 'quest', card }));
const UPGRADE_ACTS: readonly SagaOption[] = CARD_IDS.map((card) => ({ act: 'upgrade', card }));
/** By card played, then by card replaced. */
const UPGRADES_OVER = CARD_IDS.map((card) => CARD_IDS.map((over): SagaOption => ({ act: 'upgrade', card, over })));
const PROVINCE: readonly SagaOption[] = PROVINCES.map((province) => ({ province }));
const NO_PROVINCE: SagaOption = { province: 'none' };
const BOARD = PLACES.slice(0, RESERVE);
const PLACE: readonly SagaOption[] = BOARD.map((place) => ({ place }));
const DISPLACED: readonly Displaced[] = ['warrior', 'mystic'];
const FROM_RESERVE: readonly SagaOption[] = FIGURES.map((figure) => ({ figure, from: 'reserve' }));
const FROM_VALHALLA: readonly SagaOption[] = FIGURES.map((figure) => ({ figure, from: 'valhalla' }));
const INVADERS = [...FROM_RESERVE, ...FROM_VALHALLA];
const DONE_MARCHING: SagaOption = { figure: 'done' };
const FIGURE: readonly SagaOption[] = FIGURES.map((figure) => ({ figure }));
const MARCHERS = [...FIGURE, DONE_MARCHING];
const NO_FIGURE: SagaOption = { figure: 'none' };
const STAT: readonly SagaOption[] = STATS.map((stat) => ({ stat }));
const YES_OR_NO: readonly SagaOption[] = [{ yes: true }, { yes: false }];
const DONE: readonly SagaOption[] = [{ done: true }];
const NOT_SAVED: SagaOption = { save: 'none' };

/** Options with more parts, made when first met. */
const made = new Map<string, SagaOption>();
function option<O extends SagaOption>(value: O): O {
  const key = Object.entries(value).join();
  const known = made.get(key);
  if (known !== undefined) return known as O;
  made.set(key, value);
  return value;
}

const FIGURE_FROM = FIGURES.map((figure) => PLACES.map((from): SagaOption => ({ figure, from })));
const FIGURE_TO = FIGURES.map((figure) => PLACES.map((to): SagaOption => ({ figure, to })));
const figureFrom = (figure: FigureId, from: number): SagaOption => FIGURE_FROM[indexOfFigure(figure)]![from]!;
const figureTo = (figure: FigureId, to: number): SagaOption => FIGURE_TO[indexOfFigure(figure)]![to]!;
const displacing = (place: number, over: number, kills: Displaced): SagaOption =>
  option({ place: PLACES[place]!, over, kills });
const placeOf = (place: PlaceId): number => indexOfPlace(place);

// ── Invasions ───────────────────────────────────────────────────────────────────────────────────────────────────────

/** Why the figure cannot invade that place now, null if it can. */
function invasionRefusal(table: Table, seat: Seat, figure: number, wish: PlaceWish, free: boolean): string | null {
  const place = placeOf(wish.place);
  const why = placeOrVillageRefusal(table, seat, figure, place, wish);
  if (why !== null) return why;
  return free || invasionCost(table, seat, figure, place) <= table.rage[seat]! ? null : 'BR-31';
}

interface PlaceWish {
  readonly place: PlaceId;
  readonly over?: number;
  readonly kills?: Displaced;
}

/** An empty village, or one that a mystic with Odin's Chosen may take (BRC-56). */
function placeOrVillageRefusal(
  table: Table,
  seat: Seat,
  figure: number,
  place: number,
  wish: PlaceWish,
): string | null {
  if (wish.over === undefined) return placeRefusal(table, figure, place);
  if (isFjord(place)) return 'BR-41.other';
  if (place === YGGDRASIL) return 'BR-42';
  if (table.destroyed[place]) return 'BR-12';
  if (!isMystic(figure) || !has(table, seat, 'mysticsDisplace')) return 'BRC-56';
  return displaceable(table, seat, place, wish.over, wish.kills!) === -1 ? 'BRC-56' : null;
}

/** Every place there is, then the villages of rivals that a mystic could take. */
function placesFor(table: Table, seat: Seat, figure: number): readonly SagaOption[] {
  if (!isMystic(figure) || !has(table, seat, 'mysticsDisplace')) return PLACE;
  const taken: SagaOption[] = [];
  for (let place = 1; place < PROVINCES.length; place++) {
    for (let rival = 0; rival < table.rage.length; rival++) {
      for (const kills of DISPLACED)
        if (displaceable(table, seat, place, rival, kills) !== -1) taken.push(displacing(place, rival, kills));
    }
  }
  return [...PLACE, ...taken];
}

function canInvadeWith(table: Table, seat: Seat, figure: number, free: boolean): boolean {
  for (const wish of placesFor(table, seat, figure)) {
    if ('place' in wish && invasionRefusal(table, seat, figure, wish, free) === null) return true;
  }
  return false;
}

/** Why the clan cannot invade with that figure, null if it can. */
function invaderRefusal(table: Table, seat: Seat, name: FigureId, from: number): string | null {
  const figure = findFigure(table, seat, name, from);
  if (figure === -1) return from === VALHALLA ? 'BRC-44' : 'BR-40';
  if (from === VALHALLA && !has(table, seat, 'fromValhalla')) return 'BR-40';
  if (hornsFull(table, seat)) return 'BR-44';
  return canInvadeWith(table, seat, figure, false) ? null : 'BR-31.place';
}

function canInvade(table: Table, seat: Seat): boolean {
  if (hornsFull(table, seat)) return false;
  const valhalla = has(table, seat, 'fromValhalla');
  for (let member = 0; member < FORCE; member++) {
    const figure = figureOf(seat, member);
    const place = table.where[figure];
    if ((place === RESERVE || (valhalla && place === VALHALLA)) && canInvadeWith(table, seat, figure, false))
      return true;
  }
  return false;
}

const hornsParams = (table: Table, seat: Seat): Params => ({ n: statValue(table, seat, HORNS) });

// ── The menu ────────────────────────────────────────────────────────────────────────────────────────────────────────

function hasMarcher(table: Table, seat: Seat, from: number): boolean {
  for (let member = 0; member < FORCE; member++) {
    const figure = figureOf(seat, member);
    if (table.where[figure] === from && !isShip(table, figure)) return true;
  }
  return false;
}

function marchFromRefusal(table: Table, seat: Seat, from: number): string | null {
  if (!hasMarcher(table, seat, from)) return 'BR-45.none';
  for (let to = 0; to < PROVINCES.length; to++) if (marchToRefusal(table, from, to) === null) return null;
  return 'BR-2';
}

function marchToRefusal(table: Table, from: number, to: number): string | null {
  if (to === from) return 'BR-46';
  if (table.destroyed[to]) return 'BR-12';
  return emptyVillages(table, to) > 0 ? null : 'BR-2';
}

function canMarch(table: Table, seat: Seat): boolean {
  for (let from = 0; from < PROVINCES.length; from++) if (marchFromRefusal(table, seat, from) === null) return true;
  return false;
}

function pillageRefusal(table: Table, seat: Seat, province: number, again: boolean): string | null {
  if (table.destroyed[province]) return 'BR-12';
  if (table.pillaged[province] !== again) return again ? 'BRC-48' : 'BR-60.pillaged';
  if (isIn(table, seat, province)) return null;
  return again ? 'BRC-48' : 'BR-60.absent';
}

function canPillage(table: Table, seat: Seat, again: boolean): boolean {
  for (let province = 0; province < PROVINCES.length; province++)
    if (pillageRefusal(table, seat, province, again) === null) return true;
  return false;
}

function countOnTheBoard(table: Table, seat: Seat): number {
  let count = 0;
  for (let member = 0; member < FORCE; member++) if (table.where[figureOf(seat, member)]! < RESERVE) count++;
  return count;
}

function hasAct(table: Table, seat: Seat, act: ActId): boolean {
  return table.upgrades[seat]!.some((piece) => factsOf(table, piece).act === act);
}

type ActWish = Extract<SagaOption, { readonly act: ActId }>;

function actRefusal(table: Table, seat: Seat, wish: ActWish): string | null {
  switch (wish.act) {
    case 'invade':
      if (hornsFull(table, seat)) return 'BR-44';
      return canInvade(table, seat) ? null : 'BR-40';
    case 'march':
      return canMarch(table, seat) ? null : 'BR-45.nobody';
    case 'upgrade':
      return upgradeRefusal(table, seat, wish);
    case 'quest':
      return holds(table, table.hands[seat]!, wish.card!) ? null : 'BR-56';
    case 'pillage':
      return canPillage(table, seat, false) ? null : 'BR-60';
    case 'sacrifice':
      if (!hasAct(table, seat, wish.act)) return 'BRC-41.card';
      return countOnTheBoard(table, seat) >= 2 ? null : 'BRC-41';
    case 'challenge':
      if (!hasAct(table, seat, wish.act)) return 'BRC-48.card';
      if (table.rage[seat]! < 2) return 'BR-31';
      return canPillage(table, seat, true) ? null : 'BRC-48';
    case 'pass':
      return null;
  }
}

/** The same as the candidates that are not refused, from what the clan holds. */
function menuOptions(table: Table, seat: Seat): SagaOption[] {
  const options: SagaOption[] = [];
  for (const wish of MENU) if ('act' in wish && actRefusal(table, seat, wish) === null) options.push(wish);
  const held = heldCards(table, table.hands[seat]!);
  const owned = heldCards(table, table.upgrades[seat]!);
  for (const card of held) if (KINDS[card]!.type === 'quest') options.push(QUEST_ACTS[card]!);
  for (const card of held) {
    if (KINDS[card]!.cost === undefined) continue;
    for (const wish of wishesFor(owned, card)) {
      if ('act' in wish && upgradeRefusal(table, seat, wish) === null) options.push(wish);
    }
  }
  return options;
}

function costParams(table: Table, seat: Seat, wish: SagaOption): Params {
  if (!('act' in wish)) return {};
  if (wish.act === 'challenge') return { cost: 2, rage: table.rage[seat]! };
  if (wish.act !== 'upgrade') return {};
  return { cost: upgradeCost(table, seat, KINDS[indexOfCard(wish.card!)]!), rage: table.rage[seat]! };
}

// ── Cards ───────────────────────────────────────────────────────────────────────────────────────────────────────────

const holds = (table: Table, zone: readonly number[], card: string): boolean =>
  zone.some((piece) => cardOf(table, piece) === card);

/** The kinds of cards in a zone, each once, in the order of the list of kinds. */
function heldCards(table: Table, zone: readonly number[]): number[] {
  const held: number[] = [];
  for (const piece of zone) {
    const card = cardIndex(table, piece);
    if (!held.includes(card)) held.push(card);
  }
  return held.sort((a, b) => a - b);
}

function cardOptions(table: Table, zone: readonly number[], fits?: (facts: CardFacts) => boolean): SagaOption[] {
  const options: SagaOption[] = [];
  for (const card of heldCards(table, zone)) if (fits === undefined || fits(KINDS[card]!)) options.push(CARDS[card]!);
  return options;
}

const countOf = (table: Table, zone: readonly number[], card: string): number =>
  zone.filter((piece) => cardOf(table, piece) === card).length;
const picksTwo = (table: Table): boolean => table.packets.length === 2;

/** The bonus of a Quest that fights, 0 where it cannot (BRC-25: with both the better one). */
function questBonus(table: Table, seat: Seat): number {
  let best = 0;
  for (const piece of table.upgrades[seat]!) best = Math.max(best, factsOf(table, piece).questBonus ?? 0);
  return best;
}

// ── Upgrades ────────────────────────────────────────────────────────────────────────────────────────────────────────

const UPGRADES: readonly number[] = CARD_IDS.flatMap((_, card) => (KINDS[card]!.cost === undefined ? [] : [card]));
const QUEST_WISHES: readonly SagaOption[] = QUEST_ACTS.filter((_, card) => KINDS[card]!.type === 'quest');

const countInSlot = (table: Table, seat: Seat, slot: string): number =>
  table.upgrades[seat]!.filter((piece) => factsOf(table, piece).type === slot).length;

/** The upgrade by itself, and over each card that it could replace. */
function wishesFor(owned: readonly number[], card: number): SagaOption[] {
  const slot = KINDS[card]!.type;
  const wishes = [UPGRADE_ACTS[card]!];
  for (const over of owned) {
    if (KINDS[over]!.type === slot) wishes.push(UPGRADES_OVER[card]![over]!);
  }
  return wishes;
}

function upgradeWishes(table: Table, seat: Seat): SagaOption[] {
  const owned = heldCards(table, table.upgrades[seat]!);
  return UPGRADES.flatMap((card) => wishesFor(owned, card));
}

function upgradeRefusal(table: Table, seat: Seat, wish: ActWish): string | null {
  if (!holds(table, table.hands[seat]!, wish.card!)) return 'BR-50.hand';
  const facts = KINDS[indexOfCard(wish.card!)]!;
  if (upgradeCost(table, seat, facts) > table.rage[seat]!) return 'BR-31';
  if (wish.over !== undefined || countInSlot(table, seat, facts.type) < ROOM[facts.type]!) return null;
  return facts.type === 'monster' ? 'BR-55' : 'BR-50.full';
}

// ── Figures ─────────────────────────────────────────────────────────────────────────────────────────────────────────

/** The first of its name among figures in the order of the clan: equal ones stand side by side. */
const isFirst = (table: Table, figure: number, at: number, all: readonly number[]): boolean =>
  at === 0 || nameOf(table, all[at - 1]!) !== nameOf(table, figure);

/** One option for each sort of figure among these, in the order of the clan. */
function sortsOf(table: Table, figures: readonly number[], make: (name: FigureId) => SagaOption): SagaOption[] {
  const names = new Set(figures.map((figure) => nameOf(table, figure)));
  return FIGURES.filter((name) => names.has(name)).map(make);
}

function joinOptions(table: Table, seat: Seat, province: number): SagaOption[] {
  const options: SagaOption[] = [];
  for (let from = 0; from < PROVINCES.length; from++) {
    if (!adjacent(from, province)) continue;
    const movable = figuresAt(table, seat, from).filter((figure) => !isShip(table, figure));
    options.push(...sortsOf(table, movable, (name) => figureFrom(name, from)));
  }
  return options;
}

/** Every own figure on the board. */
function boardOptions(table: Table, seat: Seat): SagaOption[] {
  return BOARD.flatMap((_, place) => sortsOf(table, figuresAt(table, seat, place), (name) => figureFrom(name, place)));
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

const only = <P extends SagaFrame['proc']>(frame: SagaFrame, proc: P): FrameOf<P> => {
  if (frame.proc !== proc) throw new Error(`${proc} asks this, not ${frame.proc}`);
  return frame as FrameOf<P>;
};

/** A question whose options are worked out directly: nothing else could be wished for. */
const plain = (options: (state: SagaState, frame: SagaFrame, seat: Seat) => readonly SagaOption[]): SagaQuestion => ({
  candidates: options,
  refuse: () => null,
  options,
});

function freeWishes(table: Table, frame: FrameOf<'freeInvasion'>, seat: Seat): SagaOption[] {
  const wishes: SagaOption[] = [];
  for (const name of frame.figures) {
    const figure = findFigure(table, seat, name, RESERVE);
    if (figure === -1) continue;
    for (const wish of placesFor(table, seat, figure)) {
      if (!('place' in wish)) continue;
      const { place, over, kills } = wish;
      wishes.push(
        over === undefined ? figureTo(name, placeOf(place)) : option({ figure: name, to: place, over, kills: kills! }),
      );
    }
  }
  return [...wishes, NO_FIGURE];
}

function freeRefusal(table: Table, seat: Seat, wish: SagaOption): string | null {
  if (wish === NO_FIGURE) return null;
  if (!('figure' in wish) || wish.to === undefined) return 'BRC-10';
  const figure = findFigure(table, seat, wish.figure as FigureId, RESERVE);
  if (figure === -1) return 'BR-53';
  if (hornsFull(table, seat)) return 'BR-44';
  const { over, kills } = wish;
  return invasionRefusal(
    table,
    seat,
    figure,
    over === undefined ? { place: wish.to } : { place: wish.to, over, kills: kills! },
    true,
  );
}

export const questions: { readonly [ask: string]: SagaQuestion } = {
  draft: {
    candidates: () => DRAFTABLE,
    refuse({ table }, _frame, seat, wish) {
      if (!('card' in wish) || 'act' in wish) return 'BR-23';
      const second = wish.copy === 2;
      if (second && !picksTwo(table)) return 'BR-23';
      return countOf(table, table.packets[seat]!, wish.card) > (second ? 1 : 0) ? null : 'BR-23';
    },
    options({ table }, _frame, seat) {
      const packet = table.packets[seat]!;
      const options = cardOptions(table, packet);
      if (!picksTwo(table)) return options;
      const pairs = heldCards(table, packet).filter((card) => countOf(table, packet, CARD_IDS[card]!) > 1);
      return [...options, ...pairs.map((card) => SECOND_CARDS[card]!)];
    },
  },
  act: {
    candidates: ({ table }, _frame, seat) => [...MENU, ...QUEST_WISHES, ...upgradeWishes(table, seat)],
    refuse: ({ table }, _frame, seat, wish) => ('act' in wish ? actRefusal(table, seat, wish) : 'BR-30'),
    params: ({ table }, _frame, seat, wish): Params => ({
      ...hornsParams(table, seat),
      ...costParams(table, seat, wish),
    }),
    options: ({ table }, _frame, seat) => menuOptions(table, seat),
  },
  invadeWho: {
    candidates: () => INVADERS,
    refuse: ({ table }, _frame, seat, wish) =>
      'figure' in wish
        ? invaderRefusal(table, seat, wish.figure as FigureId, wish.from === 'valhalla' ? VALHALLA : RESERVE)
        : 'BR-40',
    params: ({ table }, _frame, seat): Params => hornsParams(table, seat),
    options({ table }, _frame, seat) {
      const from = (place: number, options: readonly SagaOption[]): SagaOption[] => {
        const able = figuresAt(table, seat, place).filter(
          (figure, at, all) => isFirst(table, figure, at, all) && canInvadeWith(table, seat, figure, false),
        );
        return sortsOf(table, able, (name) => options[indexOfFigure(name)]!);
      };
      return [
        ...from(RESERVE, FROM_RESERVE),
        ...(has(table, seat, 'fromValhalla') ? from(VALHALLA, FROM_VALHALLA) : []),
      ];
    },
  },
  invadeWhere: {
    candidates: ({ table }, frame, seat) => placesFor(table, seat, only(frame, 'invade').figure),
    refuse: ({ table }, frame, seat, wish) =>
      'place' in wish ? invasionRefusal(table, seat, only(frame, 'invade').figure, wish, false) : 'BR-40',
    params: ({ table }, frame, seat, wish): Params => ({
      ...placeParams(wish),
      cost: 'place' in wish ? invasionCost(table, seat, only(frame, 'invade').figure, placeOf(wish.place)) : 0,
      rage: table.rage[seat]!,
    }),
  },
  freeInvasion: {
    candidates: ({ table }, frame, seat) => freeWishes(table, only(frame, 'freeInvasion'), seat),
    refuse: ({ table }, _frame, seat, wish) => freeRefusal(table, seat, wish),
    params: ({ table }, _frame, seat, wish): Params => ({ ...placeParams(wish), ...hornsParams(table, seat) }),
  },
  marchFrom: {
    candidates: () => PROVINCE,
    refuse: ({ table }, _frame, seat, wish) =>
      'province' in wish ? marchFromRefusal(table, seat, PROVINCES.indexOf(wish.province as never)) : 'BR-46',
    params: (_state, _frame, _seat, wish): Params => placeParams(wish),
  },
  marchTo: {
    candidates: () => PROVINCE,
    refuse: ({ table }, frame, _seat, wish) =>
      'province' in wish
        ? marchToRefusal(table, only(frame, 'march').from, PROVINCES.indexOf(wish.province as never))
        : 'BR-46',
    params: (_state, _frame, _seat, wish): Params => placeParams(wish),
  },
  marchWho: {
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
      const options = sortsOf(table, marchers(table, march), (name) => FIGURE[indexOfFigure(name)]!);
      return march.moved > 0 ? [...options, DONE_MARCHING] : options;
    },
  },
  pillage: pillageQuestion(false),
  challenge: pillageQuestion(true),
  sacrifice: {
    ...plain(({ table }, frame, seat) => {
      const { victims } = only(frame, 'sacrifice');
      if (victims.length === 0) return boardOptions(table, seat);
      const left = {
        ...table,
        where: table.where.map((place, figure) => (victims.includes(figure) ? VALHALLA : place)),
      };
      return boardOptions(left, seat);
    }),
  },
  join: {
    candidates: ({ table }, frame, seat) => [
      ...joinOptions(table, seat, only(frame, 'callToBattle').province),
      NO_FIGURE,
    ],
    refuse: () => null,
    options: ({ table }, frame, seat) => [...joinOptions(table, seat, only(frame, 'callToBattle').province), NO_FIGURE],
  },
  battleCard: {
    candidates: () => BATTLE_CARDS,
    refuse({ table }, _frame, seat, wish) {
      if (!('card' in wish) || 'act' in wish || !holds(table, table.hands[seat]!, wish.card)) return 'BR-64';
      return wish.as === undefined || wish.as === questBonus(table, seat) ? null : 'BRC-25';
    },
    options({ table }, _frame, seat) {
      const bonus = questBonus(table, seat);
      const cards = cardOptions(table, table.hands[seat]!);
      if (bonus === 0) return cards;
      return cards.flatMap((plainCard) => {
        const index = CARDS.indexOf(plainCard);
        if (KINDS[index]!.type !== 'quest') return [plainCard];
        return [plainCard, FIGHTING_QUESTS[index]![QUEST_BONUSES.indexOf(bonus as 3 | 5)]!];
      });
    },
  },
  lateCard: {
    candidates: () => CARDS_OR_NONE,
    refuse({ table }, _frame, seat, wish) {
      if (wish === NO_CARD) return null;
      if (!('card' in wish) || !holds(table, table.hands[seat]!, wish.card)) return 'BR-67.hand';
      return KINDS[indexOfCard(wish.card as CardId)]!.late === true ? null : 'BR-67';
    },
    options: ({ table }, _frame, seat) => [
      ...cardOptions(table, table.hands[seat]!, (facts) => facts.late === true),
      NO_CARD,
    ],
  },
  tide: plain(({ table }, frame, seat) => {
    const { province } = only(frame, 'tide');
    return sortsOf(table, figuresIn(table, seat, province), (name) => FIGURE[indexOfFigure(name)]!);
  }),
  prowess: {
    candidates: () => CARDS_OR_NONE,
    refuse: ({ table }, _frame, seat, wish) =>
      wish === NO_CARD || ('card' in wish && holds(table, table.played[seat]!, wish.card)) ? null : 'BRC-31',
    options: ({ table }, _frame, seat) => [...cardOptions(table, table.played[seat]!), NO_CARD],
  },
  raise: {
    candidates: () => STAT,
    refuse({ table }, frame, seat, wish) {
      if (!('stat' in wish)) return 'BRC-5';
      const stat = STATS.indexOf(wish.stat);
      if (stat === only(frame, 'raise').except) return 'BRC-32';
      return canRise(table, seat, stat) ? null : 'BRC-5';
    },
    params: (_state, _frame, _seat, wish): Params => ('stat' in wish ? { stat: wish.stat } : {}),
  },
  leaderStep: plain(({ table }, frame) => {
    const { seat, province } = only(frame, 'resolution');
    const names = sortsOf(table, leadersThere(table, seat, province), (name) => FIGURE[indexOfFigure(name)]!);
    const steps = names.flatMap((name) =>
      'figure' in name ? stepsFrom(table, province).map((to) => figureTo(name.figure as FigureId, to)) : [],
    );
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
  keep: {
    candidates: () => CARDS_OR_NONE,
    refuse: ({ table }, _frame, seat, wish) =>
      wish === NO_CARD || ('card' in wish && holds(table, table.hands[seat]!, wish.card)) ? null : 'BR-80',
    options: ({ table }, _frame, seat) => [...cardOptions(table, table.hands[seat]!), NO_CARD],
  },
  done: plain(() => DONE),
};

function pillageQuestion(again: boolean): SagaQuestion {
  return {
    candidates: () => PROVINCE,
    refuse: ({ table }, _frame, seat, wish) =>
      'province' in wish
        ? pillageRefusal(table, seat, PROVINCES.indexOf(wish.province as never), again)
        : 'BR-60.absent',
    params: (_state, _frame, _seat, wish): Params => placeParams(wish),
  };
}

function placeParams(wish: SagaOption): Params {
  if ('place' in wish) return { province: wish.place };
  if ('province' in wish) return { province: wish.province };
  return 'to' in wish && wish.to !== undefined ? { province: wish.to } : {};
}
