import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { violations } from './axe.ts';
import { openTable } from './browser.ts';
import { e2eServer } from './e2e-server.ts';
import { pointAt, pressSpace } from './pointer.ts';

const e2e = e2eServer();

test('a space that may not be chosen says why, with the clause, and the clause opens the rules at it', async () => {
  const visitor = await e2e.visit();
  const { page, mirror } = visitor;
  await page.clock.install();
  await openTable(visitor);
  await mirror.untilAsked();
  expect(mirror.game!.choice!.ask).toBe('startSpace');
  await page.locator('g.legal').first().waitFor({ state: 'attached' });

  const { question } = mirror.game!;
  await pressSpace(visitor, 'C');
  const clause = page.getByRole('button', { name: /^Clause CV-\d+/ });
  // While it is pointed at it stays, however slow the machine is.
  await clause.hover();
  const why = page.getByRole('status').filter({ has: clause });
  expect((await why.locator('p').innerText()).length).toBeGreaterThan(10);
  expect(mirror.game!.question).toBe(question);
  expect(await violations(page)).toEqual([]);

  const id = (await clause.innerText()).replace('Clause ', '');
  await clause.click();
  const rules = page.getByRole('dialog', { name: 'Rules' });
  const meant = rules.locator(`[id="clause-${id}"]`);
  await meant.waitFor();
  await expect.poll(() => isInSight(meant)).toBe(true);
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await rules.waitFor({ state: 'hidden' });

  // It stands beside its cause, and leaves by itself.
  await pressSpace(visitor, 'C');
  await clause.waitFor();
  const [text, space] = [await page.locator('.popover').boundingBox(), await pointAt(page, 'C')];
  expect(Math.abs(text!.x + text!.width / 2 - space.x)).toBeLessThan(10);
  await page.clock.runFor(20_000);
  await clause.waitFor({ state: 'detached' });
});

/** How somebody comes to rest on a space of the arena. */
const RESTS: readonly [string, boolean, (page: Page) => Promise<void>][] = [
  [
    'a pointer',
    false,
    async (page) => {
      const { x, y } = await pointAt(page, 'C');
      await page.mouse.move(x, y);
    },
  ],
  ['the focus', false, (page) => page.locator('[data-space="C"]').focus()],
  [
    'a finger',
    true,
    async (page) => {
      const { x, y } = await pointAt(page, 'C');
      const devices = await page.context().newCDPSession(page);
      await devices.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
    },
  ],
];

test.each(RESTS)('%s that rests on such a space is told what it is, and is not scolded', async (_what, touch, rest) => {
  const visitor = await e2e.visit({ touch });
  const { page, mirror } = visitor;
  await openTable(visitor);
  await mirror.untilAsked();
  await page.locator('g.legal').first().waitFor({ state: 'attached' });
  await rest(page);
  await page.locator('.popover').getByText('you may take two bracelets from the reserve').waitFor();
  expect(await page.locator('.popover.refusal').count()).toBe(0);
  expect(await violations(page)).toEqual([]);
});

const isInSight = (place: Locator): Promise<boolean> =>
  place.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return top >= 0 && bottom <= element.ownerDocument.documentElement.clientHeight;
  });
