import { expect, test } from 'vitest';
import { begin, type Place } from '../src/server/tests/harness.ts';
import { violations } from './axe.ts';
import { openTable, type Visitor } from './browser.ts';
import { isAsked } from './table-mirror.ts';
import { e2eServer } from './e2e-server.ts';
import { answerByPointer, randomBelow } from './pointer.ts';
import { sentencesOf } from './words.ts';

const e2e = e2eServer();

test('settings survive a reload', async () => {
  const visitor = await e2e.visit({ settings: {} });
  const { page } = visitor;
  await openTable(visitor);
  await page.getByRole('button', { name: 'Settings' }).click();
  const drawer = page.getByRole('dialog');
  const choices = [
    ['Theme', 'Day'],
    ['Text size', 'Large'],
    ['Animation', 'Slow'],
    ['Language', 'Français'],
  ] as const;
  for (const [name, label] of choices)
    await drawer.getByRole('group', { name }).getByText(label, { exact: true }).click();
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

test('the tab shows whose turn it is, and a returning player gets a recap', async () => {
  const { table, visitors, places } = await begin(e2e.server, 2);
  const rival = places[0]!;
  const person = await e2e.visit({ path: `/t/${table}`, cookie: visitors[1]!.cookie });
  const { page, mirror } = person;
  await mirror.until('the game', ({ game }) => game !== null);
  const icon = (): Promise<string | null> => page.locator('#icon').getAttribute('href');

  await untilTurnOf(person, rival, 'person');
  await expect.poll(() => page.title()).toBe('● Your turn · Clash of Vikings');
  expect(await icon()).toBe('/mark-turn.svg');
  await untilTurnOf(person, rival, 'rival');
  await expect.poll(() => page.title()).toBe('Clash of Vikings · Meadhall');
  expect(await icon()).toBe('/mark.svg');

  const read = mirror.lines.at(-1)!.no;
  await page.goto(e2e.url);
  while (isAsked(rival.doc!)) await answer(rival);
  await page.goto(`${e2e.url}/t/${table}`);
  const recap = page.getByRole('complementary').filter({ hasText: 'While you were away' });
  await recap.waitFor();
  const missed = mirror.lines.filter(({ no }) => no > read);
  expect(await recap.locator('li').allInnerTexts()).toEqual(sentencesOf(missed, mirror.doc!, 'en'));
  expect(await violations(page)).toEqual([]);
  // What happens before the reader's eyes is not told again.
  const sentences = await recap.locator('li').allInnerTexts();
  const last = mirror.lines.at(-1)!.no;
  const isTold = (): boolean =>
    sentencesOf(
      mirror.lines.filter(({ no }) => no > last),
      mirror.doc!,
      'en',
    ).length > 0;
  while (!isTold()) await answerByPointer(person);
  expect(await recap.locator('li').allInnerTexts()).toEqual(sentences);
  await recap.getByRole('button', { name: 'OK' }).click();
  await recap.waitFor({ state: 'hidden' });
});

async function answer(program: Place): Promise<void> {
  const { choice, question } = program.doc!.game!;
  await program.command({ t: 'answer', question, picks: [randomBelow(choice!.options.length)] });
  await program.settle();
}

/** They play until the answer of this one is awaited. */
async function untilTurnOf(person: Visitor, rival: Place, whose: 'person' | 'rival'): Promise<void> {
  const { mirror } = person;
  for (;;) {
    await Promise.any([mirror.until('a question', () => mirror.isAsked), rival.until(() => isAsked(rival.doc!))]);
    if (mirror.isAsked) {
      if (whose === 'person') return;
      await answerByPointer(person);
    } else {
      // The page receives it a little later.
      await mirror.until('the same', ({ game }) => game!.asked.every(({ seat }) => seat === 0));
      if (whose === 'rival') return;
      await answer(rival);
    }
  }
}
