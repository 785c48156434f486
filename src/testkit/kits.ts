/** Loads the test kits of the games in the list. */
import { moduleOf, modules, type GameModule } from '../games/index.ts';
import type { AnyGame } from '../kernel/index.ts';
import { LANGUAGES } from '../text/languages.ts';
import type { ReachTargets } from './checks/reach.ts';
import type { Narrators } from './golden.ts';
import type { GameKit } from './kit.ts';
import { pairwiseVariants } from './pairwise.ts';
import type { Variant } from './walk.ts';

export interface LoadedKit extends GameKit {
  readonly module: GameModule;
  readonly game: AnyGame;
  /** Contains the saved shape, golden playthroughs, recorded games and old saves. */
  readonly folder: URL;
  readonly narrators: Narrators;
  readonly reach: ReachTargets;
  /** The tables to play, which cover every pair of option values. */
  readonly variants: readonly Variant[];
}

/** Imported by path, because the list of games must not make a server load the kits. */
async function loadKit(module: GameModule): Promise<LoadedKit> {
  const folder = new URL(`../games/${module.game.id}/testkit/`, import.meta.url);
  const { kit } = (await import(new URL('index.ts', folder).href)) as { readonly kit: GameKit };
  const narrators = Object.fromEntries(LANGUAGES.map((language) => [language, () => module.text(language)]));
  const { game } = module;
  return {
    ...kit,
    module,
    game,
    folder,
    narrators,
    reach: { events: kit.events },
    variants: pairwiseVariants(game, kit.usual),
  };
}

export const kitOf = (id: string): Promise<LoadedKit> => loadKit(moduleOf(id));

/** In the order of the list. */
export const allKits = (): Promise<LoadedKit[]> => Promise.all(modules.map(loadKit));

/** The kits of the games that a server offers by default. */
export const offeredKits = (): Promise<LoadedKit[]> =>
  Promise.all(modules.filter(({ isOffered }) => isOffered).map(loadKit));
