/** How the bots judge positions, by game. A game that is not listed is played by chance. */
import type { AnyState, Seat } from '../kernel/index.ts';
import * as bloodRage from './blood-rage/bot/judge.ts';
import * as clashOfVikings from './clash-of-vikings/bot/judge.ts';

/** Methods, so that each game's own state type fits (see AnyGame). */
export interface GameJudge {
  evaluate(state: AnyState, seat: Seat): number;
  weight?(world: AnyState, seat: Seat): number;
}

export const judges: { readonly [game: string]: GameJudge } = {
  'blood-rage': bloodRage as unknown as GameJudge,
  'clash-of-vikings': clashOfVikings as unknown as GameJudge,
};
