import { describe, expect, test } from 'vitest';
import { uncountedTime } from './retention.ts';
import { DAY } from './store/store.ts';

const at = (day: number): number => day * DAY + 1234;

describe('the time that does not count for removals', () => {
  test('is none while something changes every week', () => {
    expect(uncountedTime([], at(1000))).toBe(0);
    expect(uncountedTime([100, 101, 107, 114], at(120))).toBe(0);
  });

  test('is a long silence but for its first week, before the start and between changes', () => {
    expect(uncountedTime([100], at(107))).toBe(0);
    expect(uncountedTime([100], at(4100))).toBe(3993 * DAY);
    expect(uncountedTime([100, 120, 121], at(150))).toBe((13 + 22) * DAY);
  });

  test('is not made up by changes in the future, as a clock that was ahead leaves them', () => {
    expect(uncountedTime([100, 101, 5000], at(102))).toBe(0);
  });
});
