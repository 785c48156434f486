import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { hashOfSeed, keyOfShuffle, newSeed } from './shuffle.ts';

const SEED = '00'.repeat(32);
const NONCES = ['aa'.repeat(16), null, 'bb'.repeat(16)];

test('a seed is 256 bits by chance', () => {
  const seeds = Array.from({ length: 100 }, newSeed);
  expect(new Set(seeds).size).toBe(100);
  for (const seed of seeds) expect(seed).toMatch(/^[0-9a-f]{64}$/);
});

test('its hash is of its bytes, as everybody’s tools make it', () => {
  expect(hashOfSeed(SEED)).toBe(createHash('sha256').update(Buffer.alloc(32)).digest('hex'));
  expect(hashOfSeed(SEED)).not.toBe(hashOfSeed(`${SEED.slice(1)}1`));
});

test('the key is the same for the same seed and nonces, for ever: finished games are checked by it', () => {
  expect(keyOfShuffle(SEED, NONCES)).toBe(
    createHash('sha256')
      .update(`${SEED}.${'aa'.repeat(16)}.-.${'bb'.repeat(16)}`)
      .digest('hex'),
  );
});

test('the key is another for every nonce, and for every place of it', () => {
  const keys = [
    NONCES,
    ['ab'.repeat(16), null, 'bb'.repeat(16)],
    ['aa'.repeat(16), null, 'bc'.repeat(16)],
    ['bb'.repeat(16), null, 'aa'.repeat(16)],
    [null, 'aa'.repeat(16), 'bb'.repeat(16)],
    ['aa'.repeat(16), null],
    [null, null, null],
    [],
  ].map((nonces) => keyOfShuffle(SEED, nonces));
  expect(new Set(keys).size).toBe(keys.length);
  for (const key of keys) expect(key).toMatch(/^[0-9a-f]{64}$/);
  expect(keyOfShuffle(`1${SEED.slice(1)}`, NONCES)).not.toBe(keys[0]);
});
