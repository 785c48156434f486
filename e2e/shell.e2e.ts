import { expect, test } from 'vitest';
import { begin, playOn } from '../src/server/tests/harness.ts';
import { violations } from './axe.ts';
import { openTable } from './browser.ts';
import { e2eServer } from './e2e-server.ts';
import { playByPointer, randomBelow } from './pointer.ts';

const e2e = e2eServer();

test('a vote to end the game is a banner with buttons, and who is gone shows at their seat', async () => {
  const { table, visitors, places } = await begin(e2e.server, 3);
  const [voter, leaver] = [places[0]!, places[2]!];
  const { page, mirror } = await e2e.visit({ path: `/t/${table}`, cookie: visitors[1]!.cookie });
  await mirror.until('the game', ({ game }) => game !== null);
  await leaver.close();
  await page.locator('article.missing').waitFor();

  await voter.command({ t: 'abandon', agree: true });
  const banner = page.getByRole('status').filter({ hasText: 'would end the game here' });
  const board = page.locator('.board');
  const before = await board.boundingBox();
  await banner.getByRole('button', { name: 'Not now' }).waitFor();
  expect(await board.boundingBox()).toEqual(before);
  expect(await violations(page)).toEqual([]);
  await banner.getByRole('button', { name: 'Not now' }).click();
  await banner.waitFor({ state: 'detached' });
});

test('alone against bots another game is one click away, the list says who won, and a wrong address is a page', async () => {
  const visitor = await e2e.visit();
  const { page, mirror, url } = visitor;
  const first = await openTable(visitor, { seats: 2 });
  await playByPointer(visitor);
  await page.getByRole('dialog', { name: 'Final score' }).getByRole('button', { name: 'Play again' }).click();
  await mirror.until('another game', ({ table, game }) => table.id !== first && game !== null);

  await page.goto(url);
  await page.getByText(/won/).first().waitFor();
  // The address is unknown, and the browser says so among its errors.
  const answer = await page.goto(`${url}/nowhere`);
  expect(answer!.status()).toBe(404);
  await page.getByRole('button', { name: /^Play now against bots/ }).waitFor();
  visitor.faults.length = 0;
});

test('spectators are led to the rematch', async () => {
  const { table, places } = await begin(e2e.server, 2);
  await Promise.all(places.map((place) => playOn(place, randomBelow)));
  const { page } = await e2e.visit({ path: `/t/${table}` });
  await page.getByRole('dialog', { name: 'Final score' }).waitFor();
  await places[0]!.command({ t: 'rematch' });
  await page.getByRole('link', { name: 'Watch the rematch' }).click();
  await page.waitForURL((address) => address.pathname !== `/t/${table}`);
  expect(page.url()).toMatch(/\/t\/[0-9a-z]{12}$/);
});
