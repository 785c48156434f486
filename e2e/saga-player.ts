/** Plays Blood Rage: on the board where the question is about places or figures, in the hand where it is about cards, else on the panel. */
import type { Locator, Page } from 'playwright-core';
import type { CardId, FigureId, SagaOption, SagaView, SpotId } from '../src/games/blood-rage/facts/index.ts';
import { sagaText, sagaWords } from '../src/games/blood-rage/text/index.ts';
import { neighbours, shapes, spotPoint } from '../src/web/games/blood-rage/land/shapes.ts';
import { clansOf } from '../src/web/games/blood-rage/looks.ts';
import type { Visitor } from './browser.ts';
import { tabTo, walkTo } from './keyboard.ts';
import { randomBelow } from './pointer.ts';

type Means = 'click' | 'tap' | 'keys';

export const sagaView = ({ mirror }: Visitor): SagaView => mirror.game!.view as SagaView;
export const mySeat = ({ mirror }: Visitor): number => mirror.doc!.you.seat!;

/** The fields of any option. */
interface Fields {
  readonly act?: string;
  readonly card?: CardId | 'none';
  readonly place?: SpotId;
  readonly province?: SpotId | 'none';
  readonly to?: SpotId;
  readonly figure?: unknown;
  readonly save?: unknown;
  readonly stat?: unknown;
  readonly as?: unknown;
  readonly yes?: unknown;
  readonly done?: unknown;
}

async function press(visitor: Visitor, target: Locator, how: Means): Promise<void> {
  if (how === 'tap') await target.tap();
  else if (how === 'click') await target.click();
  else {
    await tabTo(visitor.page, target);
    await visitor.page.keyboard.press('Enter');
  }
}

/** A point of the board's drawing on the screen. */
async function onScreen(page: Page, { x, y }: { readonly x: number; readonly y: number }) {
  return page.locator('g[data-space="yggdrasil"]').evaluate(
    (place, at) => {
      const { a, b, c, d, e, f } = (place as SVGGElement).ownerSVGElement!.getScreenCTM()!;
      return { x: a * at.x + c * at.y + e, y: b * at.x + d * at.y + f };
    },
    { x, y },
  );
}
export const placeOnScreen = (page: Page, place: SpotId) => onScreen(page, shapes[place].middle);

async function pressPlace(visitor: Visitor, place: SpotId, how: Means): Promise<void> {
  const { page } = visitor;
  if (how === 'keys') {
    await walkTo(page, { shapes, neighbours }, place);
    await page.keyboard.press('Enter');
    return;
  }
  const { x, y } = await placeOnScreen(page, place);
  if (how === 'tap') await page.touchscreen.tap(x, y);
  else await page.mouse.click(x, y);
}

/** Where on the board the option lies; null where a press there means another option, or nothing. */
async function placeOf(page: Page, option: Fields, options: readonly Fields[]): Promise<SpotId | null> {
  const place = option.place ?? option.to ?? option.province;
  if (place === undefined || place === 'none') return null;
  const alike = options.filter((other) => (other.place ?? other.to ?? other.province) === place);
  if (alike.length > 1) return null;
  return (await page.locator(`g.legal[data-space="${place}"]`).count()) > 0 ? place : null;
}

/** The card in my hand that means this option and no other; null if there is none. */
async function handCardOf(visitor: Visitor, option: Fields, options: readonly Fields[]): Promise<Locator | null> {
  const { card } = option;
  if (card === undefined || card === 'none' || options.filter((other) => other.card === card).length > 1) return null;
  const name = sagaWords(visitor.language, 'lenient').names.cards[card].name;
  const shown = visitor.page
    .locator('.hand button.open')
    .filter({ has: visitor.page.getByRole('heading', { name, exact: true, includeHidden: true }) });
  return (await shown.filter({ visible: true }).count()) > 0 ? shown.first() : null;
}

/** The button of the option; null where the panel has none that is open. */
async function buttonOf(visitor: Visitor, ask: string, option: SagaOption): Promise<Locator | null> {
  const { page, mirror, language } = visitor;
  const panel = page.locator('#question');
  const fields: Fields = option;
  if (ask === 'act' && fields.card === undefined) {
    const tile = panel.locator('.act:not([aria-disabled="true"])');
    const { actions } = sagaWords(language, 'lenient').names;
    const named = actions[fields.act as keyof typeof actions].name;
    return tile.filter({ has: page.getByText(named, { exact: true }) });
  }
  const label = sagaText(language, clansOf(mirror.doc!.table), 'lenient').option(ask, option);
  // A key's name may follow the words.
  const button = panel.locator('button:not([aria-disabled="true"], :disabled)').filter({ hasText: label }).first();
  return (await button.count()) > 0 ? button : null;
}

/**
 * At the text table, where every option has a button or, where several are chosen, a box to tick. The way back is `leaveText`, once
 * something else is asked: the answer may end the game, whose end lies over everything.
 */
async function answerInText(visitor: Visitor, picks: readonly number[], how: Means): Promise<void> {
  const { page, language, mirror } = visitor;
  const { choice, question } = mirror.game!;
  const { min, max } = choice!;
  const toggle = page.getByRole('button', { name: language === 'fr' ? 'Version texte' : 'Text table' });
  await press(visitor, toggle, how);
  const list = page.locator('section[aria-labelledby="text-question"]');
  if (min === 1 && max === 1) await press(visitor, list.locator('li button').nth(picks[0]!), how);
  else {
    for (const pick of picks) await list.locator('li input').nth(pick).check();
    await press(visitor, list.locator('.gold'), how);
  }
  await settled(visitor, question);
}

/** Back to the board, if the last answer was given at the text table. */
export async function leaveText(visitor: Visitor, how: Means): Promise<void> {
  const { page, language } = visitor;
  const name = language === 'fr' ? 'Version texte' : 'Text table';
  const toggle = page.getByRole('button', { name, pressed: true });
  if ((await toggle.count()) === 0) return;
  await press(visitor, toggle, how);
  await page.locator('#question').waitFor();
}

/** Any option; among actions, each kind is as likely as the others, however many cards there are for it. */
function byChance(options: readonly Fields[]): number {
  const acts = [...new Set(options.map(({ act }) => act))];
  const act = acts[randomBelow(acts.length)];
  const picks = options.flatMap((option, pick) => (option.act === act ? [pick] : []));
  return picks[randomBelow(picks.length)]!;
}

/** So many options by chance, none twice. */
function picksFor(count: number, options: number): readonly number[] {
  const left = Array.from({ length: options }, (_, pick) => pick);
  return Array.from({ length: count }, () => left.splice(randomBelow(left.length), 1)[0]!);
}

/** The end of an Age and the result of a battle stay in the board's place until they are dismissed. */
export async function dismissTale(visitor: Visitor, how: Means): Promise<void> {
  const dismiss = visitor.page.locator('#question [data-dismiss]');
  for (let shown = 0; shown < 6 && (await dismiss.count()) > 0; shown += 1) await press(visitor, dismiss.first(), how);
}

/** Cards are picked first and confirmed then: at the text table it is one press. */
const PICKED_FIRST: ReadonlySet<string> = new Set(['draft', 'keep']);

const settled = ({ mirror }: Visitor, question: number): Promise<void> =>
  mirror.until(
    'the answer is taken',
    ({ game }) => game!.question !== question || game!.sealed !== null || game!.result !== null,
  );

/** Answers the open question with one of its options and waits until the server has taken it. */
export async function answerSaga(visitor: Visitor, how: Means = 'click', wanted?: SagaOption): Promise<void> {
  const { page, mirror } = visitor;
  await mirror.untilDrawn();
  await leaveText(visitor, how);
  await dismissTale(visitor, how);
  const { choice, question } = mirror.game!;
  const options = choice!.options as readonly SagaOption[];
  const isWanted = (option: SagaOption): boolean => JSON.stringify(option) === JSON.stringify(wanted);
  const pick = wanted === undefined ? byChance(options) : options.findIndex(isWanted);
  if (pick < 0) throw new Error(`${JSON.stringify(wanted)} is not offered: ${JSON.stringify(options)}`);
  if (choice!.max > 1 || PICKED_FIRST.has(choice!.ask)) {
    return answerInText(visitor, choice!.max > 1 ? picksFor(choice!.min, options.length) : [pick], how);
  }
  const option = options[pick]!;
  const fields: Fields = option;

  const place = await placeOf(page, fields, options);
  const card = place === null ? await handCardOf(visitor, fields, options) : null;
  if (place !== null) await pressPlace(visitor, place, how);
  else if (card !== null && how === 'click') await card.click({ position: { x: 12, y: 24 } });
  else if (card !== null) await press(visitor, card, how);
  else {
    if (choice!.ask === 'act' && fields.card !== undefined) {
      const tile = await buttonOf(visitor, 'act', { act: fields.act } as SagaOption);
      await press(visitor, tile!, how);
    }
    const button = await buttonOf(visitor, choice!.ask, option);
    if (button !== null) await press(visitor, button, how);
    else await answerInText(visitor, [pick], how);
  }
  await settled(visitor, question);
}

/** Until the game is over, or until `stop` says so. The kinds of questions that were answered. */
export async function playSaga(
  visitor: Visitor,
  how: Means = 'click',
  stop: () => boolean = () => false,
): Promise<Set<string>> {
  const { page, mirror } = visitor;
  const met = new Set<string>();
  // It may come a moment after the question. The end of the game may lie over it.
  const tale = page.locator('#question [data-dismiss]');
  const dismiss = (): Promise<void> =>
    tale.evaluateAll((all) => (all as HTMLElement[]).forEach((each) => each.click()));
  await page.addLocatorHandler(tale, dismiss, { noWaitAfter: true });
  try {
    for (;;) {
      await mirror.untilAsked();
      if (mirror.game!.result !== null) return met;
      if (stop()) {
        await leaveText(visitor, how);
        return met;
      }
      met.add(mirror.game!.choice!.ask);
      await answerSaga(visitor, how);
    }
  } finally {
    await page.removeLocatorHandler(tale);
  }
}

/** The place of each of these figures, as drawn. */
async function placesDrawn(figures: Locator): Promise<readonly (SpotId | undefined)[]> {
  const MOST = 12;
  const points = await figures.evaluateAll((all) =>
    all.map((figure) => (figure as SVGGElement).style.transform.match(/-?[\d.]+/g)!.map(Number)),
  );
  return points.map(([x, y]) =>
    (Object.keys(shapes) as SpotId[]).find((spot) =>
      Array.from({ length: MOST }, (_, n) => spotPoint(spot, n)).some((at) => Math.hypot(at.x - x!, at.y - y!) < 0.5),
    ),
  );
}

/** How many figures are drawn in each place. */
export async function figuresDrawn({ page }: Visitor): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const place of await placesDrawn(page.locator('g[data-figure]')))
    counts[place ?? 'nowhere'] = (counts[place ?? 'nowhere'] ?? 0) + 1;
  return counts;
}

/** One of my figures there, while they can be taken in hand. */
export async function myFigureAt({ page }: Visitor, place: SpotId): Promise<Locator> {
  const mine = page.locator('g.figure.takeable');
  return mine.nth((await placesDrawn(mine)).indexOf(place));
}

/** The same as the server has it. */
export function figuresInView(visitor: Visitor): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { place, count } of sagaView(visitor).clans.flatMap(({ figures }) => figures))
    if (place in shapes) counts[place] = (counts[place] ?? 0) + count;
  return counts;
}

/** How many of my figures of this kind are there. */
export const mineAt = (visitor: Visitor, figure: FigureId, place: string): number =>
  sagaView(visitor)
    .clans[mySeat(visitor)]!.figures.filter((each) => each.figure === figure && each.place === place)
    .reduce((sum, { count }) => sum + count, 0);
