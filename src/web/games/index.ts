/** The page's list of games, in the order of the lobby. A board is loaded with its first table. */
import type { GamePoster, Prompts } from '../board/game-ui.ts';
import { bloodRage } from './blood-rage/poster.ts';
import { clashOfRage } from './clash-of-rage/poster.ts';
import { clashOfVikings } from './clash-of-vikings/poster.ts';

export const posters: readonly GamePoster[] = [clashOfVikings, bloodRage, clashOfRage];

/** Not in the lobby: games for tests and for the guide, reached by the link of a table where the server offers them. */
const unlisted: { readonly [game: string]: () => Promise<GamePoster> } = {
  sample: async () => (await import('./sample/poster.ts')).sample,
};

export const posterOf = (game: string): GamePoster | undefined => posters.find(({ id }) => id === game);

/** Undefined for a game that this page does not know. */
export const findPoster = async (game: string): Promise<GamePoster | undefined> =>
  posterOf(game) ?? (await unlisted[game]?.());

/** What "play now" plays: the game that was played last, or the first that can be played. */
export const posterToPlay = (lastGame: string): GamePoster => {
  const ready = posters.filter(({ board }) => board !== null);
  return ready.find(({ id }) => id === lastGame) ?? ready[0]!;
};

const loaded = new Map<string, Promise<Prompts | null>>();

/** The sentences for a game's questions; null if they cannot be loaded now. */
export function promptsOf(game: string): Promise<Prompts | null> {
  const known = loaded.get(game);
  if (known !== undefined) return known;
  const prompts = findPoster(game)
    .then((poster) => poster?.board?.prompts() ?? null)
    .catch(() => {
      // The next list of tables tries again.
      loaded.delete(game);
      return null;
    });
  loaded.set(game, prompts);
  return prompts;
}
