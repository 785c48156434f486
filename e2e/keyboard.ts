/** Plays Clash of Vikings without a pointer: Tab, arrows and Enter alone. */
import type { Locator, Page } from 'playwright-core';
import type { CardId, SpaceId } from '../src/games/clash-of-vikings/facts/ids.ts';
import { NEIGHBOURS } from '../src/games/clash-of-vikings/facts/arena.ts';
import { shapes } from '../src/web/games/clash-of-vikings/arena/geometry.ts';
import type { Visitor } from './browser.ts';
import { isAnnounced, randomBelow } from './pointer.ts';
import { cardName, optionLabel } from './words.ts';

/** A target further away counts as unreachable. */
const MAX_TABS = 60;

/** How often the key had to be pressed; backwards where the target comes before what has the focus. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<number> {
  await target.waitFor({ state: 'attached' });
  const met: unknown[] = [];
  for (let presses = 0; presses < MAX_TABS; presses += 1) {
    if (await target.evaluate((element) => element === element.ownerDocument.activeElement)) return presses;
    await page.keyboard.press(key);
    met.push(await page.evaluate('document.activeElement.outerHTML.slice(0, 80)'));
  }
  throw new Error(`${key} does not lead to ${target.toString()}, but to\n${met.join('\n')}`);
}

const ARROWS = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
} as const;

type Arrow = keyof typeof ARROWS;
const ALL_ARROWS = Object.keys(ARROWS) as Arrow[];

/** A board of places that arrow keys walk on. */
interface Walkable<Place extends string> {
  readonly shapes: Readonly<Record<Place, { readonly middle: { readonly x: number; readonly y: number } }>>;
  readonly neighbours: Readonly<Record<Place, readonly Place[]>>;
}

/** The neighbour that lies most in that direction; the place itself where none does. */
function landing<Place extends string>(board: Walkable<Place>, from: Place, arrow: Arrow): Place {
  const { x, y } = board.shapes[from].middle;
  const along = (place: Place): number => {
    const { middle } = board.shapes[place];
    const [dx, dy] = [middle.x - x, middle.y - y];
    return (dx * ARROWS[arrow].x + dy * ARROWS[arrow].y) / Math.hypot(dx, dy);
  };
  const best = board.neighbours[from].reduce((one, other) => (along(other) > along(one) ? other : one));
  return along(best) > 0.2 ? best : from;
}

/** The shortest way by arrows; null if there is none. */
function arrowsTo<Place extends string>(board: Walkable<Place>, from: Place, to: Place): readonly Arrow[] | null {
  const ways = new Map<Place, readonly Arrow[]>([[from, []]]);
  for (const [place, way] of ways) {
    if (place === to) return way;
    for (const arrow of ALL_ARROWS) {
      const next = landing(board, place, arrow);
      if (!ways.has(next)) ways.set(next, [...way, arrow]);
    }
  }
  return null;
}

/** One Tab stop for the whole board, then arrows. */
export async function walkTo<Place extends string>(
  page: Page,
  board: Walkable<Place>,
  place: Place,
  key?: 'Shift+Tab',
): Promise<void> {
  await tabTo(page, page.locator('g[data-space][tabindex="0"]'), key);
  const focused = page.locator('g[data-space]:focus');
  const from = (await focused.getAttribute('data-space')) as Place;
  const way = arrowsTo(board, from, place);
  if (way === null) throw new Error(`no arrows lead from ${from} to ${place}`);
  for (const arrow of way) await page.keyboard.press(arrow);
  const at = await focused.getAttribute('data-space');
  if (at !== place) throw new Error(`${way.join(', ')} lead from ${from} to ${at}, not to ${place}`);
}

interface Option {
  readonly space?: SpaceId;
  readonly to?: SpaceId | 'stay';
  readonly card?: CardId | 'none';
  readonly drop?: SpaceId;
  readonly victim?: number;
}

/** On the board and its panel. */
export async function answerByKeys(visitor: Visitor): Promise<void> {
  const { page, mirror, language } = visitor;
  await mirror.untilDrawn();
  const shown = mirror.game!;
  const { choice, question } = shown;
  const { ask, options } = choice!;
  const option = options[randomBelow(options.length)] as Option;
  const panel = page.locator('#question');
  const called = (name: string): Locator =>
    panel.getByRole('button').filter({ has: page.getByText(name, { exact: true }) });
  const place = option.space ?? option.drop ?? (option.to === 'stay' ? undefined : option.to);
  const seat = option.victim;

  if (place !== undefined) {
    await page.locator(`g.legal[data-space="${place}"]`).waitFor({ state: 'attached' });
    await walkTo(page, { shapes, neighbours: NEIGHBOURS }, place);
  } else if (seat !== undefined && seat !== -1)
    await tabTo(
      page,
      panel.getByRole('list').getByRole('button').filter({ hasText: mirror.doc!.table.seats[seat]!.name }),
    );
  else if (option.card !== undefined && option.card !== 'none') {
    await tabTo(page, called(cardName(option.card, language)).first());
    if (ask === 'layCard') {
      await page.keyboard.press('Enter');
      const actions = panel.locator('.actions button[aria-disabled="false"]');
      await tabTo(page, actions.nth(randomBelow(await actions.count())));
      await page.keyboard.press('Enter');
      // The row is picked: a second Enter presses the gold button.
      await panel.locator('.foot .gold').waitFor();
      await page.keyboard.press('Enter');
      return mirror.until('the announcement', isAnnounced(shown));
    }
  } else
    await tabTo(
      page,
      panel.getByRole('button', { name: optionLabel(ask, option, mirror.doc!.table, language), exact: true }),
    );
  await page.keyboard.press('Enter');
  await taken(visitor, question);
}

/** At the text table, where every option is a button. */
export async function answerInText(visitor: Visitor): Promise<void> {
  const { page, mirror, language } = visitor;
  await mirror.untilDrawn();
  const { choice, question } = mirror.game!;
  const pick = randomBelow(choice!.options.length);
  const label = optionLabel(choice!.ask, choice!.options[pick] as Option, mirror.doc!.table, language);
  const button = page
    .locator('section[aria-labelledby="text-question"] li')
    .nth(pick)
    .getByRole('button', { name: label });
  await tabTo(page, button);
  await page.keyboard.press('Enter');
  await taken(visitor, question);
}

const taken = ({ mirror }: Visitor, question: number): Promise<void> =>
  mirror.until(
    'the answer is taken',
    ({ game }) => game!.question !== question || game!.sealed !== null || game!.result !== null,
  );
