import { expect, test } from 'vitest';
import { malformedAttack } from './malformed-attack.ts';

test('broken frames and requests are refused, change nothing and disturb nobody', async () => {
  const { faults, ...figures } = await malformedAttack({ frames: 20_000, seed: 'malformed' });
  console.log(`malformed: ${JSON.stringify(figures)}`);
  expect(faults).toEqual([]);
  expect(figures.frames).toBeGreaterThanOrEqual(20_000);
  expect(figures.kinds['one field changed']).toBeGreaterThanOrEqual(10_000);
  expect(figures.gamesOfOthers).toBeGreaterThan(0);
});
