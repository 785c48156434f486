/**
 * Reads described positions, for tests and for the referee:
 * `{ seats: 2, units: [{ A4: [2, 4, 0] }, { A6: [1, 0, 0] }], elves: { A0: [3, 0, 0] }, phase: 'first' }`.
 * Cards that are not named stay in their piles, units in their reserves, elves in the bag.
 */
import { checkOptions, type Position, type Random } from '../../../../kernel/index.ts';
import { CLAN_CODES } from '../../facts/ids.ts';
import { optionsFor, type RageOptions } from '../../facts/options.ts';
import { DEFAULT_PACK } from '../../facts/pack/index.ts';
import { DEFAULT_CONTENT } from '../content.ts';
import type { RageFrame } from '../frames.ts';
import { layTiles } from '../layout.ts';
import { emptyTable, gatherCards } from '../setup.ts';
import { isCampaign, isSolo } from '../table-options.ts';
import type { Table } from '../table.ts';
import { placeBastions, placeElves, placeUnits, tilesOf } from './board.ts';
import { layEquipment, layTactics } from './cards.ts';
import { countOf, fail, fill, KEYS, need, type Described } from './described.ts';
import { stackOf } from './stack.ts';

export function position(described: unknown, random: Random): Position<Table, RageFrame, RageOptions> {
  need(typeof described === 'object' && described !== null, 'a position is an object');
  const unknown = Object.keys(described).find((key) => !Object.hasOwn(KEYS, key));
  need(unknown === undefined, `a position has no ${String(unknown).slice(0, 40)}`);
  const given = described as Described;
  const { seats } = given;
  need([1, 2, 3, 4].includes(seats), 'a position has 1 to 4 seats');
  const specs = optionsFor([DEFAULT_PACK.id]);
  const options = checkOptions(
    { id: 'clash-of-rage', seats: { min: 1, max: 4 }, options: specs },
    seats,
    given.options,
  );
  const table = tableOf(given, options, random);
  return { seats, options, table, stack: stackOf(given, table) };
}

function tableOf(given: Described, options: RageOptions, random: Random): Table {
  const { seats } = given;
  const clans = options.clans.map((clan) => CLAN_CODES[clan]);
  const table = emptyTable(clans, courseOf(given, options), null);
  const { scenarioCodes } = DEFAULT_CONTENT.cards;
  const { scenario } = options;
  table.gamesPlayed = countOf(given.gamesPlayed, 'gamesPlayed', 0);
  table.scenario =
    table.course.length > 0
      ? (table.course[table.gamesPlayed] ?? fail('the campaign has no such game'))
      : isSolo(seats) || scenario === 'none'
        ? -1
        : scenarioCodes.get(scenario)!;
  table.tiles = given.tiles === undefined ? layTiles(DEFAULT_CONTENT, seats, options, random) : tilesOf(given.tiles);
  table.round = countOf(given.round, 'round', 2);
  table.domination = countOf(given.domination, 'domination', 0);
  placeBastions(table, given);
  placeUnits(table, given);
  placeElves(table, given);
  fill(table.gold, given.gold, 'gold');
  fill(table.crystals, given.crystals, 'crystals');
  fill(table.held, given.held, 'held');
  fill(table.campaignPoints, given.campaignPoints, 'campaignPoints');
  gatherCards(table);
  layTactics(table, given, random);
  layEquipment(table, given, random);
  return table;
}

function courseOf(given: Described, options: RageOptions): number[] {
  const { course } = given;
  if (!isCampaign(given.seats, options)) {
    need(course === undefined, 'only a campaign has a course');
    return [];
  }
  need(Array.isArray(course) && course.length > 0, 'a campaign names its scenarios as its course');
  const { scenarioCodes } = DEFAULT_CONTENT.cards;
  return course.map((id) => scenarioCodes.get(id) ?? fail(`there is no scenario ${String(id).slice(0, 40)}`));
}
