/** How a bot judges a position: points, forges, stones and armies, what they can still gain, and fights that wait. */
import type { Seat } from '../../../kernel/index.ts';
import type { Board } from '../facts/board.ts';
import { BASTION } from '../facts/places.ts';
import { powerOf, rageBonusOf, shieldsOf, woundBonusOf } from '../rules/armies.ts';
import { controllerOf, enemyAt, legendaryOf } from '../rules/control.ts';
import { NO_CARD } from '../rules/content.ts';
import {
  boardFor,
  content,
  ELF_SIDE,
  figuresFor,
  gatesOf,
  isLegendary,
  NOBODY,
  slotOf,
  strengthAt,
  territoryCount,
  TYPE_COUNT,
  unitsAt,
  wornRow,
  type RageState,
  type Table,
} from '../rules/table.ts';

const WON = 10_000;
const POINT = 30;
const FORGE = 8;
const STONE = 3;
/** A crystal is worth a fifth of a legendary card, as far as there is use for it soon. */
const CRYSTAL = 3;
const MANY_CRYSTALS = 9;
const GOLD = 0.4;
/** Gold spent on cards that are worn is worth more than gold. */
const WORN = 0.8;
const LYING = 0.3;
/** For each point of power and life of a unit on the board, and for each step that it is nearer to something worth taking. */
const UNIT = 0.25;
const STEP_NEARER = 0.3;
const FAR = 6;

export function evaluate(state: RageState, seat: Seat): number {
  const { table, result } = state;
  if (result !== null) return result.places[seat] === 1 ? WON : -WON;
  let best = 0;
  for (let rival = 0; rival < table.clans.length; rival++)
    if (rival !== seat) best = Math.max(best, worthOf(table, rival));
  return worthOf(table, seat) - 0.5 * best - 4 * table.domination;
}

function worthOf(table: Table, seat: number): number {
  return (
    POINT * legendaryOf(table, seat) +
    sites(table, seat) +
    CRYSTAL * Math.min(MANY_CRYSTALS, table.crystals[seat]!) +
    GOLD * table.gold[seat]! +
    equipment(table, seat) +
    armies(table, seat)
  );
}

/** What the seat's hold on cities, forges and stones is worth; where a fight waits, its chance counts. */
function sites(table: Table, seat: number): number {
  const { cities, forges, stones } = boardFor(table);
  let worth = 0;
  for (const city of cities) worth += POINT * holdOn(table, seat, city);
  for (const forge of forges) worth += FORGE * holdOn(table, seat, forge);
  for (const { at } of stones) worth += STONE * holdOn(table, seat, at);
  return worth;
}

function holdOn(table: Table, seat: number, territory: number): number {
  const controller = controllerOf(table, territory);
  if (controller === seat) return 1;
  if (controller !== NOBODY || strengthAt(table, seat, territory) === 0) return 0;
  return chanceIn(table, seat, enemyAt(table, seat, territory), territory);
}

/** A rough chance to win a fight: which side removes the other in fewer assaults. */
function chanceIn(table: Table, side: number, enemy: number, territory: number): number {
  const own = speedOf(table, side, enemy, territory);
  const theirs = speedOf(table, enemy, side, territory);
  return own ** 3 / (own ** 3 + theirs ** 3);
}

/** The part of the enemy's lives that an average assault takes. */
function speedOf(table: Table, side: number, enemy: number, territory: number): number {
  const wounds =
    (2 / 3) * powerOf(table, side, territory) +
    woundBonusOf(table, side, territory) +
    rageBonusOf(table, side, territory) -
    shieldsOf(table, enemy, territory);
  let lives = 0;
  for (let type = 0; type < TYPE_COUNT; type++)
    lives += unitsAt(table, enemy, territory, type) * figuresFor(table, enemy, type).life;
  return Math.max(0.3, wounds) / Math.max(1, lives);
}

function equipment(table: Table, seat: number): number {
  const { equipment: cards } = content(table).cards;
  let worth = 0;
  for (const code of wornRow(table, seat)) {
    if (code !== NO_CARD) worth += isLegendary(table, code) ? 4 : WORN * cards[code]!.cost;
  }
  for (const code of table.aside[seat]!) if (!isLegendary(table, code)) worth += LYING * cards[code]!.cost;
  return worth;
}

function armies(table: Table, seat: number): number {
  const board = boardFor(table);
  const steps = stepsToGoals(table, board, seat);
  const gates = gatesOf(table, seat);
  let worth = 0;
  for (let place = 0; place <= BASTION; place++) {
    if (place >= territoryCount(table) && place !== BASTION) continue;
    if (strengthAt(table, seat, place) === 0) continue;
    const away = place === BASTION ? 1 + Math.min(...gates.map((gate) => steps[gate]!)) : steps[place]!;
    for (let type = 0; type < TYPE_COUNT; type++) {
      const count = table.units[seat]![slotOf(place, type)]!;
      if (count === 0) continue;
      const { power, life } = figuresFor(table, seat, type);
      worth += count * (UNIT * (power + life) + STEP_NEARER * life * Math.max(0, FAR - away));
    }
  }
  return worth;
}

/** Steps from each territory to the nearest city or forge that somebody else holds. */
function stepsToGoals(table: Table, { near, cities, forges }: Board, seat: number): number[] {
  const steps = near.map(() => FAR);
  const queue = [...cities, ...forges].filter((site) => {
    const controller = controllerOf(table, site);
    return (
      controller !== seat && (controller === ELF_SIDE || controller !== NOBODY || strengthAt(table, seat, site) === 0)
    );
  });
  for (const site of queue) steps[site] = 0;
  for (let at = 0; at < queue.length; at++) {
    const here = queue[at]!;
    for (const next of near[here]!) {
      if (steps[next]! <= steps[here]! + 1) continue;
      steps[next] = steps[here]! + 1;
      queue.push(next);
    }
  }
  return steps;
}
