import { expect, test } from 'vitest';
import { violations } from './axe.ts';
import { openTable } from './browser.ts';
import { e2eServer } from './e2e-server.ts';
import { answerByKeys, answerInText, tabTo } from './keyboard.ts';
import { logFromServer, logOnPage } from './log-sentences.ts';

const e2e = e2eServer();

test('a whole game is played by keys alone, on the board and at the text table', async () => {
  const visitor = await e2e.visit();
  const { page, mirror } = visitor;
  const table = await openTable(visitor);
  await mirror.untilAsked();

  // The first stop leads past everything to the question.
  await page.locator('#question').waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const hasFocus = (): Promise<boolean> =>
    page.locator('#question').evaluate((panel) => panel === panel.ownerDocument.activeElement);
  await expect.poll(hasFocus).toBe(true);

  for (let answers = 0; answers < 14 && mirror.game!.result === null; answers += 1) {
    await answerByKeys(visitor);
    await mirror.untilAsked();
  }

  const textTable = page.getByRole('button', { name: 'Text table' });
  await tabTo(page, textTable);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Your question' }).waitFor();
  expect(await violations(page)).toEqual([]);
  for (; mirror.game!.result === null; await mirror.untilAsked()) await answerInText(visitor);

  const end = page.getByRole('dialog', { name: 'Final score' });
  await end.waitFor();
  await page.keyboard.press('Escape');
  await end.waitFor({ state: 'hidden' });
  await tabTo(page, textTable);
  await page.keyboard.press('Enter');
  await page.locator('#question').waitFor();
  const told = await logOnPage(visitor);
  expect(told).toEqual(await logFromServer(visitor, table));
});
