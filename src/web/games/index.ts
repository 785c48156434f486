/** The games of the house as the lobby shows them, in that order. A game itself is loaded with its first table. */
import type { GamePoster } from './ui.ts';
import { bloodRage } from './posters/blood-rage.ts';
import { clashOfRage } from './posters/clash-of-rage.ts';
import { clashOfVikings } from './posters/clash-of-vikings.ts';

export const posters: readonly GamePoster[] = [clashOfVikings, bloodRage, clashOfRage];

export const posterOf = (game: string): GamePoster | undefined => posters.find(({ id }) => id === game);

/** What "play now" plays: the game that was played last, or the first that can be played. */
export const posterToPlay = (lastGame: string): GamePoster =>
  posters.find(({ id, isReady }) => isReady && id === lastGame) ?? posters.find(({ isReady }) => isReady)!;
