/** What the sentences take that speak to the reader. */
import type { Kind, ParamTable } from '../../../text/sentences.ts';

const viking = { noun: 'viking', person: true } as const satisfies Kind;
const move = { noun: 'move' } as const satisfies Kind;
const card = move;
const space = { noun: 'space' } as const satisfies Kind;
const weapon = { noun: 'weapon' } as const satisfies Kind;
const number = 'number' satisfies Kind;

/** `by.` what the reader does, `to.` what is done to the reader; then the key of the line for the others. */
export const TO_ME_PARAMS = {
  'by.placed': { space },
  'by.firstPlayer': {},
  'by.turnStarts': {},
  'by.centreTakenKnown': { n: number, points: number },
  'by.centreDeclined': {},
  'by.announcesKnown': { move, card },
  'by.calls': {},
  'by.wasTrue': { move },
  'by.wasBluff': { move, card },
  'by.penaltyTakenKnown': { victim: viking, value: number },
  'by.penaltyReserveKnown': { value: number },
  'by.moves': { n: number, space },
  'by.stays': {},
  'by.loots': { n: number, points: number },
  'by.slams': { victim: viking, space },
  'by.attacks': { victim: viking, weapon },
  'by.noTarget': {},
  'by.attacksNobody': {},
  'by.stealsKnown': { victim: viking, value: number },
  'by.knocksOff': { victim: viking, value: number },
  'by.shieldAccepted': {},
  'by.callsShield': {},
  'by.claimsShieldKnown': { card },
  'by.drawsKnown': { cards: { list: 'card' } },
  'by.reshuffles': {},
  'by.score': { points: number, n: number },
  'to.penaltyTakenKnown': { viking, value: number },
  'to.slams': { viking, space },
  'to.attacks': { viking, weapon },
  'to.stealsKnown': { viking, value: number },
  'to.knocksOff': { viking, value: number },
  'to.fallsViking': {},
  'to.nothingToLose': {},
} as const satisfies ParamTable;
export type ToMeKey = keyof typeof TO_ME_PARAMS;
