/** The entry of Blood Rage in the list of games. */
import type { GameModule } from '../game-module.ts';
import * as judge from './bot/judge.ts';
import type { SagaOptions } from './facts/index.ts';
import { bloodRage } from './index.ts';
import { sagaText } from './text/index.ts';

export const bloodRageModule: GameModule = {
  game: bloodRage,
  isOffered: true,
  text: (language, options: SagaOptions | undefined, mode) => sagaText(language, options?.clans, mode),
  judge,
};
