// npm test: all checks and tests. npm test -- words: only the tests whose names contain these words.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestCounts } from './count-reporter.ts';
import { matchingFiles, patternOf, type ReadText } from './matching-tests.ts';
import { filesIn, ROOT } from './source-files.ts';
import { CHECKS, durationOf, environment, lineOf, runSteps, type Step } from './steps.ts';

/** What the browser tests need; it is built while the types are checked. */
const PREPARATION: readonly Step[] = [
  { name: 'browser', command: 'node scripts/browser.mjs' },
  { name: 'page', command: 'node scripts/page.mjs' },
];

interface Tests extends TestCounts {
  readonly isOk: boolean;
  readonly seconds: number;
}

/** Runs vitest, which prints its progress. */
async function runTests(args: readonly string[]): Promise<Tests> {
  const start = performance.now();
  const folder = mkdtempSync(join(tmpdir(), 'meadhall-test-'));
  const file = join(folder, 'counts.json');
  const reporters = ['--reporter=default', '--reporter=./scripts/count-reporter.ts'];
  const env = { ...environment, MEADHALL_TEST_COUNTS: file };
  const child = spawn('vitest', ['run', ...args, ...reporters], { cwd: ROOT, env, stdio: 'inherit' });
  const code = await new Promise<number | null>((resolve) => {
    child.once('error', () => resolve(1));
    child.once('close', resolve);
  });
  const counts = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as TestCounts) : { passed: 0, failed: 0 };
  rmSync(folder, { recursive: true, force: true });
  return { ...counts, isOk: code === 0, seconds: (performance.now() - start) / 1000 };
}

const countOf = ({ passed, failed }: Tests): string =>
  `${passed} ${passed === 1 ? 'test' : 'tests'} passed, ${failed} failed`;

async function runAll(): Promise<boolean> {
  const start = performance.now();
  const lines: string[] = [];
  const note = (line: string): void => {
    console.log(line);
    lines.push(line.slice(line.lastIndexOf('\n') + 1));
  };
  const outcomes = await runSteps([...PREPARATION, ...CHECKS], (outcome) => note(lineOf(outcome)));
  let isOk = outcomes.every((outcome) => outcome.isOk);
  if (isOk) {
    const tests = await runTests([]);
    isOk = tests.isOk;
    lines.push(`${isOk ? 'ok    ' : 'FAILED'}  ${countOf(tests)}, ${durationOf(tests.seconds)}`);
  } else lines.push('The tests were not run.');
  console.log(`\n${lines.join('\n')}`);
  console.log(`npm test ${isOk ? 'passed' : 'FAILED'} in ${durationOf((performance.now() - start) / 1000)}`);
  return isOk;
}

const texts = new Map<string, string | null>();
const read: ReadText = (path) => {
  const known = texts.get(path);
  if (known !== undefined) return known;
  const text = existsSync(ROOT + path) ? readFileSync(ROOT + path, 'utf8') : null;
  texts.set(path, text);
  return text;
};

async function runMatching(words: readonly string[]): Promise<boolean> {
  const all = [...filesIn('src', '.test.ts'), ...filesIn('scripts', '.test.ts'), ...filesIn('e2e', '.e2e.ts')];
  const files = matchingFiles(words, all, read);
  const tests = files.length === 0 ? null : await runTests([...files, '-t', patternOf(words)]);
  if (tests === null || (tests.isOk && tests.passed === 0)) {
    console.error(`No test has a name that contains: ${words.join(', ')}`);
    return false;
  }
  console.log(`${countOf(tests)}, ${durationOf(tests.seconds)}`);
  return tests.isOk;
}

const words = process.argv.slice(2);
if (words.some((word) => word.startsWith('-'))) {
  console.error(
    'npm test -- words: runs the tests whose names contain all these words. For other options run vitest itself: npx vitest',
  );
  process.exitCode = 1;
} else if (!(await (words.length === 0 ? runAll() : runMatching(words)))) process.exitCode = 1;
