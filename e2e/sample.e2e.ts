/** The game of the guide, played on the board that the guide builds. The server offers it because it is told to. */
import { expect, test } from 'vitest';
import { allGames } from '../src/games/index.ts';
import type { Card, Shore } from '../src/games/sample/facts/ids.ts';
import { NOUNS, sampleText } from '../src/games/sample/text/index.ts';
import { capitalise, type SpokenText } from '../src/text/index.ts';
import { bannersOf } from '../src/web/games/sample/looks.ts';
import { HEIGHT, shapes, WIDTH } from '../src/web/games/sample/shores.ts';
import { sentenceOf } from '../src/web/table/sentence.ts';
import { violations } from './axe.ts';
import { openTable, PHONE, type Visitor } from './browser.ts';
import { e2eServer } from './e2e-server.ts';
import { randomBelow } from './pointer.ts';
import { logOnPage } from './log-sentences.ts';

const e2e = e2eServer({ games: allGames });

interface Option {
  readonly card?: Card | 'none';
  readonly act?: string;
  readonly shore?: Shore;
  readonly sail?: 'one' | 'done';
  readonly rival?: number;
}

const textOf = ({ mirror, language }: Visitor) => sampleText(language, bannersOf(mirror.doc!.table), 'lenient');

/** Answers the open question with one of its options and waits until the server has taken it. */
async function answer(visitor: Visitor): Promise<void> {
  const { page, mirror, language } = visitor;
  const { choice, question } = mirror.game!;
  const option = choice!.options[randomBelow(choice!.options.length)] as Option;
  const panel = page.locator('#question');
  const byCard = ['draft', 'hoard', 'feast'].includes(choice!.ask);
  if (option.shore !== undefined) {
    await page.locator(`g.legal[data-space="${option.shore}"]`).waitFor({ state: 'attached' });
    const box = (await page.locator('svg:has(> g[data-space])').boundingBox())!;
    const { x, y } = shapes[option.shore].middle;
    await page.mouse.click(box.x + (x / WIDTH) * box.width, box.y + (y / HEIGHT) * box.height);
  } else if (option.card !== undefined && byCard) {
    const name = capitalise(NOUNS[language].card[option.card as Card].name);
    await panel.locator('.hand button').filter({ hasText: name }).first().click();
  } else if (option.sail === 'one') {
    // As many as the stepper lets through.
    const more = panel.getByRole('button', { name: language === 'en' ? 'One more' : 'Un de plus' });
    if ((await more.isEnabled()) && randomBelow(2) === 0) await more.click();
    await panel.locator('.foot .gold').click();
  } else if (option.rival !== undefined) {
    const { name } = mirror.doc!.table.seats[option.rival]!;
    await panel.locator('.choice').filter({ hasText: name }).click();
  } else {
    const label = textOf(visitor).option(choice!.ask, option as never);
    await panel.getByRole('button', { name: label, exact: true }).click();
  }
  await mirror.until(
    `the answer ${JSON.stringify(option)} to ${choice!.ask}`,
    ({ game }) =>
      (game!.question !== question || game!.sealed !== null || game!.result !== null) &&
      // A crew is sent warrior by warrior, and the voyage ends with the last of them.
      !(option.sail === 'one' && game!.choice?.ask === 'crew'),
  );
}

interface Played {
  /** The kinds of questions that were met. */
  readonly met: ReadonlySet<string>;
  /** What axe held against the page at the first of each kind. */
  readonly faults: readonly string[];
}

/** Until the game is over. */
async function play(visitor: Visitor): Promise<Played> {
  const { page, mirror } = visitor;
  const met = new Set<string>();
  const faults: string[] = [];
  for (;;) {
    await mirror.untilAsked();
    if (mirror.game!.result !== null) return { met, faults };
    const { ask } = mirror.game!.choice!;
    await page.locator('#question:not(.waits)').waitFor();
    if (!met.has(ask)) faults.push(...(await violations(page)).map((fault) => `${ask}: ${fault}`));
    met.add(ask);
    await answer(visitor);
  }
}

const wanted = { game: 'sample', seats: 2 };

test('the sample game is played to its end with the pointer, and the log tells what happened', async () => {
  const visitor = await e2e.visit();
  const { page, mirror, language } = visitor;
  await openTable(visitor, wanted);
  const { met, faults } = await play(visitor);
  expect(faults).toEqual([]);
  for (const ask of ['draft', 'act', 'confirm']) expect(met).toContain(ask);

  const dialog = page.getByRole('dialog', { name: 'Final score' });
  await dialog.waitFor();
  expect(await violations(page)).toEqual([]);
  const { scores, places } = mirror.game!.result!;
  const ranked = scores.map((score, seat) => ({ score, place: places[seat]! })).sort((a, b) => a.place - b.place);
  expect((await dialog.locator('.sum strong').allInnerTexts()).map(Number)).toEqual(ranked.map(({ score }) => score));

  await page.getByRole('button', { name: 'Look at the board' }).click();
  const text = textOf(visitor) as SpokenText;
  const told = mirror.lines.flatMap((line) => sentenceOf({ ...line, withdrawn: false }, language, text, null) ?? []);
  expect(await logOnPage(visitor)).toEqual(told);
});

test('and in French on a phone', async () => {
  const visitor = await e2e.visit({ size: PHONE, language: 'fr' });
  await openTable(visitor, wanted);
  expect((await play(visitor)).faults).toEqual([]);
  await visitor.page.getByRole('dialog', { name: 'Décompte final' }).waitFor();
});

test('it has no poster in the lobby', async () => {
  const { page } = await e2e.visit();
  await page.locator('#games article').first().waitFor();
  expect(await page.getByText('Three Shores').count()).toBe(0);
});
