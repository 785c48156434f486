import { expect, test } from 'vitest';
import { matchingFiles, patternOf } from './matching-tests.ts';

const FILES: { readonly [path: string]: string } = {
  'src/plain.test.ts': `
    // The word giraffe is in no name.
    test('SG-1 a warrior sails north', () => { expect('zebra').toBe('zebra'); });
    describe('in a storm', () => {
      describe('at night', () => { it("nobody sails", () => {}); });
      test('the fleet waits', () => {});
    });
  `,
  'src/each.test.ts': `
    test.each([['an axe', 1], ['a raven', 2]])('%s may be laid', () => {});
    for (const [name, leak] of leaks) test(\`a leak of \${name} is caught, by \${leak}\`, () => {});
  `,
  'src/listed.test.ts': `
    import { leaks } from './leaks.ts';
    for (const { name } of leaks) test(name, () => {});
  `,
  'src/leaks.ts': `
    import { far } from './far.ts';
    export const leaks = [{ name: 'the hand shows' }, { name: 'the deck shows' }];
  `,
  'src/far.ts': `export const far = 'the moon shows';`,
  'src/games/one.test.ts': `
    import { suite } from '../suite.ts';
    suite('tiny');
  `,
  'src/suite.ts': `
    import { checks } from './checks.ts';
    export const suite = (id: string) => describe(\`conformance of \${id}\`, () => { for (const c of checks) test(c, run); });
  `,
  'src/checks.ts': `export const checks = ['random games end', 'two worlds look the same'];`,
};
const read = (path: string): string | null => FILES[path] ?? null;
const TESTS = Object.keys(FILES).filter((path) => path.endsWith('.test.ts'));
const found = (...words: string[]): string[] => matchingFiles(words, TESTS, read);

test('a file is found by the words of a name, in any order and in any case', () => {
  expect(found('warrior')).toEqual(['src/plain.test.ts']);
  expect(found('NORTH', 'sg-1')).toEqual(['src/plain.test.ts']);
  expect(found('warrior sails')).toEqual(['src/plain.test.ts']);
  expect(found('sails warrior')).toEqual([]);
});

test('the groups around a test are a part of its name, and other tests are not', () => {
  expect(found('storm', 'night', 'nobody')).toEqual(['src/plain.test.ts']);
  expect(found('night', 'fleet')).toEqual([]);
});

test('what is no name finds nothing', () => {
  expect(found('giraffe')).toEqual([]);
  expect(found('zebra')).toEqual([]);
});

test('composed names find their words in the file or in what it imports', () => {
  expect(found('raven', 'laid')).toEqual(['src/each.test.ts']);
  expect(found('hand', 'shows')).toEqual(['src/listed.test.ts']);
  expect(found('moon')).toEqual([]);
});

test('names that a helper makes find their words where the helper has them', () => {
  expect(found('random games')).toEqual(['src/games/one.test.ts']);
  expect(found('conformance', 'tiny', 'two worlds')).toEqual(['src/games/one.test.ts']);
  expect(found('random', 'zebra')).toEqual([]);
});

test('the pattern matches names with all the words, special characters included', () => {
  const matches = (name: string, ...words: string[]): boolean => new RegExp(patternOf(words)).test(name);
  expect(matches('SG-1 a warrior sails north', 'north', 'Warrior')).toBe(true);
  expect(matches('SG-1 a warrior sails north', 'north', 'king')).toBe(false);
  expect(matches('what? (again) [x] a+b $1', 'what?', '(AGAIN)', '[x]', 'a+b', '$1')).toBe(true);
  expect(matches('whatx again', 'what?')).toBe(false);
  expect(matches('Élan', 'éLAN')).toBe(true);
});
