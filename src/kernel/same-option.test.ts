import { describe, expect, test } from 'vitest';
import { sameOption } from './same-option.ts';

describe('two options are the same', () => {
  test.each([
    [{ card: 'axe' }, { card: 'axe' }, true],
    [{ from: 1, to: 2 }, { to: 2, from: 1 }, true],
    ['axe', 'axe', true],
    [{ card: 'axe' }, { card: 'horn' }, false],
    [{ card: 'axe' }, { card: 'axe', seat: 1 }, false],
    [{ card: 'axe', seat: 1 }, { card: 'axe' }, false],
    [{ seat: 1 }, { seat: '1' }, false],
    [{ card: undefined }, { rival: undefined }, false],
    [{ card: 'axe' }, null, false],
    [null, null, true],
    [{ card: 'axe' }, 'axe', false],
    [{ toString: 1 }, {}, false],
  ])('%j and %j: %s', (one, other, same) => {
    expect(sameOption(one, other)).toBe(same);
    expect(sameOption(other, one)).toBe(same);
  });
});
