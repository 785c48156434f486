import { expect, test } from 'vitest';
import { violations } from './axe.ts';
import { openTable, PHONE, SMALL, type Visitor } from './browser.ts';
import { e2eServer } from './e2e-server.ts';
import { answerByPointer } from './pointer.ts';

const e2e = e2eServer();

/** The smallest thing a thumb must hit, in pixels. */
const MIN_TARGET = 44;

const isWiderThanTheScreen = ({ page }: Visitor): Promise<boolean> =>
  page.locator('html').evaluate((root) => root.scrollWidth > root.clientWidth);

interface Target {
  readonly what: string;
  readonly width: number;
  readonly height: number;
  readonly isInside: boolean;
}

/** The buttons of the question, as they lie on the screen. */
const targets = ({ page }: Visitor): Promise<Target[]> =>
  page.locator('#question button').evaluateAll((buttons) =>
    buttons.map((button) => {
      const { width, height, left, right, top, bottom } = button.getBoundingClientRect();
      const { documentElement: root } = button.ownerDocument;
      const isOnScreen = left >= 0 && top >= 0 && right <= root.clientWidth && bottom <= root.clientHeight;
      // What a scrolling box cuts off is on the screen by its measures only.
      const hit = button.ownerDocument.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      const isInside = isOnScreen && button.contains(hit);
      return { what: (button as HTMLElement).innerText.replaceAll('\n', ' '), width, height, isInside };
    }),
  );

/** Sums layout shifts as browsers do: within windows of at most five seconds whose shifts are less than a second apart. */
const SHIFT_OBSERVER = `(() => {
  let windowStart = 0, last = 0, sum = 0;
  window.layoutShift = 0;
  new PerformanceObserver((list) => {
    for (const { value, startTime, hadRecentInput } of list.getEntries()) {
      if (hadRecentInput) continue;
      if (startTime - last > 1000 || startTime - windowStart > 5000) [windowStart, sum] = [startTime, 0];
      [last, sum] = [startTime, sum + value];
      window.layoutShift = Math.max(window.layoutShift, sum);
    }
  }).observe({ type: 'layout-shift', buffered: true });
})()`;

/** Where the parts of the page lie. */
const boxes = ({ page }: Visitor): Promise<unknown> =>
  page.locator('.rivals, .board, .news, .tabs, .right').evaluateAll((parts) =>
    parts.map((part) => {
      const { x, y, width, height } = part.getBoundingClientRect();
      return [part.className.split(' ')[0], Math.round(x), Math.round(y), Math.round(width), Math.round(height)].join();
    }),
  );

test('in a whole game on a phone nothing moves about', async () => {
  const visitor = await e2e.visit({ size: PHONE, touch: true });
  const { page, mirror, context } = visitor;
  await context.addInitScript(SHIFT_OBSERVER);
  await openTable(visitor);
  await mirror.untilAsked();
  await page.locator('#question:not(.waits)').waitFor();
  const first = await boxes(visitor);
  for (;;) {
    await mirror.untilAsked();
    if (mirror.game!.result !== null) break;
    expect({ ask: mirror.game!.choice!.ask, boxes: await boxes(visitor) }).toEqual({
      ask: mirror.game!.choice!.ask,
      boxes: first,
    });
    await answerByPointer(visitor, 'tap');
  }
  expect(await page.evaluate('window.layoutShift')).toBeLessThanOrEqual(0.1);

  // The log is one tap away, and the last lines of it are always in sight.
  await page.getByRole('button', { name: 'Look at the board' }).tap();
  expect(await page.locator('.news li').count()).toBe(2);
  await page.getByRole('button', { name: 'Log', exact: true }).tap();
  await page.locator('.right [role="log"]').waitFor();
});

for (const [name, size] of [
  ['390 × 844', PHONE],
  ['360 × 640', SMALL],
] as const) {
  test(`on a phone of ${name} the game is played by touch, and everything is within reach`, async () => {
    const visitor = await e2e.visit({ size, touch: true });
    const { page, mirror } = visitor;
    await page.getByRole('button', { name: /^Play now against bots/ }).waitFor();
    expect(await isWiderThanTheScreen(visitor)).toBe(false);
    expect(await violations(page)).toEqual([]);

    await openTable(visitor);
    const met = new Set<string>();
    for (let answers = 0; answers < 24; answers += 1) {
      await mirror.untilAsked();
      if (mirror.game!.result !== null) break;
      const { ask } = mirror.game!.choice!;
      await page.locator('#question:not(.waits)').waitFor();
      const all = await targets(visitor);
      expect({
        ask,
        isWide: await isWiderThanTheScreen(visitor),
        outside: all.filter(({ isInside }) => !isInside),
        // Half a pixel is lost to rounding.
        small: all.filter(({ width, height }) => Math.min(width, height) < MIN_TARGET - 0.5),
        // One look at each kind of question is enough.
        violations: met.has(ask) ? [] : await violations(page),
      }).toEqual({ ask, isWide: false, outside: [], small: [], violations: [] });
      met.add(ask);
      await answerByPointer(visitor, 'tap');
    }
    expect(met).toContain('layCard');
  });
}
