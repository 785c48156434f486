/** Facts of pieces, and the modifiers that the cards on a clan sheet add up to. */
import { byName } from '../../../kernel/index.ts';
import {
  CARD_IDS,
  CLAN_CARDS,
  CLAN_FACTS,
  questCardAt,
  type CardFacts,
  type CardId,
  type ClanFact,
  type LeaderFacts,
  type QuestFacts,
  type ShipFacts,
  type Slot,
  type UpgradeFacts,
  type WarriorFacts,
} from '../facts/index.ts';
import { ageOfKind, codeOfKind, faceOfKind, FACES, factsOfKind, type Face } from './pieces.ts';
import { upgradesOf, type Table } from './table.ts';

/** The card that a piece is. */
export const factsOf = (table: Table, piece: number): CardFacts => factsOfKind(table.hidden.kinds[piece]!);
export const codeOf = (table: Table, piece: number): number => codeOfKind(table.hidden.kinds[piece]!);
/** The number of its face. */
export const faceOf = (table: Table, piece: number): number => faceOfKind(table.hidden.kinds[piece]!);
/** What events say of it: its name, and of a Quest the Age. */
export const printOf = (table: Table, piece: number): Face => FACES[faceOf(table, piece)]!;
export const cardOf = (table: Table, piece: number): CardId => factsOf(table, piece).id;
/** Of a piece that is a Quest. */
export const questOf = (table: Table, piece: number): QuestFacts => questCardAt(codeOf(table, piece));
/** What it pays, by the Age on its back. */
export const questGlory = (table: Table, piece: number): number =>
  questOf(table, piece).gloryByAge[ageOf(table, piece)]!;
/** 0 to 2. */
export const ageOf = (table: Table, piece: number): number => ageOfKind(table.hidden.kinds[piece]!);

function amountsByCode(fact: ClanFact): Uint8Array {
  const amounts = new Uint8Array(CARD_IDS.length);
  for (const facts of CLAN_CARDS) amounts[facts.code] = Number(facts[fact] ?? 0);
  return amounts;
}

/** By fact and card code: the amount; 1 for a fact that is just true; 0 if the card does not have it. Precomputed: every question reads some. */
const AMOUNTS = byName(CLAN_FACTS, amountsByCode);

/** The sum of what the clan's cards say; two with the same benefit both count (BR-51). */
export function sumOf(table: Table, seat: number, fact: ClanFact): number {
  const amounts = AMOUNTS[fact];
  let sum = 0;
  for (const piece of upgradesOf(table, seat)) sum += amounts[codeOf(table, piece)]!;
  return sum;
}

/** Nobody can pay it. */
export const NO_PRICE = 1_000_000;

/** The lowest price among the clan's cards (a second copy does not raise it); NO_PRICE if no card has one. */
export function priceOf(table: Table, seat: number, fact: ClanFact): number {
  const amounts = AMOUNTS[fact];
  let lowest = NO_PRICE;
  for (const piece of upgradesOf(table, seat)) {
    const amount = amounts[codeOf(table, piece)]!;
    if (amount !== 0 && amount < lowest) lowest = amount;
  }
  return lowest;
}

/** The clan's first card that says so, null if none does. */
export function cardWith(table: Table, seat: number, fact: ClanFact): CardId | null {
  const amounts = AMOUNTS[fact];
  for (const piece of upgradesOf(table, seat)) if (amounts[codeOf(table, piece)] !== 0) return cardOf(table, piece);
  return null;
}

export const has = (table: Table, seat: number, fact: ClanFact): boolean => sumOf(table, seat, fact) > 0;

/** The clan's first upgrade in a slot. */
function upgradeIn(table: Table, seat: number, slot: Slot): CardFacts | null {
  for (const piece of upgradesOf(table, seat)) {
    const facts = factsOf(table, piece);
    if (facts.type === slot) return facts;
  }
  return null;
}

export const warriorUpgrade = (table: Table, seat: number): WarriorFacts | null => {
  const facts = upgradeIn(table, seat, 'warrior');
  return facts?.type === 'warrior' ? facts : null;
};
export const leaderUpgrade = (table: Table, seat: number): LeaderFacts | null => {
  const facts = upgradeIn(table, seat, 'leader');
  return facts?.type === 'leader' ? facts : null;
};
export const shipUpgrade = (table: Table, seat: number): ShipFacts | null => {
  const facts = upgradeIn(table, seat, 'ship');
  return facts?.type === 'ship' ? facts : null;
};

/** The bonus with which a Quest of the clan may fight, 0 if it may not; with several such cards the highest counts (BRC-25). */
export function questBonus(table: Table, seat: number): number {
  const amounts = AMOUNTS.questBonus;
  let best = 0;
  for (const piece of upgradesOf(table, seat)) best = Math.max(best, amounts[codeOf(table, piece)]!);
  return best;
}

/** BR-50, BRC-12. */
export const upgradeCost = (table: Table, seat: number, { cost }: UpgradeFacts): number =>
  Math.max(0, cost - sumOf(table, seat, 'discount'));
