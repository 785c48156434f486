/** The sample game's entry in the list of games. It is for tests, examples and the guide: a server offers it only on request. */
import type { GameModule } from '../game-module.ts';
import { sample } from './index.ts';
import type { SampleOptions } from './options.ts';
import { sampleText } from './text/index.ts';

export const sampleModule: GameModule = {
  game: sample,
  isOffered: false,
  text: (language, options: SampleOptions | undefined, mode) => sampleText(language, options?.banner, mode),
};
