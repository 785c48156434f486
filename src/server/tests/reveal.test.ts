/** The start of a game: the seats are frozen, nonces are revealed, cards are dealt. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { games } from '../../games/index.ts';
import { PROTOCOL } from '../../protocol/index.ts';
import { recordOf } from '../table/serialiser.ts';
import { commitmentOf } from '../table/shuffle.ts';
import { fate, testServer, Visitor, type Place, type TestServer, type Wish } from './harness.ts';
import { LETTERS, scenes, silentBots } from './scenes.ts';

const NONCES = ['0a'.repeat(16), '0b'.repeat(32)] as const;
const OTHER = '0f'.repeat(16);
const REPLACEMENTS = { games: [...games, scenes], bots: silentBots };

let server: TestServer;
beforeAll(async () => {
  server = await testServer({}, REPLACEMENTS);
});
afterAll(() => server.end());

const tell = async (place: Place, wish: Wish): Promise<string> => fate(await place.command(wish));
const storedOf = async (at: TestServer, table: string): Promise<string> => {
  const row = await at.registry.store.load(table);
  return JSON.stringify([row, await at.registry.store.log(table)]);
};

interface Frozen {
  readonly table: string;
  readonly host: Visitor;
  readonly guest: Visitor;
  readonly hosting: Place;
  readonly guesting: Place;
}

/** Two people who have committed to a nonce each; nobody reveals by themselves. */
async function frozen(at: TestServer): Promise<Frozen> {
  const [host, guest] = [await Visitor.to(at), await Visitor.to(at)];
  const table = await host.open({ game: 'scenes', seats: 2 });
  const hosting = await host.join(table, NONCES[0]);
  const guesting = await guest.join(table, NONCES[1]);
  await guesting.command({ t: 'sit', seat: 1 });
  hosting.nonce = guesting.nonce = null;
  expect(await tell(hosting, { t: 'start' })).toBe('done');
  await guesting.until(() => guesting.doc!.table.shuffle.revealUntil !== null);
  return { table, host, guest, hosting, guesting };
}

test('before the seats are frozen the server has only the hashes of nonces', async () => {
  const [host, guest] = [await Visitor.to(server), await Visitor.to(server)];
  const table = await host.open({ game: 'scenes', seats: 2 });
  const hosting = await host.join(table, NONCES[0]);
  const guesting = await guest.join(table, NONCES[1]);
  await guesting.command({ t: 'sit', seat: 1 });
  const stored = await storedOf(server, table);
  for (const nonce of NONCES) {
    expect(stored).not.toContain(nonce);
    expect(stored).toContain(commitmentOf(nonce));
  }
  await hosting.close();
});

test('everybody is shown all hashes, then everybody reveals, then the game begins with all nonces', async () => {
  const { hosting, guesting } = await frozen(server);
  for (const place of [hosting, guesting]) {
    expect(place.doc!.table).toMatchObject({
      phase: 'gathering',
      shuffle: { commitments: NONCES.map(commitmentOf), nonces: null },
    });
  }
  const seen = hosting.messages.length;
  expect(await tell(guesting, { t: 'reveal', nonce: NONCES[1] })).toBe('done');
  await hosting.settle();
  // Nobody is told who has revealed, still less what.
  expect(hosting.messages.slice(seen).filter(({ t }) => t !== 'pong')).toEqual([]);
  expect(await tell(hosting, { t: 'reveal', nonce: NONCES[0] })).toBe('done');
  for (const place of [hosting, guesting]) {
    await place.until(() => place.doc!.game !== null);
    expect(place.doc!.table.shuffle).toMatchObject({ nonces: NONCES, revealUntil: null, seed: null });
    expect(place.lines.some((line) => 'table' in line && line.table === 'notRevealed')).toBe(false);
  }
});

describe('while the seats are frozen', () => {
  test('nothing changes that the deal depends on', async () => {
    const { hosting, guesting } = await frozen(server);
    const refused: readonly [Place, Wish][] = [
      [hosting, { t: 'start' }],
      [hosting, { t: 'stand' }],
      [hosting, { t: 'swap', a: 0, b: 1 }],
      [hosting, { t: 'clearSeat', seat: 1 }],
      [hosting, { t: 'seatBot', seat: 1, level: 'random' }],
      [hosting, { t: 'settings', seats: 3 }],
      [hosting, { t: 'kick', member: 1 }],
      [hosting, { t: 'remove' }],
      [hosting, { t: 'wish', seat: 0, option: 'colour', value: 'red' }],
      [guesting, { t: 'leave' }],
      [guesting, { t: 'sit', seat: 0 }],
    ];
    for (const [place, wish] of refused) expect([wish.t, await tell(place, wish)]).toEqual([wish.t, 'table.shuffling']);
    expect(await tell(guesting, { t: 'chat', text: 'Skål!' })).toBe('done');
  });

  test('nobody can commit to another nonce, or reveal another than the one committed to', async () => {
    const { table, host, guesting, hosting } = await frozen(server);
    expect(await tell(hosting, { t: 'reveal', nonce: OTHER })).toBe('table.badNonce');
    expect(await tell(hosting, { t: 'reveal', nonce: NONCES[1] })).toBe('table.badNonce');
    const again = await host.connect();
    again.say({ t: 'hello', version: PROTOCOL, table, commitment: commitmentOf(OTHER) });
    await again.until(() => again.doc !== null);
    expect(await tell(again, { t: 'chat', text: 'Me again.' })).toBe('done');
    expect(again.doc!.table.shuffle.commitments).toEqual(NONCES.map(commitmentOf));
    expect(await tell(again, { t: 'reveal', nonce: OTHER })).toBe('table.badNonce');
    expect(await tell(guesting, { t: 'reveal', nonce: NONCES[1] })).toBe('done');
    expect(await tell(again, { t: 'reveal', nonce: NONCES[0] })).toBe('done');
    await guesting.until(() => guesting.doc!.game !== null);
    expect(guesting.doc!.table.shuffle.nonces).toEqual(NONCES);
  });
});

test('before it, the commitment of the device that came last counts', async () => {
  const host = await Visitor.to(server);
  const table = await host.open({ game: 'scenes', seats: 2 });
  await host.join(table, NONCES[0]);
  const hosting = await host.join(table, OTHER);
  await hosting.command({ t: 'seatBot', seat: 1, level: 'random' });
  await hosting.command({ t: 'start' });
  await hosting.until(() => hosting.doc!.game !== null);
  expect(hosting.doc!.table.shuffle).toMatchObject({ nonces: [OTHER, null], commitments: [commitmentOf(OTHER), null] });
});

test('nothing is revealed before the start', async () => {
  const host = await Visitor.to(server);
  const hosting = await host.join(await host.open({ game: 'scenes', seats: 2 }), NONCES[0]);
  expect(await tell(hosting, { t: 'reveal', nonce: NONCES[0] })).toBe('table.notShuffling');
});

describe('somebody who does not reveal in time', () => {
  test('is named, the game begins without their nonce, and the next table of the host shows it', async () => {
    const hasty = await testServer({ revealTime: 200 }, REPLACEMENTS);
    const { hosting, guesting, host, guest } = await frozen(hasty);
    for (const place of [hosting, guesting]) {
      await place.until(() => place.doc!.game !== null);
      expect(place.doc!.table.shuffle).toMatchObject({
        commitments: NONCES.map(commitmentOf),
        nonces: [null, null],
        revealUntil: null,
      });
      expect(place.lines.find((line) => 'table' in line && line.table === 'notRevealed')).toMatchObject({
        params: { persons: [host.name, guest.name] },
      });
    }
    expect(await tell(guesting, { t: 'reveal', nonce: NONCES[1] })).toBe('table.begun');
    const next = await host.join(await host.open({ game: 'scenes', seats: 2 }));
    expect(next.doc!.table.shuffle.earlier).toEqual({ givenUp: 0, withheld: 1 });
    await hasty.end();
  });

  test('is not waited for for ever after a restart either', async () => {
    const slow = await testServer({ revealTime: 3_600_000 }, REPLACEMENTS);
    const { table } = await frozen(slow);
    expect((await slow.registry.store.load(table))!.due).toBe(true);
    await slow.close();
    const hasty = await testServer({ revealTime: 10, data: slow.config.data }, REPLACEMENTS);
    const watching = await new Visitor(hasty.url).join(table);
    await watching.until(() => watching.doc!.game !== null);
    expect(recordOf((await hasty.registry.store.load(table))!).shuffle.nonces).toEqual([null, null]);
    await hasty.end();
  });
});

test('games that were given up are counted at the next tables of their people, even if they leave the table', async () => {
  const { hosting, guesting, host, guest } = await frozen(server);
  await hosting.command({ t: 'reveal', nonce: NONCES[0] });
  await guesting.command({ t: 'reveal', nonce: NONCES[1] });
  await hosting.command({ t: 'abandon', agree: true });
  await guesting.command({ t: 'abandon', agree: true });
  const rematch = await hosting.command({ t: 'rematch' });
  const again = await guest.join((rematch as { readonly table: string }).table);
  expect(again.doc!.table.shuffle.earlier).toEqual({ givenUp: 1, withheld: 0 });
  expect(await tell(hosting, { t: 'leave' })).toBe('done');
  const next = await host.join(await host.open({ game: 'scenes', seats: 2 }));
  expect(next.doc!.table.shuffle.earlier).toEqual({ givenUp: 1, withheld: 0 });
  const { tables } = (await (await host.fetch('/api/me/tables')).json()) as {
    readonly tables: readonly { id: string }[];
  };
  expect(tables.map(({ id }) => id)).not.toContain(hosting.doc!.table.id);
});

describe('what is counted of a person', () => {
  const countsOf = async (visitor: Visitor) =>
    (await visitor.join(await visitor.open({ game: 'scenes', seats: 2 }))).doc!.table.shuffle.earlier;

  async function begun() {
    const company = await frozen(server);
    await company.hosting.command({ t: 'reveal', nonce: NONCES[0] });
    await company.guesting.command({ t: 'reveal', nonce: NONCES[1] });
    return company;
  }

  test('has the games that they resigned, one after the other, whoever leaves or removes the table', async () => {
    const { hosting, guesting, host, guest } = await begun();
    expect(await tell(hosting, { t: 'resign' })).toBe('done');
    expect(await tell(hosting, { t: 'leave' })).toBe('done');
    expect(await countsOf(host)).toEqual({ givenUp: 1, withheld: 0 });
    expect(await countsOf(guest)).toEqual({ givenUp: 0, withheld: 0 });
    expect(await tell(guesting, { t: 'resign' })).toBe('done');
    guesting.say({ t: 'remove', id: 'remove' });
    await guesting.until(() => guesting.closed !== null);
    expect([await countsOf(host), await countsOf(guest)]).toEqual([
      { givenUp: 1, withheld: 0 },
      { givenUp: 1, withheld: 0 },
    ]);
  });

  test('has their own missing nonces, and none of others', async () => {
    const hasty = await testServer({ revealTime: 200 }, REPLACEMENTS);
    const { table, hosting, host, guest } = await frozen(hasty);
    await hosting.command({ t: 'reveal', nonce: NONCES[0] });
    const watcher = await Visitor.to(hasty);
    await (await watcher.join(table)).command({ t: 'chat', text: 'Hail' });
    await hosting.until(() => hosting.doc!.game !== null);
    expect(await countsOf(guest)).toEqual({ givenUp: 0, withheld: 1 });
    for (const visitor of [host, watcher]) expect(await countsOf(visitor)).toEqual({ givenUp: 0, withheld: 0 });
    await hasty.end();
  });

  test('has no games that they played alone', async () => {
    const alone = await Visitor.to(server);
    const place = await alone.join(await alone.open({ game: 'scenes', seats: 2, bots: 'random' }));
    await place.until(() => place.doc!.game !== null);
    expect(await tell(place, { t: 'resign' })).toBe('done');
    expect(await countsOf(alone)).toEqual({ givenUp: 0, withheld: 0 });
  });
});

test('a game that is over is removed only when the others have left', async () => {
  const { hosting, guesting, guest, table } = await frozen(server);
  await hosting.command({ t: 'reveal', nonce: NONCES[0] });
  await guesting.command({ t: 'reveal', nonce: NONCES[1] });
  await guesting.until(() => guesting.doc!.game !== null);
  expect(await tell(guesting, { t: 'answer', question: 1, picks: LETTERS.c })).toBe('done');
  await hosting.until(() => hosting.doc!.table.phase === 'finished');
  expect(await tell(hosting, { t: 'remove' })).toBe('table.othersPlay');
  expect((await guest.fetch(`/api/tables/${table}/game`)).status).toBe(200);
  expect(await tell(guesting, { t: 'leave' })).toBe('done');
  hosting.say({ t: 'remove', id: 'remove' });
  await hosting.until(() => hosting.closed !== null);
  expect(hosting.messages.at(-1)).toEqual({ t: 'bye', why: 'removed' });
});

test('a client of another version is told to reload, whatever its hello looks like', async () => {
  const visitor = await Visitor.to(server);
  const place = await visitor.connect();
  place.say({ t: 'hello', version: 1, table: await visitor.open(), nonce: NONCES[0] });
  await place.until(() => place.closed !== null);
  expect(place.messages.at(-1)).toEqual({ t: 'bye', why: 'stale' });
});
