/** Invariants of the table, checked between answers. */
import { knows, seatsOf } from '../../../kernel/index.ts';
import {
  BOX,
  FIRST_MONSTER,
  FIRST_MYSTIC,
  FIGURES_PER_CLAN,
  HORNS,
  isFjord,
  isUpgrade,
  onBoard,
  PROVINCES,
  SLOT_CAPACITY,
  SLOTS,
  TOP_STEP,
  YGGDRASIL,
} from '../facts/index.ts';
import { countOnBoard, emptyVillages, fjordOpen, isShip, statValue } from './queries.ts';
import {
  gloryFrom,
  gloryOf,
  memberOf,
  ownerOf,
  placeOf,
  rageOf,
  SOURCES_PER_CLAN,
  upgradesOf,
  type Table,
} from './table.ts';
import { zones } from './visibility.ts';
import { isPieceKind } from './pieces.ts';
import { factsOf } from './cards.ts';

export function faults(table: Table): string[] {
  if (!table.hidden.kinds.every(isPieceKind)) return ['there is no such card'];
  const found: string[] = [];
  cardFaults(table, found);
  figureFaults(table, found);
  boardFaults(table, found);
  for (let seat = 0; seat < table.rage.length; seat++) {
    if (rageOf(table, seat) < 0) found.push(`seat ${seat} has ${table.rage[seat]} Rage`);
    if (gloryOf(table, seat) < 0) found.push(`seat ${seat} has ${table.glory[seat]} Glory`);
    let told = 0;
    for (let source = 0; source < SOURCES_PER_CLAN; source++) told += gloryFrom(table, seat, source);
    if (told !== table.glory[seat]) found.push(`seat ${seat} has ${table.glory[seat]} Glory and tells of ${told}`);
    const upgrades = upgradesOf(table, seat).map((piece) => factsOf(table, piece));
    for (const slot of SLOTS) {
      const count = upgrades.filter(({ type }) => type === slot).length;
      if (count > SLOT_CAPACITY[slot]) found.push(`seat ${seat} has ${count} ${slot} upgrades`);
    }
    const horns = statValue(table, seat, HORNS);
    const figures = countOnBoard(table, seat);
    if (figures > horns) found.push(`seat ${seat} has ${figures} figures on the board and Horns for ${horns} (BR-44)`);
    if (!upgrades.every(isUpgrade)) found.push(`seat ${seat} has a card on its sheet that is no upgrade`);
  }
  if (table.steps.some((step) => step < 0 || step > TOP_STEP)) found.push('a stat is off its track');
  return found;
}

function cardFaults(table: Table, found: string[]): void {
  const once = new Set<number>();
  let count = 0;
  for (const { name, pieces, ordered, seenBy, fits } of zones(table)) {
    count += pieces.length;
    let before = -1;
    for (const piece of pieces) {
      once.add(piece);
      if (!ordered && piece < before) found.push(`${name} is out of order`);
      before = piece;
      if (fits !== undefined && !fits(table.hidden.kinds[piece]!))
        found.push(`a card that does not fit lies in ${name}`);
      const seers = seenBy === 'all' ? seatsOf(table.rage.length) : seenBy;
      if (seers.some((seat) => !knows(table.hidden, seat, piece)))
        found.push(`a card in ${name} is unknown to who sees it`);
    }
  }
  if (once.size !== count) found.push('a card lies in two places');
  if (count !== table.hidden.kinds.length) found.push(`${table.hidden.kinds.length - count} cards are lost`);
}

function figureFaults(table: Table, found: string[]): void {
  for (let figure = 0; figure < table.where.length; figure++) {
    const place = placeOf(table, figure);
    const member = memberOf(figure);
    const seat = ownerOf(figure);
    if (place < 0 || place > BOX) found.push(`figure ${figure} is nowhere`);
    if (place === BOX && member < FIRST_MYSTIC) found.push(`seat ${seat} has lost a figure to the box`);
    const nameless = member >= FIRST_MONSTER && table.monsters[seat * 2 + member - FIRST_MONSTER] === -1;
    if (nameless) {
      if (place !== BOX) found.push(`seat ${seat} has a monster without a card`);
      continue;
    }
    if (place === BOX && member >= FIRST_MONSTER) found.push(`seat ${seat} has a monster in the box`);
    if (!onBoard(place)) continue;
    if (isFjord(place) !== isShip(table, figure)) found.push(`seat ${seat} has a figure where it cannot be`);
    if (isFjord(place) ? !fjordOpen(table, place) : table.destroyed[place])
      found.push(`seat ${seat} has a figure in a destroyed place`);
  }
  for (let province = 0; province < PROVINCES.length; province++) {
    if (emptyVillages(table, province) < 0) found.push(`${PROVINCES[province]} holds more figures than villages`);
  }
  if (table.where.length !== table.rage.length * FIGURES_PER_CLAN) found.push('figures are missing');
}

/** Only outer provinces have a Ragnarök token, one each, and Fenrir only attracts Ragnarök to outer provinces. */
function boardFaults(table: Table, found: string[]): void {
  if (table.destroyed[YGGDRASIL]) found.push('yggdrasil is destroyed, which Ragnarök never does (BR-11, BRC-54)');
  table.doom.forEach((province, age) => {
    if (province === YGGDRASIL) found.push('yggdrasil is doomed, but has no Ragnarök token (BR-11)');
    if (table.doom.indexOf(province) !== age)
      found.push(`${PROVINCES[province]} is doomed twice, but has one Ragnarök token (BR-11)`);
  });
}
