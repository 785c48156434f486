import { expect, test } from 'vitest';
import type { VikingsView } from '../src/games/clash-of-vikings/view.ts';
import { violations } from './axe.ts';
import { openTable } from './browser.ts';
import { openHouse } from './house.ts';
import { playByPointer } from './pointer.ts';

const house = openHouse();

test('who watches sees the table, and neither a hand nor a choice', async () => {
  const player = await house.visit();
  const table = await openTable(player);
  await playByPointer(player, () => player.heard.game!.choice?.ask === 'layCard');

  const watcher = await house.visit({ path: `/t/${table}` });
  const { page, heard } = watcher;
  await page.locator('#question').getByText('You are watching').waitFor();
  expect(await page.locator('.hand').count()).toBe(0);
  expect(await page.locator('#question button').count()).toBe(0);
  expect(await page.locator('g.legal').count()).toBe(0);
  expect(heard.game!.choice).toBeNull();
  const { seats } = heard.game!.view as VikingsView;
  expect(seats.flatMap(({ hand }) => hand).filter((card) => typeof card === 'string')).toEqual([]);
  expect(await violations(page)).toEqual([]);
});

test('a table without an audience says so', async () => {
  const player = await house.visit();
  const table = await openTable(player, { watch: false });
  const { page, heard } = await house.visit({ path: `/t/${table}` });
  await page.getByText('This table plays without an audience.').waitFor();
  expect(heard.game).toBeNull();
  expect(await page.locator('g[data-space]').count()).toBe(0);
  expect(await violations(page)).toEqual([]);
});
