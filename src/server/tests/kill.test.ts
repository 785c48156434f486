import { expect, test } from 'vitest';
import { killCycles } from './kill-cycles.ts';

test('whenever the server is killed, nothing that it acknowledged or showed is lost', async () => {
  const { faults, ...figures } = await killCycles({ cycles: 20, tables: 50, seed: 'kill' });
  console.log(`killed: ${JSON.stringify(figures)}`);
  expect(faults).toEqual([]);
  expect(figures).toMatchObject({ cycles: 20, lost: 0, failedStarts: 0 });
  expect(figures.tables.least).toBeGreaterThanOrEqual(50);
  expect(figures.acknowledged).toBeGreaterThan(20 * 50);
  expect(figures.transactions).toBeGreaterThan(0);
});
