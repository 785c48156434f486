/** Seats in turn order. The lists are made once: rules ask for them at every step. */
import type { Seat } from './types.ts';

const MOST = 8;

const ROUNDS: readonly (readonly (readonly Seat[])[])[] = Array.from({ length: MOST + 1 }, (_, seats) =>
  Array.from({ length: seats }, (__, first) =>
    Object.freeze(Array.from({ length: seats }, (___, step) => ((first + step) % seats) as Seat)),
  ),
);
const OTHERS = ROUNDS.map((rounds) => rounds.map((round) => Object.freeze(round.slice(1))));

/** Every seat clockwise, from this one. */
export const seatsFrom = (first: number, seats: number): readonly Seat[] => ROUNDS[seats]![first]!;

/** The other seats clockwise, from the one to the left. */
export const seatsAfter = (seat: number, seats: number): readonly Seat[] => OTHERS[seats]![seat]!;
