/** Queries of a battle under way: what the shown cards are worth, who has how much. */
import type { Seat } from '../../../kernel/index.ts';
import { factsOf, monsterAt, strengthIn } from './queries.ts';
import type { FrameOf } from './frames.ts';
import { playedOf, type Table } from './table.ts';
import type { CardFacts } from '../facts/index.ts';

type BattleFrame = FrameOf<'battle'>;

/** A shown card's bonus, Heimdall's Sight aside (BR-65, BRC-17, BRC-25). */
export function plainBonus(table: Table, frame: BattleFrame, seat: Seat, piece: number): number {
  const facts = factsOf(table, piece);
  if (facts.type === 'quest') return frame.questBonus[seat]!;
  return facts.type === 'battle' ? (facts.bonus ?? 0) : 0;
}

/** The card whose text the seat may use: shown at the reveal, and not void (BRC-19). Late cards have no text. */
export function texts(table: Table, frame: Pick<BattleFrame, 'voided'>, seat: Seat): readonly CardFacts[] {
  if (frame.voided.includes(seat)) return [];
  const found: CardFacts[] = [];
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

export function hasSight(table: Table, frame: BattleFrame, seat: Seat): boolean {
  return texts(table, frame, seat).some((facts) => facts.variable === true);
}

export function cardsTotal(table: Table, frame: BattleFrame, seat: Seat): number {
  let sum = hasSight(table, frame, seat) ? sightBonus(table, frame, seat) : 0;
  for (const piece of playedOf(table, seat)) sum += plainBonus(table, frame, seat, piece);
  return sum;
}

/** BRC-53: while the Wolfman fights, only Monsters count. */
export function troopsSilenced(table: Table, frame: Pick<BattleFrame, 'fighters' | 'province'>): boolean {
  return frame.fighters.some((seat) => monsterAt(table, seat, frame.province, 'silencesTroops') !== -1);
}

export const figuresTotal = (table: Table, frame: BattleFrame, seat: Seat): number =>
  strengthIn(table, seat, frame.province, troopsSilenced(table, frame));
