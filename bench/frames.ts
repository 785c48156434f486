/**
 * How the page of Blood Rage moves on a slow machine: Ragnarök with its twenty figures, the longest sequence there is, with the processor
 * slowed down four times. Prints the longest task of the main thread and how long the page took to answer input meanwhile.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { ServerProcess } from './server/process.ts';

const SERVER = new URL('../server/ragnarok.ts', import.meta.url);
const SLOWDOWN = 4;
/** In milliseconds: what the house allows itself. */
const MOST = { task: 200, input: 100 } as const;
/** Pointer moves while things move, and the pause between them. */
const MOVES = 40;
const PAUSE = 60;

/** Run in the page: notes long tasks, and how long a pointer's move waited until its handler ran and until the next frame. */
const WATCH = `
  window.frames_ = { tasks: [], inputs: [], gaps: [] };
  new PerformanceObserver((list) => {
    for (const { duration, startTime } of list.getEntries()) frames_.tasks.push({ duration, startTime });
  }).observe({ type: 'longtask', buffered: true });
  addEventListener('pointermove', ({ timeStamp }) => {
    requestAnimationFrame(() => frames_.inputs.push(performance.now() - timeStamp));
  }, true);
`;

interface Watched {
  readonly tasks: readonly { readonly duration: number; readonly startTime: number }[];
  readonly inputs: readonly number[];
}

const largest = (values: readonly number[]): number => Math.round(Math.max(0, ...values));

async function openTable(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/`);
  const opened = await page.evaluate(`(async () => {
    await fetch('/api/me');
    const body = JSON.stringify({ game: 'blood-rage', practice: true, botPace: 'instant' });
    const headers = { 'content-type': 'application/json' };
    return (await (await fetch('/api/tables', { method: 'POST', headers, body })).json()).table;
  })()`);
  await page.goto(`${url}/t/${String(opened)}`);
  await page.locator('#question:not(.waits)').waitFor();
  await page.waitForLoadState('networkidle');
}

async function ragnarok(page: Page): Promise<Watched> {
  const slow = await page.context().newCDPSession(page);
  await slow.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.evaluate(WATCH);
  await page.getByRole('button', { name: /^Pass/ }).click();
  const from = await page.evaluate('performance.now()');
  for (let move = 0; move < MOVES; move++) {
    await page.mouse.move(400 + (move % 20) * 30, 300 + (move % 7) * 40);
    await page.waitForTimeout(PAUSE);
  }
  const watched = (await page.evaluate('frames_')) as Watched;
  return { ...watched, tasks: watched.tasks.filter(({ startTime }) => startTime >= Number(from) - 1000) };
}

export async function printFrames(browser: Browser): Promise<void> {
  const data = mkdtempSync(join(tmpdir(), 'meadhall-frames-'));
  const server = await ServerProcess.start(SERVER, [data]);
  try {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    const page = await context.newPage();
    await openTable(page, `http://127.0.0.1:${server.port}`);
    const { tasks, inputs } = await ragnarok(page);
    const longest = largest(tasks.map(({ duration }) => duration));
    const slowest = largest(inputs);
    console.log(
      JSON.stringify({
        page: 'ragnarok',
        slowdown: SLOWDOWN,
        longestTask: longest,
        longTasks: tasks.length,
        slowestInput: slowest,
        inputs: inputs.length,
        most: MOST,
        isWithin: longest <= MOST.task && slowest <= MOST.input,
      }),
    );
    await context.close();
  } finally {
    await server.stop();
    rmSync(data, { recursive: true, force: true });
  }
}
