/** Plays Clash of Vikings by mouse or touch: on the arena where the question is about spaces, else on the panel. */
import type { Page } from 'playwright-core';
import type { CardId, SpaceId } from '../src/games/clash-of-vikings/facts/ids.ts';
import type { ShownGame, TableDoc } from '../src/protocol/index.ts';
import type { VikingsView } from '../src/games/clash-of-vikings/view.ts';
import { shapes, SIZE } from '../src/web/games/clash-of-vikings/arena/geometry.ts';
import type { Visitor } from './browser.ts';
import { cardName, optionLabel } from './words.ts';

/** An option of any question; each has one field. */
interface Option {
  readonly space?: SpaceId;
  readonly to?: SpaceId | 'stay';
  readonly drop?: SpaceId;
  readonly victim?: number;
  readonly take?: number;
  readonly card?: CardId | 'none';
  readonly action?: CardId;
  readonly call?: boolean;
}

export const randomBelow = (limit: number): number => Math.floor(Math.random() * limit);

/** In the middle of the space, whatever stands there. */
export async function pointAt(page: Page, space: SpaceId): Promise<{ readonly x: number; readonly y: number }> {
  const box = (await page.locator('svg:has(> g[data-space])').boundingBox())!;
  const { x, y } = shapes[space].middle;
  return { x: box.x + (x / SIZE) * box.width, y: box.y + (y / SIZE) * box.height };
}

export async function pressSpace({ page }: Visitor, space: SpaceId, how: 'click' | 'tap' = 'click'): Promise<void> {
  const { x, y } = await pointAt(page, space);
  if (how === 'tap') await page.touchscreen.tap(x, y);
  else await page.mouse.click(x, y);
}

/**
 * Whether card and action, which the page sends together, are given since this question, and the "Done" after them. Where nobody can call
 * and the move is forced, the next thing shown is the "Done" at the end of the turn.
 */
export const isAnnounced =
  ({ question, choice }: ShownGame) =>
  ({ game }: TableDoc): boolean => {
    if (game!.result !== null) return true;
    const done = question + (choice!.ask === 'layCard' ? 2 : 1);
    const isOpen = game!.choice?.confirm === true || game!.choice?.ask === 'nameAction';
    return game!.question > done || (game!.question > question && !isOpen);
  };

/**
 * Answers the open question with one of its options and waits until the server has taken it. A card that is to be announced is only
 * chosen if it is wanted by name: the server hears of it with the action.
 */
export async function answerByPointer(
  visitor: Visitor,
  how: 'click' | 'tap' = 'click',
  wanted?: Option,
): Promise<void> {
  const { page, mirror, language } = visitor;
  await mirror.untilDrawn();
  const shown = mirror.game!;
  const { choice, question, view } = shown;
  const { ask, options } = choice!;
  const option = wanted ?? (options[randomBelow(options.length)] as Option);
  const panel = page.locator('#question');
  const press = (target: ReturnType<Page['locator']>): Promise<void> => (how === 'tap' ? target.tap() : target.click());
  const label = optionLabel(ask, option, mirror.doc!.table, language);
  const place = placeOf(option, view as VikingsView);

  if (place !== null) {
    await page.locator(`g.legal[data-space="${place}"]`).waitFor({ state: 'attached' });
    await pressSpace(visitor, place, how);
  } else if (option.card !== undefined && option.card !== 'none') {
    const name = cardName(option.card, language);
    await press(
      panel
        .locator('.hand button')
        .filter({ has: page.getByText(name, { exact: true }) })
        .first(),
    );
    if (ask === 'layCard') {
      if (wanted !== undefined) return;
      const actions = panel.locator('.actions button[aria-disabled="false"]');
      await press(actions.nth(randomBelow(await actions.count())));
      await press(panel.locator('.foot .gold'));
      return mirror.until('the announcement', isAnnounced(shown));
    }
  } else if (option.action !== undefined) {
    const name = cardName(option.action, language);
    await press(panel.locator('.actions button').filter({ has: page.getByText(name, { exact: true }) }));
    await press(panel.locator('.foot .gold'));
    return mirror.until('the announcement', isAnnounced(shown));
  } else await press(panel.getByRole('button', { name: label, exact: true }));

  await mirror.until(
    `the answer ${JSON.stringify(option)} to ${ask}`,
    ({ game }) => game!.question !== question || game!.sealed !== null || game!.result !== null,
  );
}

/** Where on the arena the option lies; null where only the panel has it. */
function placeOf({ space, to, drop, victim, take }: Option, { seats }: VikingsView): SpaceId | null {
  if (take !== undefined) return take > 0 ? 'C' : null;
  if (victim !== undefined) return victim === -1 ? null : (seats[victim]!.space as SpaceId);
  return space ?? drop ?? (to === 'stay' ? null : to) ?? null;
}

/** Until the game is over, or until `stop` says so. The number of answers. */
export async function playByPointer(visitor: Visitor, stop: () => boolean = () => false): Promise<number> {
  for (let answers = 0; ; answers += 1) {
    await visitor.mirror.untilAsked();
    if (visitor.mirror.game!.result !== null || stop()) return answers;
    await answerByPointer(visitor);
  }
}
