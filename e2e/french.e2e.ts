import { expect, test } from 'vitest';
import { violations } from './axe.ts';
import { openTable, type Visitor } from './browser.ts';
import { e2eServer } from './e2e-server.ts';
import { expectFrench } from './french-page.ts';
import { playByPointer } from './pointer.ts';
import { logOnPage } from './log-sentences.ts';
import { promptOf, sentencesOf } from './words.ts';

const e2e = e2eServer();

test('a French browser meets no English, from the lobby to the end', async () => {
  const visitor = await e2e.visit({ language: 'fr' });
  const { page, mirror } = visitor;
  await page
    .getByRole('button', { name: /^Jouer/ })
    .first()
    .waitFor();
  await expectFrench(visitor, 'lobby');
  await page.getByRole('button', { name: 'Créer une table', exact: true }).click();
  await page.getByRole('dialog', { name: 'Créer une table' }).getByText('Rapide', { exact: false }).first().waitFor();
  await expectFrench(visitor, 'dialog');
  await page.getByRole('button', { name: 'Créer la table' }).click();
  await page.getByRole('button', { name: 'Copier le lien' }).waitFor();
  await expectFrench(visitor, 'gathering');

  await openTable(visitor);
  await mirror.untilAsked();
  for (const [button, name] of [
    ['Joueurs', 'people'],
    ['Discussion', 'chat'],
    ['Réglages', 'settings'],
  ] as const) {
    await page.getByRole('button', { name: button }).click();
    await page.getByRole('dialog', { name: button }).waitFor();
    await expectFrench(visitor, name);
    await page.keyboard.press('Escape');
  }
  const met = new Set<string>();
  await playByPointerLooking(visitor, met);
  expect(met).toContain('layCard');
  await page.getByRole('button', { name: 'Version texte' }).click();
  await page.locator('#text-question').waitFor();
  await expectFrench(visitor, 'text table');
});

/** Looks at each kind of question once, for as many answers as show most of them. */
async function playByPointerLooking(visitor: Visitor, met: Set<string>): Promise<void> {
  const { mirror, page } = visitor;
  const isNew = (): boolean => mirror.isAsked && !met.has(mirror.game!.choice!.ask);
  for (let looks = 0; looks < 7; looks += 1) {
    let answers = 0;
    await playByPointer(visitor, () => isNew() || ++answers > 8);
    if (mirror.game!.result !== null) return;
    const { ask } = mirror.game!.choice!;
    await page.locator('#question:not(.waits)').waitFor();
    await expectFrench(visitor, ask);
    met.add(ask);
  }
}

test('the language changes in the middle of a game, with everything that is said', async () => {
  const visitor = await e2e.visit();
  const { page, mirror } = visitor;
  await openTable(visitor);
  await playByPointer(visitor, () => mirror.game!.choice?.ask === 'layCard');
  const panel = page.locator('#question');
  await panel.getByText(promptOf('layCard', 'en')).filter({ visible: true }).first().waitFor();
  const arena = page.locator('svg:has(> g[data-space])');
  expect(await arena.getAttribute('aria-label')).toMatch(/^Arena/);

  await page.getByRole('button', { name: 'FR', exact: true }).click();
  await panel.getByText(promptOf('layCard', 'fr')).filter({ visible: true }).first().waitFor();
  expect(await page.locator('html').getAttribute('lang')).toBe('fr');
  expect(await arena.getAttribute('aria-label')).toMatch(/^Arène/);
  expect(await logOnPage(visitor)).toEqual(sentencesOf(mirror.lines, mirror.doc!, 'fr'));
  await expectFrench(visitor, 'table');
  expect(await violations(page)).toEqual([]);

  await page.getByRole('button', { name: 'Joueurs' }).click();
  await page.getByRole('button', { name: 'Quitter la partie' }).click();
  await page.getByText('Quitter la partie\u202f?').waitFor();
});
