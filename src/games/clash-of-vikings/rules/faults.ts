/** What must hold between any two answers. */
import { knows, type Seat } from '../../../kernel/index.ts';
import { CARDS } from '../ids.ts';
import { isBracelet, isWater, type Table } from './table.ts';
import { zones } from './visibility.ts';

const CARD_ZONES = /^(hand|deck|laid|spent|shown|discard) /;

export function faults(table: Table): string[] {
  const found: string[] = [];
  const { kinds } = table.hidden;
  const all = new Set<number>();
  let count = 0;
  for (const zone of zones(table)) {
    count += zone.pieces.length;
    const cards = CARD_ZONES.test(zone.name);
    const owner = Number(zone.name.split(' ')[1]);
    let before = -1;
    for (const piece of zone.pieces) {
      all.add(piece);
      if (isBracelet(table, piece) === cards) found.push(`a piece of the wrong sort lies in ${zone.name}`);
      if (cards && Math.floor(kinds[piece]! / CARDS.length) !== owner)
        found.push(`a rival’s card lies in ${zone.name}`);
      if (!zone.ordered && piece < before) found.push(`${zone.name} is out of order`);
      before = piece;
      if (zone.seenBy === 'all') {
        if (table.vikings.some((_, seat) => !knows(table.hidden, seat as Seat, piece)))
          found.push(`${zone.name} is not known to all`);
      } else if (zone.seenBy.some((seat) => !knows(table.hidden, seat, piece))) {
        found.push(`${zone.name} is not known to its owner`);
      }
    }
  }
  if (all.size !== count) found.push('a piece lies in two places');
  if (count !== kinds.length) found.push(`${kinds.length - count} pieces are lost`);
  table.vikings.forEach((space, seat) => {
    if (space === -1) return;
    if (isWater(table, space)) found.push(`the Viking of seat ${seat} stands in water`);
    if (table.vikings.indexOf(space) !== seat) found.push(`two Vikings stand on one space`);
    if (table.arena[space]!.length > 0) found.push(`bracelets lie under the Viking of seat ${seat}`);
  });
  for (const [seat, hand] of table.hands.entries()) {
    if (hand.length > table.handSize) found.push(`seat ${seat} holds ${hand.length} cards`);
    if (table.laid[seat]!.length > 1) found.push(`seat ${seat} has two cards under discussion`);
  }
  if (table.air.length > 1) found.push('two bracelets are in the air');
  return found;
}
