import { describe, expect, test } from 'vitest';
import { chacha, chachaBlock, copyRng, draw, keyFrom, randomOf, sfc, shuffle } from './random.ts';
import type { Rng } from './types.ts';

const block = (key: readonly number[], counter: number, nonce: readonly number[], rounds: number): string => {
  const out = new Uint32Array(16);
  chachaBlock(key, counter, nonce, rounds, out);
  return Array.from(out, (word) => word.toString(16).padStart(8, '0')).join(' ');
};

const draws = (rng: Rng, count: number, below: number): number[] =>
  Array.from({ length: count }, () => draw(rng, below));

/** How often each number from 0 to `below` - 1 was drawn. */
const tally = (numbers: readonly number[], below: number): number[] => {
  const counts = Array.from({ length: below }, () => 0);
  for (const number of numbers) counts[number]!++;
  return counts;
};

const GENERATORS: readonly [string, (seed: string) => Rng][] = [
  ['the table', chacha],
  ['imagined worlds', sfc],
];

describe('a block of ChaCha', () => {
  test('with 20 rounds is the one of RFC 8439, section 2.3.2', () => {
    const key = [0x03020100, 0x07060504, 0x0b0a0908, 0x0f0e0d0c, 0x13121110, 0x17161514, 0x1b1a1918, 0x1f1e1d1c];
    expect(block(key, 1, [0x09000000, 0x4a000000, 0], 20)).toBe(
      'e4e7f110 15593bd1 1fdd0f50 c47120a3 c7f4d1c7 0368c033 9aaa2204 4e6cd4c3 ' +
        '466482d2 09aa9f07 05d7c214 a2028bd9 d19c12b5 b94e16de e883d0cb 4e3c50a2',
    );
  });

  test('with 8 rounds and all zeros is the published keystream', () => {
    const zeros = [0, 0, 0, 0, 0, 0, 0, 0];
    expect(block(zeros, 0, [0, 0, 0], 8)).toBe(
      '2fef003e d6405f89 e8b85b7f a1a5091f c30e842c 3b7f9ace 88e11b18 1e1a71ef ' +
        '72e14c98 416f21b9 6753449f 19566d45 a3424a31 01b086da b8fd7b38 42fe0c0e',
    );
  });
});

describe('keys', () => {
  test('64 hexadecimal digits are the key itself', () => {
    const hex = '00000001 0000000A DEADBEEF ffffffff 12345678 9abcdef0 00000000 80000000'.replaceAll(' ', '');
    expect(keyFrom(hex)).toEqual([1, 10, 0xdeadbeef, 0xffffffff, 0x12345678, 0x9abcdef0, 0, 0x80000000]);
  });

  test('any other text is hashed, the same way every time', () => {
    expect(keyFrom('a table')).toEqual(keyFrom('a table'));
    for (const word of keyFrom('a table')) {
      expect(Number.isInteger(word)).toBe(true);
      expect(word).toBeGreaterThanOrEqual(0);
      expect(word).toBeLessThan(2 ** 32);
    }
  });

  test('texts that differ anywhere give different keys', () => {
    const long = 'x'.repeat(30);
    const texts = [
      '',
      'a',
      'b',
      'ab',
      'ba',
      long,
      `${long}y`,
      `y${long}`,
      '0'.repeat(63),
      '0'.repeat(64),
      '0'.repeat(65),
    ];
    expect(new Set(texts.map((text) => keyFrom(text).join())).size).toBe(texts.length);
  });
});

describe.each(GENERATORS)('the generator of %s', (_name, make) => {
  test('draws the same for the same seed, and otherwise for another', () => {
    expect(draws(make('one'), 50, 1000)).toEqual(draws(make('one'), 50, 1000));
    expect(draws(make('one'), 50, 1000)).not.toEqual(draws(make('two'), 50, 1000));
  });

  test('draws each number below the limit about equally often', () => {
    for (const below of [2, 3, 7, 52]) {
      const counts = tally(draws(make(`below ${below}`), 1000 * below, below), below);
      for (const count of counts) {
        expect(count).toBeGreaterThan(840);
        expect(count).toBeLessThan(1160);
      }
    }
  });

  test('does not favour the low numbers where the limit does not divide 2 ** 32', () => {
    // If no words were rejected, the first third of the numbers would come up half of the time.
    const below = 3 * 2 ** 30;
    const low = draws(make('bias'), 3000, below).filter((number) => number < 2 ** 30);
    expect(low.length).toBeGreaterThan(880);
    expect(low.length).toBeLessThan(1120);
  });

  test('draws every number of the widest range and of the narrowest', () => {
    expect(draws(make('one'), 5, 1)).toEqual([0, 0, 0, 0, 0]);
    expect(Math.max(...draws(make('wide'), 200, 2 ** 32))).toBeGreaterThan(2 ** 31);
  });

  test('refuses a limit that leaves nothing to draw', () => {
    for (const below of [0, -1, NaN, 2 ** 32 + 1, Infinity]) {
      expect(() => draw(make('none'), below)).toThrow(`cannot draw a number below ${below}`);
    }
  });

  test('a copy draws what the original would have, and neither disturbs the other', () => {
    const rng = make('copy');
    draws(rng, 13, 10);
    const expected = draws(copyRng(rng), 60, 1000);
    const copy = copyRng(rng);
    const apart: number[][] = [[], []];
    for (let count = 0; count < 60; count++) {
      apart[0]!.push(draw(copy, 1000));
      apart[1]!.push(draw(rng, 1000));
    }
    expect(apart).toEqual([expected, expected]);
  });

  test('goes on from JSON where it stopped', () => {
    const rng = make('saved');
    draws(rng, 21, 10);
    const restored = JSON.parse(JSON.stringify(rng)) as Rng;
    expect(draws(restored, 40, 1000)).toEqual(draws(rng, 40, 1000));
  });
});

describe('a shuffle', () => {
  test('gives every order about equally often', () => {
    const random = randomOf(sfc('orders'));
    const counts = new Map<string, number>();
    for (let time = 0; time < 6000; time++) {
      const order = shuffle(['a', 'b', 'c'], random).join('');
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    expect([...counts.keys()].sort()).toEqual(['abc', 'acb', 'bac', 'bca', 'cab', 'cba']);
    for (const count of counts.values()) {
      expect(count).toBeGreaterThan(850);
      expect(count).toBeLessThan(1150);
    }
  });

  test('of nothing or of one thing draws nothing', () => {
    const never = (): number => {
      throw new Error('drawn');
    };
    expect(shuffle([], never)).toEqual([]);
    expect(shuffle(['a'], never)).toEqual(['a']);
  });
});
