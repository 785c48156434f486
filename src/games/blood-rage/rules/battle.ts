/** Queries of a battle under way: what the shown cards are worth, who has how much. */
import type { Seat } from '../../../kernel/index.ts';
import { monsterAt, strengthIn, type Counted } from './queries.ts';
import type { FrameOf } from './frames.ts';
import { playedOf, type Table } from './table.ts';
import type { BattleFacts, CardFacts } from '../facts/index.ts';
import { factsOf } from './cards.ts';

type BattleFrame = FrameOf<'battle'>;

/** The bonus printed on a card; 0 for upgrades and Quests (BRC-17). */
export const printedBonus = (facts: CardFacts): number =>
  facts.type === 'battle' && facts.bonus !== 'highest' ? facts.bonus : 0;

/** A shown card's bonus, Heimdall's Sight aside (BR-65, BRC-17, BRC-25). */
export function plainBonus(table: Table, frame: BattleFrame, seat: Seat, piece: number): number {
  const facts = factsOf(table, piece);
  return facts.type === 'quest' ? frame.questBonus[seat]! : printedBonus(facts);
}

/** The seat's first shown battle card that matches. */
export function shownCard(table: Table, seat: Seat, does: (facts: BattleFacts) => boolean): BattleFacts | null {
  for (const piece of playedOf(table, seat)) {
    const facts = factsOf(table, piece);
    if (facts.type === 'battle' && does(facts)) return facts;
  }
  return null;
}

/** The Quest that the seat shows, -1 if it shows none. */
export function shownQuest(table: Table, seat: Seat): number {
  for (const piece of playedOf(table, seat)) if (factsOf(table, piece).type === 'quest') return piece;
  return -1;
}

/** The seat's shown battle cards whose texts act; none if an opponent's Primacy voids them (BRC-19). Late cards have no text. */
export function texts(table: Table, frame: Pick<BattleFrame, 'voided'>, seat: Seat): readonly BattleFacts[] {
  if (frame.voided.includes(seat)) return [];
  const found: BattleFacts[] = [];
  for (const piece of playedOf(table, seat)) {
    const facts = factsOf(table, piece);
    if (facts.type === 'battle') found.push(facts);
  }
  return found;
}

/** BRC-23: the highest single bonus among the opponents' shown cards; two Sights ignore each other. */
export function sightBonus(table: Table, frame: BattleFrame, seat: Seat): number {
  let highest = 0;
  for (const rival of frame.fighters) {
    if (rival === seat) continue;
    for (const piece of playedOf(table, rival)) highest = Math.max(highest, plainBonus(table, frame, rival, piece));
  }
  return highest;
}

/** Heimdall's Sight (BRC-23). */
export const isSight = (facts: CardFacts): boolean => facts.type === 'battle' && facts.bonus === 'highest';

export function hasSight(table: Table, frame: BattleFrame, seat: Seat): boolean {
  return texts(table, frame, seat).some(isSight);
}

export function cardsTotal(table: Table, frame: BattleFrame, seat: Seat): number {
  let sum = hasSight(table, frame, seat) ? sightBonus(table, frame, seat) : 0;
  for (const piece of playedOf(table, seat)) sum += plainBonus(table, frame, seat, piece);
  return sum;
}

/** BRC-53: while the Wolfman fights, only Monsters count. */
export function countedIn(table: Table, { fighters, province }: Pick<BattleFrame, 'fighters' | 'province'>): Counted {
  return fighters.some((seat) => monsterAt(table, seat, province, 'silencesTroops') !== -1) ? 'monsters' : 'all';
}

export const figuresTotal = (table: Table, frame: BattleFrame, seat: Seat): number =>
  strengthIn(table, seat, frame.province, countedIn(table, frame));
