/** The Equip action: the market, the forge, the slots (CR-21 to CR-26). */
import { insert, remove, type Seat } from '../../../../kernel/index.ts';
import { FORGE_COST, FORGES_COST } from '../../facts/constants.ts';
import { forgesOf } from '../control.ts';
import { NO_CARD } from '../content.ts';
import { clanUnit, itemName, itemNames } from '../names.ts';
import { drawLegendary, keepLegendary } from '../piles.ts';
import type { VerbRun } from '../run.ts';
import { priceOf } from '../table-options.ts';
import { codeOf, itemOf, slotNumber, wornAt, wornRow, type Table } from '../table.ts';
import { refillMarket } from './round.ts';

export function buy(run: VerbRun, seat: Seat, code: number): void {
  const { table } = run;
  const price = priceOf(table, code);
  table.gold[seat]! -= price;
  remove(table.market, code);
  insert(table.aside[seat]!, code);
  run.emit({ type: 'bought', seat, item: itemName(table, code), price });
  refillMarket(run);
}

/** What forging costs with that many forges (CR-23). */
export const forgeCost = (forges: number): number => (forges > 1 ? FORGES_COST : FORGE_COST);

export function forge(run: VerbRun, seat: Seat): void {
  const { table } = run;
  const forges = forgesOf(table, seat);
  const crystals = forgeCost(forges);
  table.crystals[seat]! -= crystals;
  const count = Math.min(1 + forges, table.legendary.length);
  drawLegendary(table, seat, count);
  const items = itemNames(table, drawnCodes(table));
  run.reveal();
  run.emit(
    { type: 'forged', seat, crystals, count, items: null },
    { seats: [seat], full: { type: 'forged', seat, crystals, count, items } },
  );
}

/** In rising order. */
export const drawnCodes = (table: Table): number[] =>
  table.drawn.map((piece) => codeOf(table, piece)).sort((a, b) => a - b);

export function keep(run: VerbRun, seat: Seat, code: number): void {
  const { table } = run;
  keepLegendary(table, code, run.random.bind(run));
  insert(table.aside[seat]!, code);
  run.emit({ type: 'legendaryKept', seat, item: itemName(table, code) });
}

/** A card into a slot of its kind; the card that lies there goes where the new one came from (CR-26). A wearer of -1 is beside the sheet. */
export function equip(run: VerbRun, seat: Seat, code: number, wearer: number, type: number): void {
  const { table } = run;
  const worn = wornRow(table, seat);
  const item = itemOf(table, code);
  const slot = slotNumber(item);
  const before = worn[wornAt(type, slot)]!;
  takeOff(table, seat, code, wearer);
  worn[wornAt(type, slot)] = code;
  if (before !== NO_CARD) {
    if (wearer === -1) insert(table.aside[seat]!, before);
    else worn[wornAt(wearer, slot)] = before;
  }
  run.emit({
    type: 'equipped',
    seat,
    item: item.id,
    unit: clanUnit(table, seat, type),
    slot: item.slot,
    swapped: before === NO_CARD ? null : itemName(table, before),
  });
}

export function putAside(run: VerbRun, seat: Seat, code: number, wearer: number): void {
  const { table } = run;
  takeOff(table, seat, code, wearer);
  insert(table.aside[seat]!, code);
  run.emit({ type: 'putAside', seat, item: itemName(table, code) });
}

function takeOff(table: Table, seat: Seat, code: number, wearer: number): void {
  if (wearer === -1) remove(table.aside[seat]!, code);
  else wornRow(table, seat)[wornAt(wearer, slotNumber(itemOf(table, code)))] = NO_CARD;
}
