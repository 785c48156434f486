/** What sort of action a card is, and how far it takes the Viking. */
import { CARD_FACTS, type AttackId, type CardId } from './cards.ts';

export const isAttack = (card: CardId): card is AttackId => {
  const { kind } = CARD_FACTS[card];
  return kind === 'melee' || kind === 'ranged';
};
/** How many steps a card takes the Viking, null for what is no move (CV-31, CV-32). */
export const stepsOf = (card: CardId): 1 | 2 | null => {
  const facts = CARD_FACTS[card];
  return facts.kind === 'move' ? facts.steps : null;
};
export const isMove = (card: CardId): boolean => stepsOf(card) !== null;
export const isMelee = (card: CardId): boolean => CARD_FACTS[card].kind === 'melee';
/** Whether an attack takes a bracelet unseen, rather than knock one off (CVR-18). */
export const steals = (card: CardId): boolean => isAttack(card) && CARD_FACTS[card].effect === 'steal';
