import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { PROVINCES, type ProvinceId, type SpotId } from '../src/games/blood-rage/facts/index.ts';
import { violations } from './axe.ts';
import { openTable, type Visitor } from './browser.ts';
import { e2eServer } from './e2e-server.ts';
import { expectFrench } from './french-page.ts';
import { expectAgreement, isSameBoard } from './saga-agreement.ts';
import {
  answerSaga,
  dismissTale,
  figuresDrawn,
  figuresInView,
  mineAt,
  myFigureAt,
  mySeat,
  placeOnScreen,
  playSaga,
  sagaView,
} from './saga-player.ts';

const e2e = e2eServer();

const openSaga = (visitor: Visitor, seats = 4): Promise<string> => openTable(visitor, { game: 'blood-rage', seats });
const asks = (visitor: Visitor, ask: string) => (): boolean => visitor.mirror.game!.choice?.ask === ask;

test('a whole game of four by pointer: the board agrees with the server to the end', async () => {
  const visitor = await e2e.visit();
  const { page, mirror } = visitor;
  const table = await openSaga(visitor);
  await playSaga(visitor, 'click', asks(visitor, 'act'));
  await page.locator('.act').first().waitFor();
  expect(await violations(page)).toEqual([]);
  const { x, y } = await placeOnScreen(page, 'yggdrasil');
  await page.mouse.click(x, y);
  await page
    .getByText(/Nobody is here|May still join a battle|Pillage:/)
    .first()
    .waitFor();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');

  const met = await playSaga(visitor);
  expect([...met]).toEqual(expect.arrayContaining(['act', 'draft']));
  expect(mirror.game!.result).not.toBeNull();
  await page.getByRole('dialog').first().waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Look at the board' }).click();
  await expectAgreement(visitor, table);
});

test('a game of five in French: no English from the draft to the saga, and the board agrees with the server', async () => {
  const visitor = await e2e.visit({ language: 'fr' });
  const { page, mirror } = visitor;
  const table = await openSaga(visitor, 5);
  const met = new Set<string>();
  let compared = 0;
  const isNew = (): boolean => !met.has(mirror.game!.choice!.ask);
  for (;;) {
    await playSaga(visitor, 'click', isNew);
    if (mirror.game!.result !== null) break;
    const { ask } = mirror.game!.choice!;
    met.add(ask);
    await page.locator('#question:not(.waits)').waitFor();
    await dismissTale(visitor, 'click');
    await expectFrench(visitor, ask);
    if (await isSameBoard(visitor)) compared += 1;
  }
  expect([...met]).toEqual(expect.arrayContaining(['act', 'draft']));
  expect(compared).toBeGreaterThan(2);
  await page.getByRole('dialog').first().waitFor();
  await expectFrench(visitor, 'the saga');
  await page.getByRole('button', { name: 'Revoir le plateau' }).click();
  await expectAgreement(visitor, table);
});

test('figures are dragged from the reserve to a province and on to another, and all is taken back before', async () => {
  const visitor = await e2e.visit();
  const { page, mirror } = visitor;
  const table = await openSaga(visitor);
  const toAct = (): Promise<unknown> => playSaga(visitor, 'click', asks(visitor, 'act'));
  const takeBack = async (): Promise<void> => {
    while (!asks(visitor, 'act')()) {
      const { question } = mirror.game!;
      await page.locator('#question').getByRole('button', { name: 'Take back' }).click();
      await mirror.until('the step back', ({ game }) => game!.question !== question);
      await mirror.untilDrawn();
    }
  };

  await toAct();
  const [home] = freeProvinces(visitor);
  const before = figuresInView(visitor);
  for (const round of ['taken back', 'kept']) {
    await drag(page, page.getByRole('button', { name: /^Invade with Leader/ }), home!);
    await mirror.until(`the invasion, ${round}`, () => mineAt(visitor, 'leader', home!) === 1 && mirror.isAsked);
    await mirror.untilDrawn();
    await expect.poll(() => figuresDrawn(visitor)).toEqual(figuresInView(visitor));
    if (round === 'kept') break;
    await takeBack();
    expect(figuresInView(visitor)).toEqual(before);
    await expect.poll(() => figuresDrawn(visitor)).toEqual(before);
  }

  // A rival may have driven the figure away in the meantime: then another invades.
  await answerSaga(visitor);
  for (await toAct(); marchOf(visitor) === null; await toAct()) await answerSaga(visitor, 'click', { act: 'invade' });
  const { from, to } = marchOf(visitor)!;
  const standing = figuresInView(visitor);
  const press = async (): Promise<void> => {
    await (await myFigureAt(visitor, from)).click();
    await mirror.until('the march', ({ game }) => game!.choice?.ask === 'marchTo');
    await mirror.untilDrawn();
    await answerSaga(visitor, 'click', { province: to });
  };
  await press();
  await takeBack();
  expect(figuresInView(visitor)).toEqual(standing);
  await drag(page, await myFigureAt(visitor, from), to);
  await mirror.until('the march', () => (figuresInView(visitor)[to] ?? 0) === (standing[to] ?? 0) + 1);
  await mirror.untilAsked();
  await dismissTale(visitor, 'click');
  await expectAgreement(visitor, table);
});

/** Pressed, moved, released. */
async function drag(page: Page, piece: Locator, place: SpotId): Promise<void> {
  const { x, y, width, height } = (await piece.boundingBox())!;
  const [from, to] = [{ x: x + width / 2, y: y + height / 2 }, await placeOnScreen(page, place)];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 4 });
  await page.mouse.move(to.x, to.y, { steps: 4 });
  await page.mouse.up();
}

function freeProvinces(visitor: Visitor): readonly ProvinceId[] {
  const { provinces } = sagaView(visitor);
  return PROVINCES.filter((province) => {
    const { destroyed, emptyVillages } = provinces[province];
    return !destroyed && (emptyVillages ?? 0) > 0;
  });
}

/** A province where one figure of mine stands alone for my clan, and a free one to go to; null without Rage or figure. */
function marchOf(visitor: Visitor): { readonly from: ProvinceId; readonly to: ProvinceId } | null {
  const { rage, figures } = sagaView(visitor).clans[mySeat(visitor)]!;
  const from = PROVINCES.find(
    (province) => figures.filter(({ place }) => place === province).reduce((sum, { count }) => sum + count, 0) === 1,
  );
  const to = freeProvinces(visitor).find((province) => province !== from);
  return rage === 0 || from === undefined || to === undefined ? null : { from, to };
}
