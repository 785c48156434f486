import { afterAll, beforeAll, expect, test } from 'vitest';
import { testServer, type TestServer } from './harness.ts';
import { steeredShuffles } from './steered-shuffle.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.end());

test('an operator who plays and reads everything does not choose the deal', async () => {
  const { steered } = await steeredShuffles(server, 8);
  // One of 4,096 by chance: three of eight happen once in a billion runs.
  expect(steered).toBeLessThan(3);
});
