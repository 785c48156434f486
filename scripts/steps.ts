// Runs commands in parallel, as many at once as there are cores. The output of a command is shown only if it fails.
import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { delimiter } from 'node:path';
import { ROOT } from './source-files.ts';

export interface Step {
  readonly name: string;
  /** A shell command; the programs in node_modules/.bin are on its PATH. */
  readonly command: string;
}

export interface StepOutcome {
  readonly step: Step;
  readonly isOk: boolean;
  readonly seconds: number;
  readonly output: string;
}

/** The checks that need no test run, the longest first. */
export const CHECKS: readonly Step[] = [
  { name: 'types', command: 'tsc' },
  { name: 'format', command: 'npm run -s format:check' },
  { name: 'types of the page', command: 'svelte-check --tsconfig tsconfig.web.json --fail-on-warnings' },
  { name: 'types of the tests of and in the page', command: 'tsc -p tsconfig.e2e.json' },
  { name: 'types of the rules', command: 'tsc -p tsconfig.rules.json' },
  { name: 'imports', command: 'npm run -s boundaries' },
  { name: 'clauses without a test', command: 'npm run -s rules' },
  { name: 'lint', command: 'npm run -s lint' },
];

export const environment = { ...process.env, PATH: `${ROOT}node_modules/.bin${delimiter}${process.env['PATH'] ?? ''}` };

function run(step: Step): Promise<StepOutcome> {
  const start = performance.now();
  const child = spawn(step.command, { cwd: ROOT, env: environment, shell: true, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (output += text));
  return new Promise((resolve) => {
    const end = (isOk: boolean, why = ''): void =>
      resolve({ step, isOk, seconds: (performance.now() - start) / 1000, output: output + why });
    child.once('error', (error) => end(false, error.message));
    child.once('close', (code) => end(code === 0));
  });
}

/** Runs all steps, even if some fail. The outcomes are in the order in which the steps end. */
export async function runSteps(
  steps: readonly Step[],
  ended: (outcome: StepOutcome) => void,
  atOnce = availableParallelism(),
): Promise<readonly StepOutcome[]> {
  const outcomes: StepOutcome[] = [];
  const waiting = steps.values();
  const work = async (): Promise<void> => {
    for (const step of waiting) {
      const outcome = await run(step);
      outcomes.push(outcome);
      ended(outcome);
    }
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, steps.length) }, work));
  return outcomes;
}

export function durationOf(seconds: number): string {
  const whole = Math.round(seconds);
  return whole < 60 ? `${whole} s` : `${Math.floor(whole / 60)} min ${whole % 60} s`;
}

/** One line; for a failed step, preceded by its output. */
export const lineOf = ({ step, isOk, seconds, output }: StepOutcome): string =>
  `${isOk ? '' : `${output.trimEnd()}\n`}${isOk ? 'ok    ' : 'FAILED'}  ${step.name}, ${durationOf(seconds)}`;
