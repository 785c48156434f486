/** How somebody learns a game: how to play, the rules by players' words, the guide, and the practice table. */
import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { violations } from './axe.ts';
import { openTable, PHONE, type Visitor } from './browser.ts';
import { e2eServer } from './e2e-server.ts';
import { answerByPointer } from './pointer.ts';

const e2e = e2eServer();

const guideOf = ({ page }: Visitor): Locator => page.getByRole('region', { name: 'Guide', exact: true });
const lessonOf = (visitor: Visitor): Promise<string> => guideOf(visitor).locator('h2').innerText();
const isInside = (inner: Box, outer: Box): boolean =>
  inner.x >= outer.x && inner.y >= outer.y && inner.x + inner.width <= outer.x + outer.width;
type Box = NonNullable<Awaited<ReturnType<Locator['boundingBox']>>>;
const overlaps = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

test('in the lobby every game with words tells how it is played, and its rules are found by “goal”', async () => {
  const { page } = await e2e.visit();
  for (const [game, clause] of [
    ['Clash of Vikings', 'CV-53'],
    ['Blood Rage', 'BR-91'],
  ] as const) {
    await page.getByRole('button', { name: `How to play ${game}` }).click();
    const rules = page.getByRole('dialog', { name: `Rules: ${game}` });
    await rules.getByRole('heading', { name: 'The goal' }).waitFor();
    await rules.getByRole('heading', { name: 'Three beginners’ mistakes' }).waitFor();
    expect(await violations(page)).toEqual([]);
    await rules.getByRole('button', { name: 'Cards' }).click();
    await rules.locator('.cards li').first().waitFor();
    await rules.getByRole('button', { name: 'Rules by clause' }).click();
    await rules.getByRole('searchbox').fill('goal');
    await rules.locator(`[id="clause-${clause}"]`).waitFor();
    expect(await violations(page)).toEqual([]);
    // What was found in how to play leads there.
    await rules.getByRole('button', { name: /^The goal/ }).click();
    await rules.locator('.goal.meant').waitFor();
    // Nothing that is for programs.
    await rules.getByRole('button', { name: 'Rules by clause' }).click();
    const text = await rules.locator('.text').innerText();
    expect(text).not.toMatch(/[{}|]|\*\*|`|CVT-|BRT-/);
    await page.keyboard.press('Escape');
    await rules.waitFor({ state: 'hidden' });
  }
});

test('at a table on a phone, in French, “gagner” finds how the game is won', async () => {
  const visitor = await e2e.visit({ size: PHONE, language: 'fr', touch: true });
  const { page, mirror } = visitor;
  await openTable(visitor);
  await mirror.untilAsked();
  await page.getByRole('button', { name: 'Règles' }).tap();
  const rules = page.getByRole('dialog', { name: 'Règles' });
  await rules.getByRole('heading', { name: 'Le but du jeu' }).waitFor();
  expect(await violations(page)).toEqual([]);
  await rules.getByRole('button', { name: 'Règles par article' }).tap();
  await rules.getByRole('searchbox').fill('gagner');
  await rules.locator('[id="clause-CV-53"]').waitFor();
  await rules.getByRole('button', { name: /^Ce qui fait gagner/ }).tap();
  await rules.locator('.wide.meant').waitFor();
});

test('clauses are linked with each other in both directions', async () => {
  const visitor = await e2e.visit();
  const { page } = visitor;
  await page.getByRole('button', { name: 'How to play Clash of Vikings' }).click();
  const rules = page.getByRole('dialog', { name: 'Rules' });
  await rules.getByRole('button', { name: 'Rules by clause' }).click();
  await rules.locator('[id="clause-CV-6"]').getByRole('button', { name: 'CVR-3' }).first().click();
  const ruling = rules.locator('[id="clause-CVR-3"]');
  await expect.poll(() => ruling.getAttribute('class')).toContain('meant');
  await ruling.getByRole('button', { name: 'CV-6', exact: true }).click();
  await expect.poll(() => rules.locator('[id="clause-CV-6"]').getAttribute('class')).toContain('meant');
});

test('in a first game the guide tells the goal and what is asked, once each; in a second it is silent', async () => {
  const visitor = await e2e.visit({ guide: true });
  const { page, mirror } = visitor;
  await openTable(visitor, { seats: 2 });
  await mirror.untilAsked();
  const guide = guideOf(visitor);
  await guide.waitFor();
  expect(await lessonOf(visitor)).toBe('Where to begin');
  for (const words of ['bracelets worth the most', 'What is this?', 'Your options', 'A tip']) {
    await guide.getByText(words).first().waitFor();
  }
  expect(await violations(page)).toEqual([]);
  const board = (await page.locator('.board').boundingBox())!;
  expect(overlaps((await guide.boundingBox())!, board)).toBe(false);

  // The next question has the next lesson; the one before was given.
  await answerByPointer(visitor);
  while (mirror.game!.choice?.ask !== 'layCard') {
    await mirror.untilAsked();
    if (mirror.game!.choice!.ask !== 'layCard') await answerByPointer(visitor);
  }
  await mirror.untilAsked();
  await expect.poll(() => lessonOf(visitor)).toBe('Lay a card, name an action');
  await guide.getByRole('button', { name: 'Got it' }).click();
  await guide.waitFor({ state: 'hidden' });

  // Another table of the same game.
  await openTable(visitor, { seats: 2 });
  await mirror.untilAsked();
  await page.locator('#question').waitFor();
  expect(await guide.count()).toBe(0);

  // Whoever wants it back has it back, from the beginning, and may send it away for good.
  const toggle = page.getByRole('button', { name: 'Guide', exact: true });
  await toggle.click();
  await guide.waitFor();
  await guide.getByRole('button', { name: 'Turn the guide off' }).click();
  await guide.waitFor({ state: 'hidden' });
  await page.evaluate(
    `localStorage.setItem('meadhall.guide', JSON.stringify({ ...JSON.parse(localStorage.getItem('meadhall.guide')), first: {} }))`,
  );
  await openTable(visitor, { seats: 2 });
  await mirror.untilAsked();
  await page.locator('#question').waitFor();
  expect(await guide.count()).toBe(0);
});

test('on a phone the guide tells the goal first, then makes room for the choice and waits behind its button', async () => {
  const visitor = await e2e.visit({ guide: true, size: PHONE, language: 'fr', touch: true });
  const { page, mirror } = visitor;
  await openTable(visitor, { seats: 2 });
  await mirror.untilAsked();
  const guide = guideOf(visitor);
  await guide.getByText('bracelets qui valent le plus').waitFor();
  const box = (await guide.boundingBox())!;
  expect(isInside(box, { x: 0, y: 0, width: PHONE.width, height: PHONE.height })).toBe(true);
  expect(overlaps(box, (await page.locator('.board').boundingBox())!)).toBe(false);
  await guide.getByRole('button', { name: 'Le conseil' }).tap();
  await guide.getByText('3 ou un 4').waitFor();
  expect(await violations(page)).toEqual([]);
  await guide.getByRole('button', { name: 'Voir mes choix' }).tap();
  await guide.waitFor({ state: 'hidden' });
  await page.locator('#question').waitFor();

  // Every later question is seen first; its lesson is one tap away, and is put away again with the answer.
  await answerByPointer(visitor, 'tap');
  await mirror.untilAsked();
  await page.locator('#question:not(.waits)').waitFor();
  expect(await guide.count()).toBe(0);
  await page.getByRole('button', { name: 'Guide', exact: true }).tap();
  await guide.waitFor();
  await guide.getByRole('button', { name: 'Voir mes choix' }).tap();
  await answerByPointer(visitor, 'tap');
  await mirror.untilAsked();
  if (mirror.game!.result !== null) return;
  await page.locator('#question:not(.waits)').waitFor();
  expect(await guide.count()).toBe(0);
});

test('the practice table shows a truth, a bluff that passes, and a call', async () => {
  const visitor = await e2e.visit({ guide: true });
  const { page, mirror } = visitor;
  // The page's own button opens one with patient bots; here they need not wait.
  await page.route('**/api/tables', (route) => {
    const wanted = route.request().postDataJSON() as object | null;
    void route.continue(wanted === null ? {} : { postData: JSON.stringify({ ...wanted, botPace: 'instant' }) });
  });
  await page.getByRole('button', { name: 'How to play Clash of Vikings' }).click();
  await page.getByRole('button', { name: 'Play a practice game' }).click();
  await mirror.until('the practice table', ({ table }) => table.practice && table.phase === 'playing');
  await page.getByText('Practice game', { exact: true }).waitFor();
  const guide = guideOf(visitor);
  const says = (text: string) => guide.getByText(text).first().waitFor();
  const log = page.locator('.log');

  // Turn 1: somebody tells the truth, and a caller pays for it.
  await mirror.untilAsked();
  await says('A rival says Sprint');
  await answerByPointer(visitor, 'click', { call: false });
  await log.getByText('told the truth').waitFor();
  // The advice is for the card that is asked about.
  await mirror.untilAsked();
  await says('nothing proves it wrong');
  expect(await guide.getByText('A rival says Sprint').count()).toBe(0);
  await answerByPointer(visitor, 'click', { call: false });

  // Turn 2: mine. The Shield goes for a Sprint, and nobody calls.
  await mirror.untilAsked();
  expect(mirror.game!.choice!.ask).toBe('layCard');
  await says('you hold no Sprint');
  await answerByPointer(visitor, 'click', { card: 'shield' });
  await answerByPointer(visitor, 'click', { action: 'sprint' });
  await mirror.untilAsked();
  await says('pick up the 4');
  await answerByPointer(visitor, 'click', { to: 'B1' });
  await log.getByText('bracelet worth 4').waitFor();
  await mirror.untilAsked();
  await says('Your second card is free');
  await answerByPointer(visitor, 'click', { card: 'walk' });
  await answerByPointer(visitor, 'click', { action: 'walk' });
  await mirror.untilAsked();
  await answerByPointer(visitor, 'click', { to: 'stay' });

  // Turn 3: a Walk that cannot be one.
  await mirror.untilAsked();
  if (mirror.game!.choice!.confirm === true) {
    await answerByPointer(visitor);
    await mirror.untilAsked();
  }
  expect(mirror.game!.choice!.ask).toBe('callBluff');
  await says('both Walks were shown already');
  await page.getByText('Possible cards of').waitFor();
  await page.getByText('It cannot be Walk').waitFor();
  await answerByPointer(visitor, 'click', { call: true });
  await log.getByText('caught bluffing').waitFor();
  expect(await violations(page)).toEqual([]);

  // The same rival's next card is another matter; after this turn the practice says that it is over.
  await mirror.untilAsked();
  await says('this can be the truth');
  await answerByPointer(visitor, 'click', { call: false });
  await says('That is all');
  await guide.getByRole('link', { name: 'Start a real game' }).waitFor();
});
