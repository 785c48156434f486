/** A fresh clone with real processes: the server starts, whole games are played, verified, replayed and backed up, and it stops. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { DATA_FILE } from '../server/server.ts';
import { openSqliteStore } from '../server/store/sqlite.ts';
import type { GameFile } from '../server/table/game-file.ts';
import { LANGUAGES } from '../text/index.ts';
import { allGames } from '../games/index.ts';
import { readGameFile } from './game-file.ts';
import { narratedReplay } from './replay.ts';
import { verifyGame } from './verify.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const GAMES = ['clash-of-vikings', 'blood-rage'];

/** Those of the machine that runs the test must not reach the programs. */
const SETTINGS = { PORT: '0', HOST: '127.0.0.1', PUBLIC_URL: '', TRUST_PROXY: '', MEADHALL_LOG: 'warn' };

let folder = '';
const running = new Set<ChildProcess>();
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'meadhall-test-'));
});
afterEach(() => {
  for (const child of running) child.kill('SIGKILL');
  rmSync(folder, { recursive: true });
});

function started(args: readonly string[], settings: { readonly [name: string]: string } = {}) {
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    env: { ...process.env, ...SETTINGS, MEADHALL_DATA: join(folder, 'data'), ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  child.once('exit', () => running.delete(child));
  return child;
}

interface Ended {
  readonly code: unknown;
  readonly output: string;
  readonly complained: string;
}

async function ended(child: ReturnType<typeof started>): Promise<Ended> {
  let output = '';
  let complained = '';
  child.stdout.on('data', (data) => void (output += String(data)));
  child.stderr.on('data', (data) => void (complained += String(data)));
  const [code] = (await once(child, 'close')) as unknown[];
  return { code, output, complained };
}

/** As npm start does. */
const serving = (settings?: { readonly [name: string]: string }) =>
  started(['--import', 'tsx', 'src/cli/meadhall.ts', 'serve'], settings);
/** As npx meadhall does. */
const meadhall = (...args: readonly string[]): Promise<Ended> => ended(started(['src/cli/meadhall.mjs', ...args]));

/** The address that the server prints, and whatever else it says from then on. */
async function opened(child: ReturnType<typeof started>): Promise<string> {
  for await (const line of createInterface({ input: child.stdout })) {
    const [address] = /\bhttp:\S+/.exec(line) ?? [];
    if (address !== undefined) return address;
  }
  throw new Error('the server ended without an address');
}

/** Plays a whole game by the example, and gives the file of it. */
async function playedFile(server: string, game: string): Promise<string> {
  const { code, output, complained } = await ended(started(['examples/play.mjs', game, '4', server]));
  expect({ code, complained }).toEqual({ code: 0, complained: '' });
  const [url] = /\bhttp:\S+\/game\b/.exec(output)!;
  const response = await fetch(url);
  expect(response.status).toBe(200);
  const path = join(folder, `${game}.json`);
  writeFileSync(path, await response.text());
  return path;
}

const fileIn = (path: string): GameFile => JSON.parse(readFileSync(path, 'utf8')) as GameFile;

function changed(path: string, change: (file: GameFile) => GameFile): string {
  const other = `${path}.changed.json`;
  writeFileSync(other, JSON.stringify(change(fileIn(path))));
  return other;
}

const otherNonce = (file: GameFile): GameFile => ({
  ...file,
  shuffle: {
    ...file.shuffle,
    nonces: file.shuffle.nonces!.map((nonce) => nonce && nonce.replace(/^./, (c) => (c === '0' ? '1' : '0'))),
  },
});

const otherEvent = (file: GameFile): GameFile => ({
  ...file,
  log: file.log.map((entry, index) =>
    index > 0
      ? entry
      : {
          ...entry,
          lines: entry.lines.map((line) =>
            'event' in line ? { ...line, event: { ...line.event, shell: { type: 'nothing' } } } : line,
          ),
        },
  ),
});

describe('the server as a process', () => {
  test('opens, plays, proves, tells, backs up and stops', async () => {
    const server = serving();
    const address = await opened(server);
    const copy = join(folder, 'copy.sqlite');
    const [, saga] = await Promise.all([
      playedFile(address, 'clash-of-vikings'),
      playedFile(address, 'blood-rage').then(async (path) => {
        expect(await meadhall('backup', copy)).toEqual({
          code: 0,
          output: `Everything is copied into ${copy}.\n`,
          complained: '',
        });
        return path;
      }),
    ]);

    expect(statSync(copy).mode & 0o077).toBe(0);
    const store = await openSqliteStore({ file: copy });
    try {
      expect(await store.load(fileIn(saga).table)).toMatchObject({ phase: 'finished' });
    } finally {
      await store.close();
    }

    for (const game of GAMES) {
      const path = join(folder, `${game}.json`);
      expect(verifyGame(path, allGames)).toMatchObject({ exitCode: 0 });
      expect(verifyGame(changed(path, otherNonce), allGames)).toMatchObject({ exitCode: 1 });
      expect(verifyGame(changed(path, otherEvent), allGames)).toMatchObject({ exitCode: 1 });
      for (const language of LANGUAGES) {
        for (const perspective of [null, 'spectator', 0, 3] as const) {
          const { lines, unreadable } = narratedReplay(readGameFile(path, allGames), language, perspective);
          expect(unreadable).toBe(0);
          expect(lines.filter((line) => /undefined|NaN|…|[{}]/.test(line))).toEqual([]);
          expect(lines.length).toBeGreaterThan(50);
        }
      }
    }

    // The same by the program: its exit codes, and what goes where.
    const [verified, refused, told] = await Promise.all([
      meadhall('verify', saga),
      meadhall('verify', changed(saga, otherEvent)),
      meadhall('replay', saga, '--lang', 'fr', '--seat', '1'),
    ]);
    expect(verified).toMatchObject({ code: 0, complained: '' });
    expect(verified.output).toContain('All is as the file says.');
    expect(refused).toMatchObject({ code: 1, complained: '' });
    expect(refused.output).toContain('played again, other things happen');
    expect(told).toMatchObject({ code: 0, complained: '' });
    expect(told.output).toContain('Le décompte final');

    const end = ended(server);
    server.kill('SIGTERM');
    expect(await end).toMatchObject({ code: 0, complained: '' });
    // What was in the write-ahead log is in the file when the server has closed it.
    expect(existsSync(join(folder, 'data', `${DATA_FILE}-wal`))).toBe(false);
  });

  test('says in one sentence why it does not open', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const strange = join(folder, 'strange');
    mkdirSync(strange, { mode: 0o700 });
    writeFileSync(join(strange, DATA_FILE), 'something else '.repeat(1000));
    try {
      const [portTaken, noDatabase, noPort] = await Promise.all([
        ended(serving({ PORT: String(port) })),
        meadhall('--data', strange),
        meadhall('--port', 'none'),
      ]);
      expect(portTaken).toEqual({
        code: 1,
        output: '',
        complained: `Port ${port} is taken by another program: set PORT to another number, as in npm start -- --port ${port === 65_535 ? 8080 : port + 1}.\n`,
      });
      expect(noDatabase).toEqual({
        code: 1,
        output: '',
        complained: `${join(strange, DATA_FILE)} is not a database. MEADHALL_DATA names another data folder.\n`,
      });
      expect(noPort).toEqual({
        code: 2,
        output: '',
        complained: 'PORT is a whole number from 0 to 65535, not "none".\n',
      });
    } finally {
      other.close();
    }
  });
});
