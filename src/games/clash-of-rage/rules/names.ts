/** Numbers of the rules as the names that events, options and views use. */
import { CLAN_UNITS, ELVES, type ClanUnitId, type UnitId } from '../facts/ids.ts';
import type { Side, Troop } from '../facts/events.ts';
import type { Seat } from '../../../kernel/index.ts';
import { PLACES, TERRITORIES, type PlaceId, type TerritoryId } from '../facts/places.ts';
import { content, ELF_SIDE, type Table } from './table.ts';

export const placeName = (place: number): PlaceId => PLACES[place]!;
export const territoryName = (territory: number): TerritoryId => TERRITORIES[territory]!;
export const sideName = (side: number): Side => (side === ELF_SIDE ? 'elves' : (side as Seat));
export const clanUnit = (table: Table, seat: number, type: number): ClanUnitId =>
  CLAN_UNITS[table.clans[seat]!]![type]!;
export const unitName = (table: Table, side: number, type: number): UnitId =>
  side === ELF_SIDE ? ELVES[type]! : clanUnit(table, side, type);
export const itemName = (table: Table, code: number): string => content(table).cards.items[code]!.id;
export const itemNames = (table: Table, codes: readonly number[]): string[] =>
  codes.map((code) => itemName(table, code));
export const tacticName = (table: Table, code: number): string => content(table).cards.tactics[code]!.id;

/** Units by type as troops, those of which there are any. */
export const troopsOf = (table: Table, side: number, counts: readonly number[]): Troop[] =>
  counts.flatMap((count, type) => (count === 0 ? [] : [{ unit: unitName(table, side, type), count }]));
