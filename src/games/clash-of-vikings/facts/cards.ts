/**
 * The cards, each with the code by which saved games know it. A new card has a fresh code, wherever it stands in the list; the code of
 * one that goes away is never used again.
 */

interface CardFacts {
  readonly code: number;
  readonly kind: 'move' | 'shove' | 'melee' | 'ranged' | 'reaction';
  /** How many each player has (CV-1), and in the Arena of Bluff (CV-60). */
  readonly copies: { readonly base: number; readonly arenaOfBluff: number };
}

export const CARD_FACTS = {
  walk: { code: 0, kind: 'move', copies: { base: 2, arenaOfBluff: 2 } },
  sprint: { code: 1, kind: 'move', copies: { base: 1, arenaOfBluff: 1 } },
  slam: { code: 2, kind: 'shove', copies: { base: 1, arenaOfBluff: 1 } },
  club: { code: 3, kind: 'melee', copies: { base: 1, arenaOfBluff: 1 } },
  punch: { code: 4, kind: 'melee', copies: { base: 2, arenaOfBluff: 1 } },
  hammer: { code: 5, kind: 'ranged', copies: { base: 1, arenaOfBluff: 1 } },
  slingshot: { code: 6, kind: 'ranged', copies: { base: 2, arenaOfBluff: 1 } },
  shield: { code: 7, kind: 'reaction', copies: { base: 2, arenaOfBluff: 1 } },
} as const satisfies { readonly [id: string]: CardFacts };

export type CardId = keyof typeof CARD_FACTS;
export type CardKind = CardFacts['kind'];
type OfKind<K extends CardKind> = {
  [Id in CardId]: (typeof CARD_FACTS)[Id]['kind'] extends K ? Id : never;
}[CardId];
/** What can be announced: every card but the Shield (CV-12). */
export type ActionId = Exclude<CardId, OfKind<'reaction'>>;
/** What a Shield can be claimed against (CV-40). */
export type AttackId = OfKind<'melee' | 'ranged'>;
