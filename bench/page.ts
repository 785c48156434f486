/**
 * What a first visit costs: the bytes that the real server sends to a real browser with nothing in its cache, for the lobby and for a table.
 * Prints one JSON object a line; README.md says how to read them.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser } from 'playwright-core';
import { openBrowser } from '../e2e/browser.ts';
import { firstVisit, type Bytes } from '../e2e/first-visit.ts';
import { games } from '../src/games/index.ts';
import { PROTOCOL } from '../src/protocol/index.ts';
import { printFrames } from './frames.ts';
import { ServerProcess } from './server/process.ts';
import { openSocket } from './server/socket.ts';

// This file runs from bench/out.
const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const SERVER = new URL('../server/meadhall.ts', import.meta.url);
/** The size budget, in bytes after gzip. */
const MOST = { script: 150_000, total: 300_000 } as const;
/** Brotli is what most browsers take; gzip is what all of them take, and the larger of the two. */
const ENCODINGS = ['gzip', 'br'] as const;
type Encoding = (typeof ENCODINGS)[number];

async function visit(browser: Browser, url: string, encoding: Encoding, settled: string): Promise<Bytes> {
  const context = await browser.newContext({ extraHTTPHeaders: { 'accept-encoding': encoding } });
  const bytes = await firstVisit(context, url, settled);
  await context.close();
  return bytes;
}

function print(what: string, encoding: Encoding, bytes: Bytes): void {
  const { live = 0, ...files } = bytes;
  const script = files['script'] ?? 0;
  const total = Object.values(files).reduce((sum, each) => sum + each, 0);
  const isWithin = script <= MOST.script && total <= MOST.total;
  console.log(
    JSON.stringify({ page: what, encoding, scriptBytes: script, totalBytes: total, most: MOST, isWithin, files, live }),
  );
}

/** A table of the first game on offer, in mid-game, as a spectator sees it. */
async function openTable(url: string): Promise<string> {
  const me = await fetch(`${url}/api/me`);
  const cookie = me.headers.get('set-cookie')!.split(';')[0]!;
  const wanted = { game: games[0]!.id, seats: 4, bots: 'greedy' };
  const answer = await fetch(`${url}/api/tables`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify(wanted),
  });
  const { table } = (await answer.json()) as { readonly table: string };
  // The game begins when its host comes.
  await new Promise<void>((resolve, reject) => {
    openSocket(`${url.replace('http', 'ws')}/live`, (_text, socket) => resolve(socket.close()), { cookie }).then(
      (socket) => socket.send(JSON.stringify({ t: 'hello', version: PROTOCOL, table })),
      reject,
    );
  });
  return table;
}

const built = spawnSync(process.execPath, [join(ROOT, 'scripts/page.mjs')], { stdio: ['ignore', 'ignore', 'inherit'] });
if (built.status !== 0) process.exit(1);
const data = mkdtempSync(join(tmpdir(), 'meadhall-bench-'));
const server = await ServerProcess.start(SERVER, [data]);
const browser = await openBrowser();
try {
  const url = `http://127.0.0.1:${server.port}`;
  const table = await openTable(url);
  for (const encoding of ENCODINGS) {
    print('lobby', encoding, await visit(browser, `${url}/`, encoding, 'main'));
    print('table', encoding, await visit(browser, `${url}/t/${table}`, encoding, '#question'));
  }
  await printFrames(browser);
} finally {
  await browser.close();
  await server.stop();
  rmSync(data, { recursive: true, force: true });
}
