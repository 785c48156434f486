/** Log and board of Blood Rage on the page, compared with what the server tells a second client of the same seat. */
import { isDeepStrictEqual } from 'node:util';
import { expect } from 'vitest';
import type { SagaView } from '../src/games/blood-rage/facts/index.ts';
import { sagaText } from '../src/games/blood-rage/text/index.ts';
import { Visitor as Program } from '../src/server/tests/harness.ts';
import type { SpokenText } from '../src/text/index.ts';
import { clansOf } from '../src/web/games/blood-rage/looks.ts';
import { sentenceOf } from '../src/web/table/sentence.ts';
import type { Visitor } from './browser.ts';
import { logOnPage } from './log-sentences.ts';
import { dismissTale, figuresDrawn, figuresIn, mySeat, sagaView } from './saga-player.ts';

/**
 * The board as drawn against a view of the server, the one that this page was sent unless told: figures by place, tokens, my Glory. A
 * battle, the end of an Age or a draft may take its place; then it is not compared, and false is returned.
 */
export async function isSameBoard(visitor: Visitor, view: SagaView = sagaView(visitor)): Promise<boolean> {
  const { page } = visitor;
  const land = page.locator('g[data-space="yggdrasil"]');
  const figures = figuresIn(view);
  await expect
    .poll(async () => {
      const drawn = await figuresDrawn(visitor);
      return (await land.count()) === 0 ? 'not shown' : drawn;
    })
    .toSatisfy((drawn) => drawn === 'not shown' || isDeepStrictEqual(drawn, figures));
  if ((await land.count()) === 0) return false;
  const tokens = await page
    .locator('g[data-place^="token:"]')
    .evaluateAll((all) => all.map((each) => each.getAttribute('data-place')!.slice('token:'.length)));
  const inPlay = Object.entries(view.provinces).filter(([, { reward }]) => reward !== null);
  expect(tokens.toSorted()).toEqual(inPlay.map(([province]) => province).toSorted());
  const mine = page.locator('.glory, .summary li.me .number').filter({ visible: true });
  const glory = String(view.clans[mySeat(visitor)]!.glory);
  expect(await mine.first().innerText()).toContain(glory);
  return true;
}

/** A tab of its own on a narrow screen. */
async function openLog({ page, language }: Visitor): Promise<void> {
  const [below, log] = language === 'fr' ? ['Sous le plateau', 'Journal'] : ['Below the board', 'Log'];
  const tabs = page.getByRole('group', { name: below });
  if ((await tabs.count()) > 0) await tabs.getByRole('button', { name: log }).click();
}

/**
 * For the end of a test, while nobody but this visitor is asked: the second client shares no code with the page's model, and takes the
 * place of its connection.
 */
export async function expectAgreement(visitor: Visitor, table: string): Promise<void> {
  const { context, url, language, mirror } = visitor;
  await mirror.untilDrawn();
  const { question } = mirror.game!;
  const program = new Program(url);
  const cookie = (await context.cookies()).find(({ name }) => name === 'meadhall');
  program.cookie = `meadhall=${cookie?.value ?? ''}`;
  await openLog(visitor);
  const log = await logOnPage(visitor);
  const place = await program.join(table);
  const { table: shown, game, you } = place.doc!;
  const text = sagaText(language, clansOf(shown), 'lenient', you.seat) as SpokenText;
  const myName = shown.seats[you.seat!]!.name;
  const lines = await place.readWholeStory();
  const told = lines.flatMap((line) => sentenceOf({ ...line, withdrawn: false }, language, text, myName) ?? []);
  await place.close();
  expect(game!.question).toBe(question);
  expect(log).toEqual(told);
  // A result may come a moment after the question.
  const compared = async (): Promise<boolean> => {
    await dismissTale(visitor, 'click');
    return isSameBoard(visitor, game!.view as SagaView);
  };
  await expect.poll(compared).toBe(true);
}
