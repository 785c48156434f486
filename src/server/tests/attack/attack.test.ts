/** Probes of an attacker from outside, at small counts. `npm run soak -- --only attack` runs them at large ones. */
import { expect, test } from 'vitest';
import { codeFlood } from './code-flood.ts';
import { connectionFlood, slowRequests } from './connection-flood.ts';
import { pingFlood } from './ping-flood.ts';
import { rematchFlood } from './rematch-flood.ts';
import type { AttackReport } from './report.ts';
import { seatFlood } from './seat-flood.ts';
import { syncReads } from './sync-flood.ts';

function faultsOf(name: string, { counts, faults }: AttackReport): readonly string[] {
  console.log(`${name}: ${JSON.stringify(counts)}`);
  return faults;
}

test('pings of a client that does not read do not fill the memory', async () => {
  expect(faultsOf('pings', await pingFlood({ pings: 100_000 }))).toEqual([]);
});

test('rematches count as new tables', async () => {
  expect(faultsOf('rematches', await rematchFlood({ rematches: 6, tablesPerPerson: 4 }))).toEqual([]);
});

test('connections of one address are counted', async () => {
  expect(faultsOf('connections', await connectionFlood({ connections: 60, allowed: 30 }))).toEqual([]);
});

test('requests that never end are ended', async () => {
  expect(
    faultsOf('slow requests', await slowRequests({ connections: 30, headersTimeout: 300, requestTimeout: 500 })),
  ).toEqual([]);
});

test('changes of seat do not resend the story', async () => {
  expect(faultsOf('seats', await seatFlood({ changes: 40, audience: 5 }))).toEqual([]);
});

test('changes of seat are limited by person', async () => {
  const limits = { changeBurst: 6, changesPerMinute: 6 };
  expect(faultsOf('seats', await seatFlood({ changes: 20, audience: 1, limits }))).toEqual([]);
});

test('guests who ask for the whole table again and again do not read the store', async () => {
  expect(faultsOf('syncs', await syncReads({ sockets: 10, messages: 10 }))).toEqual([]);
});

test('device codes that were never used cost nothing', async () => {
  expect(faultsOf('codes', await codeFlood({ codes: 500 }))).toEqual([]);
});
