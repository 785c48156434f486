import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DATA_FILE } from '../server/server.ts';
import { openSqliteStore } from '../server/store/sqlite.ts';
import { BackupError, backUp } from './backup.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'meadhall-test-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

async function complaint(data: string, target: string): Promise<string> {
  try {
    await backUp(data, target);
  } catch (error) {
    if (error instanceof BackupError) return error.message;
    throw error;
  }
  return 'none';
}

describe('a backup', () => {
  test('holds what the store held, and leaves the store at work', async () => {
    const data = join(folder, 'data');
    const store = await openSqliteStore({ file: join(data, DATA_FILE) });
    await store.addPerson({ id: 'p', name: 'Astrid', seen: 1 }, 'hash');
    const target = join(folder, 'copy.sqlite');
    expect(await backUp(data, target)).toBe(target);
    await store.addPerson({ id: 'q', name: 'Bjørn', seen: 1 }, 'later');
    await store.close();
    const copy = await openSqliteStore({ file: target });
    expect([await copy.person('hash'), await copy.person('later')]).toEqual([
      { id: 'p', name: 'Astrid', seen: 1 },
      null,
    ]);
    await copy.close();
    expect(await complaint(data, target)).toBe(`${target} exists already, and a backup overwrites nothing.`);
    const nowhere = join(folder, 'nowhere');
    expect(await complaint(data, join(nowhere, 'copy'))).toBe(`There is no folder ${nowhere} to write the backup to.`);
  });

  test('says what is missing', async () => {
    const target = join(folder, 'never');
    const missing = join(folder, 'missing');
    const empty = join(folder, 'empty');
    const strange = join(folder, 'strange');
    for (const each of [empty, strange]) mkdirSync(each);
    writeFileSync(join(strange, DATA_FILE), 'something else '.repeat(1000));
    expect(await complaint(missing, target)).toBe(
      `There is no data folder ${missing}. Name it with --data or MEADHALL_DATA.`,
    );
    expect(await complaint(empty, target)).toBe(
      `There is no ${DATA_FILE} in ${empty}: no server has kept its data there.`,
    );
    expect(await complaint(strange, target)).toBe('The backup was not made: file is not a database.');
  });
});
