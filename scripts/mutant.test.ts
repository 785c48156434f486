import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Mutant } from '../src/testkit/kit.ts';
import { allKits } from '../src/testkit/kits.ts';
import { citation, mutantProblem, mutated, type TestOutcome, verdict } from './mutant.ts';
import { ROOT } from './source-files.ts';

const mutant = (change: Partial<Mutant>): Mutant => ({
  file: 'rules.ts',
  find: 'horns < 4',
  replace: 'horns < 5',
  clause: 'BR-44',
  ...change,
});

describe('citation', () => {
  test.each([
    ['BR-4', 'BR-4 a clan may', true],
    ['BR-4', 'a clan may (BR-4)', true],
    ['BR-4', 'BR-3 BR-4: a clan may', true],
    ['BR-4', 'BR-44 a clan may', false],
    ['BR-4', 'BR-4a a clan may', false],
    ['BR-4', 'XBR-4 a clan may', false],
    ['R-4', 'BR-4 a clan may', false],
    ['card Odin', 'card Odin hits', true],
    ['card Odin', 'card Odin’s Smite hits', false],
    ['card Odin’s Smite', 'BRC-3 card Odin’s Smite hits', true],
    ['card Manheim!', 'card Manheim! pays', true],
    ['card Manheim!', 'card Manheim pays', false],
  ])('%s in "%s": %s', (clause, name, expected) => {
    expect(citation(clause).test(name)).toBe(expected);
  });
});

describe('mutantProblem', () => {
  test('find must occur exactly once', () => {
    expect(mutantProblem(mutant({}), 'return horns < 4;')).toBeNull();
    expect(mutantProblem(mutant({}), 'return horns <= 4;')).toBe('find occurs 0 times in rules.ts, not once');
    expect(mutantProblem(mutant({}), 'horns < 4 || horns < 4')).toBe('find occurs 2 times in rules.ts, not once');
  });

  test('a mutant must change something', () => {
    expect(mutantProblem(mutant({ replace: 'horns < 4' }), 'horns < 4')).toBe('replace is the same as find');
    expect(mutantProblem(mutant({ find: '' }), 'horns < 4')).toBe('find is empty');
  });
});

test('mutated takes the replacement literally', () => {
  expect(mutated(mutant({ replace: '$& + $1' }), 'return horns < 4;')).toBe('return $& + $1;');
});

describe('verdict', () => {
  const citing = new Set(['BR-44 a', 'BR-44 b']);
  const outcome = (name: string, state: TestOutcome['state']): TestOutcome => ({ name, state });

  test('one failing test that cites the clause kills', () => {
    const tests = [outcome('BR-44 a', 'passed'), outcome('BR-44 b', 'failed')];
    expect(verdict({ tests, errors: [] }, citing)).toEqual({ is: 'killed' });
  });

  test('a failing test that cites something else does not', () => {
    const tests = [outcome('BR-44 a', 'passed'), outcome('BR-45 c', 'failed')];
    expect(verdict({ tests, errors: [] }, citing)).toEqual({ is: 'survivor' });
  });

  test('a file that does not load kills nothing', () => {
    const tests = [outcome('BR-44 a', 'failed')];
    expect(verdict({ tests, errors: ['Unexpected token'] }, citing)).toEqual({ is: 'broken', why: 'Unexpected token' });
  });

  test('a mutant whose tests did not run is broken', () => {
    expect(verdict({ tests: [outcome('BR-44 a', 'skipped')], errors: [] }, citing).is).toBe('broken');
  });
});

test('every mutant of every game can still be applied', async () => {
  const problems = (await allKits()).flatMap(({ game, mutants }) =>
    mutants.flatMap((each) => {
      const problem = mutantProblem(each, readFileSync(ROOT + each.file, 'utf8'));
      return problem === null ? [] : [`${game.id}, ${each.clause}: ${problem}`];
    }),
  );
  expect(problems).toEqual([]);
});
