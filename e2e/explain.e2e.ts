import { expect, test } from 'vitest';
import type { CardId } from '../src/games/clash-of-vikings/facts/ids.ts';
import { vikingsWords } from '../src/games/clash-of-vikings/text/index.ts';
import type { VikingsView } from '../src/games/clash-of-vikings/view.ts';
import { violations } from './axe.ts';
import { openTable, PHONE, type Visitor } from './browser.ts';
import { e2eServer } from './e2e-server.ts';
import { answerByPointer, isAnnounced, playByPointer } from './pointer.ts';

const e2e = e2eServer();

const { cards } = vikingsWords('en', 'lenient').names;
const popover = ({ page }: Visitor) => page.locator('.popover');

/** Plays until a card can be laid; that card. */
async function untilLaying(visitor: Visitor): Promise<CardId> {
  const { mirror } = visitor;
  await playByPointer(visitor, () => mirror.game!.choice?.ask === 'layCard');
  if (mirror.game!.result !== null) throw new Error('the game ended before a card could be laid');
  const [first] = mirror.game!.choice!.options as readonly { readonly card: CardId }[];
  return first!.card;
}

test('cards, actions, piles and spaces open their text by pointer and by focus', async () => {
  const visitor = await e2e.visit();
  const { page } = visitor;
  await page.clock.install();
  await openTable(visitor);
  const card = await untilLaying(visitor);
  const inHand = page.locator('#question .hand button').filter({ hasText: cards[card].name }).first();

  // The text of a card, by pointer and by focus; its clause is one click away.
  await inHand.hover();
  await page.clock.runFor(1_000);
  await popover(visitor).getByText(cards[card].text).waitFor();
  expect(await violations(page)).toEqual([]);
  await page.mouse.move(5, 5);
  await popover(visitor).waitFor({ state: 'detached' });
  await page.keyboard.press('Tab');
  await inHand.focus();
  await page.clock.runFor(1_000);
  await popover(visitor).getByText(cards[card].text).waitFor();

  // Things that cannot be chosen: the reserve, what a rival holds, a space.
  for (const [thing, text] of [
    [page.locator('[data-place="reserve"] button'), 'the highest sum of bracelets wins'],
    [page.locator('article button').first(), 'whose values are secret until the end'],
    [page.locator('g[data-space="C"]'), 'you may take two bracelets from the reserve'],
  ] as const) {
    await thing.click({ force: true });
    await popover(visitor).getByText(text).waitFor();
  }
});

test('on a touch screen the corner of a card opens its text, and a tap beside it chooses the card', async () => {
  const visitor = await e2e.visit({ size: PHONE, touch: true });
  const { page, mirror } = visitor;
  await openTable(visitor);
  const card = await untilLaying(visitor);
  const inHand = page.locator('#question .hand button').filter({ hasText: cards[card].name }).first();
  const { question } = mirror.game!;
  await inHand.locator('[data-explain]').tap();
  await popover(visitor).getByText(cards[card].text).waitFor();
  expect(mirror.game!.question).toBe(question);
  expect(await violations(page)).toEqual([]);
  await inHand.tap({ position: { x: 20, y: 30 } });
  await page.locator('#question .hand .raised').getByText(cards[card].name, { exact: true }).waitFor();
  await popover(visitor).waitFor({ state: 'detached' });
});

test('frequent answers take one key, the focus stays with the question, and a second click is ignored', async () => {
  const visitor = await e2e.visit();
  const { page, mirror } = visitor;
  await openTable(visitor);
  await untilLaying(visitor);

  await page.locator('body').press('1');
  await page.locator('#question .hand .raised').waitFor();
  const shown = mirror.game!;
  // A row that was clicked keeps the focus; the key on the gold button presses that button nevertheless.
  await page.locator('#question .actions button').first().click();
  await page.locator('#question .foot .gold').waitFor();
  await page.keyboard.press('Enter');
  await mirror.until('the announcement', isAnnounced(shown));
  await mirror.untilAsked();
  if (mirror.game!.result !== null) return;
  const isInQuestion = (): Promise<boolean> =>
    page.locator('#question').evaluate((panel) => panel.contains(panel.ownerDocument.activeElement));
  await expect.poll(isInQuestion).toBe(true);

  // A double click answers once, and nobody is scolded for the second.
  await playByPointer(visitor, () => mirror.game!.choice?.ask === 'callBluff');
  if (mirror.game!.result !== null) return;
  await mirror.untilDrawn();
  const asked = mirror.game!.question;
  await page.locator('#question .foot button:not(.blood)').first().dblclick();
  await mirror.until(
    'the game goes on',
    ({ game }) => game!.question !== asked || game!.sealed !== null || game!.result !== null,
  );
  expect(await page.locator('.popover').count()).toBe(0);
});

/** Plays until a rival's announcement may be called; the card that is claimed. */
async function untilCalling(visitor: Visitor): Promise<CardId> {
  const { mirror } = visitor;
  await playByPointer(visitor, () => mirror.game!.choice?.ask === 'callBluff');
  if (mirror.game!.result !== null) throw new Error('the game ended before a bluff could be called');
  await mirror.untilDrawn();
  return (mirror.game!.view as VikingsView).conflict!.action!;
}

test('an announced action says what it does: its name, its card and the rows of possible cards', async () => {
  const visitor = await e2e.visit();
  const { page } = visitor;
  await openTable(visitor, { seats: 4 });
  const said = await untilCalling(visitor);
  const question = page.locator('#question');
  for (const thing of [question.locator('.word'), question.locator('.back').first(), question.locator('.claim')]) {
    await thing.hover();
    await popover(visitor).getByText(cards[said].text).waitFor();
    await page.mouse.move(5, 5);
    await popover(visitor).waitFor({ state: 'detached' });
  }
  // My hand is in sight, and explains itself, too.
  await question.getByText('Your hand').waitFor();
  expect(await violations(page)).toEqual([]);
});

test('on a phone a tap on a rival tells what they hold and who plays after whom', async () => {
  const visitor = await e2e.visit({ size: PHONE, touch: true });
  const { page } = visitor;
  await openTable(visitor);
  await untilCalling(visitor);
  await page.locator('article').first().tap();
  await popover(visitor).getByText('Turn order:').waitFor();
  await popover(visitor).getByText('in the draw pile').waitFor();
  await page.locator('#question .word').tap();
  await popover(visitor).getByText('Turn order:').waitFor({ state: 'detached' });
  expect(await violations(page)).toEqual([]);
});

test('what slides under a pointer at rest opens nothing until the pointer moves', async () => {
  const visitor = await e2e.visit();
  const { page } = visitor;
  await openTable(visitor);
  await untilLaying(visitor);
  const row = (await page.locator('#question .actions button').first().boundingBox())!;
  const [x, y] = [row.x + row.width / 2, row.y + row.height / 2];
  // Beside the panel, which is then moved under the pointer.
  await page.mouse.move(x - row.width, y);
  await page.locator('.right').evaluate((panel, shift) => {
    (panel as HTMLElement).style.transform = `translateX(-${shift}px)`;
  }, row.width);
  await page.mouse.move(x - row.width, y);
  await page.waitForTimeout(1_500);
  expect(await popover(visitor).count()).toBe(0);
  await page.mouse.move(x - row.width + 3, y);
  await popover(visitor).waitFor();
});

test('with "let everything pass" no call is asked until my turn', async () => {
  const visitor = await e2e.visit();
  const { page, mirror } = visitor;
  await openTable(visitor, { seats: 4 });
  await playByPointer(visitor, () => mirror.game!.choice?.ask === 'callBluff');
  if (mirror.game!.result !== null) return;
  await mirror.untilDrawn();
  // Not `check`, which looks at it once more: my turn may come at once, and it is gone.
  await page.getByLabel('Let everything pass until my turn').click();
  const isMyTurn = (): boolean =>
    mirror.game!.result !== null || (mirror.game!.view as VikingsView).turn === mirror.doc!.you.seat;
  // Other questions, such as whether to claim a Shield, are still put to me.
  const isOtherQuestion = (): boolean => mirror.isAsked && mirror.game!.choice!.ask !== 'callBluff';
  for (;;) {
    await mirror.until('my turn, another question, or the end', () => isMyTurn() || isOtherQuestion());
    if (isMyTurn()) break;
    await answerByPointer(visitor);
  }
  await expect.poll(() => page.getByLabel('Let everything pass until my turn').count()).toBe(0);
});
