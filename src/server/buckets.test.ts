import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Bucket, Buckets, perHour } from './buckets.ts';

describe('a bucket', () => {
  test('gives so many at once, then so many in a time', () => {
    const bucket = new Bucket(2, 10, 0);
    expect([bucket.take(0), bucket.take(0), bucket.take(0)]).toEqual([true, true, false]);
    expect([bucket.take(99), bucket.take(100), bucket.take(100)]).toEqual([false, true, false]);
  });

  test('never holds more than it can', () => {
    const bucket = new Bucket(2, 10, 0);
    expect([bucket.take(1e9), bucket.take(1e9), bucket.take(1e9)]).toEqual([true, true, false]);
  });

  test('gives nothing for a clock that went back', () => {
    const bucket = new Bucket(1, 1000, 1000);
    expect([bucket.take(1000), bucket.take(0), bucket.take(0)]).toEqual([true, false, false]);
  });

  test('lends one burst at most, and says how long to wait', () => {
    const bucket = new Bucket(2, 10, 0);
    const waits = Array.from({ length: 6 }, () => bucket.takeOnCredit(0));
    expect(waits).toEqual([0, 0, 100, 200, 200, 200]);
    expect(bucket.takeOnCredit(200)).toBe(100);
    expect(bucket.takeOnCredit(1000)).toBe(0);
  });

  test('gives no more than was promised, however it is asked', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 20 }),
        fc.integer({ min: 1, max: 50 }),
        fc.array(fc.integer({ min: 0, max: 300 }), { maxLength: 200 }),
        (burst, perSecond, pauses) => {
          const bucket = new Bucket(burst, perSecond, 0);
          let now = 0;
          let given = 0;
          for (const pause of pauses) {
            now += pause;
            if (bucket.take(now)) given++;
          }
          expect(given).toBeLessThanOrEqual(burst + (now * perSecond) / 1000 + 1e-6);
        },
      ),
    );
  });
});

describe('buckets', () => {
  test('are counted by name', () => {
    const buckets = new Buckets(1, 1);
    expect([buckets.take('a', 0), buckets.take('a', 0), buckets.take('b', 0)]).toEqual([true, false, true]);
    expect(buckets.take('__proto__', 0)).toBe(true);
  });

  test('are forgotten when they are full again, and not before', () => {
    const buckets = new Buckets(1, 1);
    buckets.take('early', 0);
    for (let name = 0; name < 5_000; name++) buckets.take(`${name}`, 500);
    // At half a second nothing was full: the name is still known.
    expect(buckets.take('early', 500)).toBe(false);
    for (let name = 0; name < 20_000; name++) buckets.take(`later ${name}`, 10_000 + name);
    const { size } = (buckets as unknown as { buckets: Map<string, Bucket> }).buckets;
    expect(size).toBeLessThan(12_000);
  });

  test('of an hour fill in an hour', () => {
    const buckets = perHour(2);
    expect([buckets.take('a', 0), buckets.take('a', 0), buckets.take('a', 0)]).toEqual([true, true, false]);
    expect(buckets.take('a', 1_800_001)).toBe(true);
    expect(buckets.take('a', 1_800_001)).toBe(false);
  });
});
