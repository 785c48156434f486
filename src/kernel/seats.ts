/** Seats in turn order. The lists are computed once, because rules ask for them at every step. */
import type { Seat } from './types.ts';

const MAX_SEATS = 8;

const ROUNDS: readonly (readonly (readonly Seat[])[])[] = Array.from({ length: MAX_SEATS + 1 }, (_, seats) =>
  Array.from({ length: seats }, (__, first) =>
    Object.freeze(Array.from({ length: seats }, (___, step) => ((first + step) % seats) as Seat)),
  ),
);
const OTHERS = ROUNDS.map((rounds) => rounds.map((round) => Object.freeze(round.slice(1))));

/** All seats clockwise, beginning with this one. */
export const seatsFrom = (first: number, seats: number): readonly Seat[] => ROUNDS[seats]![first]!;

/** The other seats clockwise, beginning with the next to the left. */
export const seatsAfter = (seat: number, seats: number): readonly Seat[] => OTHERS[seats]![seat]!;

export const seatsOf = (seats: number): readonly Seat[] => seatsFrom(0, seats);

/** The seat to the left. */
export const nextSeat = (seat: number, seats: number): Seat => ROUNDS[seats]![(seat + 1) % seats]![0]!;
