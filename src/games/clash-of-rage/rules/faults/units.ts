/** Every unit, elf and bastion is somewhere that it can be. */
import { sitesTouch } from '../../facts/board.ts';
import { boardFor, ELF_SIDE, PLACE_COUNT, slotOf, strengthAt, TYPE_COUNT, unitTypeOf, type Table } from '../table.ts';

export function unitFaults(table: Table, found: string[]): void {
  const territories = boardFor(table).hexes.length;
  for (let seat = 0; seat < table.clans.length; seat++) seatUnits(table, seat, territories, found);
  elves(table, territories, found);
  const armies = [table.elves, ...table.units];
  for (let territory = 0; territory < territories; territory++) {
    const slot = slotOf(territory, 0);
    let sides = 0;
    for (const army of armies) if (army[slot]! + army[slot + 1]! + army[slot + 2]! > 0) sides++;
    if (sides > 2) found.push('three sides stand on one territory');
  }
  bastions(table, found);
}

function seatUnits(table: Table, seat: number, territories: number, found: string[]): void {
  const units = table.units[seat]!;
  const reserve = table.reserves[seat]!;
  if (units.length !== PLACE_COUNT * TYPE_COUNT) found.push(`the units of seat ${seat} are not counted by place`);
  for (const count of units) if (!(count >= 0)) found.push(`seat ${seat} has less than no units`);
  for (let type = 0; type < TYPE_COUNT; type++) {
    let there = reserve[type]!;
    if (!(there >= 0)) found.push(`seat ${seat} has less than no units`);
    for (let slot = type; slot < units.length; slot += TYPE_COUNT) there += units[slot]!;
    const { count } = unitTypeOf(table, seat, type);
    if (there !== count) found.push(`seat ${seat} has ${there} of ${count} units of level ${type + 1}`);
  }
  for (let place = territories; place < PLACE_COUNT - 1; place++)
    if (strengthAt(table, seat, place) > 0) found.push(`units of seat ${seat} stand beside the map`);
}

/** On the board, in the bag, or removed: none is lost (CR-48). */
function elves(table: Table, territories: number, found: string[]): void {
  if (table.elves.length !== (PLACE_COUNT - 1) * TYPE_COUNT) found.push('the elves are not counted by territory');
  let there = 0;
  for (const list of [table.elves, table.bag]) {
    for (const count of list) {
      if (!(count >= 0)) found.push('there are less than no elves');
      there += count;
    }
  }
  for (const count of table.removed) there += count;
  let tokens = 0;
  for (let kind = 0; kind < TYPE_COUNT; kind++) tokens += unitTypeOf(table, ELF_SIDE, kind).count;
  if (there !== tokens) found.push(`there are ${there} of ${tokens} elves`);
  for (let place = territories; place < PLACE_COUNT - 1; place++)
    if (strengthAt(table, ELF_SIDE, place) > 0) found.push('elves stand beside the map');
}

function bastions(table: Table, found: string[]): void {
  const { sites } = boardFor(table);
  table.bastions.forEach((code, seat) => {
    if (code === -1) return;
    if (!sites.some((site) => site.code === code)) found.push('a bastion does not touch the board');
    for (let other = 0; other < seat; other++) {
      const second = table.bastions[other]!;
      if (second !== -1 && (second === code || sitesTouch(code, second))) found.push('two bastions touch');
    }
  });
}
