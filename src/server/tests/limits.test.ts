/** Limits on what one visitor may use, and how a visitor learns of them. */
import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { MAX_MESSAGE_BYTES, PROTOCOL } from '../../protocol/index.ts';
import type { Limits } from '../config.ts';
import { begin, fate, gather, NO_LIMITS, testServer, Visitor, type TestServer } from './harness.ts';
import { scenes, silentBots } from './scenes.ts';

const clock = { now: 1_800_000_000_000 };
const HOUR = 3600_000;
const SCENES = { game: 'scenes' } as const;
let server: TestServer;
/** Shared by the tests of limits that cannot be set. */
let usual: TestServer;
const PARTS = { games: [scenes], bots: silentBots, now: () => clock.now };
beforeAll(async () => {
  usual = await testServer({}, PARTS);
});
beforeEach(() => {
  server = usual;
});
afterEach(async () => {
  if (server !== usual) await server.end();
});
afterAll(() => usual.end());

const limited = async (limits: Partial<Limits>): Promise<void> => {
  server = await testServer({ limits: { ...NO_LIMITS, ...limits } }, PARTS);
};

const why = async (response: Response): Promise<[number, string | null]> => {
  const { refusal } = (await response.json()) as { readonly refusal?: { readonly why: string } };
  return [response.status, refusal?.why ?? null];
};

describe('messages', () => {
  test('that come too fast are read later, and none is lost', async () => {
    await limited({ messageBurst: 5, messagesPerSecond: 2000 });
    const { places } = await gather(server, 2, SCENES);
    const from = places[1]!.messages.length;
    const ids = Array.from({ length: 120 }, (_, index) => `flood ${index}`);
    for (const id of ids) places[1]!.say({ t: 'wish', id, seat: 1, option: 'colour', value: 'red' });
    const last = ids.at(-1)!;
    await places[1]!.find(from, (message) => message.t === 'done' && message.id === last);
    const done = places[1]!.messages.slice(from).flatMap((message) => (message.t === 'done' ? [message.id] : []));
    expect(done).toEqual(ids);
    // Nobody else waits for it.
    expect(fate(await places[0]!.command({ t: 'chat', text: 'still here' }))).toBe('done');
  });

  test('that are too large close the socket, with the code for that', async () => {
    const { places } = await gather(server, 2, SCENES);
    const large = places[1]!;
    const text = 'x'.repeat(MAX_MESSAGE_BYTES);
    large.say({ t: 'chat', id: 'large', text });
    await large.until(() => large.closed !== null);
    expect(large.closed).toBe(1009);
    const just = places[0]!;
    just.socket.send(' '.repeat(MAX_MESSAGE_BYTES));
    await just.settle();
    expect(just.closed).toBeNull();
  });

  test('that cannot be parsed, one after the other, close the socket', async () => {
    const { places } = await gather(server, 2, SCENES);
    const [careful, careless] = places;
    for (let time = 0; time < 60; time++) careless!.say({ t: 'nonsense' });
    await careless!.until(() => careless!.closed !== null);
    expect(careless!.closed).toBe(4005);
    expect(careless!.messages.at(-1)).toEqual({ t: 'bye', why: 'tooFast' });
    // Now and then is no harm.
    for (let time = 0; time < 60; time++) {
      careful!.say({ t: 'nonsense' });
      careful!.say({ t: 'have', n: 0, line: 0, mark: '' });
      await careful!.settle();
    }
    expect(careful!.closed).toBeNull();
  });

  test('before a hello are refused, and so are tables that are guessed', async () => {
    const place = await (await Visitor.to(server)).connect();
    place.say({ t: 'chat', id: 'x', text: 'hello?' });
    expect(await place.find(0, ({ t }) => t === 'error')).toMatchObject({ refusal: { why: 'table.noHello' } });
    for (let time = 0; time < 60; time++) {
      place.say({ t: 'hello', version: PROTOCOL, table: `0123456789${String(time + 10)}` });
    }
    await place.until(() => place.closed !== null);
    expect(place.messages.filter(({ t }) => t === 'error').length).toBeLessThanOrEqual(51);
    expect(place.messages.at(-1)).toEqual({ t: 'bye', why: 'tooFast' });
  });

  test('of a page of another day are answered with a farewell', async () => {
    const visitor = await Visitor.to(server);
    const table = await visitor.open(SCENES);
    const place = await visitor.connect();
    place.say({ t: 'hello', version: PROTOCOL + 1, table });
    await place.until(() => place.closed !== null);
    expect([place.messages, place.closed]).toEqual([[{ t: 'bye', why: 'stale' }], 4002]);
  });
});

describe('chat', () => {
  test('is limited by itself, and goes on after a while', async () => {
    await limited({ chatBurst: 3, chatPerMinute: 60 });
    const { places } = await gather(server, 2, SCENES);
    const chat = async (): Promise<string> => fate(await places[1]!.command({ t: 'chat', text: 'spam' }));
    const first = [await chat(), await chat(), await chat(), await chat()];
    expect(first).toEqual(['done', 'done', 'done', 'table.tooFast']);
    expect(fate(await places[1]!.command({ t: 'wish', seat: 1, option: 'colour', value: 'red' }))).toBe('done');
    clock.now += 1000;
    expect([await chat(), await chat()]).toEqual(['done', 'table.tooFast']);
  });

  test('is limited by the person: another socket is not another mouth', async () => {
    await limited({ chatBurst: 3, chatPerMinute: 60 });
    const { table, visitors } = await gather(server, 2, SCENES);
    const fates = [];
    for (let time = 0; time < 5; time++) {
      const place = await visitors[1]!.join(table);
      fates.push(fate(await place.command({ t: 'chat', text: 'spam' })));
    }
    expect(fates).toEqual(['done', 'done', 'done', 'table.tooFast', 'table.tooFast']);
    const other = await visitors[0]!.join(table);
    expect(fate(await other.command({ t: 'chat', text: 'hush' }))).toBe('done');
  });
});

describe('sockets', () => {
  const open = async (count: number): Promise<string[]> => {
    const outcomes = [];
    for (let time = 0; time < count; time++) {
      const wanted = new Visitor(server.url).connect();
      outcomes.push(
        await wanted.then(
          () => 'open',
          (error: Error) => error.message.slice(-3),
        ),
      );
    }
    return outcomes;
  };

  test('of one address are counted, and one that closes makes room', async () => {
    await limited({ socketsPerAddress: 2 });
    const first = await new Visitor(server.url).connect();
    expect(await open(2)).toEqual(['open', '429']);
    await first.close();
    // The server hears of it a moment later: its own figure tells when.
    await vi.waitUntil(async () =>
      (await (await fetch(`${server.url}/metrics`)).text()).includes('meadhall_sockets 1\n'),
    );
    expect(await open(2)).toEqual(['open', '429']);
  });

  test('are opened no faster than requests are made', async () => {
    await limited({ requestBurst: 3, requestsPerSecond: 0.001 });
    expect(await open(5)).toEqual(['open', 'open', 'open', '429', '429']);
  });

  test('of all together are counted', async () => {
    await limited({ sockets: 2 });
    expect(await open(3)).toEqual(['open', 'open', '503']);
  });

  test('that were refused a handshake are not counted for ever', async () => {
    await limited({ socketsPerAddress: 1 });
    const headers = { connection: 'Upgrade', upgrade: 'websocket', 'sec-websocket-version': '7' };
    for (let time = 0; time < 5; time++) {
      const [response] = (await once(get(`${server.url}/live`, { headers }), 'response')) as [IncomingMessage];
      expect(response.statusCode).toBe(400);
      response.destroy();
    }
    expect(await open(1)).toEqual(['open']);
  });

  test('that say nothing are closed, but not before they had time to speak', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    try {
      await limited({});
      const visitor = await Visitor.to(server);
      const table = await visitor.open(SCENES);
      const greeted = await visitor.join(table);
      const silent = await new Visitor(server.url).connect();
      vi.advanceTimersByTime(30_000);
      await greeted.settle();
      await silent.settle();
      expect(silent.closed).toBeNull();
      vi.advanceTimersByTime(30_000);
      await silent.until(() => silent.closed !== null);
      expect([silent.messages.at(-1), silent.closed]).toEqual([{ t: 'bye', why: 'silent' }, 4006]);
      await greeted.settle();
      expect(greeted.closed).toBeNull();
    } finally {
      vi.useRealTimers();
    }
  });

  test('that ping are answered, the latest ping of many alone', async () => {
    const place = await new Visitor(server.url).connect();
    const heard: string[] = [];
    place.socket.on('pong', (payload) => void heard.push(String(payload)));
    place.socket.ping('one');
    await place.settle();
    for (let time = 0; time < 100; time++) place.socket.ping(`ping ${time}`);
    await place.settle();
    expect(heard[0]).toBe('one');
    expect(heard.at(-1)).toBe('ping 99');
  });

  test('that no longer answer are closed', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    try {
      await limited({});
      const { places } = await begin(server, 2, SCENES);
      const [host, deaf] = places;
      const { socket } = deaf!;
      // It hears pings no more, as a laptop that fell asleep.
      vi.spyOn(socket, 'pong').mockImplementation(() => undefined);
      vi.advanceTimersByTime(30_000);
      await host!.settle();
      await deaf!.settle();
      vi.advanceTimersByTime(30_000);
      await deaf!.until(() => deaf!.closed !== null);
      expect(deaf!.closed).toBe(1006);
      expect(host!.closed).toBeNull();
    } finally {
      vi.useRealTimers();
    }
  });

  test('that do not read what they are sent are closed before they fill the memory', async () => {
    await limited({ unsentBytes: 64 * 1024 });
    const { places } = await gather(server, 2, SCENES);
    const [host, lazy] = places;
    // A long story, requested again and again by a client that does not read.
    const text = 'x'.repeat(400);
    for (let line = 0; line < 200; line++) host!.say({ t: 'chat', id: `line ${line}`, text });
    await host!.settle();
    const from = host!.messages.length;
    lazy!.socket.pause();
    for (let time = 0; time < 400; time++) lazy!.say({ t: 'have', n: 0, line: 0, mark: '' });
    const isGone = await host!.find(from, (message) => message.t === 'present' && !message.members.includes(1));
    expect(isGone).toMatchObject({ members: [0] });
    lazy!.socket.terminate();
  });

  test('that read slowly are closed sooner where the server holds too much for all', async () => {
    // No heartbeat, which would close it as well.
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    try {
      await limited({ unsentBytes: 1e9, unsentBytesInAll: 0 });
      const { places } = await gather(server, 2, SCENES);
      const [host, lazy] = places;
      const text = 'x'.repeat(400);
      for (let line = 0; line < 200; line++) host!.say({ t: 'chat', id: `line ${line}`, text });
      await host!.settle();
      const from = host!.messages.length;
      lazy!.socket.pause();
      for (let time = 0; time < 400; time++) lazy!.say({ t: 'have', n: 0, line: 0, mark: '' });
      await host!.find(from, (message) => message.t === 'present' && !message.members.includes(1));
      expect(host!.closed).toBeNull();
      lazy!.socket.terminate();
    } finally {
      vi.useRealTimers();
    }
  });
});

describe('in an hour', () => {
  test('one address makes so many people', async () => {
    await limited({ personsPerAddress: 3 });
    const come = async (): Promise<number> => (await new Visitor(server.url).fetch('/api/me')).status;
    expect([await come(), await come(), await come(), await come()]).toEqual([200, 200, 200, 429]);
    const known = new Visitor(server.url);
    expect((await known.fetch('/api/tables', { method: 'POST', json: { ...SCENES, seats: 2 } })).status).toBe(429);
    clock.now += HOUR / 3 + 1;
    expect([await come(), await come()]).toEqual([200, 429]);
  });

  test('one person opens so many tables, and so does one address', async () => {
    await limited({ tablesPerPerson: 2, tablesPerAddress: 3 });
    const open = async (visitor: Visitor) =>
      why(await visitor.fetch('/api/tables', { method: 'POST', json: { ...SCENES, seats: 2 } }));
    const [one, other] = [await Visitor.to(server), await Visitor.to(server)];
    expect([await open(one), await open(one), await open(one)]).toEqual([
      [201, null],
      [201, null],
      [429, 'table.tooManyTables'],
    ]);
    expect([await open(other), await open(other)]).toEqual([
      [201, null],
      [429, 'table.tooManyTables'],
    ]);
    // Who was refused for the address has lost nothing of their own.
    clock.now += HOUR / 3 + 1;
    expect(await open(other)).toEqual([201, null]);
    clock.now += HOUR;
    expect(await open(one)).toEqual([201, null]);
  });

  test('one address guesses so many codes', async () => {
    await limited({ codesPerAddress: 2 });
    const visitor = await Visitor.to(server);
    const { code } = (await (await visitor.fetch('/api/me/codes', { method: 'POST' })).json()) as { code: string };
    const guess = async (text: string) =>
      why(await new Visitor(server.url).fetch('/api/me/device', { method: 'POST', json: { code: text } }));
    expect(await guess('0000000000')).toEqual([400, 'table.badCode']);
    // A right one does not count.
    expect(await guess(code)).toEqual([200, null]);
    expect(await guess('1111111111')).toEqual([400, 'table.badCode']);
    expect(await guess('2222222222')).toEqual([429, 'table.tooFast']);
  });
});

describe('requests', () => {
  test('of one address come at most so fast', async () => {
    await limited({ requestBurst: 4, requestsPerSecond: 1 });
    const ask = async (): Promise<number> => (await fetch(`${server.url}/healthz`)).status;
    expect([await ask(), await ask(), await ask(), await ask(), await ask()]).toEqual([200, 200, 200, 200, 429]);
    clock.now += 1000;
    expect([await ask(), await ask()]).toEqual([200, 429]);
  });

  test('of a person are counted by themselves, where the address has used up its own', async () => {
    await limited({ requestBurst: 4, requestsPerSecond: 1 });
    const person = await Visitor.to(server);
    const ask = async (visitor: Visitor): Promise<number> => (await visitor.fetch('/api/games')).status;
    for (let time = 0; time < 5; time++) await fetch(`${server.url}/healthz`);
    expect(await ask(new Visitor(server.url))).toBe(429);
    expect([await ask(person), await ask(person), await ask(person), await ask(person), await ask(person)]).toEqual([
      200, 200, 200, 200, 429,
    ]);
    const forged = new Visitor(server.url);
    forged.cookie = `meadhall=${'x'.repeat(44)}`;
    expect(await ask(forged)).toBe(429);
  });

  test('over the limit are told when to come again, and lose their connection', async () => {
    await limited({ requestBurst: 1, requestsPerSecond: 1 });
    await fetch(`${server.url}/healthz`);
    const { status, headers } = await fetch(`${server.url}/healthz`);
    expect([status, headers.get('retry-after'), headers.get('connection')]).toEqual([429, '1', 'close']);
  });

  test('for finished games are fewer, because each reads a whole log', async () => {
    await limited({ downloadBurst: 2, downloadsPerMinute: 60 });
    const { table, visitors, places } = await begin(server, 2, SCENES);
    for (const place of places) await place.command({ t: 'abandon', agree: true });
    const download = async (): Promise<number> => (await visitors[0]!.fetch(`/api/tables/${table}/game`)).status;
    expect([await download(), await download(), await download()]).toEqual([200, 200, 429]);
    clock.now += 1000;
    expect([await download(), await download()]).toEqual([200, 429]);
  });

  test('are at most so large', async () => {
    const json = { ...SCENES, seats: 2, options: { scene: 'x'.repeat(17 * 1024) } };
    const response = await (await Visitor.to(server)).fetch('/api/tables', { method: 'POST', json });
    expect(await why(response)).toEqual([413, 'table.tooLarge']);
  });
});
