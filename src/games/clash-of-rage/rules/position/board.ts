/** Map, bastions, units and elves of a described position. */
import { hexCode } from '../../facts/board.ts';
import { TYPES } from '../../facts/ids.ts';
import { ROTATIONS } from '../../facts/pack/index.ts';
import { BASTION, PLACES } from '../../facts/places.ts';
import { DEFAULT_CONTENT } from '../content.ts';
import { boardFor, ELF_SIDE, slotOf, territoryCount, unitTypeOf, type Table } from '../table.ts';
import { fail, fill, isCount, isCounts, need, type Described } from './described.ts';

export function tilesOf(tiles: NonNullable<Described['tiles']>): number[][] {
  need(Array.isArray(tiles) && tiles.length >= 1 && tiles.length <= 4, 'a map has one to four tiles');
  return tiles.map(({ face, at, rotation }) => {
    const code = DEFAULT_CONTENT.cards.faceCodes.get(face) ?? fail(`there is no face ${String(face).slice(0, 40)}`);
    need(Array.isArray(at) && at.length === 2 && at.every((one) => Math.abs(one) < 10), 'a tile lies at [q, r]');
    need(isCount(rotation) && rotation < ROTATIONS, 'a rotation is 0 to 5');
    return [code, at[0]!, at[1]!, rotation];
  });
}

export function placeBastions(table: Table, { bastions, seats, phase, round = 2 }: Described): void {
  need(bastions === undefined || (Array.isArray(bastions) && bastions.length === seats), 'bastions are by seat');
  const isBefore = round === 1 && (phase === 'cards' || phase === 'bastions');
  for (let seat = 0; seat < seats; seat++) {
    const told = bastions?.[seat];
    if (told === null || (told === undefined && isBefore)) continue;
    if (told !== undefined) {
      need(Array.isArray(told) && told.length === 2, 'a bastion lies at [q, r]');
      table.bastions[seat] = hexCode(told[0]!, told[1]!);
    } else table.bastions[seat] = freeSite(table);
  }
}

/** The first site from the top that no other bastion touches. */
function freeSite(table: Table): number {
  const { sites } = boardFor(table);
  const taken = table.bastions.filter((code) => code !== -1).map((code) => sites.find((site) => site.code === code)!);
  const isFree = (q: number, r: number): boolean =>
    taken.every(
      (other) => Math.max(Math.abs(other.q - q), Math.abs(other.r - r), Math.abs(other.q + other.r - q - r)) > 1,
    );
  return sites.find(({ q, r, beside }) => beside.length > 1 && isFree(q, r))!.code;
}

export function placeOf(table: Table, name: string): number {
  const place = (PLACES as readonly string[]).indexOf(name);
  need(place === BASTION || (place >= 0 && place < territoryCount(table)), `there is no place ${name.slice(0, 40)}`);
  return place;
}

export function placeUnits(table: Table, { units, seats }: Described): void {
  need(units === undefined || (Array.isArray(units) && units.length === seats), 'units are by seat');
  for (let seat = 0; seat < seats; seat++) {
    for (const type of TYPES) table.reserves[seat]![type] = unitTypeOf(table, seat, type).count;
    for (const [name, counts] of Object.entries(units?.[seat] ?? {})) {
      need(isCounts(counts, TYPES.length), `the units on ${name.slice(0, 40)} are three numbers`);
      const place = placeOf(table, name);
      for (const type of TYPES) {
        table.units[seat]![slotOf(place, type)] = counts[type]!;
        table.reserves[seat]![type]! -= counts[type]!;
      }
    }
  }
}

export function placeElves(table: Table, { elves = {}, bag, removed }: Described): void {
  for (const kind of TYPES) table.bag[kind] = unitTypeOf(table, ELF_SIDE, kind).count;
  for (const [name, counts] of Object.entries(elves)) {
    const place = placeOf(table, name);
    need(place !== BASTION && isCounts(counts, TYPES.length), `the elves on ${name.slice(0, 40)} are three numbers`);
    for (const kind of TYPES) {
      table.elves[slotOf(place, kind)] = counts[kind]!;
      table.bag[kind]! -= counts[kind]!;
    }
  }
  fill(table.removed, removed, 'removed');
  if (bag !== undefined) {
    fill(table.bag, bag, 'bag');
    return;
  }
  let gone = table.removed.reduce((sum, count) => sum + count, 0);
  for (const kind of TYPES) {
    const taken = Math.min(gone, Math.max(0, table.bag[kind]!));
    table.bag[kind]! -= taken;
    gone -= taken;
  }
}
