/**
 * The cards, each with the code by which saved games know it. A new card has a fresh code, wherever it stands in the list; the code of
 * one that goes away is never used again.
 */

interface Printed {
  readonly code: number;
  /** The clause of the rules that says what it does. */
  readonly clause: string;
  /** How many each player has (CV-1), and in the Arena of Bluff (CV-60). */
  readonly copies: { readonly base: number; readonly arenaOfBluff: number };
}

interface Move extends Printed {
  readonly kind: 'move';
  /** At most; every step goes to a neighbouring space (CV-31). */
  readonly steps: 1 | 2;
}

/** CV-33. */
interface Shove extends Printed {
  readonly kind: 'shove';
}

interface Attack extends Printed {
  /** Melee reaches the adjacent, the ranged attacks everybody else (CVR-17). */
  readonly kind: 'melee' | 'ranged';
  /** Takes a bracelet unseen, or knocks one off for all to see (CVR-18). */
  readonly effect: 'steal' | 'knockOff';
  /** The key of the sentence for a Viking out of range. */
  readonly refusal: string;
}

/** CV-40. */
interface Reaction extends Printed {
  readonly kind: 'reaction';
}

type CardFacts = Move | Shove | Attack | Reaction;

export const CARD_FACTS = {
  walk: { code: 0, clause: 'CV-31', kind: 'move', copies: { base: 2, arenaOfBluff: 2 }, steps: 1 },
  sprint: { code: 1, clause: 'CV-31', kind: 'move', copies: { base: 1, arenaOfBluff: 1 }, steps: 2 },
  slam: { code: 2, clause: 'CV-33', kind: 'shove', copies: { base: 1, arenaOfBluff: 1 } },
  club: {
    code: 3,
    clause: 'CV-34',
    kind: 'melee',
    copies: { base: 1, arenaOfBluff: 1 },
    effect: 'steal',
    refusal: 'CV-34',
  },
  punch: {
    code: 4,
    clause: 'CV-35',
    kind: 'melee',
    copies: { base: 2, arenaOfBluff: 1 },
    effect: 'knockOff',
    refusal: 'CV-35.target',
  },
  hammer: {
    code: 5,
    clause: 'CV-36',
    kind: 'ranged',
    copies: { base: 1, arenaOfBluff: 1 },
    effect: 'steal',
    refusal: 'CV-36',
  },
  slingshot: {
    code: 6,
    clause: 'CV-37',
    kind: 'ranged',
    copies: { base: 2, arenaOfBluff: 1 },
    effect: 'knockOff',
    refusal: 'CV-37',
  },
  shield: { code: 7, clause: 'CV-40', kind: 'reaction', copies: { base: 2, arenaOfBluff: 1 } },
} as const satisfies { readonly [id: string]: CardFacts };

/** How many cards a player draws back to (CV-5, CV-60). */
export const HAND_SIZE = { base: 3, arenaOfBluff: 2 } as const;

export type CardId = keyof typeof CARD_FACTS;
export type CardKind = CardFacts['kind'];
type OfKind<K extends CardKind> = {
  [Id in CardId]: (typeof CARD_FACTS)[Id]['kind'] extends K ? Id : never;
}[CardId];
/** What can be announced: every card but the Shield (CV-12). */
export type ActionId = Exclude<CardId, OfKind<'reaction'>>;
/** What a Shield can be claimed against (CV-40). */
export type AttackId = OfKind<'melee' | 'ranged'>;
