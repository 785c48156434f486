/** Who may know what (CR-100, CR-101): the zones of hidden pieces, and the view, built from nothing. */
import { knows, seatsFrom, type Seat, type Viewer, type Zone } from '../../../kernel/index.ts';
import { CLANS, TYPES, type ScenarioId } from '../facts/ids.ts';
import { BASTION } from '../facts/places.ts';
import type { ArmyView, FightView, RageView, SeatView, WornView } from '../view.ts';
import { citiesOf, fightsOf, forgesOf, pointsOf } from './control.ts';
import { NO_CARD } from './content.ts';
import { frameIn, strikerOf, type FrameOf, type RageFrame } from './frames.ts';
import { itemName, placeName, sideName, tacticName, territoryName } from './names.ts';
import { dominationLimit, isSolo, pointsToWin, priceOf, roundLimitOf, scenarioOf } from './table-options.ts';
import {
  boardFor,
  codeOf,
  content,
  ELF_SIDE,
  hasBastion,
  siteAt,
  slotOf,
  strengthAt,
  territoryCount,
  unitsAt,
  wornAt,
  wornRow,
  type RageState,
  type Table,
} from './table.ts';

export function zones(table: Table): Zone[] {
  const list: Zone[] = [
    { name: 'pile', pieces: table.pile, ordered: true, seenBy: [] },
    { name: 'legendary', pieces: table.legendary, ordered: true, seenBy: [] },
    { name: 'drawn', pieces: table.drawn, ordered: false, seenBy: [table.forger] },
    { name: 'open', pieces: table.open, ordered: false, seenBy: 'all' },
  ];
  for (const seat of seatsFrom(0, table.clans.length)) {
    list.push(
      { name: `hand ${seat}`, pieces: table.hands[seat]!, ordered: false, seenBy: [seat] },
      { name: `deck ${seat}`, pieces: table.decks[seat]!, ordered: true, seenBy: [] },
      { name: `discard ${seat}`, pieces: table.discards[seat]!, ordered: false, seenBy: 'all' },
    );
  }
  return list;
}

const rising = (a: number, b: number): number => a - b;

const codesOf = (table: Table, pieces: readonly number[]): number[] =>
  pieces.map((piece) => codeOf(table, piece)).sort(rising);
const tactics = (table: Table, pieces: readonly number[]): string[] =>
  codesOf(table, pieces).map((code) => tacticName(table, code));
const items = (table: Table, codes: readonly number[]): string[] => codes.map((code) => itemName(table, code));
const unknown = (pieces: readonly number[]): null[] => pieces.map(() => null);

function wornView(table: Table, side: number): WornView[] {
  const worn = wornRow(table, side);
  const name = (code: number): string | null => (code === NO_CARD ? null : itemName(table, code));
  return TYPES.map((type) => ({ weapon: name(worn[wornAt(type, 0)]!), armour: name(worn[wornAt(type, 1)]!) }));
}

const NOT_MOVED = [0, 0, 0];

/** The move action while units still move: its frame stays below the fights. */
function moveUnderWay(stack: readonly RageFrame[]): FrameOf<'move'> | undefined {
  const top = stack.at(-1);
  return top?.proc === 'move' ? top : undefined;
}

function armyView(table: Table, stack: readonly RageFrame[], side: number, place: number): ArmyView {
  const move = moveUnderWay(stack);
  return {
    side: sideName(side),
    counts: TYPES.map((type) => unitsAt(table, side, place, type)),
    moved: move?.seat === side ? TYPES.map((type) => move.moved[slotOf(place, type)]!) : NOT_MOVED,
  };
}

function seatView({ table, stack }: RageState, seat: Seat, viewer: Viewer): SeatView {
  const site = hasBastion(table, seat) ? siteAt(boardFor(table), table.bastions[seat]!) : null;
  const hand = table.hands[seat]!;
  const played = table.played[seat];
  return {
    clan: CLANS[table.clans[seat]!]!,
    gold: table.gold[seat]!,
    crystals: table.crystals[seat]!,
    points: pointsOf(table, seat),
    cities: citiesOf(table, seat),
    forges: forgesOf(table, seat),
    reserve: table.reserves[seat]!.slice(),
    bastion: site === null ? null : { q: site.q, r: site.r, beside: site.beside.map(territoryName) },
    garrison: armyView(table, stack, seat, BASTION),
    worn: wornView(table, seat),
    aside: items(table, table.aside[seat]!),
    hand: viewer === seat ? tactics(table, hand) : unknown(hand),
    deck: table.decks[seat]!.length,
    discard: tactics(table, table.discards[seat]!),
    played: played === undefined ? null : tacticName(table, played),
    elvesRemoved: table.removed[seat]!,
    held: table.held[seat]!,
  };
}

function territoryViews({ table, stack }: RageState): RageView['territories'] {
  const found: { [territory: string]: ArmyView[] } = {};
  const sides = [ELF_SIDE, ...seatsFrom(0, table.clans.length)];
  for (let territory = 0; territory < territoryCount(table); territory++) {
    const armies = sides.filter((side) => strengthAt(table, side, territory) > 0);
    if (armies.length > 0)
      found[territoryName(territory)] = armies.map((side) => armyView(table, stack, side, territory));
  }
  return found;
}

function fightView(stack: readonly RageFrame[]): FightView | null {
  const fight = frameIn(stack, 'fight');
  if (fight === undefined) return null;
  const { territory, attacker, defender, rage, dice, faces, rerolls, wounds, hits, assaults } = fight;
  return {
    at: territoryName(territory),
    attacker,
    defender: sideName(defender),
    striker: sideName(strikerOf(fight)),
    rage,
    dice,
    faces,
    rerolls,
    wounds,
    hits,
    assaults,
  };
}

function marketView(table: Table): RageView['market'] {
  const { market } = table;
  return [...new Set(market)].map((code) => ({
    item: itemName(table, code),
    count: market.filter((other) => other === code).length,
    price: priceOf(table, code),
  }));
}

/** Known to all, from the bottom up to the first card that is not. */
function underPile(table: Table): string[] {
  const known: string[] = [];
  for (const piece of table.pile) {
    if (!knows(table.hidden, 'spectator', piece)) break;
    known.push(itemName(table, codeOf(table, piece)));
  }
  return known;
}

function actionView({ table, stack }: RageState): RageView['action'] {
  const actions = frameIn(stack, 'actions');
  return actions === undefined ? null : { seat: table.order[actions.turn]!, number: actions.number };
}

function fightsView({ table, stack }: RageState): RageView['fights'] {
  const actor = frameIn(stack, 'move') ?? frameIn(stack, 'fights');
  return actor === undefined ? [] : fightsOf(table, actor.seat).map(territoryName);
}

export function view(state: RageState, viewer: Viewer): RageView {
  const { table, stack, options, seats } = state;
  const { cards } = content(table);
  const scenarioId = (code: number): ScenarioId => cards.scenarios[code]!.id as ScenarioId;
  const reinforcements = frameIn(stack, 'reinforcements');
  const move = moveUnderWay(stack);
  const equip = frameIn(stack, 'equip');
  const scenario = scenarioOf(table);
  const isMoving = move !== undefined && !state.asked.some(({ ask }) => ask === 'move');
  const isPlacing = equip !== undefined && state.asked.some(({ ask }) => ask === 'slot');
  return {
    pack: table.pack,
    tiles: table.tiles.map(([face, q, r, rotation]) => ({
      face: cards.faces[face!]!.id,
      q: q!,
      r: r!,
      rotation: rotation!,
    })),
    territories: territoryViews(state),
    round: table.round,
    order: table.order,
    action: actionView(state),
    reinforcements:
      reinforcements === undefined ? null : { seat: table.order[reinforcements.turn]!, left: reinforcements.left },
    moving: isMoving ? { seat: move.seat, from: placeName(move.from), type: move.type } : null,
    placing: isPlacing
      ? { card: itemName(table, equip.card), wearer: equip.wearer === -1 ? null : equip.wearer }
      : null,
    hasForged: equip?.forged ?? false,
    fight: fightView(stack),
    fights: fightsView(state),
    market: marketView(table),
    pile: table.pile.length,
    underPile: underPile(table),
    legendary: items(table, codesOf(table, [...table.legendary, ...table.drawn])),
    drawn: viewer === table.forger ? items(table, codesOf(table, table.drawn)) : unknown(table.drawn),
    elves: wornView(table, ELF_SIDE),
    bag: table.bag.slice(),
    scenario: scenario === null ? null : scenarioId(scenario.code),
    pointsToWin: pointsToWin(table, options),
    roundLimit: roundLimitOf(seats, options),
    campaign:
      table.course.length === 0
        ? null
        : {
            scenarios: table.course.map(scenarioId),
            gamesPlayed: table.gamesPlayed,
            points: table.campaignPoints.slice(),
          },
    solo: isSolo(seats)
      ? { level: options.level, domination: table.domination, limit: dominationLimit(options) }
      : null,
    odds: options.odds,
    seats: seatsFrom(0, seats).map((seat) => seatView(state, seat, viewer)),
  };
}
