/**
 * Positions in a player's words (docs/rules/blood-rage.en.md, "Positions"). What is not named is as at the start of the action phase
 * of the first Age: no province lost, nothing pillaged, figures in reserve, the other cards in their decks.
 */
import {
  checkOptions,
  insert,
  mix,
  remove,
  see,
  type Position,
  type Random,
  type Seat,
} from '../../../kernel/index.ts';
import {
  CARD_CODES,
  CARD_IDS,
  FIGURES,
  FIRST_MONSTER,
  FIRST_MYSTIC,
  FIRST_WARRIOR,
  LEADER,
  OPTIONS,
  PLACES,
  PROVINCES,
  RESERVE,
  REWARDS,
  SHIP,
  SOURCES,
  STATS,
  type CardId,
  type FigureId,
  type ProvinceId,
  type RewardId,
  type StatId,
} from '../facts/index.ts';
import { ageOf, cardIndex, factsOf } from './queries.ts';
import { laidOut } from './setup.ts';
import { actionPhaseFrame, type SagaFrame } from './frames.ts';
import { figureOf, gloryOf, handOf, keptOf, packetOf, questsOf, upgradesOf, type Table } from './table.ts';

export interface DescribedClan {
  readonly hand?: readonly CardId[];
  readonly upgrades?: readonly CardId[];
  readonly quests?: readonly CardId[];
  readonly kept?: readonly CardId[];
  readonly packet?: readonly CardId[];
  /** Figures by place: `{ gimle: ['warrior', 'warrior', 'leader'], 'fjord-nw': ['ship'], valhalla: ['warrior'] }`. */
  readonly figures?: { readonly [place: string]: readonly FigureId[] };
  readonly rage?: number;
  readonly glory?: number;
  /** Steps 1 to 6. */
  readonly stats?: { readonly [stat in StatId]?: number };
  readonly passed?: boolean;
}

export interface Described {
  readonly seats: number;
  readonly options?: { readonly [id: string]: unknown };
  /** 1 to 3. */
  readonly age?: number;
  /** `draft`: the packets go round; `action` (unless told): it is somebody's turn; then the phases after it. */
  readonly phase?: DescribedPhase;
  readonly first?: number;
  /** Whose turn it is; the first player's unless told. */
  readonly turn?: number;
  readonly clans?: readonly DescribedClan[];
  readonly destroyed?: readonly ProvinceId[];
  readonly pillaged?: readonly ProvinceId[];
  readonly tokens?: { readonly [province in ProvinceId]?: RewardId };
  /** The provinces doomed in the three Ages. */
  readonly doom?: readonly ProvinceId[];
  readonly discard?: readonly CardId[];
}

const PHASES = ['draft', 'action', 'discard', 'quests', 'ragnarok', 'release', 'scoring'] as const;
type DescribedPhase = (typeof PHASES)[number];

const KEYS = [
  'seats',
  'options',
  'age',
  'phase',
  'first',
  'turn',
  'clans',
  'destroyed',
  'pillaged',
  'tokens',
  'doom',
  'discard',
];
const CLAN_KEYS = ['hand', 'upgrades', 'quests', 'kept', 'packet', 'figures', 'rage', 'glory', 'stats', 'passed'];

function onlyKeys(what: string, value: unknown, keys: readonly string[]): void {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new Error(`${what} is an object`);
  const unknown = Object.keys(value).find((key) => !keys.includes(key));
  if (unknown !== undefined) throw new Error(`${what} has no ${unknown.slice(0, 40)}`);
}

function listOf<X>(what: string, value: readonly X[] | undefined): readonly X[] {
  if (value !== undefined && !Array.isArray(value)) throw new Error(`${what} is a list`);
  return value ?? [];
}

function wholeNumber(what: string, value: number, from: number, to: number): number {
  if (!Number.isInteger(value) || value < from || value > to)
    throw new Error(`${what} is a number from ${from} to ${to}`);
  return value;
}

const indexIn = (what: string, names: readonly string[], name: unknown): number => {
  const index = names.indexOf(name as string);
  if (index === -1) throw new Error(`there is no ${what} ${String(name).slice(0, 40)}`);
  return index;
};

export function position(described: unknown, random: Random): Position<Table, SagaFrame> {
  onlyKeys('a position', described, KEYS);
  const given = described as Described;
  const seats = wholeNumber('seats', given.seats, 2, 5);
  const options = checkOptions({ id: 'blood-rage', seats: { min: 2, max: 5 }, options: OPTIONS }, seats, given.options);
  const table = laidOut(seats, options);
  table.age = wholeNumber('age', given.age ?? 1, 1, 3) - 1;
  table.first = wholeNumber('first', given.first ?? 0, 0, seats - 1) as Seat;
  const turn = wholeNumber('turn', given.turn ?? table.first, 0, seats - 1) as Seat;
  const phase = PHASES[indexIn('phase', PHASES, given.phase ?? 'action')]!;
  const provinces = (names: readonly ProvinceId[] | undefined, mark: boolean[]): void => {
    for (const name of listOf('provinces', names)) mark[indexIn('province', PROVINCES, name)] = true;
  };
  provinces(given.destroyed, table.destroyed);
  provinces(given.pillaged, table.pillaged);
  for (const [province, reward] of Object.entries(given.tokens ?? {})) {
    table.tokens[indexIn('province', PROVINCES, province)] = indexIn('reward', REWARDS, reward);
  }
  listOf('doom', given.doom).forEach((name, age) => (table.doom[age] = indexIn('province', PROVINCES, name)));
  const clans = listOf('clans', given.clans);
  if (clans.length > seats) throw new Error('there are more clans than seats');
  clans.forEach((clan, seat) => placeClan(table, clan, seat as Seat));
  takeCards(table, given.discard, table.discard, 'all');
  // The Age's deck was dealt before its action phase began, whoever holds its cards; earlier ones are gone.
  for (let age = 0; age <= table.age; age++)
    for (const piece of table.decks[age]!.splice(0)) insert(table.buried, piece);
  for (const deck of table.decks) mix(table.hidden, deck, random);
  return { seats, options, table, stack: stackOf(table, phase, turn) };
}

/** From the Age's deck where it is there, else from an earlier one, else from a later one. */
function takeCards(
  table: Table,
  named: readonly CardId[] | undefined,
  into: number[],
  seers: 'all' | readonly Seat[],
): void {
  const pieces: number[] = [];
  for (const name of listOf('cards', named)) {
    const card = indexIn('card', CARD_IDS, name);
    const all = table.decks.flat().filter((piece) => cardIndex(table, piece) === card);
    const near = (piece: number): number => Math.abs(ageOf(table, piece) - table.age);
    const [piece] = all.sort((a, b) => near(a) - near(b) || a - b);
    if (piece === undefined) throw new Error(`there is no ${name} left`);
    remove(table.decks[ageOf(table, piece)]!, piece);
    pieces.push(piece);
  }
  pieces.sort((a, b) => a - b);
  see(table.hidden, pieces, seers);
  for (const piece of pieces) insert(into, piece);
}

function placeClan(table: Table, clan: DescribedClan, seat: Seat): void {
  onlyKeys('a clan', clan, CLAN_KEYS);
  const own = [seat];
  takeCards(table, clan.upgrades, upgradesOf(table, seat), 'all');
  takeCards(table, clan.hand, handOf(table, seat), own);
  takeCards(table, clan.quests, questsOf(table, seat), own);
  takeCards(table, clan.kept, keptOf(table, seat), own);
  takeCards(table, clan.packet, packetOf(table, seat), own);
  table.rage[seat] = wholeNumber('rage', clan.rage ?? 6, 0, 99);
  table.glory[seat] = wholeNumber('glory', clan.glory ?? 0, 0, 999);
  table.sources[seat * SOURCES.length] = gloryOf(table, seat);
  table.passed[seat] = clan.passed === true;
  for (const [name, step] of Object.entries(clan.stats ?? {})) {
    table.steps[seat * 3 + indexIn('stat', STATS, name)] = wholeNumber(name, step, 1, 6) - 1;
  }
  bringFigures(table, seat);
  for (const [name, figures] of Object.entries(clan.figures ?? {})) {
    const place = indexIn('place', PLACES, name);
    for (const figure of listOf('figures', figures)) table.where[nextOf(table, seat, figure)] = place;
  }
}

/** Monsters and mystics of the clan's cards stand in its reserve. */
function bringFigures(table: Table, seat: Seat): void {
  let monsters = 0;
  let mystics = 0;
  for (const piece of upgradesOf(table, seat)) {
    const facts = factsOf(table, piece);
    if (facts.type === 'monster' && monsters < 2) {
      table.monsters[seat * 2 + monsters] = cardIndex(table, piece);
      table.where[figureOf(seat, FIRST_MONSTER + monsters++)] = RESERVE;
    }
    if (facts.mystic === true && mystics < 2) table.where[figureOf(seat, FIRST_MYSTIC + mystics++)] = RESERVE;
  }
}

/** The clan's next figure of that name that is still in reserve. */
function nextOf(table: Table, seat: Seat, name: FigureId): number {
  const from = (first: number, end: number): number => {
    for (let member = first; member < end; member++)
      if (table.where[figureOf(seat, member)] === RESERVE) return figureOf(seat, member);
    throw new Error(`the clan of seat ${seat} has no other ${String(name).slice(0, 40)}`);
  };
  switch (name) {
    case 'leader':
      return from(LEADER, LEADER + 1);
    case 'ship':
      return from(SHIP, SHIP + 1);
    case 'warrior':
      return from(FIRST_WARRIOR, FIRST_MYSTIC);
    case 'mystic':
      return from(FIRST_MYSTIC, FIRST_MONSTER);
    default: {
      indexIn('figure', FIGURES, name);
      const kind = CARD_CODES[name];
      const slot = [0, 1].find(
        (each) =>
          table.monsters[seat * 2 + each] === kind && table.where[figureOf(seat, FIRST_MONSTER + each)] === RESERVE,
      );
      if (slot === undefined) throw new Error(`the clan of seat ${seat} has no card for ${name}`);
      return figureOf(seat, FIRST_MONSTER + slot);
    }
  }
}

function stackOf(table: Table, phase: DescribedPhase, turn: Seat): SagaFrame[] {
  const saga = (at: string): SagaFrame => ({ proc: 'saga', at });
  switch (phase) {
    case 'draft':
      table.phase = 0;
      return [saga('action'), { proc: 'godsGifts', at: 'pick', round: 0 }];
    case 'action':
      table.phase = 1;
      return [saga('discard'), actionPhaseFrame('turn', turn)];
    case 'discard':
      return [saga('discard')];
    case 'quests':
      return [saga('quests')];
    case 'ragnarok':
      return [saga('ragnarok')];
    case 'release':
      return [saga('release')];
    case 'scoring':
      return [saga('next')];
  }
}
