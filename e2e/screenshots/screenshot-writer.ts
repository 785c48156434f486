/** Takes pictures of the page and plays until there is something to see. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser } from 'playwright-core';
import { PHONE, visit, WIDE, type Language, type Visitor as Guest } from '../browser.ts';
import { smallPng } from '../small-png.ts';
import { isAsked } from '../table-mirror.ts';
import { Visitor, type Place, type TestServer } from '../../src/server/tests/harness.ts';

export const FOLDER = fileURLToPath(new URL('../../docs/screenshots', import.meta.url));

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
export const random = seeded(7);
export const randomBelow = (limit: number): number => Math.floor(random() * limit);

export interface Look {
  readonly screen: 'wide' | 'phone';
  readonly theme: 'night' | 'day';
  readonly language: Language;
}

export const nightInEnglish: Look = { screen: 'wide', theme: 'night', language: 'en' };
export const dayInFrench: Look = { screen: 'wide', theme: 'day', language: 'fr' };
export const phoneInEnglish: Look = { screen: 'phone', theme: 'night', language: 'en' };
export const phoneInFrench: Look = { screen: 'phone', theme: 'day', language: 'fr' };

export async function named(server: TestServer, name: string): Promise<Visitor> {
  const visitor = await Visitor.to(server);
  await visitor.fetch('/api/me', { method: 'PUT', json: { name } });
  visitor.name = name;
  return visitor;
}

export class ScreenshotWriter {
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

export const isOver = ({ doc }: Place): boolean => doc!.game!.result !== null;

/** What is played: the table's settings, and which of some options is taken. */
export interface Played {
  readonly table: { readonly [name: string]: unknown };
  pick(options: readonly unknown[]): number;
}

/** Answers until it holds or the game is over, then leaves the seat to the page. Whether it came to hold. */
async function playUntil(me: Visitor, table: string, { pick }: Played, holds: (place: Place) => boolean) {
  const place = await me.join(table);
  for (;;) {
    await place.until(() => isOver(place) || isAsked(place.doc!));
    if (isOver(place) || holds(place)) break;
    const { choice, question } = place.doc!.game!;
    const first = pick(choice!.options);
    const more = choice!.options.map((_, index) => index).filter((index) => index !== first);
    await place.command({ t: 'answer', question, picks: [first, ...more].slice(0, Math.max(1, choice!.min)) });
    await place.settle();
  }
  const isHeld = holds(place);
  await place.close();
  return isHeld;
}

/** A table where it holds: if a game ends before, another is begun. Its path. */
export async function tableWhere(me: Visitor, played: Played, holds: (place: Place) => boolean): Promise<string> {
  for (;;) {
    const table = await me.open({ seats: 4, bots: 'greedy', ...played.table });
    if (await playUntil(me, table, played, holds)) return `/t/${table}`;
  }
}

export const questionIsThere = async ({ page, mirror }: Guest): Promise<void> => {
  await mirror.untilAsked();
  await page.locator('#question:not(.waits)').waitFor();
};
