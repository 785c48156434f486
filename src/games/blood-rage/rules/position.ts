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
  BOX,
  CARD_IDS,
  CARDS_DEALT,
  cardCode,
  FIGURES,
  FIRST_MONSTER,
  FIRST_MYSTIC,
  FIRST_WARRIOR,
  LEADER,
  OPTIONS,
  OUTER_PROVINCES,
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
  type SagaOptions,
  type StatId,
} from '../facts/index.ts';
import { unshuffledTable } from './setup.ts';
import { actionPhaseFrame, type SagaFrame } from './frames.ts';
import { figureOf, gloryOf, handOf, keptOf, packetOf, questsOf, upgradesOf, type Table } from './table.ts';
import { ageOf, codeOf, factsOf } from './cards.ts';

/** A card by name, or with the Age on its back as views show it: cards of one name from two Ages are different cards (BR-56). */
type DescribedCard = CardId | { readonly card: CardId; readonly age: number };

export interface DescribedClan {
  readonly hand?: readonly DescribedCard[];
  readonly upgrades?: readonly DescribedCard[];
  readonly quests?: readonly DescribedCard[];
  readonly kept?: readonly DescribedCard[];
  readonly packet?: readonly DescribedCard[];
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
  /** The provinces doomed in the three Ages; where fewer are named, others follow in the order of the board. */
  readonly doom?: readonly ProvinceId[];
  readonly discard?: readonly DescribedCard[];
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

export function position(described: unknown, random: Random): Position<Table, SagaFrame, SagaOptions> {
  onlyKeys('a position', described, KEYS);
  const given = described as Described;
  const seats = wholeNumber('seats', given.seats, 2, 5);
  const options = checkOptions({ id: 'blood-rage', seats: { min: 2, max: 5 }, options: OPTIONS }, seats, given.options);
  const table = unshuffledTable(seats, options);
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
  doomProvinces(table, listOf('doom', given.doom));
  const clans = listOf('clans', given.clans);
  if (clans.length > seats) throw new Error('there are more clans than seats');
  clans.forEach((clan, seat) => placeClan(table, clan, seat as Seat, options.mystics));
  takeCards(table, given.discard, table.discard, 'all');
  // The Age's deck was dealt before its action phase began, whoever holds its cards; earlier ones are gone.
  for (let age = 0; age <= table.age; age++)
    for (const piece of table.decks[age]!.splice(0)) insert(table.buried, piece);
  table.decks.forEach((deck, age) => {
    if (age > table.age && deck.length < CARDS_DEALT * seats)
      throw new Error(
        `the deck of Age ${age + 1} has ${deck.length} cards left, too few for ${CARDS_DEALT} to each (BR-22)`,
      );
    mix(table.hidden, deck, random);
  });
  return { seats, options, table, stack: stackOf(table, phase, turn) };
}

function doomProvinces(table: Table, named: readonly ProvinceId[]): void {
  const ages = table.doom.length;
  if (named.length > ages) throw new Error(`doom names at most ${ages} provinces, one for each Age (BR-11)`);
  const doomed = named.map((name) => indexIn('province', PROVINCES, name));
  const others = OUTER_PROVINCES.filter((province) => !doomed.includes(province));
  [...doomed, ...others].slice(0, ages).forEach((province, age) => (table.doom[age] = province));
}

/** Where no Age is told: from the deck of the table's Age if the card is there, else from an earlier one, else from a later one. */
function takeCards(
  table: Table,
  named: readonly DescribedCard[] | undefined,
  into: number[],
  seers: 'all' | readonly Seat[],
): void {
  const pieces: number[] = [];
  for (const described of listOf('cards', named)) {
    const { card: name, age } = namedCard(described);
    const card = indexIn('card', CARD_IDS, name);
    const decks = age === null ? table.decks.flat() : table.decks[age - 1]!;
    const all = decks.filter((piece) => codeOf(table, piece) === card);
    const near = (piece: number): number => Math.abs(ageOf(table, piece) - table.age);
    const [piece] = all.sort((a, b) => near(a) - near(b) || a - b);
    if (piece === undefined) throw new Error(`there is no ${name}${age === null ? '' : ` of Age ${age}`} left`);
    remove(table.decks[ageOf(table, piece)]!, piece);
    pieces.push(piece);
  }
  pieces.sort((a, b) => a - b);
  see(table.hidden, pieces, seers);
  for (const piece of pieces) insert(into, piece);
}

function namedCard(described: DescribedCard): { readonly card: CardId; readonly age: number | null } {
  if (typeof described === 'string') return { card: described, age: null };
  onlyKeys('a card', described, ['card', 'age']);
  return { card: described.card, age: wholeNumber('the age of a card', described.age, 1, 3) };
}

function placeClan(table: Table, clan: DescribedClan, seat: Seat, hasMystics: boolean): void {
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
  const placed = new Set<number>();
  for (const [name, figures] of Object.entries(clan.figures ?? {})) {
    const place = indexIn('place', PLACES, name);
    for (const described of listOf('figures', figures)) {
      const figure = nextOf(table, seat, described, placed, hasMystics);
      placed.add(figure);
      table.where[figure] = place;
    }
  }
}

/** Monsters and mystics of the clan's cards stand in its reserve. */
function bringFigures(table: Table, seat: Seat): void {
  let monsters = 0;
  let mystics = 0;
  for (const piece of upgradesOf(table, seat)) {
    const facts = factsOf(table, piece);
    if (facts.type === 'monster' && monsters < 2) {
      table.monsters[seat * 2 + monsters] = codeOf(table, piece);
      table.where[figureOf(seat, FIRST_MONSTER + monsters++)] = RESERVE;
    }
    if (facts.type === 'clan' && facts.mystic === true && mystics < 2)
      table.where[figureOf(seat, FIRST_MYSTIC + mystics++)] = RESERVE;
  }
}

/**
 * The clan's next figure of that name that is not yet placed: one in reserve, or a Mystic from the box, because a clan keeps the Mystic
 * of a Chosen card that was replaced (BRC-56).
 */
function nextOf(table: Table, seat: Seat, name: FigureId, placed: ReadonlySet<number>, hasMystics: boolean): number {
  const waitsAt = (spot: number, figure: number): boolean => table.where[figure] === spot && !placed.has(figure);
  const from = (first: number, end: number, ...spots: readonly number[]): number => {
    for (const spot of spots)
      for (let member = first; member < end; member++)
        if (waitsAt(spot, figureOf(seat, member))) return figureOf(seat, member);
    throw new Error(`the clan of seat ${seat} has no other ${String(name).slice(0, 40)}`);
  };
  switch (name) {
    case 'leader':
      return from(LEADER, LEADER + 1, RESERVE);
    case 'ship':
      return from(SHIP, SHIP + 1, RESERVE);
    case 'warrior':
      return from(FIRST_WARRIOR, FIRST_MYSTIC, RESERVE);
    case 'mystic':
      if (!hasMystics) throw new Error('there are mystics only with the option mystics (BR-96)');
      return from(FIRST_MYSTIC, FIRST_MONSTER, RESERVE, BOX);
    default: {
      indexIn('figure', FIGURES, name);
      const kind = cardCode(name);
      const slot = [0, 1].find(
        (each) => table.monsters[seat * 2 + each] === kind && waitsAt(RESERVE, figureOf(seat, FIRST_MONSTER + each)),
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
