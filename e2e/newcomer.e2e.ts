import { expect, test } from 'vitest';
import { violations } from './axe.ts';
import { openTable } from './browser.ts';
import { e2eServer } from './e2e-server.ts';
import { playByPointer } from './pointer.ts';
import { logFromServer, logOnPage } from './log-sentences.ts';

const e2e = e2eServer();

test('one click leads a newcomer to their first question', async () => {
  const waits: number[] = [];
  // The first player is drawn at random.
  for (let visit = 0; visit < 4; visit++) {
    const { page, mirror, context } = await e2e.visit({ settings: {} });
    const play = page.getByRole('button', { name: /^Play now against bots/ });
    await play.waitFor();
    expect(await violations(page)).toEqual([]);

    const clicked = performance.now();
    await play.click();
    // Nothing else is pressed: whoever is first in turn, the question comes by itself.
    await mirror.untilAsked();
    await page.locator('#question h2').first().waitFor();
    waits.push(Math.round(performance.now() - clicked));

    await expect.poll(() => page.title()).toContain('Your turn');
    expect(await violations(page)).toEqual([]);
    await context.close();
  }
  // Printed, not asserted: it depends on the machine.
  console.log(`from the click to the first question: ${waits.join(', ')} ms`);
});

test('a whole game is played with the pointer, and the log tells what the server tells', async () => {
  const newcomer = await e2e.visit();
  const { page } = newcomer;
  const table = await openTable(newcomer);
  console.log(`a game of ${await playByPointer(newcomer)} answers`);

  await page.getByRole('dialog', { name: 'Final score' }).waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Look at the board' }).click();
  const told = await logOnPage(newcomer);
  expect(told.length).toBeGreaterThan(10);
  expect(told).toEqual(await logFromServer(newcomer, table));
});
