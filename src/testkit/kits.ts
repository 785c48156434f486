/** The test kits of the games in the list. */
import { moduleOf, modules, type GameModule } from '../games/index.ts';
import type { AnyGame } from '../kernel/index.ts';
import { LANGUAGES } from '../text/languages.ts';
import type { ToReach } from './checks/reach.ts';
import type { Narrators } from './golden.ts';
import type { GameKit } from './kit.ts';
import { pairwiseVariants } from './pairwise.ts';
import type { Variant } from './walk.ts';

export interface LoadedKit extends GameKit {
  readonly module: GameModule;
  readonly game: AnyGame;
  /** Where its saved shape, golden stories, recorded games and old saves lie. */
  readonly folder: URL;
  readonly narrators: Narrators;
  readonly reach: ToReach;
  /** The tables to play: every pair of option values meets. */
  readonly variants: readonly Variant[];
}

/** Loaded by name: the list of games must not bring the kits into a server. */
async function loaded(module: GameModule): Promise<LoadedKit> {
  const folder = new URL(`../games/${module.game.id}/testkit/`, import.meta.url);
  const { kit } = (await import(new URL('index.ts', folder).href)) as { readonly kit: GameKit };
  const narrators = Object.fromEntries(LANGUAGES.map((language) => [language, () => module.text(language)]));
  const { game } = module;
  return { ...kit, module, game, folder, narrators, reach: { events: kit.events }, variants: pairwiseVariants(game) };
}

export const kitOf = (id: string): Promise<LoadedKit> => loaded(moduleOf(id));

/** In the order of the list. */
export const allKits = (): Promise<LoadedKit[]> => Promise.all(modules.map(loaded));

/** Those of the games that servers serve unless told otherwise. */
export const offeredKits = (): Promise<LoadedKit[]> =>
  Promise.all(modules.filter(({ isOffered }) => isOffered).map(loaded));
