/** The entry of Clash of Rage in the list of games. */
import type { ContentFile, GameModule } from '../game-module.ts';
import * as judge from './bot/judge.ts';
import type { RageOptions } from './facts/options.ts';
import { DEFAULT_PACK, type Pack } from './facts/pack/index.ts';
import { readPackText } from './facts/pack/read-pack.ts';
import { clashOfRage, clashOfRageWith } from './index.ts';
import { rageText } from './text/index.ts';

/** The packs of the files; of two with the same id, the first. */
function packsOf(files: readonly ContentFile[], refuse: (name: string, why: string) => void): Pack[] {
  const packs: Pack[] = [];
  for (const { name, text } of files) {
    try {
      const pack = readPackText(text);
      if ([DEFAULT_PACK, ...packs].some(({ id }) => id === pack.id))
        refuse(name, `id: there is already a pack ${pack.id}`);
      else packs.push(pack);
    } catch (error) {
      refuse(name, (error as Error).message);
    }
  }
  return packs;
}

export const clashOfRageModule: GameModule = {
  game: clashOfRage,
  withContent: (files, refuse) => clashOfRageWith(packsOf(files, refuse)),
  isOffered: false,
  text: (language, options: RageOptions | undefined, mode) => rageText(language, { clans: options?.clans }, mode),
  judge,
};
