/** The course of a draft (BR-22 to BR-26): which pick it is, and which way the packets go. */
import {
  CARDS_DEALT,
  CARDS_LEFT_OVER,
  packetWay,
  picksAtATime,
  type SagaOptions,
  type SagaView,
} from '../../../../games/blood-rage/facts/index.ts';

export type Way = ReturnType<typeof packetWay>;

export interface DraftCourse {
  readonly seats: number;
  /** Cards that each picks in a round. */
  readonly each: number;
  /** The round under way, from 0. */
  readonly round: number;
  readonly rounds: number;
  /** In every packet now. */
  readonly cards: number;
  readonly way: Way;
}

/** Null while no packets go round. */
export function courseOf(
  { age, phase, clans }: SagaView,
  options: Pick<SagaOptions, 'ageTwoPassRight'>,
): DraftCourse | null {
  const cards = clans[0]!.packet.length;
  if (phase !== 'gods-gifts' || cards === 0) return null;
  const each = picksAtATime(clans.length);
  return {
    seats: clans.length,
    each,
    round: (CARDS_DEALT - cards) / each,
    rounds: (CARDS_DEALT - CARDS_LEFT_OVER) / each,
    cards,
    // Views count Ages from 1.
    way: packetWay(clans.length, age - 1, options),
  };
}

/** The seat that a packet is with, so many rounds after it was with this one; before it, where the number is negative. */
export function seatAfter({ seats, way }: DraftCourse, seat: number, rounds: number): number {
  const step = way === 'right' ? -rounds : rounds;
  return (((seat + step) % seats) + seats) % seats;
}

/** Cards of a packet in a round. */
export const cardsIn = ({ each }: DraftCourse, round: number): number => CARDS_DEALT - each * round;
/** The number of the first pick of a round, from 1, as players count them. */
export const pickNumber = ({ each }: DraftCourse, round: number): number => each * round + 1;
/** Picks of the whole draft. */
export const picksInAll = ({ each, rounds }: DraftCourse): number => each * rounds;
