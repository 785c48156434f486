/** Plays Blood Rage: on the board where the question is about places or figures, in the hand where it is about cards, else on the panel. */
import type { Locator, Page } from 'playwright-core';
import type { CardId, CardView, FigureId, SagaOption, SagaView, SpotId } from '../src/games/blood-rage/facts/index.ts';
import { sagaText, sagaWords } from '../src/games/blood-rage/text/index.ts';
import { neighbours, shapes, spotPoint } from '../src/web/games/blood-rage/land/shapes.ts';
import { clansOf } from '../src/web/games/blood-rage/looks.ts';
import type { Visitor } from './browser.ts';
import { tabTo, walkTo } from './keyboard.ts';
import { randomBelow } from './pointer.ts';

export type Means = 'click' | 'tap' | 'keys';

export const sagaView = ({ mirror }: Visitor): SagaView => mirror.game!.view as SagaView;
const handOf = (visitor: Visitor): readonly CardView[] =>
  sagaView(visitor).clans[mySeat(visitor)]!.hand.filter((card): card is CardView => card !== null);
export const mySeat = ({ mirror }: Visitor): number => mirror.doc!.you.seat!;

/** The fields of any option. */
interface Fields {
  readonly act?: string;
  readonly card?: CardId | 'none';
  readonly copy?: number;
  readonly age?: number;
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

const taleOf = ({ page }: Visitor): Locator => page.locator('#question [data-dismiss]');

async function press(visitor: Visitor, target: Locator, how: Means, key?: 'Shift+Tab' | undefined): Promise<void> {
  if (how === 'tap') await target.tap();
  else if (how === 'click') await target.click();
  else {
    await tabTo(visitor.page, target, key);
    await visitor.page.keyboard.press('Enter');
  }
}

/** A result or the end of an Age may take the question's place a moment after it has come: it is dismissed first. */
async function pressChoice(
  visitor: Visitor,
  target: Locator,
  how: Means,
  key?: 'Shift+Tab' | undefined,
): Promise<void> {
  await target.or(taleOf(visitor)).first().waitFor({ state: 'attached' });
  await dismissTale(visitor, how);
  await press(visitor, target, how, key);
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
    // The board comes before the question.
    await walkTo(page, { shapes, neighbours }, place, 'Shift+Tab');
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

/** Its place in my hand; -1 where it is not there. A Quest is also told by its Age. */
const placeInHand = (visitor: Visitor, { card, age }: Fields): number =>
  handOf(visitor).findIndex((each) => each.card === card && (age === undefined || each.age === age));

/** The card in my hand that means this option and no other; null if there is none in sight. */
async function handCardOf(visitor: Visitor, option: Fields, options: readonly Fields[]): Promise<Locator | null> {
  const place = placeInHand(visitor, option);
  if (place === -1 || options.filter(({ card }) => card === option.card).length > 1) return null;
  const shown = visitor.page.locator('.hand button.card').nth(place);
  return (await visitor.page.locator('.hand button.open').and(shown).filter({ visible: true }).count()) > 0
    ? shown
    : null;
}

/** The button of the option. */
function buttonOf(visitor: Visitor, ask: string, option: SagaOption): Locator {
  const { page, mirror, language } = visitor;
  const panel = page.locator('#question');
  const fields: Fields = option;
  if (ask === 'act' && fields.card === undefined) {
    const tile = panel.locator('.act:not([aria-disabled="true"])');
    const { actions } = sagaWords(language, 'lenient').names;
    const named = actions[fields.act as keyof typeof actions].name;
    return tile.filter({ has: page.getByText(named, { exact: true }) });
  }
  // Each is told by the card's name alone, which Quests of two Ages share.
  if (ask === 'battleCard') {
    const options = mirror.game!.choice!.options.map((each) => JSON.stringify(each));
    return panel.locator('.choices > button').nth(options.indexOf(JSON.stringify(option)));
  }
  const label = sagaText(language, clansOf(mirror.doc!.table), 'lenient').option(ask, option);
  // A key's name may follow the words.
  return panel.locator('button:not([aria-disabled="true"], :disabled)').filter({ hasText: label }).first();
}

/** A card of the packet, or of the hand at the end of an Age, is chosen and then kept with the gold button. */
async function pickCards(visitor: Visitor, options: readonly Fields[], how: Means): Promise<void> {
  const { page, mirror } = visitor;
  const panel = page.locator('#question');
  const isDraft = mirror.game!.choice!.ask === 'draft';
  for (const option of options) {
    const { card, copy = 1 } = option;
    if (card === 'none') return pressChoice(visitor, panel.locator('.row button:not(.gold)'), how);
    const shown = isDraft
      ? page.locator(`button[data-card="${card}"]`).nth(copy - 1)
      : page.locator('.hand button.card').nth(placeInHand(visitor, option));
    // The packet comes before the question, the hand after it.
    await pressChoice(visitor, shown, how, isDraft ? 'Shift+Tab' : undefined);
    await page.locator('button[aria-pressed="true"]').and(shown).waitFor();
  }
  await press(visitor, panel.locator('.row .gold'), how, isDraft ? undefined : 'Shift+Tab');
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
  const dismiss = taleOf(visitor);
  for (let shown = 0; shown < 6 && (await dismiss.count()) > 0; shown += 1) await press(visitor, dismiss.first(), how);
}

/** Cards are chosen first and confirmed then. */
const CHOSEN_FIRST: ReadonlySet<string> = new Set(['draft', 'keep']);

const settled = ({ mirror }: Visitor, question: number): Promise<void> =>
  mirror.until(
    'the answer is taken',
    ({ game }) => game!.question !== question || game!.sealed !== null || game!.result !== null,
  );

/** Answers the open question with one of its options and waits until the server has taken it. */
export async function answerSaga(visitor: Visitor, how: Means = 'click', wanted?: SagaOption): Promise<void> {
  const { page, mirror } = visitor;
  await mirror.untilDrawn();
  await dismissTale(visitor, how);
  const { choice, question } = mirror.game!;
  const options = choice!.options as readonly SagaOption[];
  const isWanted = (option: SagaOption): boolean => JSON.stringify(option) === JSON.stringify(wanted);
  const pick = wanted === undefined ? byChance(options) : options.findIndex(isWanted);
  if (pick < 0) throw new Error(`${JSON.stringify(wanted)} is not offered: ${JSON.stringify(options)}`);
  if (CHOSEN_FIRST.has(choice!.ask)) {
    const picks = choice!.max > 1 ? picksFor(choice!.min, options.length) : [pick];
    await pickCards(
      visitor,
      picks.map((each) => options[each]!),
      how,
    );
    return settled(visitor, question);
  }
  const option = options[pick]!;
  const fields: Fields = option;

  const place = await placeOf(page, fields, options);
  const card = place === null ? await handCardOf(visitor, fields, options) : null;
  if (place !== null) await pressPlace(visitor, place, how);
  else if (card !== null && how === 'click') {
    // A card under the pointer comes to the front and covers the edge of the next.
    await page.mouse.move(0, 0);
    await card.click({ position: { x: 12, y: 24 } });
  } else if (card !== null) await press(visitor, card, how);
  else {
    if (choice!.ask === 'act' && fields.card !== undefined) {
      await pressChoice(visitor, buttonOf(visitor, 'act', { act: fields.act } as SagaOption), how);
    }
    await pressChoice(visitor, buttonOf(visitor, choice!.ask, option), how);
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
  const tale = taleOf(visitor);
  const dismiss = (): Promise<void> =>
    tale.evaluateAll((all) => (all as HTMLElement[]).forEach((each) => each.click()));
  await page.addLocatorHandler(tale, dismiss, { noWaitAfter: true });
  try {
    for (;;) {
      await mirror.untilAsked();
      if (mirror.game!.result !== null || stop()) return met;
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
  for (const place of await placesDrawn(page.locator('g[data-kind]')))
    counts[place ?? 'nowhere'] = (counts[place ?? 'nowhere'] ?? 0) + 1;
  return counts;
}

/** One of my figures there, while they can be taken in hand. */
export async function myFigureAt({ page }: Visitor, place: SpotId, figure?: FigureId): Promise<Locator> {
  const mine = page.locator(`g.figure.takeable${figure === undefined ? '' : `[data-kind="${figure}"]`}`);
  return mine.nth((await placesDrawn(mine)).indexOf(place));
}

/** The figures that a press would answer the open question with, as kinds by place. */
export async function figuresLit({ page }: Visitor): Promise<readonly string[]> {
  const lit = page.locator('g.figure.target');
  const kinds = await lit.evaluateAll((all) => all.map((each) => (each as SVGGElement).dataset['kind']));
  const places = await placesDrawn(lit);
  return kinds.map((kind, index) => `${kind} ${places[index]}`).toSorted();
}

/** How many figures a view has in each place. */
export function figuresIn({ clans }: SagaView): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { place, count } of clans.flatMap(({ figures }) => figures))
    if (place in shapes) counts[place] = (counts[place] ?? 0) + count;
  return counts;
}

/** The same as the server has sent it. */
export const figuresInView = (visitor: Visitor): Record<string, number> => figuresIn(sagaView(visitor));

/** How many of my figures of this kind are there. */
export const mineAt = (visitor: Visitor, figure: FigureId, place: string): number =>
  sagaView(visitor)
    .clans[mySeat(visitor)]!.figures.filter((each) => each.figure === figure && each.place === place)
    .reduce((sum, { count }) => sum + count, 0);
