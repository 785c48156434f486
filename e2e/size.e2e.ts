import { expect, test } from 'vitest';
import { openTable, type Language } from './browser.ts';
import { e2eServer } from './e2e-server.ts';
import { firstVisit } from './first-visit.ts';

const e2e = e2eServer();

/** Bytes of script after gzip, headers included: the most that a first visit may cost. */
const LIMITS = { lobby: 75_000, 'clash-of-vikings': 135_000, 'blood-rage': 170_000 } as const;

/** The lobby, or a table of this game by its link, as a newcomer sees it: with the guide, which is drawn last. */
async function scriptOf(page: keyof typeof LIMITS, language: Language): Promise<number> {
  const visitor = await e2e.visit({ language, guide: true });
  const path = page === 'lobby' ? '/' : `/t/${await openTable(visitor, { game: page, seats: 4, bots: 'greedy' })}`;
  await visitor.context.setExtraHTTPHeaders({ 'accept-encoding': 'gzip' });
  const settled = page === 'lobby' ? 'main h1' : '.guide';
  return (await firstVisit(visitor.context, `${e2e.url}${path}`, settled))['script'] ?? 0;
}

test.each([
  ['lobby', 'en'],
  ['clash-of-vikings', 'en'],
  ['blood-rage', 'en'],
  ['blood-rage', 'fr'],
] as const)('a first visit: %s in %s is within its limit of script', async (page, language) => {
  const bytes = await scriptOf(page, language);
  expect(bytes).toBeGreaterThan(LIMITS[page] / 2);
  expect(bytes).toBeLessThanOrEqual(LIMITS[page]);
});
