/** Launches Chromium and opens pages in it. */
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';
import { findBrowser } from '../scripts/browser.mjs';
import { TableMirror, TIMEOUT } from './table-mirror.ts';

export const WIDE = { width: 1440, height: 900 } as const;
export const PHONE = { width: 390, height: 844 } as const;
export const SMALL = { width: 360, height: 640 } as const;
export const LANDSCAPE = { width: 844, height: 390 } as const;
/** 1440 by 900 at a zoom of 200 %. */
export const ZOOMED = { width: 720, height: 450 } as const;
export const LARGE = { width: 2560, height: 1440 } as const;

export type Language = 'en' | 'fr';

export interface VisitOptions {
  readonly size?: { readonly width: number; readonly height: number };
  readonly language?: Language;
  readonly theme?: 'night' | 'day';
  readonly touch?: boolean;
  /** The system's wish for less motion. */
  readonly reducedMotion?: boolean;
  /** Device pixels for each CSS pixel. */
  readonly density?: number;
  /** The first page; the lobby if left out. */
  readonly path?: string;
  /** The cookie of a person whom the server already knows. */
  readonly cookie?: string;
  /** The page's stored settings. By default animation is off, so that tests need not wait for it. */
  readonly settings?: { readonly [name: string]: unknown };
  /** With the guide, as a newcomer sees the page; without it unless told. */
  readonly guide?: boolean;
}

export async function openBrowser(): Promise<Browser> {
  const executablePath = findBrowser();
  if (executablePath === null) throw new Error('no Chromium: run node scripts/browser.mjs');
  return chromium.launch({
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
    ],
  });
}

export interface Visitor {
  readonly url: string;
  readonly language: Language;
  readonly context: BrowserContext;
  readonly page: Page;
  /** The document of the table that was opened last. */
  readonly mirror: TableMirror;
  /** Errors of the page, and requests that left for another host: there must be none. */
  readonly faults: string[];
}

const KEY = 'meadhall.settings';
const GUIDE_KEY = 'meadhall.guide';

/** Opens a page in a context of its own: separate cookies, settings and errors. */
export async function visit(browser: Browser, url: string, how: VisitOptions = {}): Promise<Visitor> {
  const { size = WIDE, language = 'en', theme = 'night', touch = false, density = 1, path = '/' } = how;
  const context = await browser.newContext({
    viewport: size,
    locale: language === 'fr' ? 'fr-FR' : 'en-GB',
    colorScheme: theme === 'day' ? 'light' : 'dark',
    reducedMotion: how.reducedMotion ? 'reduce' : 'no-preference',
    deviceScaleFactor: density,
    hasTouch: touch,
    isMobile: touch,
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  context.setDefaultTimeout(TIMEOUT);
  const kept = JSON.stringify(how.settings ?? { animation: 'off' });
  // Only if nothing is stored yet, so that a test's own changes survive a reload.
  await context.addInitScript(
    `if (localStorage.getItem('${KEY}') === null) localStorage.setItem('${KEY}', ${JSON.stringify(kept)});`,
  );
  if (how.guide !== true) {
    await context.addInitScript(`localStorage.setItem('${GUIDE_KEY}', '{"isOff":true}');`);
  }
  const [name, value] = how.cookie?.split('=') ?? [];
  if (name !== undefined && value !== undefined) await context.addCookies([{ name, value, url }]);
  const faults: string[] = [];
  const page = await context.newPage();
  const mirror = new TableMirror(page);
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !/ERR_INTERNET_DISCONNECTED|ERR_CONNECTION|WebSocket/.test(message.text())) {
      faults.push(message.text());
    }
  });
  page.on('dialog', (dialog) => {
    faults.push(`a dialog of the browser: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('request', (request) => {
    if (!request.url().startsWith(url) && !/^(data|blob|ws)/.test(request.url()))
      faults.push(`asked for ${request.url()}`);
  });
  await page.goto(`${url}${path}`);
  return { url, language, context, page, mirror, faults };
}

/** Opens a table by the server's interface, as this visitor, and goes there. Its id. */
export async function openTable(visitor: Visitor, wanted: { readonly [name: string]: unknown } = {}): Promise<string> {
  const { page, url, mirror } = visitor;
  const table = { game: 'clash-of-vikings', seats: 3, pace: 'quick', botPace: 'instant', bots: 'random', ...wanted };
  const headers = { origin: url };
  const answer = await page.request.post(`${url}/api/tables`, { data: table, headers });
  if (answer.status() !== 201) throw new Error(`no table: ${answer.status()} ${await answer.text()}`);
  const { table: id } = (await answer.json()) as { readonly table: string };
  await page.goto(`${url}/t/${id}`);
  await mirror.until('the table is shown', ({ table: shown }) => shown.id === id);
  return id;
}
