import { expect, test } from 'vitest';
import { testNames } from './test-names.ts';

const counted = (sourceText: string): string[] =>
  testNames('a.test.ts', sourceText)
    .filter(({ counts }) => counts)
    .map(({ name }) => name);

test('plain tests count, in describe blocks too', () => {
  const sourceText = `
    test('SG-1 first', () => {});
    it("SG-2 second", () => {});
    test(\`SG-3 third\`, () => {});
    describe('group', () => {
      describe('inner group', function () {
        test('SG-4 fourth', () => {});
      });
    });
  `;
  expect(counted(sourceText)).toEqual(['SG-1 first', 'SG-2 second', 'SG-3 third', 'SG-4 fourth']);
});

test.each([
  ['skipped', "test.skip('SG-1', () => {});"],
  ['planned', "test.todo('SG-1');"],
  ['expected to fail', "test.fails('SG-1', () => {});"],
  ['conditional', "test.skipIf(slow)('SG-1', () => {});"],
  ['of a skipped group', "describe.skip('group', () => { test('SG-1', () => {}); });"],
  ['made by each', "test.each([1, 2])('SG-1', () => {});"],
  ['made by an each template', "test.each`a\n${1}`('SG-1', () => {});"],
  ['of a repeated group', "describe.each([1, 2])('group', () => { test('SG-1', () => {}); });"],
  ['in a for loop', "for (const seats of [2, 3]) { test('SG-1', () => {}); }"],
  ['in a loop without a block', "for (const seats of [2, 3]) test('SG-1', () => {});"],
  ['in forEach', "[2, 3].forEach((seats) => { test('SG-1', () => {}); });"],
  ['in map', "[2, 3].map((seats) => test('SG-1', () => {}));"],
  ['in a group in a loop', "for (const n of [2, 3]) describe('group', () => { test('SG-1', () => {}); });"],
  ['in a branch', "if (fast) { test('SG-1', () => {}); }"],
  ['in a helper', "function check() { test('SG-1', () => {}); }"],
  ['with a composed name', 'test(`SG-1 with ${n} seats`, () => {});'],
  ['with a joined name', "test('SG-1' + rest, () => {});"],
])('a test %s is seen but does not count', (_kind, sourceText) => {
  const names = testNames('a.test.ts', sourceText);
  expect(names.filter(({ name }) => name.includes('SG-1')).map(({ counts }) => counts)).toEqual([false]);
});

test('the place is file and line', () => {
  expect(testNames('a.test.ts', "\n\ntest('SG-1', () => {});")[0]?.place).toBe('a.test.ts:3');
});

test('only calls of test and it are tests', () => {
  expect(testNames('a.test.ts', "describe('SG-1', () => {}); expect('SG-2'); regex.test('SG-3');")).toEqual([]);
});
