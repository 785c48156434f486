import { expect, test, vi } from 'vitest';
import { allGames } from '../../games/index.ts';
import { findPoster } from './index.ts';

// Pictures need a browser; this test reads the facts only.
vi.mock('./blood-rage/PosterArt.svelte', () => ({ default: {} }));
vi.mock('./clash-of-rage/PosterArt.svelte', () => ({ default: {} }));
vi.mock('./clash-of-vikings/PosterArt.svelte', () => ({ default: {} }));
vi.mock('./sample/PosterArt.svelte', () => ({ default: {} }));

test.each(allGames.map((game) => [game.id, game] as const))(
  'the poster of %s has the seats of the rules',
  async (id, game) => {
    expect((await findPoster(id))?.seats).toEqual(game.seats);
  },
);
