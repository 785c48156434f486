/** The log as it speaks to one reader: "You pick up a bracelet" in place of the reader's own name. */
import { type Mode, phrasebook } from '../../../text/phrasebook.ts';
import type { Kind, ParamTable } from '../../../text/sentences.ts';
import type { Dictionary } from './dictionary.ts';
import type { LogLine } from './words.ts';

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

/** Says a line to the reader who acts in it, or to whom it is done; null where the line is about others, or says too little. */
export function toMeText(dictionary: Dictionary, mode: Mode): (line: LogLine, role: 'by' | 'to') => string | null {
  const { language, nouns, toMe: sentences } = dictionary;
  const book = phrasebook({ language, mode, sentences, params: TO_ME_PARAMS, nouns });
  return ([key, params = {}], role) => {
    const own = `${role}.${key}`;
    return book.has(own) ? book.sayLoosely(own, params) : null;
  };
}
