import { mkdtempSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { forced, randomOf, randomPicks, sfc, type Choice } from '../../kernel/index.ts';
import { logger } from '../logger.ts';
import { DATA_FILE } from '../server.ts';
import { commitOf } from './store/contract/commits.ts';
import { openSqliteStore, SqliteStore } from '../store/sqlite.ts';
import { SqliteThread } from '../store/sqlite/thread.ts';
import type { Store } from '../store/store.ts';
import { answersIn, auditOf, remarksIn } from './disk-audit.ts';
import { FailingStore } from './disk-stores.ts';
import { begin, fate, playOn, testServer, Visitor, type Place, type TestServer, type Wish } from './harness.ts';

const random = randomOf(sfc('disk'));
const servers: TestServer[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await server.end();
});
const serverWith = async (...args: Parameters<typeof testServer>): Promise<TestServer> => {
  const server = await testServer(...args);
  servers.push(server);
  return server;
};

const folder = (): string => mkdtempSync(join(tmpdir(), 'meadhall-disk-'));

/** A server whose store fails on demand. */
async function failingServer(): Promise<{ readonly server: TestServer; readonly failing: FailingStore }> {
  const data = folder();
  const file = join(data, DATA_FILE);
  const threads: SqliteThread[] = [];
  const behind = new SqliteStore(file, async () => {
    threads.push(await SqliteThread.start({ task: 'serve', file }));
    return threads.at(-1)!;
  });
  await behind.open();
  const failing = new FailingStore(behind, () => void threads.at(-1)!.end());
  return { server: await serverWith({ data }, { store: failing.store }), failing };
}

/** With something to choose: what can only be answered in one way, the server answers. */
const isAsked = ({ doc }: Place): boolean => {
  const { choice, sealed } = doc!.game!;
  return choice !== null && sealed === null && forced(choice) === null;
};
const answerOf = (place: Place): Extract<Wish, { readonly t: 'answer' }> => {
  const { question, choice } = place.doc!.game!;
  return { t: 'answer', question, picks: [...randomPicks(choice as Choice<unknown>, random)] };
};

/** A log that tells when something was said in it. */
function heardLog(what: string) {
  let hear: () => void = () => undefined;
  const heard = new Promise<void>((resolve) => (hear = resolve));
  return { heard, log: logger('info', (line) => line.includes(what) && hear()) };
}

async function healthOf(server: TestServer): Promise<unknown> {
  const response = await fetch(`${server.url}/healthz`);
  return { status: response.status, ...((await response.json()) as object) };
}
const WELL = { status: 200, ok: true, store: 'well' };

/** Fills the store to the brim, with tables of nobody. */
async function fill(store: Store): Promise<readonly string[]> {
  const fillers: string[] = [];
  for (const size of [50_000, 5_000, 500]) {
    for (;;) {
      const id = `filler${fillers.length}`;
      try {
        await store.commit(commitOf(id, 1, { state: `"${'x'.repeat(size)}"` }));
        fillers.push(id);
      } catch {
        break;
      }
    }
  }
  return fillers;
}

describe('a full disk', () => {
  /** So little that a few games fill it. */
  const CAP = 1_000_000;

  test('refuses the move and keeps the table; reading goes on; with room again, the same move is made', async () => {
    const server = await serverWith({ maxBytes: CAP });
    const { store } = server.registry;
    const { table, places, visitors } = await begin(server, 2);
    const fillers = await fill(store);
    expect(fillers.length).toBeGreaterThan(5);
    // Some moves still fit into pages that are begun.
    let refused: { readonly place: Place; readonly wish: Wish; readonly question: number } | null = null;
    for (let moves = 0; refused === null; moves++) {
      await places[0]!.until(() => places.some(isAsked));
      const place = places.find(isAsked)!;
      const wish = answerOf(place);
      const why = fate(await place.command(wish, `move ${moves}`));
      for (const each of places) await each.settle();
      expect(['done', 'table.notSaved']).toContain(why);
      if (why === 'table.notSaved') refused = { place, wish, question: wish.question };
    }
    const { place, wish, question } = refused;
    const seat = places.indexOf(place);
    expect(await healthOf(server)).toEqual({ status: 503, ok: false, store: 'full' });
    expect(place.doc!.game!.question).toBe(question);

    // Whoever comes sees everything; nothing else is written either.
    const watcher = await Visitor.to(server).catch(() => new Visitor(server.url));
    const watching = await watcher.join(table);
    expect(watching.doc!.game!.question).toBe(question);
    expect(watching.lines).toHaveLength(place.lines.length);
    const again = await visitors[seat]!.join(table);
    expect(again.doc!.game!.question).toBe(question);
    const tables = (await (await visitors[seat]!.fetch('/api/me/tables')).json()) as { readonly tables: unknown[] };
    expect(tables.tables).toHaveLength(1);
    const opened = await visitors[seat]!.fetch('/api/tables', {
      method: 'POST',
      json: { game: 'blood-rage', seats: 5, bots: 'random' },
    });
    expect([opened.status, await opened.json()]).toMatchObject([503, { refusal: { why: 'table.notSaved' } }]);
    expect(fate(await again.command(wish, 'the move'))).toBe('table.notSaved');

    for (const id of fillers.slice(0, 3)) expect(await store.remove(id, 1)).toBe('done');
    expect(await healthOf(server)).toEqual(WELL);
    expect(fate(await again.command(wish, 'the move'))).toBe('done');
    const audit = await auditOf(store, table);
    expect(audit.faults).toEqual([]);
    expect(answersIn(audit, seat, question)).toBe(1);
  });

  test('is over with a larger cap after a restart', async () => {
    const data = folder();
    const refusals = heardLog('could not be kept');
    const small = await testServer({ data, maxBytes: CAP }, { log: refusals.log });
    const visitor = await Visitor.to(small);
    const table = await visitor.open({ seats: 3, bots: 'random' });
    const place = await visitor.join(table);
    await fill(small.registry.store);
    // Whoever it is that cannot move, a bot or the person: nobody moves after that.
    const playing = playOn(place, random).catch(() => undefined);
    await refusals.heard;
    const { question } = place.doc!.game!;
    await small.close();
    await playing;

    const large = await serverWith({ data, maxBytes: 100 * CAP });
    expect(await healthOf(large)).toEqual(WELL);
    const person = new Visitor(large.url);
    person.cookie = visitor.cookie;
    const back = await person.join(table);
    expect(back.doc!.game!.question).toBeGreaterThanOrEqual(question);
    await playOn(back, random);
    expect(back.doc!.table.phase).toBe('finished');
    expect((await auditOf(large.registry.store, table)).faults).toEqual([]);
    expect(statSync(join(data, DATA_FILE)).size).toBeGreaterThan(CAP / 2);
  });
});

describe.each(['full', 'readOnly', 'failed'] as const)('a store that is %s', (failure) => {
  test('refuses, and lets bots wait until it is well; then they go on by themselves', async () => {
    const { server, failing } = await failingServer();
    const visitor = await Visitor.to(server);
    const table = await visitor.open({ seats: 3, bots: 'random' });
    const place = await visitor.join(table);
    await place.until(() => isAsked(place));
    const move = answerOf(place);
    // The person's own move is the first that cannot be kept.
    failing.mishap = failure;
    expect(fate(await place.command(move, 'move'))).toBe('table.notSaved');
    expect(await healthOf(server)).toEqual({ status: 503, ok: false, store: failure });
    expect(place.doc!.game!.question).toBe(move.question);
    const watching = await visitor.join(table);
    expect(watching.doc!.game!.question).toBe(move.question);
    failing.mishap = null;
    expect(await healthOf(server)).toEqual(WELL);
    expect(fate(await watching.command(move, 'move'))).toBe('done');

    // Then a bot's.
    const mishaps = failing.mishaps;
    await playOn(watching, random, () => {
      if (!isAsked(watching)) failing.mishap = failure;
      return failing.mishap !== null;
    });
    await failing.untilMishaps(mishaps + 1);
    // What was kept before the mishap may still be on its way here.
    await watching.settle();
    const stuck = watching.doc!.game!.question;
    await watching.settle();
    expect(watching.doc!.game!.question).toBe(stuck);
    failing.mishap = null;
    await watching.until(() => watching.doc!.game!.question > stuck);
    const audit = await auditOf(server.registry.store, table);
    expect(audit.faults).toEqual([]);
    expect(answersIn(audit, 0, move.question)).toBe(1);
  });
});

describe('a commit that is written although the store says that it failed', () => {
  test('counts: the table is reloaded, the caller gets `done`, and nothing is done twice', async () => {
    const { server, failing } = await failingServer();
    const { table, places } = await begin(server, 2);
    await places[0]!.until(() => places.some(isAsked));
    const place = places.find(isAsked)!;
    const move = answerOf(place);
    failing.mishap = 'writtenNevertheless';
    expect(fate(await place.command(move, 'move'))).toBe('done');
    expect(fate(await place.command({ t: 'chat', text: 'Was that all?' }, 'remark'))).toBe('done');
    failing.mishap = null;
    expect(fate(await place.command(move, 'move'))).toBe('done');
    expect(fate(await place.command({ t: 'chat', text: 'Was that all?' }, 'remark'))).toBe('done');
    const other = places.find((each) => each !== place)!;
    await other.settle();
    expect(other.lines.filter((line) => 'chat' in line)).toHaveLength(1);
    expect(other.lines.map(({ no }) => no)).toEqual(other.lines.map((_, index) => index + 1));
    const audit = await auditOf(server.registry.store, table);
    expect(audit.faults).toEqual([]);
    expect(answersIn(audit, places.indexOf(place), move.question)).toBe(1);
    expect(remarksIn(audit)).toEqual(['Was that all?']);
  });

  test('counts as well where the table could not be read again at once', async () => {
    const { server, failing } = await failingServer();
    const { table, places } = await begin(server, 2);
    await places[0]!.until(() => places.some(isAsked));
    const place = places.find(isAsked)!;
    const move = answerOf(place);
    failing.mishap = 'writtenNevertheless';
    failing.isBlind = true;
    expect(fate(await place.command(move, 'move'))).toBe('table.notSaved');
    expect(fate(await place.command({ t: 'chat', text: 'Hello?' }, 'remark'))).toBe('table.notSaved');
    failing.mishap = null;
    failing.isBlind = false;
    // The client says it again, as it was told to.
    expect(fate(await place.command(move, 'move'))).toBe('done');
    expect(fate(await place.command({ t: 'chat', text: 'Hello?' }, 'remark'))).toBe('done');
    const audit = await auditOf(server.registry.store, table);
    expect(audit.faults).toEqual([]);
    expect(answersIn(audit, places.indexOf(place), move.question)).toBe(1);
    expect(remarksIn(audit)).toEqual(['Hello?']);
  });

  test('of a bot counts too', async () => {
    const { server, failing } = await failingServer();
    const visitor = await Visitor.to(server);
    const table = await visitor.open({ seats: 3, bots: 'random' });
    const place = await visitor.join(table);
    await playOn(place, random, () => {
      failing.mishap = isAsked(place) ? null : 'writtenNevertheless';
      return failing.mishaps >= 20;
    });
    failing.mishap = null;
    expect(failing.mishaps).toBeGreaterThan(0);
    await playOn(place, random);
    expect(place.doc!.table.phase).toBe('finished');
    expect((await auditOf(server.registry.store, table)).faults).toEqual([]);
  });
});

const ENDS = 5;
test('a thread of the store that ends under a commit is replaced, and what was not written is refused', async () => {
  const { server, failing } = await failingServer();
  const { table, places } = await begin(server, 2);
  for (let moves = 0; moves < ENDS; moves++) {
    await places[0]!.until(() => places.some(isAsked) || places[0]!.doc!.table.phase !== 'playing');
    const place = places.find(isAsked)!;
    const seat = places.indexOf(place);
    const move = answerOf(place);
    failing.mishap = 'threadEnds';
    const why = fate(await place.command(move, `move ${moves}`));
    failing.mishap = null;
    const written = answersIn(await auditOf(server.registry.store, table), seat, move.question);
    expect([why, written]).toEqual(written === 1 ? ['done', 1] : ['table.notSaved', 0]);
    // Said again under its id it is done once, whatever became of it.
    expect(fate(await place.command(move, `move ${moves}`))).toBe('done');
    for (const each of places) await each.settle();
    const audit = await auditOf(server.registry.store, table);
    expect(audit.faults).toEqual([]);
    expect(answersIn(audit, seat, move.question)).toBe(1);
  }
  expect(failing.mishaps).toBe(ENDS);
  expect(await healthOf(server)).toEqual(WELL);
});

describe('a table with bots whose beginning cannot be kept', () => {
  const NONCE = '0e'.repeat(16);

  test('is shown as it is, and begins when the host comes again', async () => {
    const { server, failing } = await failingServer();
    const visitor = await Visitor.to(server);
    const { table, hash } = await visitor.opened({ seats: 3, bots: 'random' });
    failing.mishap = 'failed';
    const first = await visitor.join(table, NONCE);
    expect(first.doc!.table.phase).toBe('gathering');
    failing.mishap = null;
    const again = await visitor.join(table, NONCE);
    expect(again.doc!.table).toMatchObject({ phase: 'playing', shuffle: { hash, nonces: [NONCE, null, null] } });
    expect((await auditOf(server.registry.store, table)).faults).toEqual([]);
  });

  test('or when the host says so', async () => {
    const { server, failing } = await failingServer();
    const visitor = await Visitor.to(server);
    const table = await visitor.open({ seats: 3, bots: 'random' });
    failing.mishap = 'failed';
    const place = await visitor.join(table);
    failing.mishap = null;
    expect(fate(await place.command({ t: 'start' }))).toBe('done');
    expect(place.doc!.table.phase).toBe('playing');
    expect((await auditOf(server.registry.store, table)).faults).toEqual([]);
  });

  test('but was written nevertheless, has begun', async () => {
    const { server, failing } = await failingServer();
    const visitor = await Visitor.to(server);
    const table = await visitor.open({ seats: 3, bots: 'random' });
    failing.mishap = 'writtenNevertheless';
    const place = await visitor.join(table, NONCE);
    failing.mishap = null;
    expect(place.doc!.table).toMatchObject({ phase: 'playing', shuffle: { nonces: [NONCE, null, null] } });
    expect((await auditOf(server.registry.store, table)).faults).toEqual([]);
  });
});

test('a store that cannot be opened for writing shows its tables', async () => {
  const data = folder();
  const first = await testServer({ data });
  const visitor = await Visitor.to(first);
  const table = await visitor.open();
  await first.close();
  const behind = await openSqliteStore({ file: join(data, DATA_FILE) });
  const failing = new FailingStore(behind);
  failing.mishap = 'readOnly';
  const server = await serverWith({ data }, { store: failing.store });
  const back = new Visitor(server.url);
  back.cookie = visitor.cookie;
  const place = await back.join(table);
  expect(place.doc!.table.id).toBe(table);
  expect(fate(await place.command({ t: 'seatBot', seat: 1, level: 'random' }))).toBe('table.notSaved');
  expect(await healthOf(server)).toEqual({ status: 503, ok: false, store: 'readOnly' });
});
