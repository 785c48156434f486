/** What happens in a round outside the actions: cards, bastions, income, reinforcements, stones, the end of the round. */
import type { Seat } from '../../../../kernel/index.ts';
import { CRYSTALS_PER_CITY, DOMINATION_PER_CITY, DOMINATION_PER_FORGE, HAND_SIZE } from '../../facts/constants.ts';
import { CLANS, ELVES, SLOTS, TYPES, type ScenarioId } from '../../facts/ids.ts';
import type { Tactic } from '../../facts/pack/index.ts';
import { BASTION } from '../../facts/places.ts';
import { citiesOf, controllerOf, forgesOf, kindOnBoard } from '../control.ts';
import { improve, placeElf } from '../elves.ts';
import { clanUnit, itemName, itemNames, placeName, tacticName, territoryName } from '../names.ts';
import { discardTactic, drawTactic, fillMarket, reshuffleTactics } from '../piles.ts';
import type { VerbRun } from '../run.ts';
import { layOut } from '../setup.ts';
import { dominationLimit, scenarioOf } from '../table-options.ts';
import { boardFor, content, ELF_SIDE, NOBODY, siteAt, slotOf, territoryCount, type Table } from '../table.ts';

/** The first game of the table, or the next of a campaign. */
export function startGame(run: VerbRun): void {
  const { table } = run;
  const { course, gamesPlayed } = table;
  const { scenarios } = content(table).cards;
  layOut(table, run.options, run.random.bind(run));
  if (course.length > 0 && gamesPlayed === 0) {
    run.emit({ type: 'campaignStarts', scenarios: course.map((code) => scenarios[code]!.id as ScenarioId) });
  }
  run.emit({
    type: 'gameStarts',
    clans: table.clans.map((clan) => CLANS[clan]!),
    scenario: (scenarioOf(table)?.id ?? null) as ScenarioId | null,
    game: course.length > 0 ? gamesPlayed + 1 : null,
  });
  run.emit({ type: 'marketOpens', items: itemNames(table, [...new Set(table.market)]) });
}

export function startRound(run: VerbRun): void {
  run.table.round++;
  run.table.played = [];
  run.emit({ type: 'roundStarts', round: run.table.round });
}

// ── A. Tactic cards ─────────────────────────────────────────────────────────────────────────────────────────────────

export const tacticOf = (table: Table, code: number): Tactic => content(table).cards.tactics[code]!;

/** All cards are turned up together, and their numbers make the turn order (CR-11, CR-12). */
export function revealTactics(run: VerbRun, codes: readonly number[]): void {
  const { table } = run;
  codes.forEach((code, seat) => {
    discardTactic(table, seat as Seat, code);
    const { id, order, gold, reinforcements } = tacticOf(table, code);
    run.emit({ type: 'cardPlayed', seat: seat as Seat, card: id, order, gold, units: reinforcements });
  });
  // Equal numbers keep the order of the round before (CRR-5).
  const number = (seat: Seat): number => tacticOf(table, codes[seat]!).order;
  table.order = table.order.slice().sort((a, b) => number(a) - number(b));
  table.played = codes;
  run.reveal();
  run.emit({ type: 'turnOrder', seats: table.order });
}

export function placeBastion(run: VerbRun, seat: Seat, code: number): void {
  const { table } = run;
  table.bastions[seat] = code;
  const { q, r, beside } = siteAt(boardFor(table), code);
  run.emit({ type: 'bastionPlaced', seat, q, r, beside: beside.map(territoryName) });
}

/** CR-14. */
export function takeIncome(run: VerbRun): void {
  const { table } = run;
  for (const seat of table.order) {
    const { gold } = tacticOf(table, table.played[seat]!);
    const crystals = CRYSTALS_PER_CITY * citiesOf(table, seat);
    table.gold[seat]! += gold;
    table.crystals[seat]! += crystals;
    run.emit({ type: 'income', seat, gold, crystals });
  }
}

/** What the seat's card gives and the reserve has, by type; what it does not have is lost (CR-15). */
export function callReinforcements(run: VerbRun, seat: Seat): number[] {
  const { table } = run;
  const { reinforcements } = tacticOf(table, table.played[seat]!);
  return TYPES.map((type) => {
    const there = Math.min(reinforcements[type], table.reserves[seat]![type]!);
    const missing = reinforcements[type] - there;
    if (missing > 0) run.emit({ type: 'unitsMissing', seat, unit: clanUnit(table, seat, type), count: missing });
    return there;
  });
}

function recruit(table: Table, seat: Seat, type: number, place: number): void {
  table.reserves[seat]![type]!--;
  table.units[seat]![slotOf(place, type)]!++;
}

export function reinforce(run: VerbRun, seat: Seat, type: number, place: number): void {
  const { table } = run;
  recruit(table, seat, type, place);
  run.emit({ type: 'reinforced', seat, unit: clanUnit(table, seat, type), at: placeName(place) });
}

export const mayReinforce = (table: Table, seat: Seat, place: number): boolean =>
  place === BASTION || (table.round > 1 && controllerOf(table, place) === seat);

// ── C. Stones ───────────────────────────────────────────────────────────────────────────────────────────────────────

/** The stones of a level on territories that the seat controls (CR-60). */
export const stonesOf = (table: Table, seat: Seat, type: number): number[] =>
  boardFor(table)
    .stones.filter((stone) => stone.type === type && controllerOf(table, stone.at) === seat)
    .map(({ at }) => at);

export function takeStone(run: VerbRun, seat: Seat, type: number, territory: number): void {
  const { table } = run;
  recruit(table, seat, type, territory);
  run.emit({ type: 'stoneGave', seat, unit: clanUnit(table, seat, type), at: territoryName(territory) });
}

// ── E. End of the round ─────────────────────────────────────────────────────────────────────────────────────────────

/** CR-80; afterwards the market is filled again if it was short (CRR-14). */
export function improveElves(run: VerbRun): void {
  const { table } = run;
  for (const kind of TYPES) {
    if (!kindOnBoard(table, kind) || table.pile.length === 0) continue;
    const { code, slot, isTaken, before } = improve(table, kind);
    run.reveal();
    const elf = ELVES[kind]!;
    const item = itemName(table, code);
    if (isTaken) {
      const replaced = before === -1 ? null : itemName(table, before);
      run.emit({ type: 'elvesEquipped', elf, item, slot: SLOTS[slot]!, replaced });
    } else run.emit({ type: 'elvesRefused', elf, item, kept: itemName(table, before) });
  }
  refillMarket(run);
}

export function refillMarket(run: VerbRun): void {
  const drawn = fillMarket(run.table);
  if (drawn.length === 0) return;
  run.reveal();
  run.emit({ type: 'marketFilled', items: itemNames(run.table, drawn) });
}

/** Last Light: every city with neither unit nor elf gets one elf (CRR-52). */
export function lightCities(run: VerbRun): void {
  const { table } = run;
  const from = scenarioOf(table)?.setup.emptyCityElfFromRound;
  if (from === undefined || table.round < from) return;
  for (const city of boardFor(table).cities) if (controllerOf(table, city) === NOBODY) addElf(run, city);
}

function addElf(run: VerbRun, territory: number): void {
  const kind = placeElf(run.table, territory, run.random.bind(run));
  if (kind !== null) run.emit({ type: 'elfJoined', elf: ELVES[kind]!, at: territoryName(territory) });
}

/** CR-82. */
export function drawTactics(run: VerbRun): void {
  const { table } = run;
  for (const seat of table.order) {
    while (table.hands[seat]!.length < HAND_SIZE) {
      if (table.decks[seat]!.length === 0) {
        reshuffleTactics(table, seat, run.random.bind(run));
        run.emit({ type: 'reshuffled', seat });
      }
      const card = tacticName(table, drawTactic(table, seat));
      run.reveal();
      run.emit({ type: 'cardDrawn', seat, card: null }, { seats: [seat], full: { type: 'cardDrawn', seat, card } });
    }
  }
}

/** Solo play: the elves score for what they hold (CR-91). */
export function scoreDomination(run: VerbRun): void {
  const { table } = run;
  const forges = forgesOf(table, ELF_SIDE);
  const cities = citiesOf(table, ELF_SIDE);
  table.domination += DOMINATION_PER_FORGE * forges + DOMINATION_PER_CITY * cities;
  run.emit({ type: 'dominated', forges, cities, total: table.domination, limit: dominationLimit(run.options) });
}

/** Solo play: one elf joins every territory that elves hold (CR-92). */
export function growElves(run: VerbRun): void {
  const { table } = run;
  for (let territory = 0; territory < territoryCount(table); territory++)
    if (controllerOf(table, territory) === ELF_SIDE) addElf(run, territory);
}
