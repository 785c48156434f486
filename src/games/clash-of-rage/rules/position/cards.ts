/** Tactic cards and equipment of a described position. */
import { insert, mix, see, type Random, type Seat } from '../../../../kernel/index.ts';
import { CLANS, TYPES } from '../../facts/ids.ts';
import { DEFAULT_PACK } from '../../facts/pack/index.ts';
import { DEFAULT_CONTENT } from '../content.ts';
import { fillMarket } from '../piles.ts';
import { codeOf, ELF_SIDE, slotNumber, wornAt, wornRow, type Table } from '../table.ts';
import { isCounts, need, type Described, type Worn } from './described.ts';

/** Takes a card of that name out of a pile. */
function take(table: Table, pile: number[], id: string): number {
  const code = DEFAULT_CONTENT.cards.cardCodes.get(id);
  const at = pile.findIndex((piece) => codeOf(table, piece) === code);
  need(code !== undefined && at !== -1, `there is no ${String(id).slice(0, 40)} left to lay there`);
  return pile.splice(at, 1)[0]!;
}

function listOf(lists: unknown, seat: number, name: string): readonly string[] {
  if (lists === undefined) return [];
  need(Array.isArray(lists) && Array.isArray(lists[seat] ?? []), `${name} are lists of cards by seat`);
  return (lists[seat] ?? []) as readonly string[];
}

export function layTactics(table: Table, given: Described, random: Random): void {
  const { seats, hands, discards, played, order, phase = 'first' } = given;
  need(order === undefined || (isCounts(order, seats) && order.every((seat) => seat < seats)), 'the order names seats');
  if (order !== undefined) table.order = order as readonly Seat[];
  const isPlayed = phase !== 'cards';
  for (let seat = 0; seat < seats; seat++) {
    const deck = table.decks[seat]!;
    const { tactics } = DEFAULT_PACK.clans[CLANS[table.clans[seat]!]!];
    const card = isPlayed ? (played?.[seat] ?? tactics[tactics.length - 1]!.id) : null;
    for (const id of listOf(discards, seat, 'discards')) insert(table.discards[seat]!, take(table, deck, id));
    for (const id of listOf(hands, seat, 'hands')) insert(table.hands[seat]!, take(table, deck, id));
    if (card !== null) {
      insert(table.discards[seat]!, take(table, deck, card));
      table.played = [...table.played, DEFAULT_CONTENT.cards.cardCodes.get(card)!];
    }
    mix(table.hidden, deck, random);
    if (hands === undefined)
      while (table.hands[seat]!.length < (isPlayed ? 2 : 3)) insert(table.hands[seat]!, deck.pop()!);
    see(table.hidden, table.hands[seat]!, [seat as Seat]);
    see(table.hidden, table.discards[seat]!, 'all');
  }
}

export function layEquipment(table: Table, given: Described, random: Random): void {
  const { market, pile = [], legendary = [], isPileShort = false } = given;
  const open = (id: string): number => {
    const isEquipment = DEFAULT_PACK.equipment.some((item) => item.id === id);
    const piece = take(table, isEquipment ? table.pile : table.legendary, id);
    insert(table.open, piece);
    return codeOf(table, piece);
  };
  const wear = (side: number, rows: unknown): void => {
    need(rows === undefined || Array.isArray(rows), 'what is worn is listed by type');
    ((rows ?? []) as readonly Worn[]).forEach((slots, type) => {
      for (const [slot, id] of Object.entries(slots) as [string, string][]) {
        const code = open(id);
        const item = DEFAULT_CONTENT.cards.items[code]!;
        need(type < TYPES.length && item.slot === slot, `${id} does not go there`);
        wornRow(table, side)[wornAt(type, slotNumber(item))] = code;
      }
    });
  };
  for (let seat = 0; seat < given.seats; seat++) {
    wear(seat, given.worn?.[seat]);
    for (const id of listOf(given.aside, seat, 'aside')) insert(table.aside[seat]!, open(id));
  }
  wear(ELF_SIDE, given.elvesWorn);
  for (const id of market ?? []) insert(table.market, open(id));
  const top = pile.map((id) => take(table, table.pile, id)).reverse();
  const topLegendary = legendary.map((id) => take(table, table.legendary, id)).reverse();
  mix(table.hidden, table.pile, random);
  mix(table.hidden, table.legendary, random);
  if (isPileShort) for (const piece of table.pile.splice(0)) setAsideFromPile(table, piece);
  table.pile.push(...top);
  table.legendary.push(...topLegendary);
  see(table.hidden, table.open, 'all');
  if (market === undefined) fillMarket(table);
}

/** Cards that a short pile does not hold lie beside the sheet of the last seat. */
function setAsideFromPile(table: Table, piece: number): void {
  insert(table.open, piece);
  insert(table.aside.at(-1)!, codeOf(table, piece));
}
