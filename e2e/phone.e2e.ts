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
