// Runs tests with one mutant after another, without touching the files: a transform changes the source as the test runner loads it. It is
// a process of its own, because a wrong rule may loop for ever and then the process must be killed. It serves many mutants, because
// starting the test runner takes longer than most runs.
import { createVitest } from 'vitest/node';
import type { Mutant } from '../src/testkit/kit.ts';
import { mutated, type RunOutcome } from './mutant.ts';
import { ROOT } from './source-files.ts';

export interface WorkerTask {
  readonly mutant: Mutant | null;
  readonly testFiles: readonly string[];
  /** Source of a regular expression; only tests whose name matches are run. */
  readonly pattern: string;
}

let current: Mutant | null = null;

const vitest = await createVitest(
  'test',
  {
    root: ROOT,
    // One project for all files, unlike `npm test`.
    config: false,
    watch: false,
    silent: true,
    // An empty reporter, because the default one prints.
    reporters: [{}],
    pool: 'threads',
    maxWorkers: 1,
    // A timeout on a slow machine must not count as a killed mutant.
    testTimeout: 0,
    hookTimeout: 0,
  },
  {
    plugins: [
      {
        name: 'mutant',
        enforce: 'pre',
        transform: (code: string, id: string) =>
          current !== null && id.split('?')[0] === ROOT + current.file ? mutated(current, code) : null,
      },
    ],
  },
);

async function run({ mutant, testFiles, pattern }: WorkerTask): Promise<RunOutcome> {
  for (const changed of [current, mutant]) {
    if (changed !== null) vitest.invalidateFile(ROOT + changed.file);
  }
  current = mutant;
  vitest.setGlobalTestNamePattern(new RegExp(pattern, 'u'));
  const project = vitest.getRootProject();
  const files = testFiles.map((file) => ROOT + file);
  const outcome = await vitest.runTestSpecifications(files.map((file) => project.createSpecification(file)));
  const { unhandledErrors } = outcome;
  // The modules of earlier runs are among them.
  const testModules = outcome.testModules.filter(({ moduleId }) => files.includes(moduleId));
  return {
    tests: testModules.flatMap((module) =>
      Array.from(module.children.allTests(), (test) => ({ name: test.name, state: test.result().state })),
    ),
    errors: [...testModules.flatMap((module) => module.errors()), ...unhandledErrors].map(firstLine),
  };
}

function firstLine(error: unknown): string {
  const message = error instanceof Object && 'message' in error ? String(error.message) : String(error);
  return message.split('\n')[0]!;
}

process.on('message', (task: WorkerTask) => {
  void run(task).then(
    (outcome) => process.send!(outcome),
    (error: unknown) => process.send!({ tests: [], errors: [firstLine(error)] } satisfies RunOutcome),
  );
});
process.on('disconnect', () => process.exit());
