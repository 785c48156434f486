// Mutants: whether one applies to a source, and the verdict on its test run.
import type { Mutant } from '../src/testkit/kit.ts';

export interface TestOutcome {
  readonly name: string;
  readonly state: 'passed' | 'failed' | 'skipped' | 'pending';
}

export interface RunOutcome {
  readonly tests: readonly TestOutcome[];
  /** Errors that kept test files from being loaded or run. */
  readonly errors: readonly string[];
}

export type Verdict =
  { readonly is: 'killed' } | { readonly is: 'survivor' } | { readonly is: 'broken'; readonly why: string };

/** Matches names that cite exactly this clause: BR-4 matches neither BR-44 nor BR-4a, card Odin does not match card Odin’s Smite. */
export function citation(clause: string): RegExp {
  const literal = clause.replace(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);
  return new RegExp(String.raw`(?<![\p{L}\p{N}_-])${literal}(?![\p{L}\p{N}_’'])`, 'u');
}

/** Why the mutant cannot be applied to this source, null if it can. */
export function mutantProblem(mutant: Mutant, sourceText: string): string | null {
  if (mutant.find === '') return 'find is empty';
  if (mutant.find === mutant.replace) return 'replace is the same as find';
  const occurrences = sourceText.split(mutant.find).length - 1;
  return occurrences === 1 ? null : `find occurs ${occurrences} times in ${mutant.file}, not once`;
}

export function mutated(mutant: Mutant, sourceText: string): string {
  return sourceText.replace(mutant.find, () => mutant.replace);
}

/** A mutant is killed by a test that ran and failed. Code that no longer loads kills nothing: it would fail every test,
 *  whatever the test checks. */
export function verdict(outcome: RunOutcome, citingNames: ReadonlySet<string>): Verdict {
  const [error] = outcome.errors;
  if (error !== undefined) return { is: 'broken', why: error };
  const states = outcome.tests.filter(({ name }) => citingNames.has(name)).map(({ state }) => state);
  if (states.includes('failed')) return { is: 'killed' };
  return states.includes('passed')
    ? { is: 'survivor' }
    : { is: 'broken', why: 'no test that cites the clause was run' };
}

export function describeMutant({ clause, file, find, replace }: Mutant): string {
  return `${clause} in ${file}: ${JSON.stringify(find)} → ${JSON.stringify(replace)}`;
}
