import { expect, test } from 'vitest';
import type { FigureId, SpotId } from '../src/games/blood-rage/facts/index.ts';
import { neighbours } from '../src/web/games/blood-rage/land/shapes.ts';
import { violations } from './axe.ts';
import { openTable, PHONE, type Visitor } from './browser.ts';
import { e2eServer } from './e2e-server.ts';
import {
  answerSaga,
  figuresDrawn,
  figuresInView,
  mineAt,
  mySeat,
  placeOnScreen,
  playSaga,
  sagaView,
} from './saga-player.ts';

const e2e = e2eServer();

const openSaga = (visitor: Visitor, seats = 4): Promise<string> => openTable(visitor, { game: 'blood-rage', seats });
const asks = (visitor: Visitor, ask: string) => (): boolean => visitor.mirror.game!.choice?.ask === ask;

/** The board as drawn against the view of the server: figures by place, Glory, tokens. */
async function expectSameBoard(visitor: Visitor): Promise<void> {
  const { page } = visitor;
  const view = sagaView(visitor);
  await expect.poll(() => figuresDrawn(visitor)).toEqual(figuresInView(visitor));
  const tokens = await page
    .locator('g[data-place^="token:"]')
    .evaluateAll((all) => all.map((each) => each.getAttribute('data-place')!.slice('token:'.length)));
  const inPlay = Object.entries(view.provinces).filter(([, { reward }]) => reward !== null);
  expect(tokens.toSorted()).toEqual(inPlay.map(([province]) => province).toSorted());
  const mine = page.locator('.glory').filter({ visible: true }).first();
  expect(await mine.innerText()).toContain(String(view.clans[mySeat(visitor)]!.glory));
}

test('a whole game of four by pointer: the board agrees with the server to the end', async () => {
  const visitor = await e2e.visit();
  const { page, mirror } = visitor;
  await openSaga(visitor);
  await playSaga(visitor, 'click', asks(visitor, 'act'));
  await page.locator('.act').first().waitFor();
  expect(await violations(page)).toEqual([]);
  const { x, y } = await placeOnScreen(page, 'gimle');
  await page.mouse.click(x, y);
  await page
    .getByText(/Ragnarök strikes here|Pillage:|Nobody is here/)
    .first()
    .waitFor();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');

  const met = await playSaga(visitor);
  expect([...met]).toEqual(expect.arrayContaining(['act', 'draft', 'invadeWhere', 'pillage']));
  expect(mirror.game!.result).not.toBeNull();
  await page.getByRole('dialog').first().waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Look at the board' }).click();
  await expectSameBoard(visitor);
});

test('a game of five draws every clan’s figures where the server has them', async () => {
  const visitor = await e2e.visit();
  await openSaga(visitor, 5);
  for (const age of [1, 2, 3]) {
    await playSaga(visitor, 'click', () => sagaView(visitor).age === age && asks(visitor, 'act')());
    if (visitor.mirror.game!.result !== null) break;
    await answerSaga(visitor, 'click');
    await visitor.mirror.untilAsked();
    await expectSameBoard(visitor);
  }
});

test('an Age is played by keys alone', async () => {
  const visitor = await e2e.visit();
  await openSaga(visitor);
  const met = await playSaga(visitor, 'keys', () => sagaView(visitor).age === 2);
  expect([...met]).toEqual(expect.arrayContaining(['draft', 'act']));
  await visitor.page.locator('.board footer .gold').waitFor();
  await answerSaga(visitor, 'keys');
  await expectSameBoard(visitor);
});

test('an Age is played on a phone by touch, without sideways scrolling', async () => {
  const visitor = await e2e.visit({ size: PHONE, touch: true });
  const { page } = visitor;
  await openSaga(visitor);
  await playSaga(visitor, 'tap', asks(visitor, 'act'));
  expect(await violations(page)).toEqual([]);
  await playSaga(visitor, 'tap', () => sagaView(visitor).age === 2);
  await answerSaga(visitor, 'tap');
  expect(await figuresDrawn(visitor)).toEqual(figuresInView(visitor));
  expect(await page.locator('html').evaluate((root) => root.scrollWidth > root.clientWidth)).toBe(false);
});

test('figures are dragged from the reserve to a province and on to another, and a march is taken back', async () => {
  const visitor = await e2e.visit();
  const { page, mirror } = visitor;
  await openSaga(visitor, 2);
  await playSaga(visitor, 'click', asks(visitor, 'act'));
  const drag = async (from: { x: number; y: number }, place: SpotId): Promise<void> => {
    const to = await placeOnScreen(page, place);
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 4 });
    await page.mouse.move(to.x, to.y, { steps: 4 });
    await page.mouse.up();
  };
  const middle = async (target: ReturnType<typeof page.locator>): Promise<{ x: number; y: number }> => {
    const { x, y, width, height } = (await target.boundingBox())!;
    return { x: x + width / 2, y: y + height / 2 };
  };
  const inReserve = (figure: FigureId): boolean => mineAt(visitor, figure, 'reserve') > 0;
  expect(inReserve('leader')).toBe(true);
  const [home, next] = freePair(visitor);

  await drag(await middle(page.getByRole('button', { name: /^Invade with Leader/ })), home);
  await mirror.until('the invasion', () => mineAt(visitor, 'leader', home) === 1);
  await mirror.untilAsked();
  await playSaga(visitor, 'click', asks(visitor, 'act'));
  await expect.poll(() => figuresDrawn(visitor)).toEqual(figuresInView(visitor));
  if (mineAt(visitor, 'leader', home) === 0) return;

  await drag(await middle(page.locator('g.figure.takeable').first()), next);
  await mirror.until('the march', () => mineAt(visitor, 'leader', next) === 1);
  await expect.poll(() => figuresDrawn(visitor)).toEqual(figuresInView(visitor));
});

/** A province with room and a neighbour with room, neither of them lost. */
function freePair(visitor: Visitor): readonly [SpotId, SpotId] {
  const { provinces } = sagaView(visitor);
  const free = (place: SpotId): boolean => place in provinces && (provinces[place as 'gimle'].emptyVillages ?? 0) > 1;
  const places = (Object.keys(provinces) as SpotId[]).filter(free);
  for (const place of places) for (const other of neighbours[place]) if (free(other)) return [place, other];
  throw new Error('no two free provinces side by side');
}
