/** Ids that the words are filed under. They are those of the rules' data. */
export const VIKINGS = ['red', 'yellow', 'blue', 'green'] as const;
export type VikingId = (typeof VIKINGS)[number];

/** The eight cards; all but the Shield can be announced as an action. */
export const CARDS = ['walk', 'sprint', 'slam', 'club', 'punch', 'hammer', 'slingshot', 'shield'] as const;
export type CardId = (typeof CARDS)[number];

/** The seven actions that can be announced: every card but the Shield (CV-12). */
export const ACTIONS = ['walk', 'sprint', 'slam', 'club', 'punch', 'hammer', 'slingshot'] as const;
export type ActionId = (typeof ACTIONS)[number];

export const CARD_KINDS = ['move', 'shove', 'melee', 'ranged', 'reaction'] as const;
export type CardKind = (typeof CARD_KINDS)[number];

const INNER_RING = ['A0', 'A1', 'A2', 'A3'] as const;
const MIDDLE_RING = ['B0', 'B1', 'B2', 'B3', 'B4', 'B5', 'B6', 'B7'] as const;
const OUTER_RING = ['D0', 'D1', 'D2', 'D3', 'D4', 'D5', 'D6', 'D7', 'D8', 'D9', 'D10', 'D11'] as const;

/** Names of the spaces as they stand on the arena; the log speaks in them. C is the centre. */
export const SPACES = ['C', ...INNER_RING, ...MIDDLE_RING, ...OUTER_RING] as const;
export type SpaceId = (typeof SPACES)[number];

export const SPACE_KINDS = ['normal', 'start', 'bracelet', 'water', 'centre'] as const;
export type SpaceKind = (typeof SPACE_KINDS)[number];

export const SIDES = ['meadow', 'fjord'] as const;
export type SideId = (typeof SIDES)[number];

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
export const TRUTHS = ['true', 'bluff', 'unknown'] as const;
export type Truth = (typeof TRUTHS)[number];

export const MODES = ['base', 'arenaOfBluff'] as const;
export type ModeId = (typeof MODES)[number];

export const OPTIONS = ['side', 'arenaOfBluff', 'countSheet', 'colours'] as const;
export type OptionId = (typeof OPTIONS)[number];

/** Every question that a seat can be asked. */
export const ASKS = [
  'startSpace',
  'centre',
  'layCard',
  'nameAction',
  'callBluff',
  'move',
  'slam',
  'push',
  'attack',
  'shield',
  'callShield',
  'bracelet',
  'done',
] as const;
export type AskId = (typeof ASKS)[number];
