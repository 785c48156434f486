import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { commitOf, play } from '../tests/store/contract/commits.ts';
import { openSqliteStore, SqliteStore } from './sqlite.ts';
import { ask, ScratchFolder, tamper, within } from '../tests/store/scratch.ts';
import { APPLICATION_ID, SCHEMA_VERSION } from './sqlite/schema.ts';
import { SqliteThread } from './sqlite/thread.ts';
import { StoreError, type LogEntry, type Store } from './store.ts';

const folder = new ScratchFolder();
afterAll(() => folder.remove());

const open: { close(): unknown }[] = [];
afterEach(async () => {
  for (const each of open.splice(0)) await each.close();
});
const opened = async (file: string, maxBytes?: number): Promise<Store> => {
  const store = await openSqliteStore(maxBytes === undefined ? { file } : { file, maxBytes });
  open.push(store);
  return store;
};

/** Whether it was done, or why not. */
const outcomeOf = (asked: Promise<unknown>): Promise<unknown> =>
  asked.catch((error: unknown) => (error instanceof StoreError ? error.failure : error));

const upTo = (last: number): number[] => Array.from({ length: last }, (_, index) => index + 1);

/** Every table is whole: the log has no gap, and ends where the row is. */
async function expectWhole(store: Store, ids: readonly string[]): Promise<void> {
  for (const id of ids) {
    const row = await store.load(id);
    const seqs = (await store.log(id)).map(({ seq }) => seq);
    expect(seqs).toEqual(upTo(row?.seq ?? 0));
  }
}

describe('durability', () => {
  test('commits that come together share a transaction', async () => {
    const store = await opened(folder.newFile());
    const ids = Array.from({ length: 500 }, (_, index) => `t${index}`);
    await Promise.all(ids.map((id) => store.commit(commitOf(id, 1))));
    const { commits, transactions } = store.stats();
    expect(commits).toBe(500);
    expect(transactions).toBeLessThanOrEqual(5);
    await expectWhole(store, ids);
  });

  test('nothing that was acknowledged is missing after the process is killed at any moment', async () => {
    const file = folder.newFile();
    const tables = Array.from({ length: 8 }, (_, index) => `t${index}`);
    for (let round = 1; round <= 5; round++) {
      const killAfter = 1 + Math.floor(Math.random() * 300);
      const acknowledged = await writeUntilKilled(file, tables, killAfter);
      expect(acknowledged.length).toBeGreaterThanOrEqual(killAfter);
      await within({ file }, (database) => {
        expect(database.pragma('integrity_check')).toBe('ok');
        for (const id of tables) {
          const [row, log] = ask(database, { call: 'load', args: [id] }, { call: 'log', args: [id] });
          const seqs = (log as readonly LogEntry[]).map(({ seq }) => seq);
          const last = Math.max(0, ...acknowledged.filter((each) => each.id === id).map(({ seq }) => seq));
          expect(seqs.length).toBeGreaterThanOrEqual(last);
          expect(seqs).toEqual(upTo(seqs.length));
          expect(row).toEqual(seqs.length === 0 ? null : commitOf(id, seqs.length).row);
        }
      });
    }
  });
});

async function writeUntilKilled(file: string, tables: readonly string[], killAfter: number) {
  const program = fileURLToPath(new URL('../tests/store/writer-to-kill.ts', import.meta.url));
  const root = fileURLToPath(new URL('../../../', import.meta.url));
  const child = spawn(process.execPath, ['--import', 'tsx', program, file, ...tables], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let printed = '';
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    printed += chunk;
    if (printed.split('\n').length > killAfter) child.kill('SIGKILL');
  });
  const [, signal] = await once(child, 'close');
  expect(signal).toBe('SIGKILL');
  // The last line may be cut short.
  return printed
    .split('\n')
    .slice(0, -1)
    .map((line) => ({ id: line.split(' ')[0]!, seq: Number(line.split(' ')[1]) }));
}

describe('a commit that fails', () => {
  test('for want of space is refused; reading goes on, and writing when there is space again', async () => {
    const CAP = 400_000;
    const large = { state: 'x'.repeat(20_000) };
    const file = folder.newFile();
    const store = await opened(file, CAP);
    const written: string[] = [];
    let refusal: unknown = 'done';
    while (refusal === 'done') {
      const id = `t${written.length}`;
      refusal = await outcomeOf(store.commit(commitOf(id, 1, large)));
      if (refusal === 'done') written.push(id);
    }
    expect(refusal).toBe('full');
    expect(store.trouble()).toBe('full');
    expect(written.length).toBeGreaterThan(5);
    expect(await store.load(`t${written.length}`)).toBeNull();
    await expectWhole(store, written);

    // Space is made; then one that is too large comes with some that are not.
    expect(await store.remove(written.pop()!, 1)).toBe('done');
    expect(store.trouble()).toBeNull();
    const small = ['s1', 's2', 's3', 's4'];
    const answers = await Promise.all([
      ...small.slice(0, 2).map((id) => store.commit(commitOf(id, 1))),
      outcomeOf(store.commit(commitOf('huge', 1, { state: 'x'.repeat(2 * CAP) }))),
      ...small.slice(2).map((id) => store.commit(commitOf(id, 1))),
    ]);
    expect(answers).toEqual(['done', 'done', 'full', 'done', 'done']);
    expect(store.trouble()).toBeNull();
    expect(await store.load('huge')).toBeNull();
    await store.close();

    await within({ file, maxBytes: 2 * CAP }, (database) => {
      expect(ask(database, { call: 'commit', args: [commitOf('more', 1, large)] })).toEqual(['done']);
      for (const id of [...written, ...small]) {
        expect(ask(database, { call: 'log', args: [id] })).toEqual([commitOf(id, 1).entries]);
      }
    });
  });

  test('with the thread is refused with all that waits, and the next one finds a new thread', async () => {
    const file = folder.newFile();
    const threads: SqliteThread[] = [];
    const store = new SqliteStore(file, async () => {
      threads.push(await SqliteThread.start({ task: 'serve', file }));
      return threads.at(-1)!;
    });
    open.push(store);
    await play(store, 'a', 3);
    // More than go to the thread at once, so that some wait before it and some in it.
    const ids = Array.from({ length: 600 }, (_, index) => `t${index}`);
    const answers = ids.map((id) => outcomeOf(store.commit(commitOf(id, 1))));
    const ended = threads[0]!.end();
    expect(new Set(await Promise.all(answers))).toEqual(new Set(['failed']));
    expect(store.trouble()).toBe('failed');
    await ended;
    expect(await store.commit(commitOf('a', 4))).toBe('done');
    expect(store.trouble()).toBeNull();
    expect(threads).toHaveLength(2);
    await expectWhole(store, ['a', ...ids]);
  });
});

describe('the file', () => {
  test('of a newer version is refused and left alone', async () => {
    const file = folder.newFile();
    await tamper(file, `PRAGMA application_id = ${APPLICATION_ID}; PRAGMA user_version = ${SCHEMA_VERSION + 1}`);
    await expect(openSqliteStore({ file })).rejects.toThrow(/was written by a newer version of Meadhall/u);
    // It would go through if the number had been put back.
    await expect(within({ file }, () => 'open')).rejects.toThrow(StoreError);
  });

  test('is made by one of several servers that start at once', async () => {
    const file = folder.newFile();
    const stores = await Promise.all([opened(file), opened(file)]);
    const answers = await Promise.all(stores.map((store) => store.commit(commitOf('first', 1))));
    expect(answers.sort()).toEqual(['conflict', 'done']);
  });
});

describe('a backup', () => {
  test('is whole, and has all that was there when it was asked for, while commits go on', async () => {
    const store = await opened(folder.newFile());
    const tables = Array.from({ length: 20 }, (_, index) => `t${index}`);
    await Promise.all(tables.map((id) => play(store, id, 5, { state: 'x'.repeat(20_000) }, [id])));
    const copy = folder.newFile();
    let made = false;
    const committing = tables.map(async (id) => {
      for (let seq = 6; !made; seq++) expect(await store.commit(commitOf(id, seq))).toBe('done');
    });
    await store.backup(copy);
    made = true;
    await Promise.all(committing);
    expect(existsSync(`${copy}.partial`)).toBe(false);
    await expect(store.backup(copy)).rejects.toThrow(/exists already/u);
    expect(store.trouble()).toBeNull();

    const restored = await opened(copy);
    await expectWhole(restored, tables);
    for (const id of tables) {
      const log = await restored.log(id);
      expect(log.length).toBeGreaterThanOrEqual(5);
      expect(log).toEqual((await store.log(id)).slice(0, log.length));
      expect(await restored.ofPerson(id, 9)).toMatchObject([{ id, seq: log.length }]);
    }
  });
});
