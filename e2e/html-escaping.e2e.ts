import { expect, test } from 'vitest';
import { openTable, type Visitor } from './browser.ts';
import { e2eServer } from './e2e-server.ts';

const e2e = e2eServer();

// As long as a name may be.
const IMAGE = '<img src=x onerror=f()>';
const SCRIPT = '<script>f()</script>';
const LONG = `${IMAGE}<svg onload=f()><a href="javascript:f()">x</a>${SCRIPT}`;

/** No name or message was parsed as HTML. */
async function expectOnlyText({ page }: Pick<Visitor, 'page'>): Promise<void> {
  expect(await page.evaluate('window.ran ?? "nothing"')).toBe('nothing');
  expect(await page.locator('img[src="x"], body script:not([src]), a[href^="javascript"]').count()).toBe(0);
}

async function visitAs(name: string): Promise<Visitor> {
  const visitor = await e2e.visit();
  const { context, page, url } = visitor;
  await context.addInitScript('window.f = () => { window.ran = "something"; };');
  await page.request.get(`${url}/api/me`);
  const answer = await page.request.put(`${url}/api/me`, { data: { name }, headers: { origin: url } });
  expect(answer.status()).toBe(200);
  await page.goto(url);
  await page.getByRole('button', { name: `${name}: change your name` }).waitFor();
  await expectOnlyText(visitor);
  return visitor;
}

test('names and chat that look like a page stay text, wherever they are shown', async () => {
  const host = await visitAs(IMAGE);
  const id = await openTable(host, { seats: 2, bots: undefined, open: true });
  const guest = await visitAs(SCRIPT);
  // In the list of open tables.
  await guest.page.getByText(IMAGE).first().waitFor();
  await expectOnlyText(guest);
  await guest.page.goto(`${e2e.url}/t/${id}`);
  await guest.page.getByRole('button', { name: 'Sit here' }).click();
  await host.page.getByText(SCRIPT).first().waitFor();
  await expectOnlyText(host);

  // In the chat, while people gather and later.
  const say = async ({ page }: Visitor, text: string): Promise<void> => {
    await page.getByRole('button', { name: /^Chat/ }).click();
    const chat = page.getByRole('dialog', { name: 'Chat' });
    await chat.getByRole('textbox').fill(text);
    await chat.getByRole('button', { name: 'Send' }).click();
    await chat.getByText(text).waitFor();
    await expectOnlyText({ page });
    await page.keyboard.press('Escape');
    await chat.waitFor({ state: 'hidden' });
  };
  await say(host, LONG);
  await guest.page.getByRole('button', { name: 'Chat (1)' }).click();
  await guest.page.getByText(LONG).waitFor();
  await expectOnlyText(guest);
  await guest.page.keyboard.press('Escape');

  // At the table, in the log, and among the people.
  await host.mirror.until('the guest', ({ table }) => table.seats.every(({ holder }) => holder === 'person'));
  await host.page.getByRole('button', { name: 'Start the game' }).click();
  for (const [reader, other] of [
    [host, SCRIPT],
    [guest, IMAGE],
  ] as const) {
    await reader.page.locator('#question').waitFor();
    await reader.page.getByText(other).first().waitFor();
    await expectOnlyText(reader);
    await reader.page.getByRole('button', { name: 'Players' }).click();
    await reader.page.getByRole('dialog', { name: 'Players' }).getByText(other).waitFor();
    await expectOnlyText(reader);
  }
  // A script that the page's policy stopped would be an error too.
  expect([...host.faults, ...guest.faults]).toEqual([]);
});
