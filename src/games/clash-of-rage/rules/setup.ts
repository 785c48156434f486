/** The set-up: CR-1 to CR-7. */
import { hide, mix, shuffle, type Random, type Seat, type Setup } from '../../../kernel/index.ts';
import { CAMPAIGN_GAMES, ELVES_PER_CITY, ELVES_PER_FORGE, HAND_SIZE } from '../facts/constants.ts';
import { CLAN_CODES, CLANS, ELVES, TYPES, type ClanId } from '../facts/ids.ts';
import type { RageOptions } from '../facts/options.ts';
import type { Pack } from '../facts/pack/index.ts';
import { contentOf, NO_CARD, type Content } from './content.ts';
import { improve, placeElf } from './elves.ts';
import { matchFrame, type RageFrame } from './frames.ts';
import { layTiles } from './layout.ts';
import { drawTactic, fillMarket } from './piles.ts';
import { isCampaign, isSolo, scenarioOf } from './table-options.ts';
import { boardFor, codeOf, content, PLACE_COUNT, TYPE_COUNT, unitTypeOf, type Table } from './table.ts';

const zeros = (length: number): number[] => Array.from({ length }, () => 0);
const repeat = (count: number, code: number): number[] => Array.from({ length: count }, () => code);

/** The clans of the seats: as chosen, or drawn (CRR-42). */
const clansFor = (seats: number, options: RageOptions, random: Random): readonly ClanId[] =>
  options.clanChoice === 'random' ? shuffle(CLANS.slice(), random).slice(0, seats) : options.clans;

/** Codes of the scenarios that a campaign plays, in their order (CR-96). */
const courseFor = ({ cards }: Content, random: Random): number[] =>
  shuffle(
    cards.pack.scenarios.map(({ code }) => code),
    random,
  ).slice(0, CAMPAIGN_GAMES);

/** A table on which nothing has been laid out yet. `pack` is null for the default one. */
export function emptyTable(clans: readonly number[], course: readonly number[], pack: Pack | null): Table {
  const { cards } = contentOf(pack);
  const seats = clans.length;
  const each = <X>(make: (seat: number) => X): X[] => clans.map((_, seat) => make(seat));
  const groups = [
    cards.pack.equipment.flatMap(({ code, copies }) => repeat(copies, code)),
    cards.pack.legendary.flatMap(({ code, copies }) => repeat(copies, code)),
    ...clans.map((clan) => cards.pack.clans[CLANS[clan]!].tactics.map(({ code }) => code)),
  ];
  const noCards = (): number[] => repeat(2 * TYPE_COUNT, NO_CARD);
  return {
    hidden: hide(groups, seats),
    pack,
    clans,
    tiles: [],
    bastions: each(() => -1),
    units: each(() => zeros(PLACE_COUNT * TYPE_COUNT)),
    reserves: each(() => zeros(TYPE_COUNT)),
    elves: zeros((PLACE_COUNT - 1) * TYPE_COUNT),
    bag: zeros(TYPE_COUNT),
    gold: zeros(seats),
    crystals: zeros(seats),
    pile: [],
    legendary: [],
    drawn: [],
    open: [],
    forger: 0 as Seat,
    hands: each(() => []),
    decks: each(() => []),
    discards: each(() => []),
    market: [],
    aside: each(() => []),
    worn: [...each(noCards), noCards()],
    order: each((seat) => seat as Seat),
    played: [],
    round: 0,
    removed: zeros(seats),
    held: zeros(seats),
    domination: 0,
    scenario: -1,
    course,
    gamesPlayed: 0,
    campaignPoints: zeros(seats),
  };
}

/** The scenario of the game that begins now: of the campaign, of the table, or none (CR-97). */
function scenarioCode({ course, gamesPlayed, pack }: Table, seats: number, options: RageOptions): number {
  if (course.length > 0) return course[gamesPlayed]!;
  const id = options.scenario;
  return isSolo(seats) || id === 'none' ? -1 : contentOf(pack).cards.scenarioCodes.get(id)!;
}

/** Puts every piece back and lays out a new game: for the first, and for each game of a campaign (CR-98). */
export function layOut(table: Table, options: RageOptions, random: Random): void {
  const seats = table.clans.length;
  table.scenario = scenarioCode(table, seats, options);
  table.tiles = layTiles(content(table), seats, options, random);
  clear(table, seats);
  gatherCards(table);
  placeElves(table, random);
  mix(table.hidden, table.pile, random);
  mix(table.hidden, table.legendary, random);
  fillMarket(table);
  const { itemsPerElf = 0, startGold = 0 } = scenarioOf(table)?.setup ?? {};
  for (let count = 0; count < itemsPerElf; count++) for (const kind of TYPES) improve(table, kind);
  table.gold.fill(startGold);
  for (let seat = 0; seat < seats; seat++) {
    mix(table.hidden, table.decks[seat]!, random);
    for (let count = 0; count < HAND_SIZE; count++) drawTactic(table, seat as Seat);
  }
}

function clear(table: Table, seats: number): void {
  for (const list of [table.elves, table.crystals, table.removed, table.held, ...table.units]) list.fill(0);
  for (const list of [table.bastions, ...table.worn]) list.fill(-1);
  for (const list of [table.market, table.drawn, table.open, ...table.aside]) list.length = 0;
  for (let seat = 0; seat < seats; seat++)
    for (const type of TYPES) table.reserves[seat]![type] = unitTypeOf(table, seat, type).count;
  for (const kind of TYPES) table.bag[kind] = content(table).cards.pack.elves[ELVES[kind]!].count;
  table.order = table.clans.map((_, seat) => seat as Seat);
  table.played = [];
  table.round = 0;
  table.domination = 0;
}

/** Every card back into its pile. */
export function gatherCards(table: Table): void {
  const { cards } = content(table);
  for (const list of [table.pile, table.legendary, ...table.hands, ...table.decks, ...table.discards]) list.length = 0;
  for (let piece = 0; piece < table.hidden.kinds.length; piece++) {
    const code = codeOf(table, piece);
    if (cards.equipment[code] !== undefined) table.pile.push(piece);
    else if (cards.legendary[code] !== undefined) table.legendary.push(piece);
    else table.decks[table.clans.indexOf(CLAN_CODES[cards.clanOfTactic[code]!])]!.push(piece);
  }
}

/** CR-3. */
function placeElves(table: Table, random: Random): void {
  const { cities, forges } = boardFor(table);
  const perCity = scenarioOf(table)?.setup.elvesPerCity ?? ELVES_PER_CITY;
  for (const city of cities) for (let count = 0; count < perCity; count++) placeElf(table, city, random);
  for (const forge of forges) for (let count = 0; count < ELVES_PER_FORGE; count++) placeElf(table, forge, random);
}

/** `pack` is null for the default one. The game is laid out by its first step. */
export function setup(
  seats: number,
  options: RageOptions,
  random: Random,
  pack: Pack | null,
): Setup<Table, RageFrame, RageOptions> {
  const clans = clansFor(seats, options, random);
  const course = isCampaign(seats, options) ? courseFor(contentOf(pack), random) : [];
  const codes = clans.map((clan) => CLAN_CODES[clan]);
  // Texts name seats by the option, so it holds the clans that were drawn.
  return { table: emptyTable(codes, course, pack), first: matchFrame(), options: { ...options, clans } };
}
