import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { commitOf, NOON } from '../../tests/store/contract/commits.ts';
import { backUp } from './backup.ts';
import { Database } from './database.ts';
import type { Request } from './requests.ts';
import { APPLICATION_ID, SCHEMA_VERSION } from './schema.ts';
import { ask, ScratchFolder, tamper, within } from '../../tests/store/scratch.ts';

const folder = new ScratchFolder();
afterAll(() => folder.remove());

const commit = (id: string, seq: number): Request => ({ call: 'commit', args: [commitOf(id, seq)] });
const load = (id: string): Request => ({ call: 'load', args: [id] });
const log = (id: string): Request => ({ call: 'log', args: [id] });

test('every transaction waits for the disk, also after the first ones', async () => {
  await within({ file: folder.newFile() }, (database) => {
    expect(ask(database, commit('a', 1))).toEqual(['done']);
    expect(ask(database, commit('a', 2))).toEqual(['done']);
    expect(database.pragma('journal_mode')).toBe('wal');
    expect(database.pragma('synchronous')).toBe(2);
    expect(database.pragma('foreign_keys')).toBe(1);
  });
});

describe('a commit that fails', () => {
  const poison = (how: 'ABORT' | 'ROLLBACK') =>
    `CREATE TRIGGER poison BEFORE INSERT ON log WHEN NEW.entry = '{"entry":2}'
     BEGIN SELECT RAISE(${how}, 'poisoned'); END`;

  test('in the middle leaves nothing, and those beside it are written', async () => {
    const file = folder.newFile();
    await within({ file }, (database) => expect(ask(database, commit('bad', 1))).toEqual(['done']));
    await tamper(file, poison('ABORT'));
    await within({ file }, (database) => {
      const answers = ask(database, commit('good', 1), commit('bad', 2), load('bad'), commit('better', 1));
      expect(answers).toEqual(['done', 'failed', commitOf('bad', 1).row, 'done']);
      expect(ask(database, load('good'), load('better'))).toEqual([commitOf('good', 1).row, commitOf('better', 1).row]);
      expect(ask(database, log('bad'))).toEqual([commitOf('bad', 1).entries]);
    });
  });

  test('and takes the transaction with it does not take the others with it', async () => {
    const file = folder.newFile();
    await within({ file }, (database) => expect(ask(database, commit('bad', 1))).toEqual(['done']));
    await tamper(file, poison('ROLLBACK'));
    await within({ file }, (database) => {
      const answers = ask(database, commit('good', 1), commit('bad', 2), commit('better', 1), load('good'));
      expect(answers).toEqual(['done', 'failed', 'done', commitOf('good', 1).row]);
      expect(ask(database, load('bad'), load('better'))).toEqual([commitOf('bad', 1).row, commitOf('better', 1).row]);
    });
  });

  test('because nothing may be written is refused as such, until it may be', async () => {
    await within({ file: folder.newFile() }, (database) => {
      database.run([commit('a', 1)]);
      database.pragma('query_only = 1');
      const { outcomes, transactions } = database.run([commit('a', 2), load('a'), commit('b', 1)]);
      // Nobody waits for one try after the other where none can begin.
      expect(transactions).toBe(1);
      expect(outcomes[0]).toMatchObject({ ok: false, failure: 'readOnly', trouble: true });
      expect(outcomes[1]).toEqual({ ok: true, value: commitOf('a', 1).row });
      database.pragma('query_only = 0');
      expect(ask(database, commit('a', 2))).toEqual(['done']);
    });
  });
});

describe('the file', () => {
  /** As the first version made it: never to be edited. */
  const VERSION_1 = `
    PRAGMA journal_mode = WAL;
    CREATE TABLE tables (id TEXT NOT NULL PRIMARY KEY, seq INTEGER NOT NULL, phase TEXT NOT NULL, listed INTEGER NOT NULL,
      due INTEGER NOT NULL, changed INTEGER NOT NULL, record TEXT NOT NULL, state TEXT) STRICT;
    CREATE INDEX tables_listed ON tables (changed) WHERE listed = 1 AND phase IN ('gathering', 'playing');
    CREATE INDEX tables_due ON tables (changed) WHERE due = 1;
    CREATE TABLE log (table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE, seq INTEGER NOT NULL,
      at INTEGER NOT NULL, lines INTEGER NOT NULL, entry TEXT NOT NULL, PRIMARY KEY (table_id, seq)) STRICT, WITHOUT ROWID;
    CREATE TABLE members (table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE, person TEXT NOT NULL,
      PRIMARY KEY (table_id, person)) STRICT, WITHOUT ROWID;
    CREATE INDEX members_person ON members (person);
    CREATE TABLE persons (id TEXT NOT NULL PRIMARY KEY, name TEXT NOT NULL, seen INTEGER NOT NULL) STRICT, WITHOUT ROWID;
    CREATE TABLE tokens (hash TEXT NOT NULL PRIMARY KEY, person TEXT NOT NULL REFERENCES persons (id) ON DELETE CASCADE)
      STRICT, WITHOUT ROWID;
    CREATE INDEX tokens_person ON tokens (person);
    PRAGMA application_id = ${APPLICATION_ID};
    PRAGMA user_version = 1;`;

  test('of the first version is upgraded, and everything is still there', async () => {
    const file = folder.newFile();
    await tamper(
      file,
      `${VERSION_1}
      INSERT INTO tables VALUES ('old', 2, 'playing', 1, 1, 1700000000000, '{"r":1}', '{"s":1}');
      INSERT INTO tables VALUES ('older', 1, 'playing', 0, 0, 1600000000000, '{"r":1}', NULL);
      INSERT INTO log VALUES ('old', 1, 5, 0, '{"e":1}'), ('old', 2, 6, 3, '{"e":2}');
      INSERT INTO members VALUES ('old', 'ann');
      INSERT INTO persons VALUES ('ann', 'Ann', 7);
      INSERT INTO tokens VALUES ('hash', 'ann');`,
    );
    const times = { listed: true, due: true, changed: 1_700_000_000_000 };
    const card = { id: 'old', seq: 2, phase: 'playing', ...times, record: '{"r":1}' };
    await within({ file }, (database) => {
      expect(database.pragma('user_version')).toBe(SCHEMA_VERSION);
      expect(ask(database, load('old'))).toEqual([{ ...card, state: '{"s":1}' }]);
      expect(ask(database, log('old'))[0]).toEqual([
        { seq: 1, at: 5, lines: 0, entry: '{"e":1}' },
        { seq: 2, at: 6, lines: 3, entry: '{"e":2}' },
      ]);
      expect(ask(database, { call: 'listed', args: [9] })).toEqual([[card]]);
      expect(ask(database, { call: 'ofPerson', args: ['ann', 9] })).toEqual([[card]]);
      expect(ask(database, { call: 'due', args: [] })).toEqual([['old']]);
      expect(ask(database, { call: 'person', args: ['hash'] })).toEqual([{ id: 'ann', name: 'Ann', seen: 7 }]);
      // What the first version did not have works too.
      ask(database, { call: 'addCode', args: ['code', 'ann', 10] });
      expect(ask(database, { call: 'spendCode', args: ['code', 9] })).toEqual(['ann']);
      const expiry = { gathering: 0, playing: 1_650_000_000_000, finished: 0, abandoned: 0 };
      expect(ask(database, { call: 'expire', args: [expiry] }, load('older'))).toEqual([1, null]);
      expect(ask(database, commit('old', 3))).toEqual(['done']);
    });
  });

  test('writes no index for a move that changes nothing of what tables are searched by', async () => {
    const file = folder.newFile();
    await within({ file }, (database) => expect(ask(database, commit('a', 1))).toEqual(['done']));
    // The trigger tells which columns the statement mentions.
    await tamper(
      file,
      `CREATE TRIGGER searched BEFORE UPDATE OF phase, listed, due, day ON tables BEGIN SELECT RAISE(ABORT, 'searched'); END`,
    );
    await within({ file }, (database) => {
      expect(ask(database, commit('a', 2))).toEqual(['done']);
      const later = commitOf('a', 3, { changed: NOON + 24 * 60 * 60 * 1000 });
      expect(ask(database, { call: 'commit', args: [later] })).toEqual(['failed']);
    });
  });

  test('of another program is refused', async () => {
    const file = folder.newFile();
    await tamper(file, 'CREATE TABLE bookmarks (title TEXT)');
    await expect(Database.open({ file })).rejects.toThrow(/is a database of another program/u);
  });

  test('that cannot be opened is named', async () => {
    await expect(Database.open({ file: folder.path })).rejects.toThrow(`${folder.path} cannot be opened`);
  });

  test('that is not a database is refused and left alone', async () => {
    const file = folder.newFile();
    writeFileSync(file, 'Dear diary. '.repeat(1_000));
    await expect(Database.open({ file })).rejects.toThrow(/is not a database/u);
    expect(readFileSync(file, 'utf8')).toBe('Dear diary. '.repeat(1_000));
  });
});

describe('a backup', () => {
  test('overwrites nothing', async () => {
    const file = folder.newFile();
    await within({ file }, (database) => ask(database, commit('a', 1)));
    const taken = folder.newFile();
    writeFileSync(taken, '');
    await expect(backUp(file, taken)).rejects.toThrow(/exists already/u);
    expect(readFileSync(taken, 'utf8')).toBe('');
  });

  test('takes the place of one that was interrupted', async () => {
    const file = folder.newFile();
    await within({ file }, (database) => ask(database, commit('a', 1)));
    const copy = folder.newFile();
    writeFileSync(`${copy}.partial`, 'half of a backup');
    await backUp(file, copy);
    expect(existsSync(`${copy}.partial`)).toBe(false);
    await within({ file: copy }, (database) => expect(ask(database, load('a'))).toEqual([commitOf('a', 1).row]));
  });

  test('into a folder that is not there is refused', async () => {
    const file = folder.newFile();
    await within({ file }, (database) => ask(database, commit('a', 1)));
    await expect(backUp(file, path.join(folder.path, 'nowhere', 'copy.db'))).rejects.toThrow(/nowhere/u);
  });
});
