/**
 * The only worlds that the pool takes. A bot must not see the state, so the pool's API has no place for one: what it takes can be
 * made by `imaginedWorld` alone. The type says so to the compiler, the register below to code that casts.
 */
import { imagine, type AnyGame, type AnyState, type Seat } from '../../kernel/index.ts';

declare const imagined: unique symbol;

/** A world that its seat cannot tell from the real one. Nobody writes into it. */
export type ImaginedWorld = AnyState & { readonly [imagined]: true };

/** The seat that each world was imagined for: the own hand of one seat must not reach the bot of another. */
const viewers = new WeakMap<AnyState, Seat>();

/** The same as the kernel's `imagine`, with a mark that it went through it. */
export function imaginedWorld(game: AnyGame, state: AnyState, seat: Seat, seed: string): ImaginedWorld {
  const world = imagine(game, state, seat, seed);
  viewers.set(world, seat);
  return world as ImaginedWorld;
}

/** Whether this is a world imagined for that seat: neither the state itself, nor a world of another seat. */
export const isImaginedFor = (world: AnyState, seat: Seat): boolean => viewers.get(world) === seat;
