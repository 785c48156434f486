/** Pictures of Clash of Vikings: an announcement, a call, the end. */
import type { VikingsView } from '../../src/games/clash-of-vikings/view.ts';
import type { Place, Visitor } from '../../src/server/tests/harness.ts';
import type { Visitor as Guest } from '../browser.ts';
import {
  dayInFrench,
  isOver,
  nightInEnglish,
  phoneInEnglish,
  phoneInFrench,
  questionIsThere,
  randomBelow,
  tableWhere,
  type Played,
  type ScreenshotWriter,
} from './screenshot-writer.ts';

const PLAYED: Played = {
  table: { game: 'clash-of-vikings' },
  // Random answers, but never a call: random calls soon cost all bracelets.
  pick(options) {
    const pass = options.findIndex((option) => (option as { readonly call?: boolean }).call === false);
    return pass === -1 ? randomBelow(options.length) : pass;
  },
};

/** In the middle of a game, with something of mine at stake. */
const asks =
  (ask: string) =>
  ({ doc, lines }: Place): boolean => {
    const { choice, view } = doc!.game!;
    const { seats } = view as VikingsView;
    return choice?.ask === ask && lines.length > 50 && seats[doc!.you.seat!]!.bracelets.length > 1;
  };

/** A card lies there and a name is thought of: the moment before it is said. */
const announcing = async (guest: Guest): Promise<void> => {
  await questionIsThere(guest);
  const { page, mirror } = guest;
  const panel = page.locator('#question');
  if (mirror.game!.choice!.ask === 'layCard') {
    await panel.locator('.hand button').first().click();
    await mirror.untilDrawn();
  }
  await panel.locator('.actions button[aria-disabled="false"]').nth(1).click();
  await panel.locator('.foot .gold').waitFor();
};
const endIsThere = async ({ page }: Guest): Promise<void> => {
  await page.locator('dialog[open] .winner').waitFor();
};

export async function clashOfVikings(me: Visitor, screenshots: ScreenshotWriter): Promise<void> {
  const announce = await tableWhere(me, PLAYED, asks('layCard'));
  await screenshots.take('clash-of-vikings-announce', announce, nightInEnglish, announcing);
  await screenshots.take('clash-of-vikings-announce', announce, dayInFrench, announcing);
  await screenshots.take('clash-of-vikings-announce', announce, phoneInEnglish, announcing);

  const bluff = await tableWhere(me, PLAYED, asks('callBluff'));
  await screenshots.take('clash-of-vikings-bluff', bluff, nightInEnglish, questionIsThere);
  await screenshots.take('clash-of-vikings-bluff', bluff, { ...dayInFrench, theme: 'night' }, questionIsThere);
  await screenshots.take('clash-of-vikings-bluff', bluff, phoneInFrench, questionIsThere);

  const end = await tableWhere(me, PLAYED, isOver);
  await screenshots.take('clash-of-vikings-end', end, nightInEnglish, endIsThere);
  await screenshots.take('clash-of-vikings-end', end, phoneInFrench, endIsThere);
}
