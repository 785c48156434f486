import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import type { VikingsEvent } from '../src/games/clash-of-vikings/rules/events.ts';
import { begin, playOn } from '../src/server/tests/harness.ts';
import { violations } from './axe.ts';
import { e2eServer } from './e2e-server.ts';
import { randomBelow } from './pointer.ts';

const e2e = e2eServer();

test('the end shows the scores, the ledger and the proof, and the rematch brings both to a new table', async () => {
  const { table, visitors, places } = await begin(e2e.server, 2);
  await Promise.all(places.map((place) => playOn(place, randomBelow)));
  const { result } = places[0]!.doc!.game!;
  const announced = places[0]!.lines.flatMap((line) =>
    'event' in line && (line.event as VikingsEvent).type === 'announced'
      ? [line.event as { readonly seat: number }]
      : [],
  );
  await Promise.all(places.map((place) => place.close()));

  const path = `/t/${table}`;
  const host = await e2e.visit({ path, cookie: visitors[0]!.cookie });
  const guest = await e2e.visit({ path, cookie: visitors[1]!.cookie });
  const dialog = host.page.getByRole('dialog', { name: 'Final score' });
  await dialog.waitFor();
  expect(await violations(host.page)).toEqual([]);

  const shown = await dialog.locator('.sum strong').allInnerTexts();
  const scores = result!.scores.map((score, seat) => ({ score, place: result!.places[seat]! }));
  expect(shown.map(Number)).toEqual(scores.sort((a, b) => a.place - b.place).map(({ score }) => score));

  const ledger = dialog.getByRole('table', { name: 'Bluffs and calls' });
  const said = await ledger.locator('tbody tr td:nth-of-type(1)').allInnerTexts();
  expect(said.map(Number)).toEqual([0, 1].map((seat) => announced.filter((event) => event.seat === seat).length));

  await dialog.getByText('Was the shuffle fair?').click();
  const [hash, seed] = await dialog.locator('dd').allInnerTexts();
  expect(createHash('sha256').update(Buffer.from(seed!, 'hex')).digest('hex')).toBe(hash);
  expect(hash).toMatch(/^[0-9a-f]{64}$/);
  const download = await dialog.getByRole('link', { name: 'Download the game' }).getAttribute('href');
  expect((await host.page.request.get(e2e.url + download!)).status()).toBe(200);

  const tale = await host.page.locator('.log .scrolls').elementHandle();
  await dialog.getByRole('button', { name: 'Rematch' }).click();
  await host.page.waitForURL((url) => url.pathname !== path);
  await tale!.waitForElementState('hidden');
  // A browser tells of the last scroll when it draws again, which may be after the page has gone on.
  await tale!.evaluate((list) => list.dispatchEvent(new Event('scroll')));
  const rematch = host.page.url();
  await guest.page.getByRole('button', { name: 'To the rematch' }).click();
  await guest.page.waitForURL(rematch);
  await host.mirror.until('both at the new table', (doc) => rematch.endsWith(doc.table.id) && doc.you.seat !== null);
  await guest.mirror.until('both at the new table', (doc) => rematch.endsWith(doc.table.id) && doc.you.seat !== null);
  await host.page.getByRole('button', { name: 'Start the game' }).click();
  await guest.mirror.until('the game', ({ game }) => game !== null);
  await guest.page.locator('#question').waitFor();
});
