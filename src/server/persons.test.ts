import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newToken } from './ids.ts';
import { Persons } from './persons.ts';
import { openSqliteStore } from './store/sqlite.ts';
import type { Store } from './store/store.ts';

const DAY = 24 * 3600_000;
const clock = { now: 1_800_000_000_000 };
const folder = mkdtempSync(join(tmpdir(), 'meadhall-persons-'));
let store: Store;
let persons: Persons;
beforeAll(async () => {
  store = await openSqliteStore({ file: join(folder, 'persons.sqlite') });
  persons = new Persons(
    store,
    () => clock.now,
    () => 0,
  );
});
afterAll(async () => {
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});

test('a person is known by the token, and by nothing like it', async () => {
  const { person, token } = await persons.welcome();
  expect(await persons.of(token)).toEqual(person);
  expect(person.name).not.toBe('');
  for (const wrong of [undefined, '', token.slice(1), `${token}x`, person.id, token.toUpperCase(), ' '.repeat(44)]) {
    expect(await persons.of(wrong)).toBeNull();
  }
});

test('a token set by the page is kept; any other token is replaced', async () => {
  const brought = newToken();
  expect(await persons.of(brought)).toBeNull();
  const { person, token } = await persons.welcome(brought);
  expect(token).toBe(brought);
  expect(await persons.of(brought)).toEqual(person);
  for (const odd of ['', 'x'.repeat(44), 'x'.repeat(50), brought.slice(0, 44)]) {
    expect((await persons.welcome(odd)).token).not.toBe(odd);
  }
});

test('many simultaneous requests with one token make one person', async () => {
  const brought = newToken();
  const known = await Promise.all(Array.from({ length: 20 }, () => persons.welcome(brought)));
  expect(new Set(known.map(({ person }) => person.id)).size).toBe(1);
  expect(new Set(known.map(({ token }) => token))).toEqual(new Set([brought]));
});

test('a visit is written down once a day', async () => {
  const { person, token } = await persons.welcome();
  clock.now += DAY / 2;
  expect((await persons.of(token))!.seen).toBe(person.seen);
  clock.now += DAY;
  await persons.of(token);
  expect((await persons.of(token))!.seen).toBe(clock.now);
});

test('a new name is kept', async () => {
  const { person, token } = await persons.welcome();
  expect((await persons.rename(person, 'Thyra')).name).toBe('Thyra');
  expect((await persons.of(token))!.name).toBe('Thyra');
});

test('a code makes one more token of the same person, once and for ten minutes', async () => {
  const { person, token } = await persons.welcome();
  const { code, expires } = await persons.code(person);
  const second = (await persons.device(code))!;
  expect(second).not.toBe(token);
  expect((await persons.of(second))!.id).toBe(person.id);
  expect((await persons.of(token))!.id).toBe(person.id);
  expect(await persons.device(code)).toBeNull();
  expect(expires - clock.now).toBe(10 * 60_000);
  const late = await persons.code(person);
  clock.now = late.expires + 1;
  expect(await persons.device(late.code)).toBeNull();
  expect(await persons.device('0000000000')).toBeNull();
});
