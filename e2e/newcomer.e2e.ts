import { expect, test } from 'vitest';
import { violations } from './axe.ts';
import { openTable } from './browser.ts';
import { openHouse } from './house.ts';
import { playByPointer } from './pointer.ts';
import { toldByServer, toldOnPage } from './story.ts';

const house = openHouse();

test('one click leads a newcomer to their first question', async () => {
  const waits: number[] = [];
  // Who is first in turn is chance.
  for (let visit = 0; visit < 4; visit++) {
    const { page, heard, context } = await house.visit({ settings: {} });
    const play = page.getByRole('button', { name: /^Play now against bots/ });
    await play.waitFor();
    expect(await violations(page)).toEqual([]);

    const clicked = performance.now();
    await play.click();
    // Nothing else is pressed: whoever is first in turn, the question comes by itself.
    await heard.untilAsked();
    await page.locator('#question h2').first().waitFor();
    waits.push(Math.round(performance.now() - clicked));

    await expect.poll(() => page.title()).toContain('Your turn');
    expect(await violations(page)).toEqual([]);
    await context.close();
  }
  // For the reader alone: how long it takes says as much about the machine as about the page.
  console.log(`from the click to the first question: ${waits.join(', ')} ms`);
});

test('a whole game is played with the pointer, and the log tells what the server tells', async () => {
  const newcomer = await house.visit();
  const { page } = newcomer;
  const table = await openTable(newcomer);
  console.log(`a game of ${await playByPointer(newcomer)} answers`);

  await page.getByRole('dialog', { name: 'Final score' }).waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Look at the board' }).click();
  const told = await toldOnPage(newcomer);
  expect(told.length).toBeGreaterThan(10);
  expect(told).toEqual(await toldByServer(newcomer, table));
});
