import { describe, expect, test, vi } from 'vitest';
import { allGames } from '../../games/index.ts';
import { findPoster, posters } from './index.ts';

// Settings need a browser.
vi.mock('../shared/settings.svelte.ts', () => ({ settings: { language: 'en' } }));

// The keys only: pictures need a browser.
const pictures = Object.keys(import.meta.glob('./*/PosterArt.svelte'));

test.each(posters)('the poster of $id has a picture', ({ id }) => {
  expect(pictures).toContain(`./${id}/PosterArt.svelte`);
});

describe.each(allGames)('the poster of $id', ({ id, seats }) => {
  test('has the seats of the rules', async () => {
    expect((await findPoster(id))?.seats).toEqual(seats);
  });
});
