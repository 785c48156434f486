/**
 * Two generators. A table uses ChaCha with 8 rounds, so that players cannot predict draws; its key and counter are in the state and never
 * in a view. Imagined worlds use sfc32, which is faster; there is nothing in them to predict.
 */
import type { ChaCha, Random, Rng, Sfc } from './types.ts';

const WORD = 0x1_0000_0000;
const WORDS = 16;

/** Writes one ChaCha block (RFC 8439) into `out`. Unrolled into local variables: an array of words takes three times as long. */
export function chachaBlock(
  key: readonly number[],
  counter: number,
  nonce: readonly number[],
  rounds: number,
  out: Uint32Array,
): void {
  const k0 = key[0]! | 0,
    k1 = key[1]! | 0,
    k2 = key[2]! | 0,
    k3 = key[3]! | 0;
  const k4 = key[4]! | 0,
    k5 = key[5]! | 0,
    k6 = key[6]! | 0,
    k7 = key[7]! | 0;
  const n0 = nonce[0]! | 0,
    n1 = nonce[1]! | 0,
    n2 = nonce[2]! | 0;
  let a = 0x61707865,
    b = 0x3320646e,
    c = 0x79622d32,
    d = 0x6b206574;
  let e = k0,
    f = k1,
    g = k2,
    h = k3,
    i = k4,
    j = k5,
    k = k6,
    l = k7;
  let m = counter | 0,
    n = n0,
    o = n1,
    p = n2;
  let t = 0;
  // prettier-ignore
  for (let round = 0; round < rounds; round += 2) {
    // Columns.
    a = (a + e) | 0; t = m ^ a; m = (t << 16) | (t >>> 16);
    i = (i + m) | 0; t = e ^ i; e = (t << 12) | (t >>> 20);
    a = (a + e) | 0; t = m ^ a; m = (t << 8) | (t >>> 24);
    i = (i + m) | 0; t = e ^ i; e = (t << 7) | (t >>> 25);
    b = (b + f) | 0; t = n ^ b; n = (t << 16) | (t >>> 16);
    j = (j + n) | 0; t = f ^ j; f = (t << 12) | (t >>> 20);
    b = (b + f) | 0; t = n ^ b; n = (t << 8) | (t >>> 24);
    j = (j + n) | 0; t = f ^ j; f = (t << 7) | (t >>> 25);
    c = (c + g) | 0; t = o ^ c; o = (t << 16) | (t >>> 16);
    k = (k + o) | 0; t = g ^ k; g = (t << 12) | (t >>> 20);
    c = (c + g) | 0; t = o ^ c; o = (t << 8) | (t >>> 24);
    k = (k + o) | 0; t = g ^ k; g = (t << 7) | (t >>> 25);
    d = (d + h) | 0; t = p ^ d; p = (t << 16) | (t >>> 16);
    l = (l + p) | 0; t = h ^ l; h = (t << 12) | (t >>> 20);
    d = (d + h) | 0; t = p ^ d; p = (t << 8) | (t >>> 24);
    l = (l + p) | 0; t = h ^ l; h = (t << 7) | (t >>> 25);
    // Diagonals.
    a = (a + f) | 0; t = p ^ a; p = (t << 16) | (t >>> 16);
    k = (k + p) | 0; t = f ^ k; f = (t << 12) | (t >>> 20);
    a = (a + f) | 0; t = p ^ a; p = (t << 8) | (t >>> 24);
    k = (k + p) | 0; t = f ^ k; f = (t << 7) | (t >>> 25);
    b = (b + g) | 0; t = m ^ b; m = (t << 16) | (t >>> 16);
    l = (l + m) | 0; t = g ^ l; g = (t << 12) | (t >>> 20);
    b = (b + g) | 0; t = m ^ b; m = (t << 8) | (t >>> 24);
    l = (l + m) | 0; t = g ^ l; g = (t << 7) | (t >>> 25);
    c = (c + h) | 0; t = n ^ c; n = (t << 16) | (t >>> 16);
    i = (i + n) | 0; t = h ^ i; h = (t << 12) | (t >>> 20);
    c = (c + h) | 0; t = n ^ c; n = (t << 8) | (t >>> 24);
    i = (i + n) | 0; t = h ^ i; h = (t << 7) | (t >>> 25);
    d = (d + e) | 0; t = o ^ d; o = (t << 16) | (t >>> 16);
    j = (j + o) | 0; t = e ^ j; e = (t << 12) | (t >>> 20);
    d = (d + e) | 0; t = o ^ d; o = (t << 8) | (t >>> 24);
    j = (j + o) | 0; t = e ^ j; e = (t << 7) | (t >>> 25);
  }
  out[0] = a + 0x61707865;
  out[1] = b + 0x3320646e;
  out[2] = c + 0x79622d32;
  out[3] = d + 0x6b206574;
  out[4] = e + k0;
  out[5] = f + k1;
  out[6] = g + k2;
  out[7] = h + k3;
  out[8] = i + k4;
  out[9] = j + k5;
  out[10] = k + k6;
  out[11] = l + k7;
  out[12] = m + (counter | 0);
  out[13] = n + n0;
  out[14] = o + n1;
  out[15] = p + n2;
}

const NO_NONCE = [0, 0, 0] as const;

/** Cache of the last computed block; it never changes what is drawn. */
const lastBlock = { key: null as readonly number[] | null, block: -1, words: new Uint32Array(WORDS) };

function chachaWord(rng: ChaCha): number {
  if (rng.used === WORDS) {
    rng.block++;
    rng.used = 0;
  }
  if (lastBlock.key !== rng.key || lastBlock.block !== rng.block) {
    chachaBlock(rng.key, rng.block, NO_NONCE, 8, lastBlock.words);
    lastBlock.key = rng.key;
    lastBlock.block = rng.block;
  }
  return lastBlock.words[rng.used++]!;
}

function sfcWord(rng: Sfc): number {
  const sum = (((rng.a + rng.b) | 0) + rng.d) | 0;
  rng.d = (rng.d + 1) | 0;
  rng.a = rng.b ^ (rng.b >>> 9);
  rng.b = (rng.c + (rng.c << 3)) | 0;
  rng.c = (((rng.c << 21) | (rng.c >>> 11)) + sum) | 0;
  return sum >>> 0;
}

const word = (rng: Rng): number => (rng.kind === 'sfc32' ? sfcWord(rng) : chachaWord(rng));

/** A whole number below `below`. Unbiased: words from the last whole multiple of `below` up are rejected. */
export function draw(rng: Rng, below: number): number {
  if (!(below >= 1 && below <= WORD)) throw new Error(`cannot draw a number below ${below}`);
  const limit = WORD - (WORD % below);
  for (;;) {
    const value = word(rng);
    if (value < limit) return value % below;
  }
}

export const randomOf =
  (rng: Rng): Random =>
  (below) =>
    draw(rng, below);

const HEX_KEY = /^[0-9a-f]{64}$/i;

/** Eight words: the seed itself if it is 64 hexadecimal digits, else a hash of it, made with ChaCha. */
export function keyFrom(seed: string): number[] {
  if (HEX_KEY.test(seed)) return Array.from({ length: 8 }, (_, i) => parseInt(seed.slice(8 * i, 8 * i + 8), 16));
  const key = [seed.length, 0, 0, 0, 0, 0, 0, 0];
  const words = new Uint32Array(WORDS);
  for (let at = 0; at === 0 || at < seed.length; at += 8) {
    for (let i = 0; i < 8 && at + i < seed.length; i++) key[i] = (key[i]! ^ seed.charCodeAt(at + i)) >>> 0;
    chachaBlock(key, at / 8, NO_NONCE, 20, words);
    for (let i = 0; i < 8; i++) key[i] = words[i]!;
  }
  return key;
}

export const chacha = (seed: string): ChaCha => ({ kind: 'chacha8', key: keyFrom(seed), block: 0, used: 0 });

export function sfc(seed: string): Sfc {
  const key = keyFrom(seed);
  const rng: Sfc = { kind: 'sfc32', a: key[0]! | 0, b: key[1]! | 0, c: key[2]! | 0, d: key[3]! | 0 };
  for (let i = 0; i < 12; i++) sfcWord(rng);
  return rng;
}

export const copyRng = (rng: Rng): Rng =>
  rng.kind === 'sfc32'
    ? { kind: 'sfc32', a: rng.a, b: rng.b, c: rng.c, d: rng.d }
    : { kind: 'chacha8', key: rng.key, block: rng.block, used: rng.used };

/** Fisher–Yates shuffle, in place. */
export function shuffle<X>(items: X[], random: Random): X[] {
  for (let last = items.length - 1; last > 0; last--) {
    const other = random(last + 1);
    const moved = items[last]!;
    items[last] = items[other]!;
    items[other] = moved;
  }
  return items;
}
