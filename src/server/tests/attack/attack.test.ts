/** Probes of an attacker from outside, at small counts. `npm run soak -- --only attack` runs them at large ones. */
import { expect, test } from 'vitest';
import { connectionFlood, slowRequests } from './connection-flood.ts';
import { pingFlood } from './ping-flood.ts';
import { rematchFlood } from './rematch-flood.ts';
import type { AttackReport } from './report.ts';

function expectNoFaults(name: string, { counts, faults }: AttackReport): void {
  console.log(`${name}: ${JSON.stringify(counts)}`);
  expect(faults).toEqual([]);
}

test('pings of a client that does not read do not fill the memory', async () => {
  expectNoFaults('pings', await pingFlood({ pings: 100_000 }));
});

test('rematches count as new tables', async () => {
  expectNoFaults('rematches', await rematchFlood({ rematches: 6, tablesPerPerson: 4 }));
});

test('connections of one address are counted', async () => {
  expectNoFaults('connections', await connectionFlood({ connections: 60, allowed: 30 }));
});

test('requests that never end are ended', async () => {
  expectNoFaults('slow requests', await slowRequests({ connections: 30, headersTimeout: 300, requestTimeout: 500 }));
});
