/** People at a table: who is here, who speaks, who is kicked, and one person on several devices. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PROTOCOL } from '../../protocol/index.ts';
import { MAX_CHAT } from '../../protocol/index.ts';
import { begin, fate, gather, testServer, Visitor, type Place, type TestServer, type Wish } from './harness.ts';
import { LETTERS, scenes, silentBots } from './scenes.ts';

const clock = { now: 1_800_000_000_000 };
let server: TestServer;
beforeAll(async () => {
  server = await testServer({}, { games: [scenes], bots: silentBots, now: () => clock.now });
});
afterAll(() => server.end());

const SCENES = { game: 'scenes' } as const;
const tell = async (place: Place, wish: Wish): Promise<string> => fate(await place.command(wish));
const chatsAt = (place: Place): string[] => place.lines.flatMap((line) => ('chat' in line ? [line.chat] : []));
const presence = (place: Place) => place.messages.findLast(({ t }) => t === 'present');

describe('chat', () => {
  test('reaches everybody, with the name of its author, and is still there later', async () => {
    const { table, places, visitors } = await gather(server, 2, SCENES);
    const stranger = await Visitor.to(server);
    const watching = await stranger.join(table);
    expect(await tell(places[1]!, { t: 'chat', text: 'Skål!' })).toBe('done');
    expect(await tell(watching, { t: 'chat', text: 'Til árs ok friðar 🍻' })).toBe('done');
    await watching.until(() => chatsAt(watching).length === 2);
    const later = await (await Visitor.to(server)).join(table);
    for (const place of [watching, later]) {
      expect(place.lines.slice(-2)).toMatchObject([
        { chat: 'Skål!', name: visitors[1]!.name, member: 1, at: clock.now },
        // Names are drawn: where two are alike, the later one has a number.
        { chat: 'Til árs ok friðar 🍻', name: expect.stringContaining(stranger.name) as string, member: 2 },
      ]);
    }
  });

  test('is plain text: what cannot be seen is a space, and nothing to see is nothing', async () => {
    const { places } = await gather(server, 2, SCENES);
    const place = places[0]!;
    const said = ['a\u0000b\u001b[31mc', 'over\u202eturned', '\r\n two\nlines \u2028', 'x'.repeat(MAX_CHAT)];
    for (const text of said) expect(await tell(place, { t: 'chat', text })).toBe('done');
    expect(chatsAt(place)).toEqual(['a b [31mc', 'over turned', 'two lines', 'x'.repeat(MAX_CHAT)]);
    for (const text of ['', ' ', '\u0000\u200b\n', 'x'.repeat(MAX_CHAT + 1)]) {
      expect(await tell(place, { t: 'chat', text })).toBe('table.badMessage');
    }
  });

  test('of a muted member is refused, until that ends', async () => {
    const { places } = await gather(server, 2, SCENES);
    const [host, other] = places as [Place, Place];
    expect(await tell(host, { t: 'mute', member: 1, muted: true })).toBe('done');
    expect(await tell(other, { t: 'chat', text: 'but' })).toBe('table.muted');
    await other.settle();
    expect(other.doc!.table.members[1]!.muted).toBe(true);
    // All else goes on.
    expect(await tell(other, { t: 'wish', seat: 1, option: 'colour', value: 'red' })).toBe('done');
    expect(await tell(host, { t: 'mute', member: 1, muted: false })).toBe('done');
    expect(await tell(other, { t: 'chat', text: 'at last' })).toBe('done');
    expect(await tell(host, { t: 'mute', member: 0, muted: true })).toBe('table.notYourself');
    expect(await tell(host, { t: 'mute', member: 77, muted: true })).toBe('table.noSuchMember');
  });
});

describe('presence', () => {
  test('follows who comes and goes, and counts those who only watch', async () => {
    const { table, places } = await gather(server, 2, SCENES);
    const host = places[0]!;
    const shows = (members: number[], watching: number): Promise<void> =>
      host.until(() => JSON.stringify(presence(host)) === JSON.stringify({ t: 'present', members, watching }));
    await shows([0, 1], 0);
    const stranger = await new Visitor(server.url).join(table);
    await shows([0, 1], 1);
    await places[1]!.close();
    await shows([0], 1);
    await stranger.close();
    await shows([0], 0);
    expect(host.doc!.table.members).toHaveLength(2);
  });
});

describe('one person in two places', () => {
  test('plays from the latest: the socket before is told so and closed', async () => {
    const { table, places, visitors } = await begin(server, 2, SCENES);
    const before = places[1]!;
    const now = await visitors[1]!.join(table);
    await before.until(() => before.closed !== null);
    expect(before.messages.at(-1)).toEqual({ t: 'bye', why: 'replaced' });
    expect(before.closed).toBe(4001);
    expect(await tell(now, { t: 'answer', question: 1, picks: LETTERS.a })).toBe('done');
    await places[0]!.settle();
    expect(presence(places[0]!)).toMatchObject({ members: [0, 1] });
  });

  test('watches from as many as there are', async () => {
    const { table } = await gather(server, 2, SCENES);
    const stranger = await Visitor.to(server);
    const [first, second] = [await stranger.join(table), await stranger.join(table)];
    await first.settle();
    await second.settle();
    expect([first.closed, second.closed]).toEqual([null, null]);
  });

  test('sits down from the one in use', async () => {
    const host = await Visitor.to(server);
    const table = await host.open(SCENES);
    const guest = await Visitor.to(server);
    const [older, newer] = [await guest.join(table), await guest.join(table)];
    expect(await tell(newer, { t: 'sit', seat: 1 })).toBe('done');
    await newer.until(() => newer.doc!.you.seat === 1);
    await older.until(() => older.closed !== null);
    expect(newer.closed).toBeNull();
  });
});

describe('the host', () => {
  test('kicks a person for good, not a seat', async () => {
    const { table, places, visitors } = await gather(server, 3, SCENES);
    const [host, , kicked] = places as [Place, Place, Place];
    expect(await tell(host, { t: 'kick', member: 2 })).toBe('done');
    await kicked.until(() => kicked.closed !== null);
    expect(kicked.messages.at(-1)).toEqual({ t: 'bye', why: 'kicked' });
    expect(kicked.closed).toBe(4004);
    await host.settle();
    expect(host.doc!.table.seats[2]!.holder).toBe('free');
    expect(host.doc!.table.members.map(({ no }) => no)).toEqual([0, 1]);
    const again = await visitors[2]!.connect();
    again.say({ t: 'hello', version: PROTOCOL, table });
    await again.until(() => again.closed !== null);
    expect(again.messages).toMatchObject([
      { t: 'error', refusal: { why: 'table.banned' } },
      { t: 'bye', why: 'kicked' },
    ]);
    expect((await visitors[2]!.fetch(`/api/tables/${table}`)).status).toBe(403);
    const own = (await (await visitors[2]!.fetch('/api/me/tables')).json()) as { tables: { id: string }[] };
    expect(own.tables).toEqual([]);
    expect(await tell(host, { t: 'kick', member: 2 })).toBe('table.noSuchMember');
    expect(await tell(host, { t: 'kick', member: 0 })).toBe('table.notYourself');
  });

  test('shows a kicked person nothing of the table after the kick, even if they ask at the same time', async () => {
    for (let round = 0; round < 10; round++) {
      const { places } = await gather(server, 3, SCENES);
      const [host, , kicked] = places as [Place, Place, Place];
      const { n, mark, messages } = kicked;
      const from = messages.length;
      host.say({ t: 'kick', id: 'kick', member: 2 });
      kicked.say({ t: 'have', n, mark, line: 0 });
      await kicked.until(() => kicked.closed !== null);
      const shown = messages.slice(from).filter((message) => message.t === 'welcome');
      for (const { doc } of shown) expect(doc.table.members.map(({ no }) => no)).toContain(2);
    }
  });

  test('kicks no one who plays; someone who watches, at any time', async () => {
    const { table, places } = await begin(server, 2, SCENES);
    const watching = await (await Visitor.to(server)).join(table);
    await watching.command({ t: 'chat', text: 'boo' });
    expect(await tell(places[0]!, { t: 'kick', member: 1 })).toBe('table.seatedStay');
    expect(await tell(places[0]!, { t: 'kick', member: 2 })).toBe('done');
    await watching.until(() => watching.closed !== null);
    expect(places[1]!.closed).toBeNull();
  });

  test('may be somebody else from now on', async () => {
    const { places } = await gather(server, 2, SCENES);
    const [first, second] = places as [Place, Place];
    expect(await tell(first, { t: 'giveHost', member: 1 })).toBe('done');
    await second.until(() => second.doc!.you.host);
    expect(first.doc!.you.host).toBe(false);
    expect(await tell(first, { t: 'start' })).toBe('table.notHost');
    expect(await tell(second, { t: 'start' })).toBe('done');
    expect(await tell(second, { t: 'giveHost', member: 9 })).toBe('table.noSuchMember');
  });

  test('who leaves is followed by somebody who is there, first by one with a seat', async () => {
    const { table, places } = await gather(server, 2, { ...SCENES, seats: 3 });
    const watching = await (await Visitor.to(server)).join(table);
    await watching.command({ t: 'chat', text: 'hello' });
    expect(await tell(places[0]!, { t: 'leave' })).toBe('done');
    await places[1]!.until(() => places[1]!.doc!.you.host);
    expect(places[1]!.doc!.table.seats[0]!.holder).toBe('free');
    expect(await tell(places[1]!, { t: 'leave' })).toBe('done');
    await watching.until(() => watching.doc!.you.host);
  });
});

describe('a name', () => {
  test('is given with the cookie, and can be changed', async () => {
    const visitor = await Visitor.to(server);
    expect(visitor.name).toMatch(/^\p{L}+$/u);
    const response = await visitor.fetch('/api/me', { method: 'PUT', json: { name: '  Ragnheiðr   the Bold ' } });
    expect(await response.json()).toEqual({ name: 'Ragnheiðr the Bold' });
    expect(await (await visitor.fetch('/api/me')).json()).toEqual({ name: 'Ragnheiðr the Bold' });
    for (const name of ['', ' ', 'x'.repeat(25), 7, null]) {
      expect((await visitor.fetch('/api/me', { method: 'PUT', json: { name } })).status).toBe(400);
    }
  });

  test('that changed is seen at a table when its person comes there again', async () => {
    const { table, places, visitors } = await gather(server, 2, SCENES);
    await visitors[1]!.fetch('/api/me', { method: 'PUT', json: { name: 'Thyra' } });
    await places[1]!.close();
    await visitors[1]!.join(table);
    await places[0]!.until(() => places[0]!.doc!.table.seats[1]!.name === 'Thyra');
    expect(places[0]!.doc!.table.members[1]!.name).toBe('Thyra');
  });
});

describe('another device', () => {
  const codeOf = async (visitor: Visitor) =>
    (await (await visitor.fetch('/api/me/codes', { method: 'POST' })).json()) as { code: string; expires: number };
  const typed = (visitor: Visitor, code: string): Promise<Response> =>
    visitor.fetch('/api/me/device', { method: 'POST', json: { code } });
  const why = async (response: Response): Promise<string> =>
    ((await response.json()) as { refusal: { why: string } }).refusal.why;

  test('becomes the same person by a code, with name, tables and seat; both devices go on', async () => {
    const { table, visitors } = await begin(server, 2, SCENES);
    const { code } = await codeOf(visitors[1]!);
    const phone = await Visitor.to(server);
    const response = await typed(phone, ` ${code.slice(0, 5).toUpperCase()}-${code.slice(5)} `);
    expect([response.status, await response.json()]).toEqual([200, { ok: true }]);
    expect(phone.cookie).not.toBe(visitors[1]!.cookie);
    expect(await (await phone.fetch('/api/me')).json()).toEqual({ name: visitors[1]!.name });
    const place = await phone.join(table);
    expect(place.doc!.you.seat).toBe(1);
    expect(await tell(place, { t: 'answer', question: 1, picks: LETTERS.a })).toBe('done');
    const back = await visitors[1]!.join(table);
    expect(back.doc!.you.seat).toBe(1);
  });

  test('needs a code that was not used before', async () => {
    const { code } = await codeOf(await Visitor.to(server));
    const [first, second] = [new Visitor(server.url), new Visitor(server.url)];
    const answers = await Promise.all([typed(first, code), typed(second, code)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    const third = new Visitor(server.url);
    expect(await why(await typed(third, code))).toBe('table.badCode');
    expect(third.cookie).toBe('');
  });

  test('needs a code that is not too old', async () => {
    const { code, expires } = await codeOf(await Visitor.to(server));
    expect(expires - clock.now).toBe(10 * 60_000);
    clock.now = expires + 1;
    expect(await why(await typed(new Visitor(server.url), code))).toBe('table.badCode');
  });

  test('needs a code at all', async () => {
    for (const code of ['0000000000', 'nobody', '%%%%%%']) {
      expect(await why(await typed(new Visitor(server.url), code))).toBe('table.badCode');
    }
    for (const code of ['', 'abc', 'x'.repeat(21)]) {
      expect(await why(await typed(new Visitor(server.url), code))).toBe('table.badMessage');
    }
  });
});
