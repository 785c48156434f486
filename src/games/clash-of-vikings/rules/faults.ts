/** Invariants of the table, checked between answers. */
import { knows, seatsFrom } from '../../../kernel/index.ts';
import { isBracelet, isCardOf } from './kinds.ts';
import { braceletsOn, handOf, laidBy, spaceOf, type Table } from './table.ts';
import { isWater, vikingOn } from '../facts/standing.ts';
import { zones } from './visibility.ts';

const CARD_ZONES = /^(hand|deck|laid|spent|shown|discard) /;

export function faults(table: Table): string[] {
  const found: string[] = [];
  const { kinds } = table.hidden;
  const seats = seatsFrom(0, table.vikings.length);
  const all = new Set<number>();
  let count = 0;
  for (const zone of zones(table)) {
    count += zone.pieces.length;
    const cards = CARD_ZONES.test(zone.name);
    const owner = Number(zone.name.split(' ')[1]);
    let before = -1;
    for (const piece of zone.pieces) {
      all.add(piece);
      const kind = kinds[piece]!;
      if (isBracelet(kind) === cards) found.push(`a piece of the wrong sort lies in ${zone.name}`);
      if (cards && !isCardOf(owner, kind)) found.push(`a rival’s card lies in ${zone.name}`);
      if (!zone.ordered && piece < before) found.push(`${zone.name} is out of order`);
      before = piece;
      if (zone.seenBy === 'all') {
        if (seats.some((seat) => !knows(table.hidden, seat, piece))) found.push(`${zone.name} is not known to all`);
      } else if (zone.seenBy.some((seat) => !knows(table.hidden, seat, piece))) {
        found.push(`${zone.name} is not known to its owner`);
      }
    }
  }
  if (all.size !== count) found.push('a piece lies in two places');
  if (count !== kinds.length) found.push(`${kinds.length - count} pieces are lost`);
  for (const seat of seats) {
    if (handOf(table, seat).length > table.handSize)
      found.push(`seat ${seat} holds ${handOf(table, seat).length} cards`);
    if (laidBy(table, seat).length > 1) found.push(`seat ${seat} has two cards under discussion`);
    const space = spaceOf(table, seat);
    if (space === -1) continue;
    if (isWater(table, space)) found.push(`the Viking of seat ${seat} stands in water`);
    if (vikingOn(table, space) !== seat) found.push(`two Vikings stand on one space`);
    if (braceletsOn(table, space).length > 0) found.push(`bracelets lie under the Viking of seat ${seat}`);
  }
  if (table.air.length > 1) found.push('two bracelets are in the air');
  return found;
}
