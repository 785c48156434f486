/** Every card lies in one place, where it belongs, and is known to those who may look there. */
import { KNOWN, rowOf, seatsFrom, type Seat, type Zone } from '../../../../kernel/index.ts';
import { CLANS } from '../../facts/ids.ts';
import { NO_CARD } from '../content.ts';
import { content, isLegendary, itemOf, slotNumber, type Table } from '../table.ts';
import { zones } from '../visibility.ts';

export function cardFaults(table: Table, found: string[]): void {
  const { kinds } = table.hidden;
  const seats = seatsFrom(0, table.clans.length);
  const seen = new Uint8Array(kinds.length);
  let count = 0;
  for (const zone of zones(table)) {
    count += zone.pieces.length;
    zoneFaults(table, zone, zone.seenBy === 'all' ? seats : zone.seenBy, found);
    for (const piece of zone.pieces) {
      if (seen[piece] === 1) found.push('a piece lies in two places');
      seen[piece] = 1;
    }
  }
  if (count !== kinds.length) found.push(`${kinds.length - count} pieces are lost`);
  openCardFaults(table, found);
}

function zoneFaults(table: Table, zone: Zone, viewers: readonly Seat[], found: string[]): void {
  const { kinds, lots } = table.hidden;
  const { pieces, ordered, name } = zone;
  const fits = sortOf(table, name);
  const rows = viewers.map((seat) => rowOf(table.hidden, seat));
  let before = -1;
  for (const piece of pieces) {
    if (!fits(kinds[piece]!)) found.push(`a piece of the wrong sort lies in ${name}`);
    if (!ordered && piece < before) found.push(`${name} is out of order`);
    before = piece;
    for (const row of rows) if (lots[row + piece] !== KNOWN) found.push(`${name} is not known to its viewers`);
  }
}

/** Which cards belong into a zone. */
function sortOf(table: Table, zone: string): (code: number) => boolean {
  const { cards } = content(table);
  const [name, seat] = zone.split(' ');
  switch (name) {
    case 'pile':
      return (code) => cards.equipment[code] !== undefined;
    case 'legendary':
    case 'drawn':
      return (code) => cards.legendary[code] !== undefined;
    case 'open':
      return (code) => cards.items[code] !== undefined;
    default: {
      const clan = CLANS[table.clans[Number(seat)]!];
      return (code) => cards.clanOfTactic[code] === clan;
    }
  }
}

/** Every open card lies in the market, beside a sheet or in a slot of its kind. */
function openCardFaults(table: Table, found: string[]): void {
  const { kinds } = table.hidden;
  /** By code: how many lie open and have not been found yet. */
  const left = new Map<number, number>();
  for (const piece of table.open) left.set(kinds[piece]!, (left.get(kinds[piece]!) ?? 0) + 1);
  let placed = 0;
  const place = (code: number): void => {
    placed++;
    const there = left.get(code) ?? 0;
    if (there === 0) found.push('the open cards are not those of market, sheets and slots');
    left.set(code, there - 1);
  };
  for (const row of table.worn) {
    row.forEach((code, at) => {
      if (code === NO_CARD) return;
      place(code);
      if (slotNumber(itemOf(table, code)) !== at % 2) found.push('a card lies in a slot of the other kind');
    });
  }
  for (const list of [table.market, ...table.aside]) {
    list.forEach((code, at) => {
      place(code);
      if (at > 0 && list[at - 1]! > code) found.push('a list of cards is out of order');
    });
  }
  if (placed !== table.open.length) found.push('an open card lies nowhere');
  for (const code of table.market) if (isLegendary(table, code)) found.push('a legendary card lies in the market');
}
