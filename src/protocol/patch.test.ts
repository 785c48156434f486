import assert from 'node:assert/strict';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { diff, patched, PatchError } from './patch.ts';
import type { Patch } from './patch.ts';

/** Keys that are trouble where objects are mistaken for dictionaries. */
const ODD_KEYS = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  'length',
  '',
  '0',
  '-1',
  '1.5',
];

const overWire = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

/** An object with own properties of these names, whatever they are called. */
const objectOf = (entries: readonly (readonly [string, unknown])[]): unknown =>
  JSON.parse(`{${entries.map(([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value)}`).join()}}`);

const key = fc.oneof(fc.constantFrom(...ODD_KEYS), fc.constantFrom('a', 'b', 'c', 'd'), fc.string({ maxLength: 5 }));
const scalar = fc.oneof(
  fc.constant(null),
  fc.boolean(),
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }).map((number) => number + 0),
  fc.nat(3),
  fc.string({ maxLength: 12 }),
);
const anyJson = fc.letrec((tie) => ({
  json: fc.oneof({ maxDepth: 5, withCrossShrink: true }, scalar, tie('list'), tie('object')),
  list: fc.array(tie('json'), { maxLength: 8 }),
  object: fc.uniqueArray(fc.tuple(key, tie('json')), { maxLength: 8, selector: ([name]) => name }).map(objectOf),
})).json;

function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null) {
    for (const part of Object.values(value)) frozen(part);
    Object.freeze(value);
  }
  return value;
}

/** One small change somewhere in a value; the numbers say where and which. */
interface Change {
  readonly steps: readonly number[];
  readonly how: number;
  readonly key: string;
  readonly value: unknown;
}
const anyChange: fc.Arbitrary<Change> = fc.record({
  steps: fc.array(fc.nat(7), { maxLength: 5 }),
  how: fc.nat(3),
  key,
  value: fc.oneof(scalar, anyJson),
});

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

function changedList(list: readonly unknown[], [step = 0, ...steps]: readonly number[], change: Change): unknown {
  const at = step % (list.length + 1);
  if (steps.length > 0 && at < list.length) return list.with(at, changed(list[at], { ...change, steps }));
  if (change.how === 0) return change.value;
  if (change.how === 1) return list.toSpliced(at, 1);
  if (change.how === 2) return list.toSpliced(at, 0, change.value);
  return list.toReversed();
}

function changedObject(object: object, [step = 0, ...steps]: readonly number[], change: Change): unknown {
  const entries = Object.entries(object);
  const at = step % (entries.length + 1);
  const rest = entries.toSpliced(at, 1);
  if (steps.length > 0 && at < entries.length) {
    const [name, value] = entries[at]!;
    return objectOf([...rest, [name, changed(value, { ...change, steps })]]);
  }
  if (change.how === 0) return change.value;
  if (change.how === 1) return objectOf(rest);
  return objectOf([...entries.filter(([name]) => name !== change.key), [change.key, change.value]]);
}

function changed(value: unknown, change: Change): unknown {
  if (Array.isArray(value)) return changedList(value, change.steps, change);
  return isObject(value) ? changedObject(value, change.steps, change) : change.value;
}

/** A value, and the same after a few small changes. */
const changedJson = fc
  .tuple(anyJson, fc.array(anyChange, { maxLength: 4 }))
  .map(([before, changes]): [unknown, unknown] => [before, overWire(changes.reduce(changed, before))]);

const pairs: readonly [string, fc.Arbitrary<[unknown, unknown]>][] = [
  ['any two values', fc.tuple(anyJson, anyJson)],
  ['a value and what becomes of it', changedJson],
];

describe.each(pairs)('a patch between %s', (_name, pair) => {
  test('turns the one into the other, here and over the wire', () => {
    fc.assert(
      fc.property(pair, ([before, after]) => {
        const patch = diff(before, after);
        assert.deepEqual(patched(before, patch), after);
        assert.deepEqual(patched(overWire(before), overWire(patch)), after);
        expect(JSON.stringify(overWire(patch))).toBe(JSON.stringify(patch));
      }),
      { numRuns: 1500 },
    );
  });

  test('is empty exactly when they are alike', () => {
    fc.assert(
      fc.property(pair, ([before, after]) => {
        const alike = diff(before, after).length === 0;
        if (alike) assert.deepEqual(before, after);
        else assert.notDeepEqual(before, after);
        expect(diff(after, overWire(after))).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });

  test('changes neither of them, nor is it changed by its use', () => {
    fc.assert(
      fc.property(pair, ([before, after]) => {
        const texts = JSON.stringify([before, after]);
        const patch = frozen(diff(frozen(before), frozen(after)));
        assert.deepEqual(patched(before, patch), after);
        expect(JSON.stringify([before, after])).toBe(texts);
      }),
      { numRuns: 500 },
    );
  });

  test('weighs little more than the new value itself', () => {
    fc.assert(
      fc.property(pair, ([before, after]) => {
        // Characters that JSON escapes are not weighed, and long numbers by guess: hence the half.
        const whole = JSON.stringify(after).length;
        expect(JSON.stringify(diff(before, after)).length).toBeLessThanOrEqual(1.5 * whole + 40);
      }),
      { numRuns: 500 },
    );
  });
});

describe('the form of a patch', () => {
  const seats = [
    { name: 'Ada', glory: 1, hand: [11, 12, 13, 14, 15, 16] },
    { name: 'Ben', glory: 2, hand: [21, 22, 23, 24, 25, 26] },
  ];
  const cases: readonly [string, unknown, unknown, unknown][] = [
    ['nothing', { a: [1, { b: 2 }] }, { a: [1, { b: 2 }] }, []],
    ['another value altogether', 3, 'three', [['three']]],
    ['null is a value', { a: { b: 1 } }, { a: null }, [{ a: [null] }]],
    ['one property', { seats, age: 1 }, { seats: overWire(seats), age: 2 }, [{ age: [2] }]],
    ['a property that is new', { seats }, { seats, age: 1 }, [{ age: [1] }]],
    ['a property that is gone', { seats, age: 1 }, { seats }, [{ age: 0 }]],
    ['a property that is undefined is gone', { seats, age: 1 }, { seats, age: undefined }, [{ age: 0 }]],
    ['a property that is undefined was never there', { seats, age: undefined }, { seats }, []],
    ['an element', { seats }, { seats: [seats[0], { ...seats[1], glory: 5 }] }, [{ seats: { 1: { glory: [5] } } }]],
    ['elements in the middle', [1, 2, 3, 4, 5, 6, 7, 8, 9], [1, 2, 3, 0, 6, 7, 8, 9], [[3, 2, [0]]]],
    ['elements at the end', ['one', 'two', 'three'], ['one', 'two', 'three', 'four'], [[3, 0, ['four']]]],
    ['a list that empties', { hand: ['axe', 'bow'] }, { hand: [] }, [{ hand: [[]] }]],
    ['the whole where that is shorter', { a: 1, b: 2, c: 3, d: 4 }, { e: 5 }, [[{ e: 5 }]]],
  ];
  test.each(cases)('%s', (_name, before, after, patch) => {
    expect(diff(before, after)).toEqual(patch);
  });

  test('what lies many levels apart in a large value costs its paths alone', () => {
    const before = { seats: overWire(Array.from({ length: 5 }, () => seats).flat()), age: 1, notes: 'x'.repeat(999) };
    const after = overWire(before);
    after.seats[9]!.glory = 50;
    after.seats[3]!.hand.pop();
    expect(diff(before, after)).toEqual([{ seats: { 3: { hand: [5, 1, []] }, 9: { glory: [50] } } }]);
  });

  test('a part that both share by identity is never looked at', () => {
    const never = new Proxy(
      {},
      {
        ownKeys: () => {
          throw new Error('looked at');
        },
      },
    );
    const before = { never, list: [never, 1], short: [never], a: 1 };
    expect(diff(before, { never, list: [never, 2], short: [never, 3], a: 2 })).toEqual([
      { list: { 1: [2] }, short: [1, 0, [3]], a: [2] },
    ]);
  });

  test('values deeper than any table still differ rightly', () => {
    const nested = (depth: number, inmost: unknown): unknown =>
      Array.from({ length: depth }).reduce((value) => ({ in: value }), inmost);
    const before = nested(1000, 'old');
    const after = nested(1000, 'new');
    assert.deepEqual(patched(before, diff(before, after)), after);
    expect(diff(before, nested(1000, 'old'))).toEqual([]);
  });
});

describe('what a patch does not touch', () => {
  test('is shared with the value before', () => {
    const before = { kept: { a: [1] }, list: [{ b: 1 }, { c: 2 }], gone: true };
    const after = patched(before, [{ list: { 1: { c: [3] } }, gone: 0 }]);
    expect(after).toEqual({ kept: { a: [1] }, list: [{ b: 1 }, { c: 3 }] });
    expect(after.kept).toBe(before.kept);
    expect(after.list[0]).toBe(before.list[0]);
    expect(after.list).not.toBe(before.list);
    expect(patched(before.list, [[0, 1, []]])[0]).toBe(before.list[1]);
  });

  test('is the value itself if that is everything', () => {
    const value = { a: { b: [1] } };
    expect(patched(value, [])).toBe(value);
    expect(patched(value, [{ a: { b: {} } }])).toBe(value);
    expect(patched(value, [{ a: { b: { 0: [1] } } }])).toBe(value);
  });
});

describe('keys with odd names', () => {
  test.each(ODD_KEYS)('"%s" is data', (name) => {
    const without = { other: 1 };
    const one = objectOf([...Object.entries(without), [name, { x: 1, long: 'enough not to be sent again' }]]);
    const two = objectOf([...Object.entries(without), [name, { x: 2, long: 'enough not to be sent again' }]]);
    for (const [before, after] of [
      [without, one],
      [one, two],
      [two, without],
    ] as const) {
      const value = patched(before, overWire(diff(before, after)));
      assert.deepEqual(value, after);
      expect(Object.getPrototypeOf(value)).toBe(Object.prototype);
      expect(Object.keys(value as object).sort()).toEqual(Object.keys(after as object).sort());
    }
  });

  test('what all objects inherit is neither data to compare nor to edit', () => {
    for (const name of ['__proto__', 'constructor', 'toString']) {
      expect(diff({}, objectOf([[name, null]]))).not.toEqual([]);
      const reaches: unknown = objectOf([[name, objectOf([['polluted', ['yes']]])]]);
      expect(() => patched({}, [reaches] as Patch)).toThrow(PatchError);
      expect(() => patched([], [reaches] as Patch)).toThrow(PatchError);
      expect(() => patched({}, [objectOf([[name, 0]])] as Patch)).toThrow(PatchError);
    }
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
    expect((Object as { polluted?: unknown }).polluted).toBeUndefined();
  });
});

describe('a patch that does not fit is refused', () => {
  const value = { list: [1, 2, 3], object: { a: 1 }, text: 'abc', none: null };
  const cases: readonly [string, unknown][] = [
    ['no list', { list: [1] }],
    ['null', null],
    ['a text', 'abc'],
    ['two edits', [{ text: ['a'] }, { text: ['b'] }]],
    ['an edit that is a number', [7]],
    ['a removal of the root', [0]],
    ['an edit that is null', [{ text: null }]],
    ['an edit that is a text', [{ text: 'abc' }]],
    ['an edit that is true', [{ text: true }]],
    ['an edit without parts', [{ text: [] }]],
    ['an edit of two parts', [{ list: [1, 2] }]],
    ['an edit of four parts', [{ list: [1, 1, [], 1] }]],
    ['inside a text', [{ text: { 0: ['x'] } }]],
    ['inside null', [{ none: { a: [1] } }]],
    ['inside what is not there', [{ nowhere: { a: [1] } }]],
    ['a property to remove that is not there', [{ object: { b: 0 } }]],
    ['an element to remove', [{ list: { 1: 0 } }]],
    ['an element that is not there', [{ list: { 3: ['x'] } }]],
    ['an element far away', [{ list: { 4294967294: ['x'] } }]],
    ['an element below the first', [{ list: { '-1': ['x'] } }]],
    ['an element in another spelling', [{ list: { '01': ['x'] } }]],
    ['an element between two', [{ list: { '0.5': ['x'] } }]],
    ['the length of a list', [{ list: { length: [1e9] } }]],
    ['a splice of an object', [{ object: [0, 0, []] }]],
    ['a splice of a text', [{ text: [0, 1, ['x']] }]],
    ['a splice beyond the end', [{ list: [4, 0, ['x']] }]],
    ['a splice that takes too many', [{ list: [1, 3, []] }]],
    ['a splice far away', [{ list: [1e9, 0, ['x']] }]],
    ['a splice from below the first', [{ list: [-1, 1, []] }]],
    ['a splice that takes fewer than none', [{ list: [1, -1, []] }]],
    ['a splice at no place', [{ list: [null, 0, []] }]],
    ['a splice between two', [{ list: [0.5, 1, []] }]],
    ['a splice of a length without elements', [{ list: [0, 0, { length: 1e9 }] }]],
    ['a splice of a number', [{ list: [0, 0, 5] }]],
  ];
  test.each(cases)('%s', (_name, patch) => {
    expect(() => patched(value, patch as Patch)).toThrow(PatchError);
  });

  test('one that goes down without end', () => {
    const nested = (depth: number): unknown => JSON.parse('{"in":'.repeat(depth) + '[1]' + '}'.repeat(depth));
    expect(() => patched(nested(100_000), [nested(100_000)] as Patch)).toThrow(PatchError);
  });

  const outcome = (before: unknown, patch: unknown): string => {
    try {
      patched(frozen(before), patch as Patch);
      return 'fits';
    } catch (error) {
      return error instanceof PatchError ? error.name : `another error: ${String(error)}`;
    }
  };

  test('whatever else it is, nothing but a PatchError comes out', () => {
    const wild = fc.oneof(anyJson, fc.array(anyJson, { minLength: 1, maxLength: 1 }));
    fc.assert(
      fc.property(anyJson, wild, (before, patch) => {
        const text = JSON.stringify(before);
        expect(['fits', 'PatchError']).toContain(outcome(before, patch));
        expect(JSON.stringify(before)).toBe(text);
      }),
      { numRuns: 1500 },
    );
    expect(Object.keys(Object.prototype)).toEqual([]);
  });
});
