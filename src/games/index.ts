/** The list of games. Everything about a game is in its folder; outside it, only this file names the game. */
import type { AnyGame } from '../kernel/index.ts';
import { bloodRageModule } from './blood-rage/module.ts';
import { clashOfRageModule } from './clash-of-rage/module.ts';
import { clashOfVikingsModule } from './clash-of-vikings/module.ts';
import type { GameModule } from './game-module.ts';
import { sampleModule } from './sample/module.ts';

export type { ContentFile, GameJudge, GameModule } from './game-module.ts';

/** In the order in which they are listed to players. */
export const modules: readonly GameModule[] = [clashOfVikingsModule, bloodRageModule, clashOfRageModule, sampleModule];

export const allGames: readonly AnyGame[] = modules.map(({ game }) => game);

/** The games that a server offers by default. */
export const games: readonly AnyGame[] = modules.filter(({ isOffered }) => isOffered).map(({ game }) => game);

/** Throws if no game of the list has this id. */
export function moduleOf(id: string): GameModule {
  const found = modules.find(({ game }) => game.id === id);
  if (found === undefined)
    throw new Error(`no game is called ${id}; there are: ${allGames.map((game) => game.id).join(', ')}`);
  return found;
}
