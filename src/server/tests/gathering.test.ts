/** Before the game: tables are opened and found, people take their places. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PROTOCOL, type ListedTable } from '../../protocol/index.ts';
import { games } from '../../games/index.ts';
import { FREE_SEAT, withSeat } from '../table/record.ts';
import { logEntryOf, recordAndProgressOf, TableSerialiser } from '../table/serialiser.ts';
import { commitmentOf } from '../table/shuffle.ts';
import { begin, fate, gather, testServer, Visitor, type Place, type TestServer, type Wish } from './harness.ts';
import { LETTERS, scenes, silentBots } from './scenes.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer({}, { games: [...games, scenes], bots: silentBots });
});
afterAll(() => server.end());

const SCENES = { game: 'scenes' } as const;
const seatsAt = (place: Place) => place.doc!.table.seats.map(({ holder, name }) => `${holder} ${name}`.trim());
const tell = async (place: Place, wish: Wish): Promise<string> => fate(await place.command(wish));
const tablesFor = async (visitor: Visitor, path: string): Promise<readonly ListedTable[]> =>
  ((await (await visitor.fetch(path)).json()) as { tables: ListedTable[] }).tables;
const post = async (json: unknown): Promise<[number, string | null]> => {
  const response = await new Visitor(server.url).fetch('/api/tables', { method: 'POST', json });
  const body = (await response.json()) as { readonly refusal?: { readonly why: string } };
  return [response.status, body.refusal?.why ?? null];
};

describe('a table is opened', () => {
  test('by somebody who never came before, with everything as the game says', async () => {
    const visitor = new Visitor(server.url);
    const { table, hash } = await visitor.opened({ game: 'clash-of-vikings', seats: 3 });
    const place = await visitor.join(table);
    expect(place.doc!.table).toMatchObject({
      id: table,
      game: 'clash-of-vikings',
      phase: 'gathering',
      host: 0,
      options: { side: 'meadow', arenaOfBluff: false, countSheet: true },
      settings: { open: false, watch: true },
      seats: [{ holder: 'person', member: 0 }, { holder: 'free' }, { holder: 'free' }],
      shuffle: { hash, nonces: null, seed: null },
    });
    expect(hash).toMatch(/^[0-9a-f]{64}$/);
    expect(place.doc!.you).toEqual({ member: 0, seat: 0, host: true });
    expect(place.doc!.game).toBeNull();
  });

  test('with the options that were asked for', async () => {
    const visitor = await Visitor.to(server);
    const options = { side: 'icefloe', arenaOfBluff: true };
    const side = games[0]!.options.find(({ id }) => id === 'side') as { values: readonly string[] };
    const other = side.values.find((value) => value !== 'meadow')!;
    const place = await visitor.join(
      await visitor.open({ options: { ...options, side: other }, open: true, watch: false }),
    );
    expect(place.doc!.table.options).toMatchObject({ side: other, arenaOfBluff: true, countSheet: true });
    expect(place.doc!.table.settings).toMatchObject({ open: true, watch: false });
  });

  test.each([
    ['an unknown game', { game: 'chess', seats: 2 }, 'table.badGame'],
    ['a game that is a word of JavaScript', { game: '__proto__', seats: 2 }, 'table.badGame'],
    ['too few seats', { game: 'scenes', seats: 1 }, 'table.badSeats'],
    ['too many seats', { game: 'scenes', seats: 5 }, 'table.badSeats'],
    ['an unknown option', { game: 'scenes', seats: 2, options: { dragons: true } }, 'table.badOption'],
    ['a value that is none', { game: 'scenes', seats: 2, options: { scene: 'tragic' } }, 'table.badOption'],
    ['a switch that is no switch', { game: 'scenes', seats: 2, options: { long: 'yes' } }, 'table.badOption'],
    ['what each seat chooses', { game: 'scenes', seats: 2, options: { colour: ['red', 'blue'] } }, 'table.badOption'],
    ['no seats', { game: 'scenes' }, 'table.badMessage'],
    ['half a seat', { game: 'scenes', seats: 2.5 }, 'table.badMessage'],
    ['a field too many', { game: 'scenes', seats: 2, host: 1 }, 'table.badMessage'],
    ['a nonce, which comes after the hash', { game: 'scenes', seats: 2, nonce: '0a'.repeat(16) }, 'table.badMessage'],
    ['nothing', null, 'table.badMessage'],
  ])('but not with %s', async (_what, json, why) => {
    expect(await post(json)).toEqual([400, why]);
  });
});

describe('a table that is opened with bots', () => {
  const WITH_BOTS = { ...SCENES, seats: 4, bots: 'greedy' } as const;
  const NONCE = '0c'.repeat(16);
  const phaseOf = async (table: string): Promise<string> => (await server.registry.store.load(table))!.phase;

  test('shows the hash of its seed, waits for the host’s nonce, and begins when it is revealed', async () => {
    const host = await Visitor.to(server);
    const { table, hash } = await host.opened(WITH_BOTS);
    const row = (await server.registry.store.load(table))!;
    expect([row.phase, row.state, row.due]).toEqual(['gathering', null, false]);
    const hosting = await host.join(table, NONCE);
    expect(hosting.messages[0]).toMatchObject({ t: 'welcome', doc: { table: { shuffle: { nonces: null } } } });
    expect(hosting.texts[0]).not.toContain(NONCE);
    expect(hosting.doc!.game!.question).toBe(1);
    expect(hosting.doc!.table.shuffle).toMatchObject({
      hash,
      commitments: [commitmentOf(NONCE), null, null, null],
      revealUntil: null,
      nonces: [NONCE, null, null, null],
      seed: null,
    });
    expect(hosting.doc!.table.seats.map(({ bot }) => bot)).toEqual([null, 'greedy', 'greedy', 'greedy']);
    expect(new Set(hosting.doc!.table.seats.map(({ name }) => name)).size).toBe(4);
    expect(hosting.lines.slice(0, 2)).toMatchObject([
      { no: 1, table: 'gameStarts', params: { n: 4 } },
      { no: 2, table: 'seedHash', params: { hash } },
    ]);
    // To come and to reveal cost a change each, and to come again none.
    expect((await server.registry.store.load(table))!.seq).toBe(row.seq + 2);
    const again = await host.join(table, '0d'.repeat(16));
    expect(again.doc!.table.shuffle.nonces).toEqual([NONCE, null, null, null]);
    expect((await server.registry.store.load(table))!.seq).toBe(row.seq + 2);
  });

  test('begins for a host without a nonce as well', async () => {
    const host = await Visitor.to(server);
    const hosting = await host.join(await host.open(WITH_BOTS));
    expect(hosting.doc!.table).toMatchObject({ phase: 'playing', shuffle: { nonces: [null, null, null, null] } });
  });

  test('does not begin for anybody else, who is shown the game when the host comes', async () => {
    const [host, guest] = [await Visitor.to(server), await Visitor.to(server)];
    const table = await host.open(WITH_BOTS);
    const stranger = await new Visitor(server.url).join(table);
    const visiting = await guest.join(table, NONCE);
    expect(await tell(visiting, { t: 'chat', text: 'Anybody here?' })).toBe('done');
    expect(await tell(visiting, { t: 'start' })).toBe('table.notHost');
    const known = await guest.join(table, NONCE);
    expect([stranger, known].map(({ doc }) => doc!.table.phase)).toEqual(['gathering', 'gathering']);
    expect(await phaseOf(table)).toBe('gathering');
    const hosting = await host.join(table, '0d'.repeat(16));
    expect(hosting.doc!.table.shuffle.nonces).toEqual(['0d'.repeat(16), null, null, null]);
    for (const place of [stranger, known]) {
      await place.until(() => place.doc!.table.phase === 'playing');
      expect(place.doc!.game!.question).toBe(1);
      expect(place.lines).toEqual(hosting.lines);
    }
  });

  test('begins after a restart, too', async () => {
    const other = await testServer({}, { games: [scenes], bots: silentBots });
    const host = await Visitor.to(other);
    const { table, hash } = await host.opened(WITH_BOTS);
    const again = await other.restart();
    const hosting = await host.join(table, NONCE);
    expect(hosting.doc!.table).toMatchObject({
      phase: 'playing',
      shuffle: { hash, nonces: [NONCE, null, null, null] },
    });
    await again.end();
  });

  test('that cannot begin is shown as it is, and does not begin by itself later', async () => {
    const host = await Visitor.to(server);
    const table = await host.open(WITH_BOTS);
    const row = (await server.registry.store.load(table))!;
    const { record, progress } = recordAndProgressOf(row);
    const risen = new TableSerialiser().recordWith(withSeat(record, 3, FREE_SEAT), progress);
    await server.registry.store.commit({
      row: { ...row, seq: row.seq + 1, record: risen },
      entries: [logEntryOf(row.seq + 1, row.changed, progress.lines, { do: 'test', member: null, lines: [] })],
    });
    const hosting = await host.join(table, NONCE);
    expect(hosting.doc!.table.phase).toBe('gathering');
    expect(await tell(hosting, { t: 'seatBot', seat: 3, level: 'random' })).toBe('done');
    const again = await host.join(table, NONCE);
    expect(again.doc!.table.phase).toBe('gathering');
    expect(await tell(again, { t: 'start' })).toBe('done');
    await again.until(() => again.doc!.game !== null);
    expect(again.doc!.table.shuffle.nonces).toEqual([NONCE, null, null, null]);
  });
});

describe('seats', () => {
  test('are taken by whoever has the link, changed, and left', async () => {
    const host = await Visitor.to(server);
    const guest = await Visitor.to(server);
    const table = await host.open({ ...SCENES, seats: 3 });
    const [hosting, visiting] = [await host.join(table), await guest.join(table)];
    expect(visiting.doc!.you).toEqual({ member: null, seat: null, host: false });
    expect(await tell(visiting, { t: 'sit', seat: 1 })).toBe('done');
    await visiting.until(() => visiting.doc!.you.seat === 1);
    expect(seatsAt(hosting)).toEqual([`person ${host.name}`, `person ${guest.name}`, 'free']);
    expect(await tell(visiting, { t: 'wish', seat: 1, option: 'colour', value: 'gold' })).toBe('done');
    expect(await tell(visiting, { t: 'sit', seat: 2 })).toBe('done');
    await visiting.until(() => visiting.doc!.you.seat === 2);
    // Who changes places keeps what was chosen.
    expect(visiting.doc!.table.seats.map(({ wishes }) => wishes)).toEqual([{}, {}, { colour: 'gold' }]);
    expect(await tell(visiting, { t: 'sit', seat: 2 })).toBe('table.seatTaken');
    expect(await tell(visiting, { t: 'sit', seat: 0 })).toBe('table.seatTaken');
    expect(await tell(visiting, { t: 'sit', seat: 3 })).toBe('table.noSuchSeat');
    expect(await tell(visiting, { t: 'stand' })).toBe('done');
    await visiting.until(() => visiting.doc!.you.seat === null);
    await hosting.settle();
    expect(seatsAt(hosting)).toEqual([`person ${host.name}`, 'free', 'free']);
    const told = hosting.lines.map((line) => ('table' in line ? `${line.table} ${line.params['person']}` : ''));
    expect(told).toEqual([`seatTaken ${guest.name}`, `seatLeft ${guest.name}`]);
  });

  test('wanted by two at the same time go to exactly one', async () => {
    const host = await Visitor.to(server);
    const table = await host.open({ ...SCENES, seats: 2 });
    const rivals = await Promise.all(Array.from({ length: 6 }, async () => (await Visitor.to(server)).join(table)));
    const fates = await Promise.all(rivals.map((place) => tell(place, { t: 'sit', seat: 1 })));
    expect(fates.filter((each) => each === 'done')).toHaveLength(1);
    expect(fates.filter((each) => each === 'table.seatTaken')).toHaveLength(5);
    const winner = rivals[fates.indexOf('done')]!;
    await winner.until(() => winner.doc!.you.seat === 1);
    for (const place of rivals) {
      await place.settle();
      expect(place.doc!.table.seats[1]!.member).toBe(winner.doc!.you.member);
      expect(place.doc!.you.seat).toBe(place === winner ? 1 : null);
    }
  });

  test('are swapped by the host, and everybody sees it from the new place', async () => {
    const { places, visitors } = await gather(server, 3, SCENES);
    const [hosting, second, third] = places as [Place, Place, Place];
    expect(await tell(hosting, { t: 'swap', a: 1, b: 2 })).toBe('done');
    await second.until(() => second.doc!.you.seat === 2);
    await third.until(() => third.doc!.you.seat === 1);
    expect([second.closed, third.closed]).toEqual([null, null]);
    await hosting.settle();
    expect(seatsAt(hosting)).toEqual([0, 2, 1].map((seat) => `person ${visitors[seat]!.name}`));
    // They go on speaking for the seat that they have now.
    expect(await tell(second, { t: 'wish', seat: 2, option: 'colour', value: 'red' })).toBe('done');
    expect(await tell(third, { t: 'wish', seat: 2, option: 'colour', value: 'blue' })).toBe('table.notYourSeat');
    expect(await tell(hosting, { t: 'swap', a: 0, b: 7 })).toBe('table.noSuchSeat');
  });

  test('are cleared by the host, of people and of bots', async () => {
    const { places } = await gather(server, 2, { ...SCENES });
    const [hosting, second] = places as [Place, Place];
    expect(await tell(hosting, { t: 'clearSeat', seat: 1 })).toBe('done');
    await second.until(() => second.doc!.you.seat === null);
    expect(second.closed).toBeNull();
    expect(await tell(hosting, { t: 'clearSeat', seat: 1 })).toBe('table.seatFree');
    expect(await tell(hosting, { t: 'seatBot', seat: 1, level: 'greedy' })).toBe('done');
    expect(await tell(second, { t: 'sit', seat: 1 })).toBe('table.seatTaken');
    expect(await tell(hosting, { t: 'clearSeat', seat: 1 })).toBe('done');
    expect(await tell(hosting, { t: 'clearSeat', seat: 9 })).toBe('table.noSuchSeat');
    expect(await tell(second, { t: 'sit', seat: 1 })).toBe('done');
  });

  test('are made more and fewer, but nobody is cut off', async () => {
    const { places } = await gather(server, 2, SCENES);
    const [hosting, second] = places as [Place, Place];
    expect(await tell(hosting, { t: 'settings', seats: 4 })).toBe('done');
    expect(hosting.doc!.table.seats).toHaveLength(4);
    expect(await tell(second, { t: 'sit', seat: 3 })).toBe('done');
    expect(await tell(hosting, { t: 'settings', seats: 3 })).toBe('table.badSeats');
    expect(await tell(hosting, { t: 'settings', seats: 5 })).toBe('table.badSeats');
    expect(await tell(second, { t: 'sit', seat: 1 })).toBe('done');
    expect(await tell(hosting, { t: 'settings', seats: 2 })).toBe('done');
    expect(hosting.doc!.table.seats).toHaveLength(2);
  });

  test('that went and came again are not taken for what they were', async () => {
    const host = await Visitor.to(server);
    const guest = await Visitor.to(server);
    const table = await host.open({ ...SCENES, seats: 3 });
    const hosting = await host.join(table);
    const first = await guest.join(table);
    await first.command({ t: 'sit', seat: 2 });
    await first.until(() => first.doc!.you.seat === 2);
    const have = { n: first.n, line: first.lines.length, mark: first.mark };
    await first.command({ t: 'sit', seat: 1 });
    await first.close();
    await hosting.command({ t: 'settings', seats: 2 });
    await hosting.command({ t: 'settings', seats: 3 });
    // No line is told by any of this, so that only the numbers can say that something changed.
    await hosting.command({ t: 'swap', a: 1, b: 2 });
    for (let n = 0; n <= have.n; n++) {
      const again = await guest.connect();
      again.say({ t: 'hello', version: PROTOCOL, table, have });
      const answer = await again.find(0, ({ t }) => t === 'welcome' || t === 'current');
      expect(answer.t).toBe('welcome');
      await again.close();
      await hosting.command({ t: 'settings', open: n % 2 === 0 });
    }
  });
});

describe('what each seat chooses', () => {
  test('is its own, and no two choose the same', async () => {
    const { places } = await gather(server, 3, { game: 'blood-rage' });
    const [hosting, second, third] = places as [Place, Place, Place];
    const wish = (place: Place, seat: number, value: string | null): Promise<string> =>
      tell(place, { t: 'wish', seat, option: 'clans', value });
    expect(await wish(second, 1, 'wolf')).toBe('done');
    expect(await wish(third, 2, 'wolf')).toBe('table.wishTaken');
    expect(await wish(third, 1, 'bear')).toBe('table.notYourSeat');
    expect(await wish(hosting, 1, 'bear')).toBe('table.notYourSeat');
    expect(await wish(third, 2, 'hedgehog')).toBe('table.badOption');
    expect(await tell(third, { t: 'wish', seat: 2, option: 'mystics', value: 'wolf' })).toBe('table.badOption');
    expect(await tell(third, { t: 'wish', seat: 2, option: '__proto__', value: 'wolf' })).toBe('table.badOption');
    expect(await wish(third, 9, 'wolf')).toBe('table.noSuchSeat');
    expect(await wish(second, 1, null)).toBe('done');
    expect(await wish(third, 2, 'wolf')).toBe('done');
    expect(await tell(hosting, { t: 'start' })).toBe('done');
    const clans = hosting.doc!.table.options['clans'] as readonly string[];
    expect(clans[2]).toBe('wolf');
    expect(new Set(clans).size).toBe(3);
  });

  test('is the host’s to choose for a bot', async () => {
    const host = await Visitor.to(server);
    const place = await host.join(await host.open({ ...SCENES, seats: 3 }));
    expect(await tell(place, { t: 'seatBot', seat: 1, level: 'random' })).toBe('done');
    expect(await tell(place, { t: 'wish', seat: 1, option: 'colour', value: 'gold' })).toBe('done');
    expect(await tell(place, { t: 'seatBot', seat: 1, level: 'greedy' })).toBe('done');
    expect(place.doc!.table.seats[1]).toMatchObject({ holder: 'bot', bot: 'greedy', wishes: { colour: 'gold' } });
    expect(await tell(place, { t: 'seatBot', seat: 0, level: 'random' })).toBe('table.seatTaken');
    expect(await tell(place, { t: 'seatBot', seat: 8, level: 'random' })).toBe('table.noSuchSeat');
    expect(await tell(place, { t: 'seatBot', seat: 2, level: 'random' })).toBe('done');
    expect(await tell(place, { t: 'start' })).toBe('done');
    expect((place.doc!.table.options['colour'] as readonly string[])[1]).toBe('gold');
  });
});

describe('the start', () => {
  test('waits for every seat', async () => {
    const host = await Visitor.to(server);
    const place = await host.join(await host.open({ ...SCENES, seats: 2 }));
    expect(await tell(place, { t: 'start' })).toBe('table.seatsFree');
    await place.command({ t: 'seatBot', seat: 1, level: 'random' });
    expect(await tell(place, { t: 'start' })).toBe('done');
    expect(await tell(place, { t: 'start' })).toBe('table.begun');
  });

  test('takes settings until then, each checked', async () => {
    const host = await Visitor.to(server);
    const place = await host.join(await host.open({ ...SCENES, seats: 2 }));
    const settings = { open: true, watch: false, pace: 'discreet', botPace: 'natural' } as const;
    expect(await tell(place, { t: 'settings', ...settings, options: { scene: 'sealed' } })).toBe('done');
    expect(place.doc!.table.settings).toEqual(settings);
    expect(place.doc!.table.options).toEqual({ scene: 'sealed', long: false });
    expect(await tell(place, { t: 'settings', pace: 'quick' })).toBe('done');
    expect(place.doc!.table.settings).toEqual({ ...settings, pace: 'quick' });
    expect(place.doc!.table.options).toEqual({ scene: 'sealed', long: false });
    for (const options of [{ scene: 'tragic' }, { dragons: true }, { colour: ['red', 'blue'] }]) {
      expect(await tell(place, { t: 'settings', options })).toBe('table.badOption');
    }
    expect(await tell(place, { t: 'settings', watch: true, seats: 9 })).toBe('table.badSeats');
    expect(place.doc!.table.settings.watch).toBe(false);
  });

  test('shows the same seed’s hash as before, and everybody’s nonces, but not the seed', async () => {
    const host = await Visitor.to(server);
    const guest = await Visitor.to(server);
    const nonces = ['0a'.repeat(16), '0b'.repeat(32)];
    const { table, hash } = await host.opened({ ...SCENES, seats: 3 });
    const hosting = await host.join(table, nonces[0]);
    const visiting = await guest.join(table, nonces[1]);
    await visiting.command({ t: 'sit', seat: 1 });
    await hosting.command({ t: 'seatBot', seat: 2, level: 'random' });
    expect(visiting.texts.join('')).not.toContain(nonces[0]);
    await hosting.command({ t: 'start' });
    for (const place of [hosting, visiting]) {
      await place.until(() => place.doc!.table.phase === 'playing');
      expect(place.doc!.table.shuffle).toEqual({
        hash,
        commitments: [...nonces.map(commitmentOf), null],
        revealUntil: null,
        nonces: [...nonces, null],
        seed: null,
        earlier: { givenUp: 0, withheld: 0 },
      });
    }
  });
});

describe('tables are found', () => {
  test('in the open list, if they are open and not over', async () => {
    const [host, guest, stranger] = [await Visitor.to(server), await Visitor.to(server), new Visitor(server.url)];
    const closed = await host.open(SCENES);
    const table = await host.open({ ...SCENES, open: true });
    const place = await host.join(table);
    const cardFor = async (visitor: Visitor) =>
      (await tablesFor(visitor, '/api/tables')).find(({ id }) => id === table);
    expect((await tablesFor(guest, '/api/tables')).some(({ id }) => id === closed)).toBe(false);
    expect(await cardFor(stranger)).toMatchObject({
      game: 'scenes',
      phase: 'gathering',
      host: host.name,
      free: 1,
      watch: true,
      asked: [],
      yourTurn: false,
      seats: [
        { holder: 'person', name: host.name, you: false },
        { holder: 'free', name: '', you: false },
      ],
    });
    expect((await cardFor(host))!.seats[0]!.you).toBe(true);
    const other = await guest.join(table);
    await other.command({ t: 'sit', seat: 1 });
    await place.command({ t: 'start' });
    expect(await cardFor(stranger)).toMatchObject({ phase: 'playing', free: 0, asked: [{ seat: 1, ask: 'letter' }] });
    await other.until(() => other.doc!.game?.choice !== null && other.doc!.game !== null);
    await other.command({ t: 'answer', question: 1, picks: LETTERS.c });
    expect(await cardFor(stranger)).toBeUndefined();
  });

  test('among one’s own, with whose turn it is', async () => {
    const { table, visitors, places } = await begin(server, 2, SCENES);
    const mine = async (seat: number) =>
      (await tablesFor(visitors[seat]!, '/api/me/tables')).find(({ id }) => id === table);
    expect(await mine(0)).toMatchObject({ phase: 'playing', yourTurn: false, asked: [{ seat: 1 }] });
    expect(await mine(1)).toMatchObject({ phase: 'playing', yourTurn: true });
    expect(await tablesFor(new Visitor(server.url), '/api/me/tables')).toEqual([]);
    expect(await tablesFor(await Visitor.to(server), '/api/me/tables')).toEqual([]);
    await places[1]!.command({ t: 'answer', question: 1, picks: LETTERS.c });
    expect(await mine(1)).toMatchObject({ phase: 'finished', yourTurn: false, asked: [] });
    await places[1]!.command({ t: 'leave' });
    expect(await mine(1)).toBeUndefined();
    expect(await mine(0)).toMatchObject({ id: table });
  });

  test('by the link, as a card before one joins', async () => {
    const host = await Visitor.to(server);
    const table = await host.open(SCENES);
    const response = await new Visitor(server.url).fetch(`/api/tables/${table}`);
    expect(await response.json()).toMatchObject({ id: table, host: host.name, free: 1 });
    for (const id of ['0123456789ab', 'short', '..%2f..%2fetc', 'ABCDEFGHJKMN']) {
      const none = await new Visitor(server.url).fetch(`/api/tables/${id}`);
      expect([none.status, ((await none.json()) as { refusal: { why: string } }).refusal.why]).toEqual([
        404,
        'table.noSuchTable',
      ]);
    }
  });
});

describe('who has no seat', () => {
  test('watches, where that is allowed', async () => {
    const { table } = await begin(server, 2, { ...SCENES, watch: true });
    for (const visitor of [await Visitor.to(server), new Visitor(server.url)]) {
      const place = await visitor.join(table);
      expect(place.doc!.game).toMatchObject({ choice: null, sealed: null, asked: [{ seat: 1, ask: 'letter' }] });
      expect(place.lines.length).toBeGreaterThan(0);
    }
  });

  test('is shown nothing of the game where it is not: neither view, nor story, nor who is asked', async () => {
    const { table, places } = await begin(server, 2, { ...SCENES, watch: false });
    const stranger = await Visitor.to(server);
    const place = await stranger.join(table);
    expect(place.doc!.game).toBeNull();
    expect(place.doc!.table.phase).toBe('playing');
    await places[1]!.command({ t: 'answer', question: 1, picks: LETTERS.a });
    await places[0]!.command({ t: 'chat', text: 'our secret' });
    await place.until(() => place.n >= places[0]!.n);
    place.say({ t: 'have', n: 0, line: 0, mark: place.mark });
    await place.settle();
    expect(place.lines).toEqual([]);
    expect(place.texts.join('')).not.toContain('our secret');
    expect(place.texts.join('')).not.toContain('"event"');
    // Who cannot read the story cannot write into it either.
    expect(await tell(place, { t: 'chat', text: 'what is going on?' })).toBe('table.noWatching');
    const card = (await (await stranger.fetch(`/api/tables/${table}`)).json()) as ListedTable;
    expect(card).toMatchObject({ phase: 'playing', watch: false, asked: [] });
  });

  test('sees the table while people gather, in any case', async () => {
    const { table } = await gather(server, 2, { ...SCENES, watch: false });
    const place = await (await Visitor.to(server)).join(table);
    expect(place.doc!.table.seats.map(({ holder }) => holder)).toEqual(['person', 'person']);
    expect(place.lines).toHaveLength(1);
    expect(await tell(place, { t: 'chat', text: 'room for one more?' })).toBe('done');
    expect(place.lines).toHaveLength(2);
  });
});

test('a table that everybody has left has a host again as soon as somebody sits down', async () => {
  const host = await Visitor.to(server);
  const guest = await Visitor.to(server);
  const table = await host.open({ ...SCENES, seats: 2 });
  const hosting = await host.join(table);
  expect(await tell(hosting, { t: 'leave' })).toBe('done');
  await hosting.close();
  const place = await guest.join(table);
  expect(await tell(place, { t: 'sit', seat: 0 })).toBe('done');
  await place.until(() => place.doc!.you.host);
  expect(await tell(place, { t: 'seatBot', seat: 1, level: 'random' })).toBe('done');
  expect(await tell(place, { t: 'start' })).toBe('done');
});
