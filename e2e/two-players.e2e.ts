import { expect, test } from 'vitest';
import { violations } from './axe.ts';
import type { Visitor } from './browser.ts';
import { playTogether, whoIsAsked } from './several-players.ts';
import { e2eServer } from './e2e-server.ts';
import { answerByPointer } from './pointer.ts';

const e2e = e2eServer();

/** A variable that a reload would remove. */
const leaveMark = ({ page }: Visitor): Promise<unknown> => page.evaluate('window.notReloaded = true');
const hasMark = ({ page }: Visitor): Promise<unknown> => page.evaluate('window.notReloaded === true');
const heading = ({ page }: Visitor): Promise<string> => page.locator('#question h2').first().innerText();

test('two people join by link; reload, lost network and server restart do not stop their game', async () => {
  const host = await e2e.visit();
  await host.page.getByRole('button', { name: 'Make a table', exact: true }).click();
  const dialog = host.page.getByRole('dialog', { name: 'Make a table' });
  await dialog.getByText('Answer at once', { exact: true }).click();
  await dialog.getByRole('group', { name: 'Seats' }).getByText('2', { exact: true }).click();
  expect(await violations(host.page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Open the table' }).click();

  await host.page.getByRole('button', { name: 'Copy the link' }).click();
  await host.page.getByRole('button', { name: 'Link copied' }).waitFor();
  const link = (await host.page.evaluate('navigator.clipboard.readText()')) as string;
  expect(link).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/t\/[0-9a-z]{12}$/);
  expect(await violations(host.page)).toEqual([]);

  const guest = await e2e.visit({ path: new URL(link).pathname });
  // A new name reconnects the page, which then goes on under it.
  await guest.page.getByRole('button', { name: 'Change my name' }).click();
  await guest.page.getByRole('textbox', { name: 'Your name' }).fill('Ingrid');
  await guest.page.getByRole('button', { name: 'Save' }).click();
  await guest.mirror.until('the table again', () => guest.mirror.sockets > 1);
  await guest.page.getByRole('button', { name: 'Sit here' }).click();
  await guest.mirror.until('a seat', ({ you }) => you.seat === 1);
  expect(await violations(guest.page)).toEqual([]);
  await host.mirror.until('the guest', ({ table }) => table.seats.every(({ holder }) => holder === 'person'));
  expect(host.mirror.doc!.table.members.map(({ name }) => name)).toContain('Ingrid');
  await host.page.getByRole('button', { name: 'Start the game' }).click();

  const both = [host, guest];
  await playTogether(both, 6);

  // A reload in the middle of a question finds the same question.
  const reloader = await whoIsAsked(both);
  const { question } = reloader.mirror.game!;
  const asked = await heading(reloader);
  const socketsBefore = reloader.mirror.sockets;
  await reloader.page.reload();
  await reloader.mirror.until('the table again', () => reloader.mirror.sockets > socketsBefore);
  await reloader.page.locator('#question h2').first().waitFor();
  expect(reloader.mirror.game!.question).toBe(question);
  expect(await heading(reloader)).toBe(asked);
  await playTogether(both, 3);

  // Without a network the page says so; when it is back the game goes on as if nothing had been.
  const lost = await whoIsAsked(both);
  await leaveMark(lost);
  await lost.context.setOffline(true);
  await lost.page.getByText('Connection lost.').waitFor();
  expect(await violations(lost.page)).toEqual([]);
  await lost.context.setOffline(false);
  await lost.page.getByText('Connection lost.').waitFor({ state: 'hidden' });
  await answerByPointer(lost);
  await playTogether(both, 3);
  expect(await hasMark(lost)).toBe(true);

  // The server stops and starts: nobody has to do anything.
  await Promise.all(both.map(leaveMark));
  const before = both.map(({ mirror }) => mirror.sockets);
  await e2e.restart();
  await Promise.all(
    both.map(({ mirror }, index) => mirror.until('a new connection', () => mirror.sockets > before[index]!)),
  );
  for (const { page } of both) await page.getByText('Connection lost.').waitFor({ state: 'hidden' });
  await playTogether(both, 4);
  expect(await Promise.all(both.map(hasMark))).toEqual([true, true]);
});
