/** The entry of Clash of Vikings in the list of games. */
import type { GameModule } from '../game-module.ts';
import * as judge from './bot/judge.ts';
import type { VikingsOptions } from './facts/options.ts';
import { clashOfVikings } from './index.ts';
import { vikingsText } from './text/index.ts';

export const clashOfVikingsModule: GameModule = {
  game: clashOfVikings,
  isOffered: true,
  text: (language, options: VikingsOptions | undefined, mode) => vikingsText(language, options?.colours, mode),
  judge,
};
