/** How the bots judge positions, by game. A game that is not listed is played by chance. */
import type { AnyState, Seat } from '../kernel/index.ts';
import { evaluate as clashOfVikings } from './clash-of-vikings/bot.ts';

/** A method, so that each game's own state type fits (see AnyGame). */
export interface Judge {
  evaluate(state: AnyState, seat: Seat): number;
}

const judge = (evaluate: Judge['evaluate']): Judge => ({ evaluate });

export const judges: { readonly [game: string]: Judge } = {
  'clash-of-vikings': judge(clashOfVikings as Judge['evaluate']),
};
