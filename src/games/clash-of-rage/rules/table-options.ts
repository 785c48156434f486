/** The options of a table as they hold for its number of seats (CR-110): one that does not go with it has no effect. */
import { DOMINATION, POINTS_TO_WIN } from '../facts/constants.ts';
import type { RageOptions } from '../facts/options.ts';
import type { Scenario } from '../facts/pack/index.ts';
import { content, type Table } from './table.ts';

export const isSolo = (seats: number): boolean => seats === 1;

export const isCampaign = (seats: number, options: RageOptions): boolean => !isSolo(seats) && options.campaign;

/** Null in solo play, which has no limit (CRR-55). */
export const roundLimitOf = (seats: number, options: RageOptions): number | null =>
  isSolo(seats) ? null : Number(options.roundLimit);

/** The domination points at which solo play is lost (CR-90). */
export const dominationLimit = (options: RageOptions): number => DOMINATION[options.level];

export const scenarioOf = (table: Table): Scenario | null =>
  table.scenario === -1 ? null : content(table).cards.scenarios[table.scenario]!;

/** The points that win at the moments of CR-71; null where the scenario names none (CR-97). */
export function pointsToWin(table: Table, options: RageOptions): number | null {
  const scenario = scenarioOf(table);
  if (scenario === null) return POINTS_TO_WIN[options.length];
  return 'points' in scenario.victory ? scenario.victory.points : null;
}

/** What a card of the market costs (CR-22, CRR-52). */
export function priceOf(table: Table, code: number): number {
  const { cost } = content(table).cards.equipment[code]!;
  const { priceChange = 0, priceFloor = 0 } = scenarioOf(table)?.setup ?? {};
  return priceChange === 0 ? cost : Math.max(priceFloor, cost + priceChange);
}
