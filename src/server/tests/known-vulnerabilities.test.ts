/** Vulnerabilities that other platforms had, each with a regression test. */
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { games } from '../../games/index.ts';
import { randomOf, randomPicks, sfc, type AnyGame } from '../../kernel/index.ts';
import { PROTOCOL, type TableDoc } from '../../protocol/index.ts';
import { sample } from '../../games/sample/index.ts';
import type { SampleView } from '../../games/sample/view.ts';
import { StoreError } from '../store/store.ts';
import { recordOf } from '../table/serialiser.ts';
import { keyOfShuffle } from '../table/shuffle.ts';
import {
  begin,
  fate,
  NO_LIMITS,
  playOn,
  testServer,
  Visitor,
  type Company,
  type Place,
  type TestServer,
} from './harness.ts';
import { hastyBots, LETTERS, scenes, silentBots } from './scenes.ts';

const clock = { now: 1_800_000_000_000 };
let server: TestServer;
beforeAll(async () => {
  const all = [...games, scenes, sample as AnyGame];
  // A clock that stands still and chance that always falls the same: nothing of a game may hang on them.
  server = await testServer({}, { games: all, bots: hastyBots, now: () => clock.now, random: () => 0.5 });
});
afterAll(() => server.end());

const SCENES = { game: 'scenes' } as const;
const storedRecord = async (table: string) => recordOf((await server.registry.store.load(table))!);
const chance = randomOf(sfc('holes'));
const first = (): number => 0;

/** So many answers by chance, of whoever is asked. */
async function playAWhile(places: readonly Place[], answers: number, look = (): void => undefined): Promise<void> {
  const isOver = (place: Place): boolean => place.doc!.game!.result !== null;
  const awaits = ({ doc }: Place): boolean => doc!.game!.choice !== null && doc!.game!.sealed === null;
  for (let count = 0; count < answers; count++) {
    await Promise.race(places.map((place) => place.until(() => awaits(place) || isOver(place))));
    const place = places.find(awaits);
    if (place === undefined) return;
    const { question, choice } = place.doc!.game!;
    const picks = randomPicks(choice!, chance);
    await place.command({ t: 'answer', question, picks: [...picks] });
    for (const each of places) await each.settle();
    look();
  }
}

/** The sample game after its first draft: somebody must act. */
async function afterDraft(
  wanted: object,
  choose: (place: Place) => number = first,
): Promise<Company & { actor: Place }> {
  const company = await begin(server, 3, { game: 'sample', ...wanted });
  const isOver = (place: Place): boolean => place.doc!.game!.asked[0]!.ask !== 'draft';
  await Promise.all(
    company.places.map((place) =>
      playOn(
        place,
        () => choose(place),
        () => isOver(place),
      ),
    ),
  );
  await Promise.all(company.places.map((place) => place.until(() => isOver(place))));
  return { ...company, actor: company.places.find((place) => place.doc!.game!.choice !== null)! };
}
const pickOf = (place: Place, option: object): number =>
  place.doc!.game!.choice!.options.findIndex((each) => JSON.stringify(each) === JSON.stringify(option));
const choose = async (place: Place, option: object): Promise<string> => {
  const { question } = place.doc!.game!;
  return fate(await place.command({ t: 'answer', question, picks: [pickOf(place, option)] }));
};

test.each(['sample', ...games.map(({ id }) => id)])(
  'initial state or seed sent to spectators (%s): neither to them nor to anybody, before the end',
  async (game) => {
    const company = await begin(server, 2, { game, open: true, nonce: '5a'.repeat(16) });
    const { table, places, visitors } = company;
    const stranger = await Visitor.to(server);
    const watching = [await stranger.join(table), await new Visitor(server.url).join(table)];
    await playAWhile(places, 20);
    const { shuffle, members } = await storedRecord(table);
    const { state } = (await server.registry.store.load(table))!;
    const { rng } = JSON.parse(state!) as { rng: { key: readonly number[] } };
    const key = keyOfShuffle(shuffle.seed, shuffle.nonces!);
    const pages = [];
    for (const path of [`/api/tables/${table}`, '/api/tables', '/api/me/tables', `/api/tables/${table}/game`]) {
      for (const visitor of [stranger, ...visitors]) pages.push(await (await visitor.fetch(path)).text());
    }
    const sent = [...places, ...watching]
      .flatMap(({ texts }) => texts)
      .concat(pages)
      .join('\n');
    expect(sent.length).toBeGreaterThan(1000);
    for (const secret of [shuffle.seed, key, ...rng.key.map(String), ...members.map(({ person }) => person)]) {
      expect(sent).not.toContain(secret);
    }
    for (const word of ['"rng"', '"stack"', '"lots"', '"kinds"', '"answers"', '"seed":"', '"taken"', '"person":{']) {
      expect(sent).not.toContain(word);
    }
    expect(watching[0]!.doc!.game!).toMatchObject({ choice: null, sealed: null, undo: false });
  },
);

test('a seat acting for another: the socket decides who speaks', async () => {
  const { places, table } = await begin(server, 3, SCENES);
  const [host, asked, other] = places as [Place, Place, Place];
  const before = await server.registry.store.load(table);
  for (const forged of [{ seat: 1 }, { player: 1 }, { playerID: '1' }, { member: 1 }, { credentials: 'x' }, {}]) {
    for (const place of [host, other]) {
      const answer = await place.command({ t: 'answer', question: 1, picks: [0], ...forged } as never);
      expect(answer.t).toBe('refused');
    }
  }
  expect(await server.registry.store.load(table)).toEqual(before);
  expect(fate(await asked.command({ t: 'answer', question: 1, picks: [0] }))).toBe('done');
});

describe('one message ending the process', () => {
  const alive = async (): Promise<void> => expect((await fetch(`${server.url}/healthz`)).status).toBe(200);

  test('whatever is said on a socket', async () => {
    const { table, visitors } = await begin(server, 2, SCENES);
    const nested = (depth: number): string => `${'['.repeat(depth)}${']'.repeat(depth)}`;
    const says = [
      '',
      'null',
      '0',
      '"hello"',
      '[]',
      '{',
      '{}',
      '{"t":null}',
      '{"t":"__proto__"}',
      '{"t":"constructor","id":"x"}',
      '{"t":"toString"}',
      '{"__proto__":{"t":"ping"}}',
      '{"t":"hello"}',
      `{"t":"hello","version":1e999,"table":"${table}"}`,
      '{"t":"hello","version":1,"table":"../../../etc"}',
      '{"t":"answer","id":"x","question":-1,"picks":[0]}',
      '{"t":"answer","id":"x","question":1,"picks":[1e308]}',
      '{"t":"answer","id":"x","question":1,"picks":{"length":1}}',
      '{"t":"whyNot","id":"x","wish":{"toString":null,"valueOf":1}}',
      '{"t":"whyNot","id":"x","wish":{"__proto__":{}}}',
      '{"t":"wish","id":"x","seat":0,"option":"constructor","value":"x"}',
      '{"t":"settings","id":"x","options":{"__proto__":"x","hasOwnProperty":true}}',
      `{"t":"whyNot","id":"x","wish":{"a":${nested(2000)}}}`,
      nested(4000),
      '\ud800',
    ];
    const place = await visitors[1]!.join(table);
    for (const text of says) place.socket.send(text);
    for (const bytes of [Buffer.alloc(0), Buffer.from([0xff, 0xfe, 0]), Buffer.from('{"t":"ping"}')]) {
      place.socket.send(bytes, { binary: true });
    }
    place.socket.ping(Buffer.alloc(125));
    await place.settle();
    expect(place.closed).toBeNull();
    expect(place.messages.filter(({ t }) => t === 'error' || t === 'refused').length).toBeGreaterThan(20);
    await alive();
  });

  const UPGRADE =
    'Host: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n\r\n';
  test.each([
    ['a frame with reserved bits', `GET /live HTTP/1.1\r\n${UPGRADE}`, Buffer.from([0xff, 0xff, 0xff, 0xff])],
    ['a frame without a mask', `GET /live HTTP/1.1\r\n${UPGRADE}`, Buffer.from([0x81, 0x01, 0x41])],
    [
      'a frame that claims to be huge',
      `GET /live HTTP/1.1\r\n${UPGRADE}`,
      Buffer.from([0x81, 0xff, ...Array(8).fill(0x7f)]),
    ],
    ['text that is no UTF-8', `GET /live HTTP/1.1\r\n${UPGRADE}`, Buffer.from([0x81, 0x81, 0, 0, 0, 0, 0xff])],
    ['a socket at an address that is none', `GET // HTTP/1.1\r\n${UPGRADE}`, null],
    ['a socket at half an address', `GET http://[ HTTP/1.1\r\n${UPGRADE}`, null],
    ['a socket elsewhere', `GET /elsewhere HTTP/1.1\r\n${UPGRADE}`, null],
    [
      'a socket without a key',
      'GET /live HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n',
      null,
    ],
    ['another protocol', 'GET /live HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: h2c\r\n\r\n', null],
    ['a socket that is asked for by POST', `POST /live HTTP/1.1\r\n${UPGRADE}`, null],
    ['a request that is none', 'HELLO\r\n\r\n', null],
    ['a cookie that is none', `GET /live HTTP/1.1\r\nCookie: meadhall==;;=;\u0001\r\n${UPGRADE}`, null],
  ])('whatever comes instead of a socket: %s', async (_what, head, frame) => {
    const stream = connect(server.port, '127.0.0.1');
    let heard = '';
    let isFrameSent = false;
    stream.setEncoding('latin1');
    stream.write(head);
    await new Promise<void>((resolve) => {
      stream.on('data', (text: string) => {
        heard += text;
        if (frame === null || isFrameSent || !heard.includes('101 Switching')) return;
        isFrameSent = true;
        stream.write(frame);
      });
      stream.on('error', () => resolve());
      stream.on('close', () => resolve());
      stream.on('end', () => stream.end());
    });
    expect(heard.startsWith(frame === null ? 'HTTP/1.1 4' : 'HTTP/1.1 101')).toBe(true);
    await alive();
  });

  test('however a socket goes away', async () => {
    const { table, visitors } = await begin(server, 2, SCENES);
    for (let time = 0; time < 20; time++) {
      const place = await visitors[time % 2]!.connect();
      place.say({ t: 'hello', version: PROTOCOL, table });
      place.say({ t: 'chat', id: `gone ${time}`, text: 'gone' });
      place.socket.terminate();
    }
    await alive();
    const place = await visitors[0]!.join(table);
    expect(fate(await place.command({ t: 'chat', text: 'still here' }))).toBe('done');
  });

  test('a store that fails while somebody changes places', async () => {
    const { table, places } = await begin(server, 2, SCENES);
    // The seat changes, so the story is told anew to who had it; that cannot be read now.
    const failing = vi
      .spyOn(server.registry.store, 'story')
      .mockRejectedValue(new StoreError('failed', 'the disk is gone'));
    await places[1]!.command({ t: 'resign' });
    await places[1]!.until(() => places[1]!.closed !== null);
    failing.mockRestore();
    expect(places[1]!.messages.at(-1)).toEqual({ t: 'bye', why: 'restarting' });
    await alive();
    const again = await (await Visitor.to(server)).join(table);
    expect(again.doc!.table.seats[1]!.holder).toBe('bot');
  });
});

describe('unlimited table creation', () => {
  const made = async (visitor: Visitor, times: number): Promise<number[]> => {
    const statuses = [];
    for (let time = 0; time < times; time++) {
      const json = { game: 'scenes', seats: 2 };
      statuses.push((await visitor.fetch('/api/tables', { method: 'POST', json })).status);
    }
    return statuses;
  };
  const limited = (limits: object): Promise<TestServer> =>
    testServer({ limits: { ...NO_LIMITS, ...limits } }, { games: [scenes], bots: silentBots, now: () => clock.now });

  test('from one cookie', async () => {
    const other = await limited({ tablesPerPerson: 3 });
    expect(await made(await Visitor.to(other), 5)).toEqual([201, 201, 201, 429, 429]);
    expect(await made(await Visitor.to(other), 1)).toEqual([201]);
    clock.now += 3600_000;
    await other.end();
  });

  test('from one address, with a new cookie each time', async () => {
    const other = await limited({ tablesPerAddress: 2 });
    const statuses = [];
    for (let time = 0; time < 4; time++) statuses.push(...(await made(new Visitor(other.url), 1)));
    expect(statuses).toEqual([201, 201, 429, 429]);
    await other.end();
  });

  test('from one socket: no message makes a table, but a rematch, and that once', async () => {
    const { places, table } = await begin(server, 2, SCENES);
    await places[1]!.command({ t: 'answer', question: 1, picks: LETTERS.c });
    const tables = new Set<string>();
    for (let time = 0; time < 5; time++) {
      const answer = await places[0]!.command({ t: 'rematch' });
      if (answer.t === 'done') tables.add(answer.table!);
    }
    expect(tables.size).toBe(1);
    expect(tables.has(table)).toBe(false);
  });
});

describe('foreign Origin accepted', () => {
  const socket = async (url: string, headers: { readonly [name: string]: string }): Promise<string> =>
    new Visitor(url).connect(headers).then(
      async (place) => {
        await place.close();
        return 'open';
      },
      (error: Error) => error.message,
    );
  const post = async (url: string, headers: { readonly [name: string]: string }): Promise<number> =>
    (
      await fetch(`${url}/api/tables`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: '{"game":"scenes","seats":2}',
      })
    ).status;
  const REFUSED = 'Unexpected server response: 403';

  test('by a server that anybody reaches at any address of its own', async () => {
    const { url, port } = server;
    for (const origin of [
      'https://evil.example',
      'null',
      `http://127.0.0.1:${port + 1}`,
      `http://127.0.0.1:${port}.evil.example`,
    ]) {
      expect(await socket(url, { origin })).toBe(REFUSED);
      expect(await post(url, { origin })).toBe(403);
    }
    expect(await post(url, { 'sec-fetch-site': 'cross-site' })).toBe(403);
    const origin = `http://127.0.0.1:${port}`;
    expect(await socket(url, { origin })).toBe('open');
    expect(await post(url, { origin })).toBe(201);
    // Programs say nothing, and could say anything.
    expect(await socket(url, {})).toBe('open');
  });

  test('of another name of the same machine: its page is its own', async () => {
    const { url } = server;
    for (const host of ['192.168.1.20:8080', 'hall.local:8080', '[fe80::1]:8080']) {
      expect(await socket(url, { host, origin: `http://${host}` })).toBe('open');
      expect(await socket(url, { host, origin: 'http://192.168.1.66:8080' })).toBe(REFUSED);
    }
  });

  test('by a server that has a public address', async () => {
    const publicUrl = new URL('https://table.example.org');
    const other = await testServer({ publicUrl, trustProxy: 'loopback' }, { games: [scenes], bots: silentBots });
    const origin = 'https://table.example.org';
    expect(await socket(other.url, { origin })).toBe('open');
    expect(await post(other.url, { origin })).toBe(201);
    for (const wrong of [
      'http://table.example.org',
      'https://table.example.org:8443',
      other.url,
      'https://evil.example',
    ]) {
      expect(await socket(other.url, { origin: wrong })).toBe(REFUSED);
      expect(await post(other.url, { origin: wrong })).toBe(403);
    }
    await other.end();
  });

  test('by letting other sites read answers', async () => {
    const response = await fetch(`${server.url}/api/me`, { headers: { origin: 'https://evil.example' } });
    expect(response.headers.get('access-control-allow-origin')).toBeNull();
    expect(response.headers.get('cross-origin-resource-policy')).toBe('same-origin');
    const asked = await fetch(`${server.url}/api/tables`, {
      method: 'OPTIONS',
      headers: { origin: 'https://evil.example' },
    });
    expect(asked.status).toBe(403);
  });
});

test('a client ending the game: only the rules do, or everybody together', async () => {
  const { places, table } = await begin(server, 3, SCENES);
  const before = await server.registry.store.load(table);
  const result = { scores: [9, 0, 0], places: [1, 2, 2], reason: 'T-1' };
  for (const place of places) {
    for (const t of ['end', 'endGame', 'finish', 'gameOver', 'result', 'setState', 'sync']) {
      expect(await place.command({ t, result, state: {} } as never)).toMatchObject({
        refusal: { why: 'table.badMessage' },
      });
    }
    const more = { t: 'answer', question: 1, picks: [0], result, gameover: true };
    expect(await place.command(more as never)).toMatchObject({ refusal: { why: 'table.badMessage' } });
  }
  expect(fate(await places[0]!.command({ t: 'remove' }))).toBe('table.othersPlay');
  expect(await server.registry.store.load(table)).toEqual(before);
  await places[0]!.command({ t: 'abandon', agree: true });
  expect(places[0]!.doc!.table.phase).toBe('playing');
});

describe('clock-seeded shuffles', () => {
  test('tables that are made in the same millisecond have nothing in common', async () => {
    const visitor = await Visitor.to(server);
    const tables = await Promise.all(Array.from({ length: 12 }, () => visitor.open(SCENES)));
    const records = await Promise.all(tables.map(storedRecord));
    expect(new Set(records.map(({ created }) => created)).size).toBe(1);
    expect(new Set(records.map(({ shuffle }) => shuffle.seed)).size).toBe(12);
    for (const { shuffle } of records) expect(shuffle.seed).toMatch(/^[0-9a-f]{64}$/);
    expect(new Set(tables).size).toBe(12);
  });

  test('the key of a game is drawn from 256 bits of the server’s and what every browser added', async () => {
    const nonce = 'ab'.repeat(16);
    const { table } = await begin(server, 2, { ...SCENES, nonce });
    const { shuffle } = await storedRecord(table);
    expect(shuffle.nonces).toEqual([nonce, null]);
    const row = await server.registry.store.load(table);
    const { rng } = JSON.parse(row!.state!) as { rng: { kind: string; key: readonly number[] } };
    const key = Buffer.from(keyOfShuffle(shuffle.seed, shuffle.nonces!), 'hex');
    const words = Array.from({ length: 8 }, (_, word) => [key.readUInt32LE(word * 4), key.readUInt32BE(word * 4)]);
    expect(rng.kind).toBe('chacha8');
    rng.key.forEach((word, index) => expect(words[index]).toContain(word >>> 0));
  });
});

describe('names and chat rendered as HTML', () => {
  const EVIL = '<img src=x onerror=alert(1)>';

  test('they are sent as the text they are, in JSON, under a policy that runs no inline script', async () => {
    const { table, places, visitors } = await begin(server, 2, { ...SCENES, open: true });
    const name = '<script>x</script>';
    const renamed = await visitors[1]!.fetch('/api/me', { method: 'PUT', json: { name } });
    expect(await renamed.json()).toEqual({ name });
    const again = await visitors[1]!.join(table);
    await again.command({ t: 'chat', text: EVIL });
    await places[0]!.until(() => places[0]!.lines.some((line) => 'chat' in line));
    expect(places[0]!.lines.at(-1)).toMatchObject({ chat: EVIL, name });
    for (const path of [
      '/api/me',
      '/api/me/tables',
      `/api/tables/${table}`,
      '/api/tables',
      '/nowhere',
      `/api/tables/${EVIL}`,
    ]) {
      const { headers } = await visitors[1]!.fetch(path);
      expect([path, headers.get('content-type')]).toEqual([path, expect.stringMatching(/^application\/json\b/)]);
      expect([path, headers.get('x-content-type-options')]).toEqual([path, 'nosniff']);
    }
  });

  test('whatever is asked for, the policy allows scripts of our own files alone', async () => {
    const paths = [
      '/',
      `/t/${EVIL}`,
      '/t/0123456789ab',
      '/api/games',
      '/nowhere',
      '/healthz',
      '/%',
      `/t/${'x'.repeat(600)}`,
    ];
    for (const path of paths) {
      const response = await fetch(`${server.url}${path}`);
      const policy = response.headers.get('content-security-policy') ?? 'none at all';
      expect([path, policy]).toEqual([path, expect.stringContaining("script-src 'self'")]);
      expect([path, policy]).toEqual([path, expect.stringContaining("default-src 'none'")]);
      expect([path, policy]).toEqual([path, expect.not.stringMatching(/unsafe|\*|https?:/)]);
      expect([path, response.headers.get('x-content-type-options')]).toEqual([path, 'nosniff']);
      expect([path, await response.text()]).toEqual([path, expect.not.stringContaining('onerror')]);
    }
  });
});

describe('undo used to peek', () => {
  test('what showed something, to anybody, cannot be undone', async () => {
    const { actor, places } = await afterDraft({ options: { openRaids: true } });
    const other = places.find((place) => place !== actor)!;
    const rival = other.doc!.you.seat!;
    expect(await choose(actor, { act: 'raid' })).toBe('done');
    // Nothing was seen yet: the wish to raid may be taken back.
    expect(actor.doc!.game!.undo).toBe(true);
    expect(await choose(actor, { rival })).toBe('done');
    await actor.settle();
    await other.settle();
    // The treasure was drawn by chance, and seen by its new owner.
    for (const place of [actor, other]) {
      const { question, undo } = place.doc!.game!;
      expect(undo).toBe(false);
      expect(fate(await place.command({ t: 'undo', question }))).toBe('table.undoClosed');
    }
  });

  test('nor can the draft, in which everybody saw other cards', async () => {
    const { places } = await begin(server, 2, { game: 'sample' });
    for (const place of places) await place.command({ t: 'answer', question: 1, picks: [0] });
    await places[0]!.until(() => places[0]!.doc!.game!.question === 2);
    for (const place of places) {
      const { question, undo } = place.doc!.game!;
      expect(undo).toBe(false);
      // Who has one kind of card left is answered for, so that it may be too late as well.
      const answer = await place.command({ t: 'undo', question });
      expect(['table.undoClosed', 'table.tooLate']).toContain(fate(answer));
    }
  });
});

/** What is shown when this is asked: the next moment it may be answered. */
async function docOnce(place: Place, ask: string): Promise<TableDoc> {
  let doc: TableDoc | null = null;
  await place.until(() => {
    if (place.doc!.game!.asked[0]?.ask === ask) doc ??= place.doc;
    return doc !== null;
  });
  return doc!;
}

test('being asked reveals what is held: every seat that could hold a shield is asked, shield or not', async () => {
  const seen = new Set<boolean>();
  for (let time = 0; time < 40 && seen.size < 2; time++) {
    // Discreet, as tables are unless told: that there was nothing to decide shows in no pause either.
    const wantsShield = time % 2 === 0;
    const shieldOr = (place: Place): number => {
      const { options } = place.doc!.game!.choice!;
      const at = options.findIndex((option) => (option as { card: string }).card === 'shield');
      if (at === -1) return 0;
      return wantsShield ? at : (at + 1) % options.length;
    };
    const { actor, places } = await afterDraft({ pace: 'discreet' }, shieldOr);
    const other = places.find((place) => place !== actor)!;
    const rival = other.doc!.you.seat!;
    await choose(actor, { act: 'raid' });
    const shown = [docOnce(actor, 'shield'), docOnce(other, 'shield')];
    await choose(actor, { rival });
    const [toActor, toOther] = await Promise.all(shown);
    expect(toActor!.game!.asked).toEqual([{ seat: rival, ask: 'shield' }]);
    const { hand } = (toOther!.game!.view as SampleView).jarls[rival]!;
    const holds = hand.includes('shield');
    expect(toOther!.game!.choice!.options).toHaveLength(holds ? 2 : 1);
    seen.add(holds);
  }
  expect(seen.size).toBe(2);
});

describe('stable ids of face-down cards', () => {
  /** Every list called so, wherever it lies in the view. */
  const listsIn = (value: unknown, names: readonly string[]): unknown[] => {
    if (typeof value !== 'object' || value === null) return [];
    return Object.entries(value).flatMap(([name, part]) =>
      names.includes(name) && Array.isArray(part) ? part : listsIn(part, names),
    );
  };

  test.each([
    ['sample', ['packet', 'hand', 'chest', 'treasure'], ['deck', 'reserve']],
    ['clash-of-vikings', ['hand', 'laid', 'spent'], ['deck', 'reserve']],
    ['blood-rage', ['hand', 'packet', 'kept', 'quests'], []],
  ])('%s shows a spectator how many there are, and nothing that tells them apart', async (game, hidden, counted) => {
    const { table, places } = await begin(server, 2, { game });
    const watching = await new Visitor(server.url).join(table);
    let most = 0;
    const look = (): void => {
      const { view } = watching.doc!.game!;
      const cards = listsIn(view, hidden);
      most = Math.max(most, cards.length);
      // A number would be a piece's; the value of a treasure that was shown is one, in the sample game alone.
      const numbers = cards.filter((card) => typeof card === 'number');
      expect(game === 'sample' ? [] : numbers).toEqual([]);
      for (const name of counted) {
        expect(JSON.stringify(view)).toMatch(new RegExp(`"${name}":\\d+`));
        expect(listsIn(view, [name])).toEqual([]);
      }
    };
    const before = listsIn(watching.doc!.game!.view, hidden);
    // Nothing has happened yet that would have shown one.
    expect(before.every((card) => card === null)).toBe(true);
    await playAWhile(places, 60, look);
    expect(most).toBeGreaterThan(0);
  });
});
