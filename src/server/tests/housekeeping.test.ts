/** What a server does with its files, its clock, and names and protocols that are not its own. */
import { chmodSync, mkdtempSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { PROTOCOL } from '../../protocol/index.ts';
import { DATA_FILE } from '../server.ts';
import { DAY } from '../store/store.ts';
import { MAX_UNSEATED } from '../table/commands/people.ts';
import { begin, fate, gather, testServer, Visitor, type TestServer } from './harness.ts';
import { scenes, silentBots } from './scenes.ts';

const SCENES = { game: 'scenes' } as const;
const PARTS = { games: [scenes], bots: silentBots };
let server: TestServer;
afterEach(() => server.end());

const isPosix = process.platform !== 'win32';
const modeOf = (path: string): string => (statSync(path).mode & 0o777).toString(8);

describe.runIf(isPosix)('the data folder', () => {
  test('and its files are for their owner alone, whatever the umask', async () => {
    const before = process.umask(0o000);
    try {
      server = await testServer({ data: join(mkdtempSync(join(tmpdir(), 'meadhall-')), 'data') }, PARTS);
      await (await Visitor.to(server)).open(SCENES);
    } finally {
      process.umask(before);
    }
    const { data } = server.config;
    expect(modeOf(data)).toBe('700');
    const files = readdirSync(data).filter((name) => name.startsWith(DATA_FILE));
    expect(files.length).toBeGreaterThan(1);
    for (const name of files) expect([name, modeOf(join(data, name))]).toEqual([name, '600']);
    expect(server.logged).toEqual([]);
  });

  test('that is open to others is warned of, and its files are closed to them', async () => {
    server = await testServer({}, PARTS);
    const { data } = server.config;
    chmodSync(data, 0o755);
    chmodSync(join(data, DATA_FILE), 0o644);
    server = await server.restart();
    expect(server.logged.join('')).toContain('"level":"warn","what":"the data folder is open to other users');
    expect(modeOf(join(data, DATA_FILE))).toBe('600');
  });
});

describe('a clock that is far ahead at the start', () => {
  test('removes nothing, and tables still go after their days', async () => {
    const clock = { now: Date.UTC(2030, 0, 1) };
    server = await testServer({}, { ...PARTS, now: () => clock.now });
    const { table } = await begin(server, 2, SCENES);
    clock.now += 4000 * DAY;
    server = await server.restart();
    expect(await server.registry.store.load(table)).not.toBeNull();
    // Something happens every day from now on.
    for (let day = 0; day < 200; day += 5) {
      clock.now += 5 * DAY;
      const { places } = await begin(server, 2, SCENES);
      for (const place of places) await place.close();
    }
    server = await server.restart();
    expect(await server.registry.store.load(table)).toBeNull();
  });
});

describe('a damaged file', () => {
  test('shows in the health, and writing does not make it well', async () => {
    server = await testServer({}, PARTS);
    const visitor = await Visitor.to(server);
    const tables = [];
    for (let count = 0; count < 12; count++) tables.push(await visitor.open(SCENES));
    const { data } = server.config;
    await server.close();
    damageRecords(join(data, DATA_FILE));
    server = await testServer({ data }, PARTS);
    await Promise.all(tables.map((table) => fetch(`${server.url}/api/tables/${table}`)));
    await Visitor.to(server);
    const health = await fetch(`${server.url}/healthz`);
    expect([health.status, await health.json()]).toEqual([503, { ok: false, store: 'damaged' }]);
  });
});

/** Overwrites the pages with records of tables; indexes and the schema stay whole. */
function damageRecords(file: string): void {
  const PAGE = 4096;
  const bytes = readFileSync(file);
  for (let at = PAGE; at < bytes.length; at += PAGE) {
    if (bytes.subarray(at, at + PAGE).includes('"beginsWithHost"')) bytes.fill(0xa5, at, at + PAGE);
  }
  writeFileSync(file, bytes);
}

test('a record that cannot be read is logged without a part of it', async () => {
  server = await testServer({}, PARTS);
  const visitor = await Visitor.to(server);
  const table = await visitor.open(SCENES);
  const { store } = server.registry;
  const row = (await store.load(table))!;
  const broken = { ...row, record: `"s3cret" ${row.record}`, seq: row.seq + 1 };
  await store.commit({ row: broken, entries: [{ seq: row.seq + 1, at: 1, lines: 0, entry: '{' }] });
  const place = await visitor.connect();
  place.say({ t: 'hello', version: PROTOCOL, table });
  await place.find(0, ({ t }) => t === 'error');
  const listed = await visitor.fetch('/api/me/tables');
  expect(listed.status).toBe(500);
  expect(server.logged.join('')).toContain('a table could not be read');
  for (const part of ['s3cret', 'seed', visitor.name, row.record.slice(0, 10)]) {
    expect(server.logged.join('')).not.toContain(part);
    expect(await listed.clone().text()).not.toContain(part);
  }
});

describe('another device', () => {
  test('is signed out: its cookie and its sockets are nobody’s, the others stay', async () => {
    server = await testServer({}, PARTS);
    const { table, visitors } = await gather(server, 2, SCENES);
    const { code } = (await (await visitors[1]!.fetch('/api/me/codes', { method: 'POST' })).json()) as { code: string };
    const phone = new Visitor(server.url);
    await phone.fetch('/api/me/device', { method: 'POST', json: { code } });
    const old = phone.cookie;
    const place = await phone.join(table);
    expect(place.doc!.you.seat).toBe(1);
    const response = await phone.fetch('/api/me/device', { method: 'DELETE' });
    expect(response.headers.get('set-cookie')).toMatch(/^meadhall=; .*Max-Age=0/);
    await place.until(() => place.closed !== null);
    phone.cookie = old;
    expect((await (await phone.join(table)).command({ t: 'chat', text: 'still me?' })).t).toBe('refused');
    expect((await visitors[1]!.join(table)).doc!.you.seat).toBe(1);
  });
});

test('all other devices are signed out at once, and a code that was shown is void', async () => {
  server = await testServer({}, PARTS);
  const { table, visitors } = await gather(server, 2, SCENES);
  const [host, guest] = visitors as [Visitor, Visitor];
  const newCode = async () =>
    ((await (await guest.fetch('/api/me/codes', { method: 'POST' })).json()) as { code: string }).code;
  const phone = new Visitor(server.url);
  await phone.fetch('/api/me/device', { method: 'POST', json: { code: await newCode() } });
  const place = await phone.join(table);
  const others = await host.join(table);
  const code = await newCode();
  expect((await guest.fetch('/api/me/devices', { method: 'DELETE' })).status).toBe(200);
  await place.until(() => place.closed !== null);
  expect((await (await phone.join(table)).command({ t: 'chat', text: 'still me?' })).t).toBe('refused');
  expect((await new Visitor(server.url).fetch('/api/me/device', { method: 'POST', json: { code } })).status).toBe(400);
  expect((await guest.join(table)).doc!.you.seat).toBe(1);
  expect(others.closed).toBeNull();
});

describe('names', () => {
  test('that look alike are told apart at a table', async () => {
    server = await testServer({}, PARTS);
    const { table, visitors } = await gather(server, 2, SCENES);
    const rename = (visitor: Visitor, name: string) => visitor.fetch('/api/me', { method: 'PUT', json: { name } });
    await rename(visitors[0]!, 'Astrid');
    await visitors[0]!.join(table);
    await rename(visitors[1]!, 'Аstrid');
    const place = await visitors[1]!.join(table);
    await place.until(() => place.doc!.table.seats[1]!.name === 'Аstrid (2)');
    expect(place.doc!.table.seats.map(({ name }) => name)).toEqual(['Astrid', 'Аstrid (2)']);
  });
});

test('a crowd that only chats keeps nobody from sitting down or chatting, and does not make the table grow', async () => {
  server = await testServer({}, PARTS);
  const host = await Visitor.to(server);
  const table = await host.open(SCENES);
  const first = await (await Visitor.to(server)).join(table);
  await first.command({ t: 'chat', text: 'first' });
  for (let count = 0; count < MAX_UNSEATED + 5; count++) {
    const place = await (await Visitor.to(server)).join(table);
    expect(fate(await place.command({ t: 'chat', text: '.' }))).toBe('done');
    await place.close();
  }
  const friend = await (await Visitor.to(server)).join(table);
  expect(fate(await friend.command({ t: 'sit', seat: 1 }))).toBe('done');
  const { members } = friend.doc!.table;
  expect(members.length).toBeLessThanOrEqual(MAX_UNSEATED + 2);
  // Who came before the crowd is still a member, and no number is given twice.
  expect(members.map(({ no }) => no)).toContain(1);
  expect(new Set(members.map(({ no }) => no)).size).toBe(members.length);
});

describe('requests', () => {
  const asked = (headers: { readonly [name: string]: string }, path = '/api/games'): Promise<IncomingMessage> =>
    new Promise((resolve, reject) => {
      const request = httpRequest(`${server.url}${path}`, { headers }, resolve);
      request.on('upgrade', (response) => resolve(response)).on('error', reject);
      request.end();
    });

  test('for a name that public DNS could point here are refused, sockets too', async () => {
    server = await testServer({}, PARTS);
    expect((await asked({ host: 'evil.example.org' })).statusCode).toBe(403);
    expect((await asked({ host: `localhost:${server.port}` })).statusCode).toBe(200);
    const socket = { host: 'evil.example.org', connection: 'Upgrade', upgrade: 'websocket' };
    const key = { 'sec-websocket-key': 'AAAAAAAAAAAAAAAAAAAAAA==', 'sec-websocket-version': '13' };
    expect((await asked({ ...socket, ...key }, '/live')).statusCode).toBe(403);
  });

  test('are for the public name where there is one', async () => {
    server = await testServer({ publicUrl: new URL('https://table.example.org') }, PARTS);
    expect((await asked({ host: 'table.example.org' })).statusCode).toBe(200);
    expect((await asked({ host: 'other.example.org' })).statusCode).toBe(403);
  });

  test('are answered by what nothing keeps, but for the page', async () => {
    server = await testServer({}, PARTS);
    for (const path of ['/api/me', '/api/games', '/api/tables', '/healthz', '/metrics', '/nowhere', '/api/tables/x']) {
      const { headers } = await fetch(`${server.url}${path}`);
      expect([path, headers.get('cache-control')]).toEqual([path, 'no-store']);
    }
    expect((await fetch(`${server.url}/`)).headers.get('cache-control')).toBe('private, no-cache');
  });

  test('that offer another protocol are answered as if they did not', async () => {
    server = await testServer({}, PARTS);
    const offer = { connection: 'Upgrade, HTTP2-Settings', upgrade: 'h2c', 'http2-settings': 'AAMAAABkAAQAAP__' };
    const response = await asked(offer);
    expect(response.statusCode).toBe(200);
    response.resume();
    const body = JSON.stringify({ game: 'scenes', seats: 2 });
    const head = `POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\nUpgrade: h2c\r\nContent-Type: application/json\r\n`;
    const stream = connect(server.port, '127.0.0.1');
    let heard = '';
    stream.setEncoding('utf8').on('data', (text: string) => void (heard += text));
    stream.write(`${head}Content-Length: ${body.length}\r\n\r\n${body.slice(0, 5)}`);
    stream.write(body.slice(5));
    await new Promise((resolve) => stream.on('close', resolve));
    expect(heard).toMatch(/^HTTP\/1\.1 201 /);
  });
});
