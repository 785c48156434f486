import { createHash, randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { sha256OfHex } from './sha256.ts';

test('is what everybody’s tools make, for every length up to two blocks and more', () => {
  for (let length = 0; length <= 200; length++) {
    const bytes = randomBytes(length);
    expect([length, sha256OfHex(bytes.toString('hex'))]).toEqual([
      length,
      createHash('sha256').update(bytes).digest('hex'),
    ]);
  }
});
