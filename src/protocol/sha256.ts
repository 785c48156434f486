/** SHA-256 of bytes given in hexadecimal digits. The browser's own works only on pages that came by https, and this page need not. */

const WORDS_IN_BLOCK = 16;

/** The first 32 bits of the fractional parts of the roots of the first primes. */
function fractions(count: number, root: number): readonly number[] {
  const found: number[] = [];
  for (let candidate = 2; found.length < count; candidate++) {
    let isPrime = true;
    for (let factor = 2; factor * factor <= candidate; factor++) if (candidate % factor === 0) isPrime = false;
    if (isPrime) found.push(((candidate ** (1 / root) % 1) * 2 ** 32) | 0);
  }
  return found;
}

const START = fractions(8, 2);
const ROUND_CONSTANTS = fractions(64, 3);

const rotated = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

/** The message with the end that the standard asks for: a one, zeros, and its length in bits. */
function paddedWords(hex: string): readonly number[] {
  const bytes = hex.length / 2;
  const blocks = Math.floor((bytes + 8) / 64) + 1;
  const words = Array.from({ length: blocks * WORDS_IN_BLOCK }, () => 0);
  const put = (at: number, byte: number): void => void (words[at >> 2]! |= byte << (24 - 8 * (at % 4)));
  for (let at = 0; at < bytes; at++) put(at, Number.parseInt(hex.slice(2 * at, 2 * at + 2), 16));
  put(bytes, 0x80);
  words[words.length - 1] = bytes * 8;
  return words;
}

function schedule(words: readonly number[]): readonly number[] {
  const all = [...words];
  for (let at = WORDS_IN_BLOCK; at < ROUND_CONSTANTS.length; at++) {
    const [early, late] = [all[at - 15]!, all[at - 2]!];
    const s0 = rotated(early, 7) ^ rotated(early, 18) ^ (early >>> 3);
    const s1 = rotated(late, 17) ^ rotated(late, 19) ^ (late >>> 10);
    all.push((all[at - 16]! + s0 + all[at - 7]! + s1) | 0);
  }
  return all;
}

type State = [number, number, number, number, number, number, number, number];

function compressed(state: readonly number[], block: readonly number[]): readonly number[] {
  let [a, b, c, d, e, f, g, h] = state as State;
  schedule(block).forEach((word, round) => {
    const s1 = rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25);
    const chosen = (e & f) ^ (~e & g);
    const t1 = (h + s1 + chosen + ROUND_CONSTANTS[round]! + word) | 0;
    const s0 = rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    [a, b, c, d, e, f, g, h] = [(t1 + s0 + majority) | 0, a, b, c, (d + t1) | 0, e, f, g];
  });
  return [a, b, c, d, e, f, g, h].map((word, at) => (word + state[at]!) | 0);
}

export function sha256OfHex(hex: string): string {
  const words = paddedWords(hex);
  let state: readonly number[] = START;
  for (let at = 0; at < words.length; at += WORDS_IN_BLOCK)
    state = compressed(state, words.slice(at, at + WORDS_IN_BLOCK));
  return state.map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
}
