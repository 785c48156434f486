/**
 * The fair shuffle. The server draws a seed and shows its SHA-256 first; then every person's browser adds a nonce. The key of the
 * table's generator mixes them all, so neither the server nor a person can have chosen it. The seed is published at the end.
 */
import { createHash, randomBytes } from 'node:crypto';

export type Nonces = readonly (string | null)[];

const SEED_BYTES = 32;

export const newSeed = (): string => randomBytes(SEED_BYTES).toString('hex');

/** Of the seed's bytes. */
export const hashOfSeed = (seed: string): string => createHash('sha256').update(Buffer.from(seed, 'hex')).digest('hex');

/** 64 hexadecimal digits: the generator's key. Nonces stand in the order of the seats; a bot's seat has a dash. */
export const keyOfShuffle = (seed: string, nonces: Nonces): string =>
  createHash('sha256')
    .update([seed, ...nonces.map((nonce) => nonce ?? '-')].join('.'))
    .digest('hex');
