/**
 * How the page of Blood Rage moves on a slow machine: Ragnarök with its twenty figures, the longest sequence there is, with the processor
 * slowed down four times. Prints the longest task of the main thread (the time it ran) and how long the
 * page took to answer input meanwhile (which on a busy machine is the machine's as well).
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, CDPSession, Page } from 'playwright-core';
import { ServerProcess } from './server/process.ts';

const SERVER = new URL('../server/ragnarok.ts', import.meta.url);
const SLOWDOWN = 4;
/** In milliseconds: what the house allows itself. */
const MOST = { task: 200, input: 100 } as const;
/** Pointer moves while things move, and the pause between them. */
const MOVES = 40;
const PAUSE = 60;

/** Run in the page: notes how long a pointer's move waited until the frame after its handler. */
const WATCH = `
  window.waits = [];
  addEventListener('pointermove', ({ timeStamp }) => {
    requestAnimationFrame(() => waits.push(performance.now() - timeStamp));
  }, true);
`;

/** An event of Chromium's trace; times in microseconds. */
interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  /** Of `dur`, the time that the thread ran: without the time that other programs took from it. */
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

interface Watched {
  /** In milliseconds, of the main thread. */
  readonly tasks: readonly number[];
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

/** Tasks of the page's main thread while `act` runs. The time they ran is counted, not the time they waited for a busy machine. */
async function traced(session: CDPSession, act: () => Promise<void>): Promise<readonly number[]> {
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => void events.push(...(value as unknown as TraceEvent[])));
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.start', { traceConfig: { includedCategories: ['toplevel', 'devtools.timeline'] } });
  await act();
  await session.send('Tracing.end');
  await complete;
  const mains = events.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain');
  const isMain = ({ pid, tid }: TraceEvent): boolean => mains.some((main) => main.pid === pid && main.tid === tid);
  return events
    .filter((event) => event.name.endsWith('RunTask') && event.tdur !== undefined && isMain(event))
    .map(({ tdur }) => tdur! / 1000);
}

async function ragnarok(page: Page): Promise<Watched> {
  // Looked up before the watch begins: looking it up is work of the page's main thread, too.
  const { x, y } = (await page.getByRole('button', { name: /^Pass/ }).boundingBox())!;
  // Sound is made ready after the first press, long before an Age ends.
  await page.keyboard.press('Shift');
  await page.waitForTimeout(1000);
  await page.evaluate(WATCH);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  const tasks = await traced(session, async () => {
    await page.mouse.click(x + 10, y + 10);
    for (let move = 0; move < MOVES; move++) {
      await page.mouse.move(400 + (move % 20) * 30, 300 + (move % 7) * 40);
      await page.waitForTimeout(PAUSE);
    }
  });
  return { tasks, inputs: (await page.evaluate('waits')) as readonly number[] };
}

export async function printFrames(browser: Browser): Promise<void> {
  const data = mkdtempSync(join(tmpdir(), 'meadhall-frames-'));
  const server = await ServerProcess.start(SERVER, [data]);
  try {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    const page = await context.newPage();
    await openTable(page, `http://127.0.0.1:${server.port}`);
    const { tasks, inputs } = await ragnarok(page);
    const longest = largest(tasks);
    const slowest = largest(inputs);
    console.log(
      JSON.stringify({
        page: 'ragnarok',
        slowdown: SLOWDOWN,
        longestTask: longest,
        longTasks: tasks.filter((task) => task > 50).length,
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
