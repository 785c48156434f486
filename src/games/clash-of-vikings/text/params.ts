/** What each sentence must be given, in whatever language it is said. */
import type { Kind, ParamTable } from '../../../text/sentences.ts';
import { ASKS, type AskId } from '../facts/asks.ts';

const viking = { noun: 'viking', person: true } as const satisfies Kind;
const move = { noun: 'move' } as const satisfies Kind;
const card = move;
const space = { noun: 'space' } as const satisfies Kind;
const number = 'number' satisfies Kind;
/** Said whole, with its preposition: with a Club, à la Massue. */
const weapon = { noun: 'weapon' } as const satisfies Kind;

/**
 * The log. A key that ends in `Known` is the full form of the one without, for the seats that may know the card or the
 * value. Numbers `n` are at least 1: where nothing moved, was taken or was drawn, another key says so, or none.
 */
export const EVENT_PARAMS = {
  placed: { viking, space },
  firstPlayer: { viking },
  turnStarts: { viking },
  centreTaken: { viking, n: number },
  centreTakenKnown: { viking, n: number, points: number },
  centreDeclined: { viking },
  announces: { viking, move },
  announcesKnown: { viking, move, card },
  nobodyCalls: {},
  calls: { caller: viking },
  wasTrue: { viking, move },
  wasBluff: { viking, move, card },
  penaltyTaken: { viking, victim: viking },
  penaltyTakenKnown: { viking, victim: viking, value: number },
  penaltyReserve: { viking },
  penaltyReserveKnown: { viking, value: number },
  penaltyNothing: {},
  actionDropped: {},
  moves: { viking, n: number, space },
  stays: { viking },
  loots: { viking, n: number, points: number },
  /** `space` is where the victim is pushed to. */
  slams: { viking, victim: viking, space },
  attacks: { viking, victim: viking, weapon },
  /** There was nobody to attack. */
  noTarget: { viking },
  /** There was somebody, and the Viking held back (CV-30). */
  attacksNobody: { viking },
  steals: { viking, victim: viking },
  stealsKnown: { viking, victim: viking, value: number },
  knocksOff: { viking, victim: viking, value: number },
  fallsLand: { space },
  fallsWater: {},
  /** The victim here is the Viking on whose space the bracelet falls. */
  fallsViking: { victim: viking },
  nothingToLose: { victim: viking },
  claimsShield: { victim: viking },
  claimsShieldKnown: { victim: viking, card },
  shieldAccepted: { viking },
  callsShield: { viking },
  shieldTrue: {},
  shieldFalse: { card },
  draws: { viking, n: number },
  drawsKnown: { viking, cards: { list: 'card' } },
  reshuffles: { viking },
  refilled: { n: number, spaces: { list: 'space' }, left: number },
  reserveEmpty: {},
  score: { viking, points: number, n: number },
  gameWon: { viking, points: number },
  /** Equal points, and the larger number of bracelets decides (CV-53). */
  gameWonByBracelets: { viking, points: number, n: number },
  gameShared: { vikings: { list: 'viking', person: true }, points: number },
  gameSharedByBracelets: { vikings: { list: 'viking', person: true }, points: number, n: number },
} as const satisfies ParamTable;
export type EventKey = keyof typeof EVENT_PARAMS;

/** The answers to "why not?"; the clause is what stands before the dot. */
export const REFUSAL_PARAMS = {
  'CV-4': {},
  'CV-4.kind': {},
  'CV-10': {},
  'CV-11': {},
  'CV-12': {},
  'CV-13': {},
  'CV-31.water': {},
  'CV-31.taken': {},
  'CV-31.far': { n: number },
  'CV-33.far': {},
  'CV-33.through': {},
  'CV-33.push': {},
  'CV-33.next': {},
  'CV-34': {},
  'CV-35': {},
  'CV-35.target': {},
  'CV-36': {},
  'CV-37': {},
  'CV-37.place': {},
  'CV-40': {},
} as const satisfies ParamTable;
export type RefusalKey = keyof typeof REFUSAL_PARAMS;

/** Buttons. */
export const LABEL_PARAMS = {
  startOn: { space },
  takeCentre: { n: number },
  declineCentre: {},
  layCard: { card },
  announce: { move },
  /** A card and its announcement in one button. */
  layAndAnnounce: { card, move },
  call: {},
  letPass: {},
  goTo: { space },
  stay: {},
  slam: { victim: viking },
  pushTo: { space },
  attack: { victim: viking },
  attackNobody: {},
  /** There is nobody to attack. */
  noTarget: {},
  claimShield: {},
  claimShieldWith: { card },
  noShield: {},
  callShield: {},
  acceptShield: {},
  dropOnLand: { space },
  dropInWater: { space },
  dropOnViking: { space, victim: viking },
  done: {},
} as const satisfies ParamTable;
export type LabelKey = keyof typeof LABEL_PARAMS;

/** Questions are put as they stand: what they are about is on the board. */
export const PROMPT_PARAMS = Object.fromEntries(ASKS.map((ask) => [ask, {}])) as Record<AskId, Record<never, Kind>>;
