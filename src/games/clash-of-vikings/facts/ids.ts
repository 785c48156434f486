/**
 * Ids that the words are filed under. They are those of the rules' data. The codes are what saved games hold: something new has a fresh
 * code, wherever it stands, and a code is never used for anything else. Lists are in the order of the codes, and so are the options
 * made from them: decisions that can be undone are saved as places among the options.
 */
import { namesByCode } from '../../../kernel/codes.ts';
import { CARD_FACTS, type ActionId, type CardId } from './cards.ts';

export type { ActionId, AttackId, CardId, CardKind } from './cards.ts';

export const VIKING_CODES = { red: 0, yellow: 1, blue: 2, green: 3 } as const;
export type VikingId = keyof typeof VIKING_CODES;
export const VIKINGS = namesByCode(VIKING_CODES);

export const CARD_CODES = Object.fromEntries(Object.entries(CARD_FACTS).map(([card, { code }]) => [card, code])) as {
  readonly [card in CardId]: number;
};
export const CARDS: readonly CardId[] = Object.values(namesByCode(CARD_CODES));

/** The seven actions that can be announced: every card but the Shield (CV-12). */
export const ACTIONS = CARDS.filter((card): card is ActionId => CARD_FACTS[card].kind !== 'reaction');

/** Names of the spaces as they stand on the arena; the log speaks in them. C is the centre, A, B and D are the rings around it. */
export const SPACE_CODES = {
  C: 0,
  A0: 1,
  A1: 2,
  A2: 3,
  A3: 4,
  B0: 5,
  B1: 6,
  B2: 7,
  B3: 8,
  B4: 9,
  B5: 10,
  B6: 11,
  B7: 12,
  D0: 13,
  D1: 14,
  D2: 15,
  D3: 16,
  D4: 17,
  D5: 18,
  D6: 19,
  D7: 20,
  D8: 21,
  D9: 22,
  D10: 23,
  D11: 24,
} as const;
export type SpaceId = keyof typeof SPACE_CODES;
export const SPACES = namesByCode(SPACE_CODES);

const SPACE_KINDS = ['normal', 'start', 'bracelet', 'water', 'centre'] as const;
export type SpaceKind = (typeof SPACE_KINDS)[number];

export const SIDE_CODES = { meadow: 0, fjord: 1 } as const;
export type SideId = keyof typeof SIDE_CODES;
export const SIDES = namesByCode(SIDE_CODES);

export const THINGS = [
  'bracelet',
  'reserve',
  'drawPile',
  'discardPile',
  'hand',
  'arena',
  'trophy',
  'conflictCard',
] as const;
export type Thing = (typeof THINGS)[number];

/** Parts of a turn, in order. */
export const PHASES = ['place', 'centre', 'announce', 'challenge', 'perform', 'shield', 'end'] as const;
export type Phase = (typeof PHASES)[number];

/** What is known of a card that was laid. */
const TRUTHS = ['true', 'bluff', 'unknown'] as const;
export type Truth = (typeof TRUTHS)[number];

const MODES = ['base', 'arenaOfBluff'] as const;
export type ModeId = (typeof MODES)[number];
