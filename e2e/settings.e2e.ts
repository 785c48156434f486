import { expect, test } from 'vitest';
import { begin, type Place } from '../src/server/tests/harness.ts';
import { violations } from './axe.ts';
import { openTable, type Visitor } from './browser.ts';
import { isAsked } from './heard.ts';
import { openHouse } from './house.ts';
import { answerByPointer, below } from './pointer.ts';
import { sentencesOf } from './words.ts';

const house = openHouse();

test('what a person prefers is kept over a reload', async () => {
  const visitor = await house.visit({ settings: {} });
  const { page } = visitor;
  await openTable(visitor);
  await page.getByRole('button', { name: 'Settings' }).click();
  const drawer = page.getByRole('dialog');
  for (const label of ['Day', 'Large', 'Slow', 'Français']) await drawer.getByText(label, { exact: true }).click();
  expect(await violations(page)).toEqual([]);

  await page.reload();
  const root = page.locator('html');
  await page.getByRole('button', { name: 'Réglages' }).click();
  for (const label of ['Jour', 'Grande', 'Lentes', 'Français'])
    expect({ label, isChecked: await page.getByRole('radio', { name: label, exact: true }).isChecked() }).toEqual({
      label,
      isChecked: true,
    });
  expect(await root.getAttribute('lang')).toBe('fr');
  expect(await root.getAttribute('data-theme')).toBe('day');
  expect(await root.evaluate((element) => element.style.getPropertyValue('--text-scale'))).toBe('1.15');
  expect(await violations(page)).toEqual([]);
});

test('the tab tells whose turn it is, and who comes back reads what happened', async () => {
  const { table, visitors, places } = await begin(house.server, 2);
  const rival = places[0]!;
  const person = await house.visit({ path: `/t/${table}`, cookie: visitors[1]!.cookie });
  const { page, heard } = person;
  await heard.until('the game', ({ game }) => game !== null);
  const icon = (): Promise<string | null> => page.locator('#icon').getAttribute('href');

  await untilTurnOf(person, rival, 'person');
  await expect.poll(() => page.title()).toBe('● Your turn · Clash of Vikings');
  expect(await icon()).toBe('/mark-turn.svg');
  await untilTurnOf(person, rival, 'rival');
  await expect.poll(() => page.title()).toBe('Clash of Vikings · Meadhall');
  expect(await icon()).toBe('/mark.svg');

  const read = heard.lines.at(-1)!.no;
  await page.goto(house.url);
  while (isAsked(rival.doc!)) await answer(rival);
  await page.goto(`${house.url}/t/${table}`);
  const recap = page.getByRole('complementary').filter({ hasText: 'Since you left' });
  await recap.waitFor();
  const missed = heard.lines.filter(({ no }) => no > read);
  expect(await recap.locator('li').allInnerTexts()).toEqual(sentencesOf(missed, heard.doc!.table, 'en'));
  expect(await violations(page)).toEqual([]);
  // What happens before the reader's eyes is not told again.
  const sentences = await recap.locator('li').allInnerTexts();
  const last = heard.lines.at(-1)!.no;
  const isTold = (): boolean =>
    sentencesOf(
      heard.lines.filter(({ no }) => no > last),
      heard.doc!.table,
      'en',
    ).length > 0;
  while (!isTold()) await answerByPointer(person);
  expect(await recap.locator('li').allInnerTexts()).toEqual(sentences);
  await recap.getByRole('button', { name: 'Thank you' }).click();
  await recap.waitFor({ state: 'hidden' });
});

async function answer(program: Place): Promise<void> {
  const { choice, question } = program.doc!.game!;
  await program.command({ t: 'answer', question, picks: [below(choice!.options.length)] });
  await program.settle();
}

/** They play until the answer of this one is awaited. */
async function untilTurnOf(person: Visitor, rival: Place, whose: 'person' | 'rival'): Promise<void> {
  const { heard } = person;
  for (;;) {
    await Promise.any([heard.until('a question', () => heard.isAsked), rival.until(() => isAsked(rival.doc!))]);
    if (heard.isAsked) {
      if (whose === 'person') return;
      await answerByPointer(person);
    } else {
      // What the page hears comes a little later.
      await heard.until('the same', ({ game }) => game!.asked.every(({ seat }) => seat === 0));
      if (whose === 'rival') return;
      await answer(rival);
    }
  }
}
