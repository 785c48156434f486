/** What one visitor uses up is not taken from others at the same address; and limits hold within one write and over all sockets of a person. */
import { afterEach, describe, expect, test } from 'vitest';
import { PROTOCOL } from '../../protocol/index.ts';
import type { Limits } from '../config.ts';
import { framesIn, OPCODE, RawSocket, shortFrame } from './attack/raw-socket.ts';
import { begin, fate, gather, NO_LIMITS, testServer, Visitor, type Place, type TestServer } from './harness.ts';
import { scenes, silentBots } from './scenes.ts';

const SCENES = { game: 'scenes' } as const;
/** A second: nothing comes back while a test runs, and no timer is longer than the platform knows. */
const NEVER = 0.01;
const PING = Buffer.from('{"t":"ping"}');
let server: TestServer;
afterEach(() => server.end());

const limited = async (limits: Partial<Limits>): Promise<void> => {
  server = await testServer({ limits: { ...NO_LIMITS, ...limits } }, { games: [scenes], bots: silentBots });
};

/** As many rounds as it takes for anything that the server would have done. */
async function idle(): Promise<void> {
  const other = await new Visitor(server.url).connect();
  for (let time = 0; time < 10; time++) await other.settle();
  await other.close();
}

const pongs = (place: Place): number => place.messages.filter(({ t }) => t === 'pong').length;

describe('somebody without a cookie', () => {
  test('who asks for tables again and again delays nobody who owns a seat', async () => {
    await limited({ syncBurst: 6, syncsPerSecond: NEVER });
    const { table, visitors } = await begin(server, 3, SCENES);
    const greedy = await new Visitor(server.url).connect();
    for (let time = 0; time < 50; time++) greedy.say({ t: 'hello', version: PROTOCOL, table });
    await idle();
    expect(greedy.messages.filter(({ t }) => t === 'welcome').length).toBeLessThanOrEqual(6);
    const place = await visitors[1]!.join(table);
    expect(fate(await place.command({ t: 'answer', question: 1, picks: [0] }))).toBe('done');
    greedy.socket.terminate();
  });

  test('who opens all sockets of the address leaves those of persons', async () => {
    await limited({ socketsPerAddress: 2, socketsPerPerson: 2, requestBurst: 20, requestsPerSecond: NEVER });
    const person = await Visitor.to(server);
    await new Visitor(server.url).connect();
    await new Visitor(server.url).connect();
    await expect(new Visitor(server.url).connect()).rejects.toThrow('429');
    // Nor can the rate of upgrades be used up for them.
    for (let time = 0; time < 20; time++) await new Visitor(server.url).connect().catch(() => undefined);
    await person.connect();
    await person.connect();
    await expect(person.connect()).rejects.toThrow('429');
  });
});

describe('one write', () => {
  test('of many messages is answered no further than the limit, over all sockets of a person', async () => {
    await limited({ messageBurst: 10, messagesPerSecond: NEVER });
    const { table, visitors } = await gather(server, 2, SCENES);
    const person = await Visitor.to(server);
    const places = [await person.connect(), await person.connect()];
    for (const place of places) for (let time = 0; time < 50; time++) place.say({ t: 'ping' });
    await idle();
    expect(pongs(places[0]!) + pongs(places[1]!)).toBe(10);
    const other = await (await Visitor.to(server)).join(table);
    expect(other.closed).toBeNull();
    expect(visitors).toHaveLength(2);
    for (const place of places) place.socket.terminate();
  });

  test('of far more messages than may wait closes the socket', async () => {
    await limited({ messageBurst: 10, messagesPerSecond: NEVER });
    const raw = await RawSocket.open(server.port);
    await raw.write(Buffer.concat(Array.from({ length: 2_000 }, () => shortFrame(OPCODE.text, PING))));
    await raw.until((bytes) => bytes.includes('tooFast'));
    expect(raw.bytes.includes('tooFast')).toBe(true);
    expect(framesIn(raw.bytes).filter(({ payload }) => payload.includes('pong')).length).toBeLessThanOrEqual(10);
    raw.close();
  });

  test('of far too many pings closes the socket', async () => {
    await limited({ messageBurst: 10, messagesPerSecond: 1 });
    const raw = await RawSocket.open(server.port);
    await raw.write(Buffer.concat(Array.from({ length: 200 }, () => shortFrame(OPCODE.ping, Buffer.alloc(0)))));
    await raw.until((bytes) => bytes.includes('tooFast'));
    expect(raw.bytes.includes('tooFast')).toBe(true);
    raw.close();
  });

  test('of fragments without a payload closes the socket', async () => {
    await limited({});
    const raw = await RawSocket.open(server.port);
    const first = Buffer.from([OPCODE.text, 0x80, 0, 0, 0, 0]);
    const empty = Buffer.from([0, 0x80, 0, 0, 0, 0]);
    await raw.write(Buffer.concat([first, ...Array.from({ length: 20 }, () => empty)]));
    await raw.until(() => false);
    expect(raw.stream.destroyed).toBe(true);
  });

  test('of more bytes than a socket may send is read no further for now', async () => {
    await limited({ byteBurst: 3_000, bytesPerSecond: NEVER });
    const place = await new Visitor(server.url).connect();
    const padded = `{"t":"ping"}${' '.repeat(1_000)}`;
    for (let time = 0; time < 3; time++) {
      const from = place.messages.length;
      place.socket.send(padded);
      await place.find(from, ({ t }) => t === 'pong');
    }
    for (let time = 0; time < 5; time++) place.socket.send(padded);
    await idle();
    expect(pongs(place)).toBe(3);
    place.socket.terminate();
  });
});

test('a reveal is not refused for what its person changed before', async () => {
  await limited({ changeBurst: 4, changesPerMinute: NEVER });
  const nonce = '0a'.repeat(16);
  const { places } = await gather(server, 2, { ...SCENES, nonce });
  await places[0]!.command({ t: 'settings', watch: false });
  await places[0]!.command({ t: 'settings', watch: true });
  await places[0]!.command({ t: 'start' });
  await places[0]!.until(() => places[0]!.doc!.game !== null);
  expect(fate(await places[0]!.command({ t: 'giveHost', member: 1 }))).toBe('done');
  expect(places[0]!.doc!.table.shuffle.nonces).toEqual([nonce, null]);
});
