/** Every reason why a wish is refused (the clause, with a word after a dot where a clause has several), and the numbers its sentence gets. */
export const REFUSALS = {
  /** The card is not in the hand. */
  'CR-11.hand': [],
  /** The hex touches fewer than two territories. */
  'CR-13.two': [],
  /** The hex is, or touches, another bastion. */
  'CR-13.bastion': [],
  /** The tactic card gives no (more) units of this type. */
  'CR-15.card': [],
  /** The reserve has no unit of this type. */
  'CR-15.reserve': [],
  /** In the first round only the bastion. */
  'CR-15.first': [],
  /** No own unit stands there. */
  'CR-15.unit': [],
  /** One legendary card in an action. */
  'CR-21.forged': [],
  'CR-22.gold': ['price', 'gold'],
  /** No forge is controlled. */
  'CR-23.forge': [],
  'CR-23.crystals': ['cost', 'crystals'],
  /** No legendary card is left. */
  'CR-23.pile': [],
  /** A weapon does not go into a slot for armour, nor the other way. */
  'CR-24.kind': [],
  /** The card is there already. */
  'CR-24.here': [],
  /** After so many placements in a row there are no more. */
  'CRR-47.limit': ['limit'],
  /** The seat has no unit on the board. */
  'CR-30.none': [],
  /** All units of this type there have moved. */
  'CR-30.moved': [],
  /** Out of reach for the points of the type. */
  'CR-30.far': ['points'],
  'CR-30.rock': [],
  /** Enemies on the way that are not overrun. */
  'CR-31.stop': [],
  /** No fight waits there. */
  'CR-35.none': [],
  /** There is no blank to throw again. */
  'CR-44.blanks': [],
  /** No unit of this type is left to choose. */
  'CR-47.none': [],
  /** Too few wounds are left for a unit of this type. */
  'CR-47.life': ['life', 'left'],
  /** The wounds left over could still remove a unit. */
  'CR-47.spare': ['left'],
  /** The seat does not control a stone of this level there. */
  'CR-60.none': [],
} as const satisfies { readonly [key: string]: readonly string[] };
export type RefusalKey = keyof typeof REFUSALS;
