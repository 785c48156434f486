import { expect, test } from 'vitest';
import type { VikingsView } from '../src/games/clash-of-vikings/view.ts';
import { violations } from './axe.ts';
import { openTable } from './browser.ts';
import { e2eServer } from './e2e-server.ts';
import { playByPointer } from './pointer.ts';

const e2e = e2eServer();

test('a spectator sees the table, but no hand and no choice', async () => {
  const player = await e2e.visit();
  const table = await openTable(player);
  await playByPointer(player, () => player.mirror.game!.choice?.ask === 'layCard');

  const watcher = await e2e.visit({ path: `/t/${table}` });
  const { page, mirror } = watcher;
  await page.locator('#question').getByText('You are watching').waitFor();
  expect(await page.locator('.hand').count()).toBe(0);
  expect(await page.locator('#question button').count()).toBe(0);
  expect(await page.locator('g.legal').count()).toBe(0);
  expect(mirror.game!.choice).toBeNull();
  const { seats } = mirror.game!.view as VikingsView;
  expect(seats.flatMap(({ hand }) => hand).filter((card) => typeof card === 'string')).toEqual([]);
  expect(await violations(page)).toEqual([]);
});

test('a table without an audience says so', async () => {
  const player = await e2e.visit();
  const table = await openTable(player, { watch: false });
  const { page, mirror } = await e2e.visit({ path: `/t/${table}` });
  await page.getByText('This table plays without spectators.').waitFor();
  expect(mirror.game).toBeNull();
  expect(await page.locator('g[data-space]').count()).toBe(0);
  expect(await violations(page)).toEqual([]);
});
