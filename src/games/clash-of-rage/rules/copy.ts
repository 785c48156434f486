/** Copies the table field by field: bots make millions of copies, and a generic deep copy is too slow. */
import { copyHidden } from '../../../kernel/index.ts';
import type { Table } from './table.ts';

function rows(from: readonly number[][]): number[][] {
  const copied: number[][] = [];
  for (const row of from) copied.push(row.length === 0 ? [] : row.slice());
  return copied;
}

export function copy(table: Table): Table {
  return {
    hidden: copyHidden(table.hidden),
    pack: table.pack,
    clans: table.clans,
    tiles: table.tiles,
    bastions: table.bastions.slice(),
    units: rows(table.units),
    reserves: rows(table.reserves),
    elves: table.elves.slice(),
    bag: table.bag.slice(),
    gold: table.gold.slice(),
    crystals: table.crystals.slice(),
    pile: table.pile.slice(),
    legendary: table.legendary.slice(),
    drawn: table.drawn.slice(),
    open: table.open.slice(),
    forger: table.forger,
    hands: rows(table.hands),
    decks: rows(table.decks),
    discards: rows(table.discards),
    market: table.market.slice(),
    aside: rows(table.aside),
    worn: rows(table.worn),
    order: table.order,
    played: table.played,
    round: table.round,
    removed: table.removed.slice(),
    held: table.held.slice(),
    domination: table.domination,
    scenario: table.scenario,
    course: table.course,
    gamesPlayed: table.gamesPlayed,
    campaignPoints: table.campaignPoints.slice(),
  };
}
