import { expect, test } from 'vitest';
import type { CardId } from '../src/games/clash-of-vikings/facts/ids.ts';
import { LANDSCAPE, LARGE, PHONE, SMALL, WIDE, ZOOMED, openTable, type Visitor } from './browser.ts';
import { e2eServer } from './e2e-server.ts';
import { answerByPointer } from './pointer.ts';
import { TIMEOUT } from './table-mirror.ts';

const e2e = e2eServer();

const SIZES = [WIDE, PHONE, SMALL, LANDSCAPE, ZOOMED, LARGE];

interface Fit {
  /** The board's shorter side as a share of the window's. */
  readonly board: number;
  /** Buttons of the question that are not whole on the screen, or lie under something. */
  readonly covered: readonly string[];
  /** Parts of the question whose text is wider or higher than their box. */
  readonly cut: readonly string[];
  readonly isWiderThanTheScreen: boolean;
}

/** Measured in the page, in one go. */
const MEASURE = `(() => {
  const { clientWidth: width, clientHeight: height } = document.documentElement;
  const board = document.querySelector('.board').getBoundingClientRect();
  const name = (node) => node.textContent.trim().replaceAll(/\\s+/g, ' ').slice(0, 30);
  const covered = [...document.querySelectorAll('#question .foot button')].filter((button) => {
    const { left, right, top, bottom } = button.getBoundingClientRect();
    if (left < 0 || top < 0 || right > width || bottom > height) return true;
    return ![0.1, 0.5, 0.9].every((share) =>
      button.contains(document.elementFromPoint(left + (right - left) * share, (top + bottom) / 2)),
    );
  });
  const cut = [...document.querySelectorAll('#question .body, #question .body button, #question .foot button')].filter(
    (node) => node.scrollHeight > node.clientHeight + 2 || node.scrollWidth > node.clientWidth + 2,
  );
  return {
    board: Math.min(board.width, board.height) / Math.min(width, height),
    covered: covered.map(name),
    cut: cut.map(name),
    isWiderThanTheScreen: document.documentElement.scrollWidth > width,
  };
})()`;

async function expectFits({ page }: Visitor, ask: string): Promise<void> {
  for (const size of SIZES) {
    await page.setViewportSize(size);
    // What the guide says first stands in place of the question on a phone.
    const isRead = page.locator('.guide .read');
    // It may go by itself in this moment.
    if (await isRead.isVisible()) await isRead.click({ timeout: 5_000 }).catch(() => undefined);
    await page.locator('#question:not(.waits)').waitFor();
    const measured = async (): Promise<object> => {
      const { board, ...rest } = (await page.evaluate(MEASURE)) as Fit;
      return { ask, size, isLargeEnough: board >= 0.5, ...rest };
    };
    // A new size is laid out in a frame or two.
    await expect.poll(measured, { timeout: TIMEOUT }).toEqual({
      ask,
      size,
      isLargeEnough: true,
      covered: [],
      cut: [],
      isWiderThanTheScreen: false,
    });
  }
  await page.setViewportSize(WIDE);
}

/** Names of rivals are drawn at random: a sentence with the longest ones is longer by this. */
const LONGER_NAMES = ' Hallgerd Thorbjornsdottir and Ragnhild';

test.each([
  ['without the guide', false, 'en'],
  ['with the guide', true, 'en'],
  ['with the guide in French', true, 'fr'],
] as const)(
  'at every size the board is large, the buttons are in sight and nothing is cut off: %s',
  async (_, guide, language) => {
    const visitor = await e2e.visit({ guide, language });
    const { page, mirror } = visitor;
    const wanted = new Set(['startSpace', 'layCard', 'nameAction', 'callBluff', 'move', 'attack', 'shield']);
    // Chance decides which questions come, and when.
    for (let games = 0; games < 12 && wanted.size > 0; games += 1) {
      await openTable(visitor, { seats: 4 });
      for (;;) {
        await mirror.untilAsked();
        if (mirror.game!.result !== null || wanted.size === 0) break;
        const { ask, options } = mirror.game!.choice!;
        if (wanted.delete(ask)) {
          await page.locator('#question:not(.waits)').waitFor();
          await expectFits(visitor, ask);
        }
        if (ask === 'layCard' && wanted.delete('nameAction')) {
          await answerByPointer(visitor, 'click', options[0] as { readonly card: CardId });
          await page.locator('.actions button[aria-disabled="false"]').nth(1).click();
          await page.locator('#question .risk span').evaluate((risk, names) => risk.append(names), LONGER_NAMES);
          await expectFits(visitor, 'nameAction');
        }
        await answerByPointer(visitor);
      }
    }
    expect([...wanted]).toEqual([]);
  },
);
