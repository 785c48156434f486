/** Pure functions of the table: figures, strength, the board, invasions and marches. */
import {
  BOX,
  FIGURE_CODES,
  figureName,
  FIRST_MONSTER,
  FIRST_MYSTIC,
  FIRST_WARRIOR,
  fjordOf,
  FIGURES_PER_CLAN,
  HORNS,
  isFjord,
  isProvince,
  LEADER,
  monsterCardAt,
  monsterCode,
  MONSTERS_PER_CLAN,
  neighboursOf,
  onBoard,
  placeName,
  RESERVE,
  SHIP,
  SPOTS,
  statAt,
  supportedBy,
  TOP_STEP,
  TROOP_STR,
  villagesOf,
  YGGDRASIL,
  type ClanPlaceId,
  type FigureId,
  type MonsterFacts,
  invadeCostOf,
} from '../facts/index.ts';
import type { FrameOf } from './frames.ts';
import { figureOf, memberOf, ownerOf, placeOf, stepOf, type Table } from './table.ts';
import { priceOf, warriorUpgrade } from './cards.ts';

// ── Figures ─────────────────────────────────────────────────────────────────────────────────────────────────────────

export const isWarrior = (figure: number): boolean =>
  memberOf(figure) >= FIRST_WARRIOR && memberOf(figure) < FIRST_MYSTIC;
export const isMystic = (figure: number): boolean =>
  memberOf(figure) >= FIRST_MYSTIC && memberOf(figure) < FIRST_MONSTER;
export const isMonster = (figure: number): boolean => memberOf(figure) >= FIRST_MONSTER;

/** The card of a monster figure. */
const monsterCard = (table: Table, figure: number): number =>
  table.monsters[ownerOf(figure) * MONSTERS_PER_CLAN + memberOf(figure) - FIRST_MONSTER]!;
export const monsterFacts = (table: Table, figure: number): MonsterFacts => monsterCardAt(monsterCard(table, figure));

const monsterHas = (table: Table, figure: number, fact: keyof MonsterFacts): boolean =>
  isMonster(figure) && monsterFacts(table, figure)[fact] !== undefined;

/** BRC-51, BRC-52: the Sea Serpent is a Ship, the Mountain Giant a Leader. */
export const isShip = (table: Table, figure: number): boolean =>
  memberOf(figure) === SHIP || (isMonster(figure) && monsterFacts(table, figure).countsAs === 'ship');
export const isLeader = (table: Table, figure: number): boolean =>
  memberOf(figure) === LEADER || (isMonster(figure) && monsterFacts(table, figure).countsAs === 'leader');

function troopName(member: number): FigureId {
  if (member >= FIRST_MYSTIC) return 'mystic';
  if (member >= FIRST_WARRIOR) return 'warrior';
  return member === LEADER ? 'leader' : 'ship';
}

/** By number within the clan. */
const TROOP_CODES = Array.from({ length: FIRST_MONSTER }, (_, member) => FIGURE_CODES[troopName(member)]);

/** The code of what the figure is: equal figures have the same code. */
export const figureCodeOf = (table: Table, figure: number): number =>
  isMonster(figure) ? monsterCode(monsterCard(table, figure)) : TROOP_CODES[memberOf(figure)]!;

export const nameOf = (table: Table, figure: number): FigureId => figureName(figureCodeOf(table, figure));

/** The clan's first figure of that name in that place, -1 if there is none. Equal figures in one place are interchangeable. */
export function findFigure(table: Table, seat: number, name: FigureId, place: number): number {
  for (let member = 0; member < FIGURES_PER_CLAN; member++) {
    const figure = figureOf(seat, member);
    if (table.where[figure] === place && nameOf(table, figure) === name) return figure;
  }
  return -1;
}

/** The clan's next mystic still in the box, -1 if it has both (BRC-56). */
export function mysticToCome(table: Table, seat: number): number {
  for (let member = FIRST_MYSTIC; member < FIRST_MONSTER; member++)
    if (table.where[figureOf(seat, member)] === BOX) return figureOf(seat, member);
  return -1;
}

/** The clan's figures there, in the order of the clan. */
export function figuresAt(table: Table, seat: number, place: number): number[] {
  const found: number[] = [];
  for (let figure = seat * FIGURES_PER_CLAN; figure < (seat + 1) * FIGURES_PER_CLAN; figure++)
    if (table.where[figure] === place) found.push(figure);
  return found;
}

/** Whether the clan has a figure there that walks: any but a ship (BR-46, BRC-13). */
export function hasWalker(table: Table, seat: number, province: number): boolean {
  for (let figure = seat * FIGURES_PER_CLAN; figure < (seat + 1) * FIGURES_PER_CLAN; figure++)
    if (table.where[figure] === province && !isShip(table, figure)) return true;
  return false;
}

/** In the province and in the fjord that supports it (BR-62). */
export const figuresIn = (table: Table, seat: number, province: number): number[] => figuresOf(table, [seat], province);

/** The figures of several clans in the province and its fjord, clan by clan. */
export function figuresOf(table: Table, seats: readonly number[], province: number): number[] {
  const found: number[] = [];
  const fjord = fjordOf(province);
  for (const seat of seats) {
    for (let figure = seat * FIGURES_PER_CLAN; figure < (seat + 1) * FIGURES_PER_CLAN; figure++) {
      const place = table.where[figure];
      if (place === province || place === fjord) found.push(figure);
    }
  }
  return found;
}

export function isIn(table: Table, seat: number, province: number): boolean {
  const fjord = fjordOf(province);
  for (let figure = seat * FIGURES_PER_CLAN; figure < (seat + 1) * FIGURES_PER_CLAN; figure++) {
    const place = table.where[figure];
    if (place === province || place === fjord) return true;
  }
  return false;
}

/** The monster with that power that the clan has in the province itself, -1 if none. */
export function monsterAt(table: Table, seat: number, province: number, fact: keyof MonsterFacts): number {
  for (let member = FIRST_MONSTER; member < FIGURES_PER_CLAN; member++) {
    const figure = figureOf(seat, member);
    if (table.where[figure] === province && monsterHas(table, figure, fact)) return figure;
  }
  return -1;
}

/** The clan's monsters with that power, wherever they are. */
export function monstersWith(table: Table, seat: number, fact: keyof MonsterFacts): MonsterFacts[] {
  const found: MonsterFacts[] = [];
  for (let member = FIRST_MONSTER; member < FIGURES_PER_CLAN; member++) {
    const figure = figureOf(seat, member);
    if (placeOf(table, figure) !== BOX && monsterHas(table, figure, fact)) found.push(monsterFacts(table, figure));
  }
  return found;
}

const NO_PLACES: readonly ClanPlaceId[] = [];

/** Where the clan's two monsters of that card are, if it has two and they are apart; else nothing (BR-55). */
export function twinPlaces(table: Table, seat: number, card: number): readonly ClanPlaceId[] {
  const first = seat * MONSTERS_PER_CLAN;
  if (table.monsters[first] !== card || table.monsters[first + 1] !== card) return NO_PLACES;
  const places = [FIRST_MONSTER, FIRST_MONSTER + 1].map((member) => placeOf(table, figureOf(seat, member)));
  if (places[0] === places[1]) return NO_PLACES;
  return places.sort((one, other) => one - other).map((place) => placeName(place) as ClanPlaceId);
}

export function countOnBoard(table: Table, seat: number): number {
  let count = 0;
  for (let figure = seat * FIGURES_PER_CLAN; figure < (seat + 1) * FIGURES_PER_CLAN; figure++)
    if (onBoard(placeOf(table, figure))) count++;
  return count;
}

export function countAt(table: Table, seat: number, place: number): number {
  let count = 0;
  for (let figure = seat * FIGURES_PER_CLAN; figure < (seat + 1) * FIGURES_PER_CLAN; figure++)
    if (table.where[figure] === place) count++;
  return count;
}

// ── Strength ────────────────────────────────────────────────────────────────────────────────────────────────────────

/** The STR of one figure by itself, where it stands (BR-5, BRC-49, BRC-51). */
export function strengthOf(table: Table, figure: number): number {
  if (isMonster(figure)) {
    const facts = monsterFacts(table, figure);
    return table.where[figure] === YGGDRASIL ? (facts.strInYggdrasil ?? facts.str) : facts.str;
  }
  if (isWarrior(figure)) return warriorUpgrade(table, ownerOf(figure))?.str ?? TROOP_STR.warrior;
  if (isMystic(figure)) return TROOP_STR.mystic;
  return memberOf(figure) === LEADER ? TROOP_STR.leader : TROOP_STR.ship;
}

/** A line of the sum that a clan's strength is made of, for the page to show. */
interface StrengthLine {
  readonly figure: FigureId;
  readonly count: number;
  readonly strength: number;
}

/** Which figures count in a battle. */
export type Counted = 'all' | 'monsters';

/** The clan's STR in a province with its fjord, line by line (BRC-57: pairs of warriors). */
export function strengthLines(table: Table, seat: number, province: number, counted: Counted): StrengthLine[] {
  const lines: StrengthLine[] = [];
  let warriors = 0;
  for (const figure of figuresIn(table, seat, province)) {
    if (isMonster(figure)) lines.push({ figure: nameOf(table, figure), count: 1, strength: strengthOf(table, figure) });
    else if (isWarrior(figure)) warriors++;
    else
      lines.push({
        figure: nameOf(table, figure),
        count: 1,
        strength: counted === 'all' ? strengthOf(table, figure) : 0,
      });
  }
  if (warriors > 0)
    lines.push({
      figure: 'warrior',
      count: warriors,
      strength: counted === 'all' ? warriorsStrength(table, seat, warriors) : 0,
    });
  return lines;
}

function warriorsStrength(table: Table, seat: number, count: number): number {
  const upgrade = warriorUpgrade(table, seat);
  const each = upgrade?.str ?? TROOP_STR.warrior;
  const pair = upgrade?.pairStr ?? 2 * each;
  return Math.floor(count / 2) * pair + (count % 2) * each;
}

export function strengthIn(table: Table, seat: number, province: number, counted: Counted = 'all'): number {
  let sum = 0;
  let warriors = 0;
  const fjord = fjordOf(province);
  for (let figure = seat * FIGURES_PER_CLAN; figure < (seat + 1) * FIGURES_PER_CLAN; figure++) {
    const place = table.where[figure];
    if (place !== province && place !== fjord) continue;
    if (isWarrior(figure)) warriors++;
    else if (counted === 'all' || isMonster(figure)) sum += strengthOf(table, figure);
  }
  return counted === 'all' ? sum + warriorsStrength(table, seat, warriors) : sum;
}

/** BR-82, BRC-60: strictly more than everybody else, and more than nothing, in a standing province. */
export function isStrongest(table: Table, seat: number, province: number): boolean {
  if (table.destroyed[province]) return false;
  const own = strengthIn(table, seat, province);
  if (own === 0) return false;
  for (let rival = 0; rival < table.rage.length; rival++) {
    if (rival !== seat && strengthIn(table, rival, province) >= own) return false;
  }
  return true;
}

// ── The board ───────────────────────────────────────────────────────────────────────────────────────────────────────

export const statValue = (table: Table, seat: number, stat: number): number => statAt(stat, stepOf(table, seat, stat));
export const canRise = (table: Table, seat: number, stat: number): boolean => stepOf(table, seat, stat) < TOP_STEP;

/** BR-44. */
export const hornsFull = (table: Table, seat: number): boolean =>
  countOnBoard(table, seat) >= statValue(table, seat, HORNS);

export function emptyVillages(table: Table, province: number): number {
  let left = villagesOf(province);
  if (left === Infinity) return left; // Yggdrasil: nothing to count
  for (const place of table.where) if (place === province) left--;
  return left;
}

/** BR-4: a fjord is usable while one of its provinces stands. */
export const fjordOpen = (table: Table, fjord: number): boolean =>
  supportedBy(fjord).some((province) => !table.destroyed[province]);

/** Provinces of a place: itself, or those that stand by the fjord. */
export const provincesOf = (table: Table, place: number): readonly number[] =>
  isFjord(place) ? supportedBy(place).filter((province) => !table.destroyed[province]) : [place];

// ── Invasions ───────────────────────────────────────────────────────────────────────────────────────────────────────

/** Rage for invading there with that figure (BR-40 to BR-43, BRC-44, BRC-55). */
export function invasionCost(table: Table, seat: number, figure: number, place: number): number {
  if (table.where[figure] !== RESERVE) return priceOf(table, seat, 'fromValhalla');
  if (isOpened(table, seat, place)) return 0;
  if (isLeader(table, figure) || isMystic(figure)) return 0;
  if (isMonster(figure)) return invadeCostOf(monsterFacts(table, figure));
  return strengthOf(table, figure);
}

/** Whether the clan's Mystic Troll stands in the province, or in one that the fjord supports (BRC-55). */
function isOpened(table: Table, seat: number, place: number): boolean {
  for (let member = FIRST_MONSTER; member < FIGURES_PER_CLAN; member++) {
    const figure = figureOf(seat, member);
    const province = placeOf(table, figure);
    if (!isProvince(province) || (province !== place && fjordOf(province) !== place)) continue;
    if (monsterHas(table, figure, 'opensItsProvince')) return true;
  }
  return false;
}

/** Why the figure cannot invade there, whatever it costs; null if it can (BR-40 to BR-42, BRC-7). */
export function placeRefusal(table: Table, figure: number, place: number): string | null {
  if (isShip(table, figure) !== isFjord(place)) return isFjord(place) ? 'BR-41.other' : 'BR-41';
  if (isFjord(place)) return fjordOpen(table, place) ? null : 'BR-12';
  if (table.destroyed[place]) return 'BR-12';
  if (place === YGGDRASIL)
    return isMonster(figure) && monsterFacts(table, figure).strInYggdrasil !== undefined ? null : 'BR-42';
  return emptyVillages(table, place) > 0 ? null : 'BR-40.village';
}

/** Whether one of these figures is in reserve and could invade somewhere for free (BR-44, BR-53). Depends on public facts only. */
export function canInvadeForFree(table: Table, seat: number, figures: readonly FigureId[]): boolean {
  if (hornsFull(table, seat)) return false;
  return figures.some((name) => {
    const figure = findFigure(table, seat, name, RESERVE);
    return figure !== -1 && SPOTS.some((_, place) => placeRefusal(table, figure, place) === null);
  });
}

/** The rival's figure whose village a mystic with Odin's Chosen may take, -1 if there is none (BRC-56). */
export function displaceable(
  table: Table,
  seat: number,
  place: number,
  rival: number,
  name: 'warrior' | 'mystic',
): number {
  if (rival === seat || place === YGGDRASIL || table.destroyed[place]) return -1;
  return findFigure(table, rival, name, place);
}

export const adjacent = (from: number, to: number): boolean => neighboursOf(from).includes(to);

// ── Marches and steps ───────────────────────────────────────────────────────────────────────────────────────────────

/** Figures that can still join the march, in any order (BR-45). */
export function marchers(table: Table, { seat, from, to }: FrameOf<'march'>): number[] {
  if (emptyVillages(table, to) === 0) return [];
  return figuresAt(table, seat, from).filter((figure) => !isShip(table, figure));
}

/** The clan's leaders that stand in the province (BRC-37, BRC-52). */
export const leadersThere = (table: Table, seat: number, province: number): number[] =>
  figuresAt(table, seat, province).filter((figure) => isLeader(table, figure));

/** Where a leader may step (BRC-37): a standing neighbour with an empty village, or Yggdrasil. */
export const stepsFrom = (table: Table, province: number): readonly number[] =>
  neighboursOf(province).filter((to) => !table.destroyed[to] && emptyVillages(table, to) > 0);
