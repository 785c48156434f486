/** The entry of the sample game in the list of games. It is for tests, examples and the guide: no server offers it unless told. */
import type { GameModule } from '../game-module.ts';
import type { Banner } from './facts/ids.ts';
import { sample } from './index.ts';
import { sampleText } from './text/index.ts';

export const sampleModule: GameModule = {
  game: sample,
  isOffered: false,
  text: (language, options, mode) => sampleText(language, options?.['banner'] as readonly Banner[] | undefined, mode),
};
