/** `npm run screenshots`: pictures of the page for people who have not opened it yet, in docs/screenshots. */
import { mkdirSync } from 'node:fs';
import { DEFAULTS } from '../../src/server/config.ts';
import { testServer } from '../../src/server/tests/harness.ts';
import { openBrowser, type Visitor as Guest } from '../browser.ts';
import { bloodRage } from './blood-rage.ts';
import { clashOfVikings } from './clash-of-vikings.ts';
import {
  dayInFrench,
  FOLDER,
  named,
  nightInEnglish,
  phoneInEnglish,
  random,
  ScreenshotWriter,
} from './screenshot-writer.ts';

const lobbyIsThere = async ({ page }: Guest): Promise<void> => {
  await page.locator('#open a, #open li').first().waitFor();
};
const seatsAreThere = ({ page }: Guest): Promise<void> => page.locator('output').first().waitFor();

mkdirSync(FOLDER, { recursive: true });
const server = await testServer({ page: DEFAULTS.page }, { random });
const browser = await openBrowser();
try {
  const me = await named(server, 'Astrid');
  const hosts = await Promise.all(['Ragnhild', 'Éric', 'Solveig'].map((name) => named(server, name)));
  for (const [index, host] of hosts.entries()) await host.open({ seats: 2 + index, open: true });
  const screenshots = new ScreenshotWriter(browser, server, me);
  for (const look of [nightInEnglish, dayInFrench, phoneInEnglish])
    await screenshots.take('lobby', '/', look, lobbyIsThere);
  const waiting = await me.open({ seats: 4, open: true });
  await screenshots.take('gathering', `/t/${waiting}`, nightInEnglish, seatsAreThere);
  await bloodRage(me, screenshots);
  await clashOfVikings(me, screenshots);
} finally {
  await browser.close();
  await server.end();
}
