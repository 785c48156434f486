/** The course of a saga: clans, Ages, phases, and where Glory comes from. */
import { namesByCode } from '../../../kernel/codes.ts';

export const CLANS = ['wolf', 'raven', 'serpent', 'bear', 'ram'] as const;
export type ClanId = (typeof CLANS)[number];

export const AGES = ['1', '2', '3'] as const;
export type AgeId = (typeof AGES)[number];
/** Inside the rules Ages count from 0. */
export const LAST_AGE = AGES.length - 1;

export const PHASE_CODES = {
  'gods-gifts': 0,
  action: 1,
  discard: 2,
  quest: 3,
  ragnarok: 4,
  'release-valhalla': 5,
} as const;
export type PhaseId = keyof typeof PHASE_CODES;
const PHASES = namesByCode(PHASE_CODES);
export const phaseName = (phase: number): PhaseId => PHASES[phase]!;

/** Where Glory comes from, for the summary at the end of the game. */
export const SOURCE_CODES = { pillage: 0, battle: 1, quest: 2, ragnarok: 3, card: 4, track: 5 } as const;
export type SourceId = keyof typeof SOURCE_CODES;
export const SOURCES = namesByCode(SOURCE_CODES);

/** Cards for each seat in every Age (BR-22). */
export const CARDS_DEALT = 8;
/** Of each packet, discarded at the end of the draft (BR-23). */
export const CARDS_LEFT_OVER = 2;
/** Cards that each picks at a time (BR-23, BR-24). */
export const picksAtATime = (players: number): number => (players === 2 ? 2 : 1);
/** Which way the packets go in that Age, 0 to 2 (BR-24, BR-26). */
export function packetWay(
  players: number,
  age: number,
  { ageTwoPassRight }: { readonly ageTwoPassRight: boolean },
): 'left' | 'right' | 'swap' {
  if (players === 2) return 'swap';
  return age === 1 && ageTwoPassRight ? 'right' : 'left';
}
/** BR-45. */
export const MARCH_COST = 1;
const RAGNAROK_GLORY: readonly number[] = [2, 3, 4];
/** For each figure that Ragnarök destroys in that Age, 0 to 2 (BR-85). */
export const ragnarokGlory = (age: number): number => RAGNAROK_GLORY[age]!;
const DESTROYED_BEFORE: readonly number[] = [0, 0, 3, 2, 1, 0];
/** How many provinces are lost beforehand (BR-12). */
export const destroyedBefore = (players: number): number => DESTROYED_BEFORE[players]!;
