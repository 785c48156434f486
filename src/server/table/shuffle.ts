/**
 * The shuffle. The server draws a seed, and every person's browser a nonce; while people gather, only the hashes of both leave those who
 * drew them. At the start the seats are frozen, everybody reveals their nonce, and the key of the table's generator mixes them all. The
 * seed is published at the end. What this proves and what it does not: docs/protocol.md.
 */
import { createHash, randomBytes } from 'node:crypto';

export type Nonces = readonly (string | null)[];

const SEED_BYTES = 32;

export const newSeed = (): string => randomBytes(SEED_BYTES).toString('hex');

/** Of the seed's bytes. */
export const hashOfSeed = (seed: string): string => createHash('sha256').update(Buffer.from(seed, 'hex')).digest('hex');

/** What a person says of a nonce before revealing it: the hash of its bytes. */
export const commitmentOf = (nonce: string): string => hashOfSeed(nonce);

/** 64 hexadecimal digits: the generator's key. Nonces stand in the order of the seats; a seat without one has a dash. */
export const keyOfShuffle = (seed: string, nonces: Nonces): string =>
  createHash('sha256')
    .update([seed, ...nonces.map((nonce) => nonce ?? '-')].join('.'))
    .digest('hex');
