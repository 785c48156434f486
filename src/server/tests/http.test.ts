/** Cookies, headers and proxies: what the HTTP interface says beside its answers. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hashOf } from '../ids.ts';
import { begin, NO_LIMITS, testServer, Visitor, type TestServer } from './harness.ts';
import { LETTERS, scenes, silentBots } from './scenes.ts';

const PARTS = { games: [scenes], bots: silentBots };
const PUBLIC = new URL('https://table.example.org');
let server: TestServer;
let proxied: TestServer;
beforeAll(async () => {
  server = await testServer({}, PARTS);
  const limits = { ...NO_LIMITS, personsPerAddress: 2, socketsPerAddress: 1 };
  proxied = await testServer({ publicUrl: PUBLIC, trustProxy: 'loopback', limits }, PARTS);
});
afterAll(async () => {
  await server.end();
  await proxied.end();
});

const cookieFrom = async (of: TestServer, init: RequestInit = {}): Promise<string> =>
  (await fetch(`${of.url}/api/me`, init)).headers.get('set-cookie') ?? '';
const tokenOf = (cookie: string): string => /^meadhall=([^;]*)/.exec(cookie)![1]!;
const bytesOf = (token: string): number => Buffer.from(token, 'base64url').length;

describe('the cookie', () => {
  test('is out of reach of scripts and of other sites', async () => {
    const cookie = await cookieFrom(server);
    expect(cookie).toMatch(/^meadhall=[\w-]+; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax$/);
  });

  test('is for encrypted connections alone, where the public address is one', async () => {
    const forwarded = { headers: { 'x-forwarded-for': '198.51.100.1' } };
    expect(await cookieFrom(proxied, forwarded)).toMatch(/; HttpOnly; SameSite=Lax; Secure$/);
    const plain = await testServer({ publicUrl: new URL('http://hall.local:8080') }, PARTS);
    expect(await cookieFrom(plain)).not.toContain('Secure');
    await plain.end();
  });

  test('cannot be guessed: 256 bits and more, and never the same', async () => {
    const tokens = await Promise.all(Array.from({ length: 20 }, async () => tokenOf(await cookieFrom(server))));
    expect(new Set(tokens).size).toBe(20);
    for (const token of tokens) expect(bytesOf(token)).toBeGreaterThanOrEqual(32);
    const starts = new Set(tokens.map((token) => token.slice(0, 4)));
    expect(starts.size).toBe(20);
  });

  test('is set once, not again for a client that has it', async () => {
    const visitor = await Visitor.to(server);
    const response = await visitor.fetch('/api/me');
    expect(response.headers.get('set-cookie')).toBeNull();
    for (const cookie of ['meadhall=', 'meadhall=short', `meadhall=${'x'.repeat(44)}`, 'meadhall=../../x; x=y']) {
      expect(await cookieFrom(server, { headers: { cookie } })).toContain('meadhall=');
      expect((await fetch(`${server.url}/api/me/codes`, { method: 'POST', headers: { cookie } })).status).toBe(401);
    }
  });

  test('comes with the page, wherever that is opened, and nothing is written for it', async () => {
    const { transactions } = server.registry.store.stats();
    for (const path of ['/', '/t/0123456789ab', '/?from=somewhere']) {
      const { headers } = await fetch(`${server.url}${path}`);
      expect([path, headers.get('set-cookie')]).toEqual([path, expect.stringMatching(/^meadhall=[\w-]{50}; Path=\//)]);
      expect([path, headers.get('cache-control')]).toEqual([path, 'private, no-cache']);
    }
    expect(server.registry.store.stats().transactions).toBe(transactions);
  });

  test('of a page that the browser holds already comes with the answer that it is unchanged', async () => {
    const tag = (await fetch(server.url)).headers.get('etag')!;
    const unchanged = await fetch(server.url, { headers: { 'if-none-match': tag } });
    expect(unchanged.status).toBe(304);
    expect(unchanged.headers.get('set-cookie')).toMatch(/^meadhall=/);
  });

  test('that the page brought is one person, however many first requests are sent at once', async () => {
    const newcomer = new Visitor(server.url);
    await newcomer.fetch('/');
    const { cookie } = newcomer;
    const names = Array.from({ length: 10 }, async () => (await (await newcomer.fetch('/api/me')).json()) as unknown);
    const tables = Array.from({ length: 5 }, () => newcomer.open({ game: 'scenes' }));
    expect(new Set((await Promise.all(names)).map((each) => JSON.stringify(each))).size).toBe(1);
    const own = (await (await newcomer.fetch('/api/me/tables')).json()) as { tables: { id: string }[] };
    expect(own.tables.map(({ id }) => id).toSorted()).toEqual((await Promise.all(tables)).toSorted());
    expect(newcomer.cookie).toBe(cookie);
  });

  test('that the page brought is good after a restart, and at another server of the same store', async () => {
    let first = await testServer({}, PARTS);
    const newcomer = new Visitor(first.url);
    await newcomer.fetch('/');
    const { cookie } = newcomer;
    first = await first.restart();
    const second = await testServer({ data: first.config.data }, PARTS);
    const elsewhere = new Visitor(second.url);
    elsewhere.cookie = cookie;
    const me = async (of: Visitor): Promise<unknown> => (await of.fetch('/api/me')).json();
    const [here, there] = await Promise.all([me(newcomer), me(elsewhere)]);
    expect(there).toEqual(here);
    expect([newcomer.cookie, elsewhere.cookie]).toEqual([cookie, cookie]);
    await second.close();
    await first.end();
  });

  test('is not replaced by a page, unless it is none', async () => {
    const visitor = await Visitor.to(server);
    for (const path of ['/', '/t/0123456789ab']) {
      expect((await visitor.fetch(path)).headers.get('set-cookie')).toBeNull();
      const { headers } = await fetch(`${server.url}${path}`, { headers: { cookie: 'meadhall=short' } });
      expect(headers.get('set-cookie')).toMatch(/^meadhall=/);
    }
  });

  test('costs nobody a person: pages are not counted among those of an address', async () => {
    const forwarded = { headers: { 'x-forwarded-for': '198.51.100.9' } };
    for (let time = 0; time < 5; time++) await fetch(proxied.url, forwarded);
    expect(await cookieFrom(proxied, forwarded)).not.toBe('');
  });

  test('is in no answer’s body, on no socket, in no log, and in the store as a hash alone', async () => {
    const { table, visitors, places } = await begin(server, 2, { game: 'scenes', open: true });
    const { code } = (await (await visitors[0]!.fetch('/api/me/codes', { method: 'POST' })).json()) as { code: string };
    const phone = new Visitor(server.url);
    const bodies = [await (await phone.fetch('/api/me/device', { method: 'POST', json: { code } })).text()];
    await places[1]!.command({ t: 'answer', question: 1, picks: LETTERS.c });
    const paths = ['/', '/healthz', '/metrics', '/api/games', '/api/me', '/api/me/tables', '/api/tables'];
    for (const path of [...paths, `/api/tables/${table}`, `/api/tables/${table}/game`, `/t/${table}`]) {
      for (const visitor of [...visitors, phone]) bodies.push(await (await visitor.fetch(path)).text());
    }
    const sent = [...bodies, ...places.flatMap(({ texts }) => texts), ...server.logged].join('\n');
    const files = readdirSync(server.config.data).filter((name) => name.startsWith('meadhall.sqlite'));
    const stored = files.map((name) => readFileSync(join(server.config.data, name), 'latin1')).join('');
    expect(stored).toContain(table);
    for (const { cookie } of [...visitors, phone]) {
      const token = tokenOf(cookie);
      expect(sent).not.toContain(token);
      expect(sent).not.toContain(hashOf(token));
      expect(stored).not.toContain(token);
      expect(stored).toContain(hashOf(token));
    }
    expect(stored).not.toContain(code);
  });
});

describe('forwarded headers', () => {
  const from = (address: string): { headers: { 'x-forwarded-for': string } } => ({
    headers: { 'x-forwarded-for': address },
  });

  test('are believed of a proxy that is trusted: each address has limits of its own', async () => {
    for (const address of ['203.0.113.1', '203.0.113.2']) {
      const cookies = [];
      for (let time = 0; time < 3; time++) cookies.push(await cookieFrom(proxied, from(address)));
      expect(cookies.map((cookie) => cookie !== '')).toEqual([true, true, false]);
    }
    const place = await new Visitor(proxied.url).connect(from('203.0.113.3').headers);
    const more = new Visitor(proxied.url).connect(from('203.0.113.3').headers);
    await expect(more).rejects.toThrow('429');
    const other = await new Visitor(proxied.url).connect(from('203.0.113.4').headers);
    await Promise.all([place.close(), other.close()]);
  });

  test('of clients in front of the proxy are not: the last address counts', async () => {
    const cookies = [];
    for (let time = 0; time < 3; time++) {
      cookies.push(await cookieFrom(proxied, from(`192.0.2.${time}, 203.0.113.9`)));
    }
    expect(cookies.map((cookie) => cookie !== '')).toEqual([true, true, false]);
    for (const nonsense of ['', ',', 'nobody', '1.2.3', '::1::', '127.0.0.1, ', 'a'.repeat(5000)]) {
      expect((await fetch(`${proxied.url}/healthz`, from(nonsense))).status).toBe(200);
      const place = await new Visitor(proxied.url).connect(from(nonsense).headers).catch(() => null);
      await place?.close();
    }
  });

  test('are ignored without a proxy', async () => {
    const limits = { ...NO_LIMITS, personsPerAddress: 2, socketsPerAddress: 1 };
    const direct = await testServer({ limits }, PARTS);
    const cookies = [];
    for (let time = 0; time < 3; time++) cookies.push(await cookieFrom(direct, from(`203.0.113.${time}`)));
    expect(cookies.map((cookie) => cookie !== '')).toEqual([true, true, false]);
    const place = await new Visitor(direct.url).connect(from('203.0.113.3').headers);
    await expect(new Visitor(direct.url).connect(from('203.0.113.4').headers)).rejects.toThrow('429');
    await place.close();
    await direct.end();
  });

  test('do not tell the world by which addresses the network reaches this computer', async () => {
    expect((await fetch(`${proxied.url}/api/addresses`, from('203.0.113.1'))).status).toBe(404);
    // Test servers listen on one address.
    expect(await (await fetch(`${server.url}/api/addresses`)).json()).toEqual({ urls: [] });
  });

  test('do not open the metrics to the world', async () => {
    expect((await fetch(`${proxied.url}/metrics`, from('203.0.113.1'))).status).toBe(404);
    const text = await (await fetch(`${server.url}/metrics`)).text();
    expect(text).toMatch(/^meadhall_tables_in_memory \d+$/m);
    expect(text).toMatch(/^# TYPE meadhall_moves_total counter$/m);
  });
});

describe('answers', () => {
  test('to an unknown address are the page for a browser and a refusal for a program', async () => {
    const browser = await fetch(`${server.url}/nowhere`, { headers: { accept: 'text/html,*/*;q=0.8' } });
    expect(browser.status).toBe(404);
    expect(browser.headers.get('content-type')).toMatch(/^text\/html/);
    const program = await fetch(`${server.url}/nowhere`);
    expect(await program.json()).toMatchObject({ refusal: { why: 'table.notFound' } });
  });

  test('carry the headers that keep a page to itself, refusals too', async () => {
    for (const path of ['/', '/api/games', '/api/tables/none', '/nowhere', '/t/abc', '/%zz']) {
      const { headers } = await fetch(`${server.url}${path}`);
      expect([path, headers.get('x-content-type-options')]).toEqual([path, 'nosniff']);
      expect([path, headers.get('referrer-policy')]).toEqual([path, 'no-referrer']);
      expect([path, headers.get('content-security-policy')]).toEqual([
        path,
        expect.stringContaining("frame-ancestors 'none'"),
      ]);
      expect([path, headers.get('strict-transport-security')]).toEqual([path, null]);
      expect([path, headers.get('server') ?? headers.get('x-powered-by')]).toEqual([path, null]);
    }
    const secure = await fetch(`${proxied.url}/`, { headers: { 'x-forwarded-for': '198.51.100.77' } });
    expect(secure.headers.get('strict-transport-security')).toMatch(/^max-age=\d+/);
  });

  test('say what is wrong from a fixed list, and nothing of the program', async () => {
    const visitor = await Visitor.to(server);
    const says = async (path: string, init: object): Promise<[number, string]> => {
      const response = await visitor.fetch(path, init);
      const text = await response.text();
      expect(text).not.toMatch(/\bat \/|node_modules|FST_|Error:|SyntaxError/);
      return [response.status, (JSON.parse(text) as { refusal: { why: string } }).refusal.why];
    };
    const json = { 'content-type': 'application/json' };
    const post = { method: 'POST' };
    expect(await says('/nowhere', {})).toEqual([404, 'table.notFound']);
    expect(await says('/api/tables', { method: 'DELETE' })).toEqual([404, 'table.notFound']);
    expect(await says('/api/tables', { ...post, headers: json, body: '{' })).toEqual([400, 'table.badMessage']);
    expect(await says('/api/tables', { ...post, headers: json, body: '' })).toEqual([400, 'table.badMessage']);
    expect(await says('/api/tables', { ...post, body: 'plain' })).toEqual([400, 'table.badMessage']);
    const proto = '{"game":"scenes","seats":2,"__proto__":{"x":1}}';
    expect(await says('/api/tables', { ...post, headers: json, body: proto })).toEqual([400, 'table.badMessage']);
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    expect(await says('/api/me/codes', { ...post, headers: form, body: 'a=b' })).toEqual([400, 'table.badMessage']);
    expect(await says('/%', {})).toEqual([400, 'table.badMessage']);
    expect(await says('/api/tables/0123456789ab/game', {})).toEqual([404, 'table.noSuchTable']);
  });

  test('name the games with all that is needed to open a table', async () => {
    const answer = (await (await fetch(`${server.url}/api/games`)).json()) as object;
    expect(answer).toEqual({
      version: 3,
      games: [{ id: 'scenes', rules: 1, seats: { min: 2, max: 4 }, options: scenes.options }],
    });
  });

  test('tell whether the server is well', async () => {
    const response = await fetch(`${server.url}/healthz`);
    expect([response.status, await response.json()]).toEqual([200, { ok: true, store: 'well' }]);
  });
});
