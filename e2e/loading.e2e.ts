import { expect, test } from 'vitest';
import { begin } from '../src/server/tests/harness.ts';
import { e2eServer } from './e2e-server.ts';

const e2e = e2eServer();

test('a part of the page that does not come is said, and a reload brings it', async () => {
  const { table, visitors } = await begin(e2e.server, 2);
  const { page, url, faults } = await e2e.visit({ cookie: visitors[0]!.cookie });
  const board = /\/assets\/board-clash-of-vikings/;
  await page.route(board, (route) => route.abort());
  await page.goto(`${url}/t/${table}`);
  const alert = page.getByRole('alert').filter({ hasText: 'could not be loaded' });
  await alert.waitFor();
  expect(await page.locator('.board').count()).toBe(0);

  await page.unroute(board);
  await alert.getByRole('button', { name: 'Reload' }).click();
  await page.locator('.board').waitFor();
  expect(await alert.count()).toBe(0);
  // The browser reports the requests that were cut.
  faults.length = 0;
});
