/** `npm run screenshots`: pictures of the page for people who have not opened it yet, in docs/screenshots. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser } from 'playwright-core';
import type { VikingsView } from '../src/games/clash-of-vikings/view.ts';
import { isAsked } from './table-mirror.ts';
import { openBrowser, PHONE, visit, WIDE, type Language, type Visitor as Guest } from './browser.ts';
import { DEFAULTS } from '../src/server/config.ts';
import { testServer, Visitor, type Place, type TestServer } from '../src/server/tests/harness.ts';
import { smallPng } from './small-png.ts';

const FOLDER = fileURLToPath(new URL('../docs/screenshots', import.meta.url));

/** In bytes. */
const PALETTE_FROM = 300_000;

/** The same pauses and the same bots each time; the shuffle stays the server's own. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
const random = seeded(7);
const randomBelow = (limit: number): number => Math.floor(random() * limit);

interface Look {
  readonly screen: 'wide' | 'phone';
  readonly theme: 'night' | 'day';
  readonly language: Language;
}

const nightInEnglish: Look = { screen: 'wide', theme: 'night', language: 'en' };
const dayInFrench: Look = { screen: 'wide', theme: 'day', language: 'fr' };
const phoneInEnglish: Look = { screen: 'phone', theme: 'night', language: 'en' };
const phoneInFrench: Look = { screen: 'phone', theme: 'day', language: 'fr' };

async function named(server: TestServer, name: string): Promise<Visitor> {
  const visitor = await Visitor.to(server);
  await visitor.fetch('/api/me', { method: 'PUT', json: { name } });
  visitor.name = name;
  return visitor;
}

class ScreenshotWriter {
  private readonly browser: Browser;
  private readonly server: TestServer;
  private readonly cookie: string;

  constructor(browser: Browser, server: TestServer, { cookie }: Visitor) {
    this.browser = browser;
    this.server = server;
    this.cookie = cookie;
  }

  /** Opens the page in this look, waits until it is ready, and keeps the picture. */
  async take(what: string, path: string, look: Look, ready: (guest: Guest) => Promise<void>): Promise<void> {
    const { screen, theme, language } = look;
    const guest = await visit(this.browser, this.server.url, {
      size: screen === 'phone' ? PHONE : WIDE,
      touch: screen === 'phone',
      density: screen === 'phone' ? 2 : 1,
      theme,
      language,
      path,
      cookie: this.cookie,
      // A first visit has no recap.
      settings: { animation: 'off', theme, language },
    });
    await ready(guest);
    await guest.page.evaluate('document.fonts.ready');
    const file = `${what}-${screen}-${theme}-${language}.png`;
    const whole = await guest.page.screenshot();
    // A palette costs soft shades their softness: only where it is worth it.
    const picture = whole.length < PALETTE_FROM ? whole : smallPng(whole);
    writeFileSync(join(FOLDER, file), picture);
    console.log(`${file}: ${Math.round(picture.length / 1000)} kB`);
    await guest.context.close();
    if (guest.faults.length > 0) throw new Error(guest.faults.join('; '));
  }
}

/** Random answers, but never a call: random calls soon cost all bracelets. */
function pickOf(options: readonly unknown[]): number {
  const pass = options.findIndex((option) => (option as { readonly call?: boolean }).call === false);
  return pass === -1 ? randomBelow(options.length) : pass;
}

const isOver = ({ doc }: Place): boolean => doc!.game!.result !== null;

/** Answers until it holds or the game is over, then leaves the seat to the page. Whether it came to hold. */
async function playUntil(me: Visitor, table: string, holds: (place: Place) => boolean): Promise<boolean> {
  const place = await me.join(table);
  for (;;) {
    await place.until(() => isOver(place) || isAsked(place.doc!));
    if (isOver(place) || holds(place)) break;
    const { choice, question } = place.doc!.game!;
    await place.command({ t: 'answer', question, picks: [pickOf(choice!.options)] });
    await place.settle();
  }
  const isHeld = holds(place);
  await place.close();
  return isHeld;
}

/** A table where it holds: if a game ends before, another is begun. Its path. */
async function tableWhere(me: Visitor, holds: (place: Place) => boolean): Promise<string> {
  for (;;) {
    const table = await me.open({ seats: 4, bots: 'greedy' });
    if (await playUntil(me, table, holds)) return `/t/${table}`;
  }
}

/** In the middle of a game, with something of mine at stake. */
function asks({ doc, lines }: Place, ask: string): boolean {
  const { choice, view } = doc!.game!;
  const { seats } = view as VikingsView;
  return choice?.ask === ask && lines.length > 50 && seats[doc!.you.seat!]!.bracelets.length > 1;
}

const questionIsThere = async ({ page, mirror }: Guest): Promise<void> => {
  await mirror.untilAsked();
  await page.locator('#question:not(.waits)').waitFor();
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
const lobbyIsThere = async ({ page }: Guest): Promise<void> => {
  await page.locator('#open a, #open li').first().waitFor();
};
const endIsThere = async ({ page }: Guest): Promise<void> => {
  await page.locator('dialog[open] .winner').waitFor();
};

mkdirSync(FOLDER, { recursive: true });
const server = await testServer({ page: DEFAULTS.page }, { random });
const browser = await openBrowser();
try {
  const me = await named(server, 'Astrid');
  const hosts = await Promise.all(['Ragnhild', 'Éric', 'Solveig'].map((name) => named(server, name)));
  for (const [index, host] of hosts.entries()) await host.open({ seats: 2 + index, open: true });
  const screenshots = new ScreenshotWriter(browser, server, me);

  const announce = await tableWhere(me, (place) => asks(place, 'layCard'));
  await screenshots.take('announce', announce, nightInEnglish, announcing);
  await screenshots.take('announce', announce, dayInFrench, announcing);
  await screenshots.take('announce', announce, phoneInEnglish, announcing);

  const bluff = await tableWhere(me, (place) => asks(place, 'callBluff'));
  await screenshots.take('bluff', bluff, nightInEnglish, questionIsThere);
  await screenshots.take('bluff', bluff, { ...dayInFrench, theme: 'night' }, questionIsThere);
  await screenshots.take('bluff', bluff, phoneInFrench, questionIsThere);

  const waiting = await me.open({ seats: 4, open: true });
  await screenshots.take('gathering', `/t/${waiting}`, nightInEnglish, async ({ page }) =>
    page.locator('output').first().waitFor(),
  );
  await screenshots.take('lobby', '/', nightInEnglish, lobbyIsThere);
  await screenshots.take('lobby', '/', dayInFrench, lobbyIsThere);
  await screenshots.take('lobby', '/', phoneInEnglish, lobbyIsThere);

  const end = await tableWhere(me, isOver);
  await screenshots.take('end', end, nightInEnglish, endIsThere);
  await screenshots.take('end', end, phoneInFrench, endIsThere);
} finally {
  await browser.close();
  await server.end();
}
