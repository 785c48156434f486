// npm run mutants [-- game …]: applies each mutant of the games' test kits and checks that a test that cites its clause
// fails.
import { fork } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { allGames } from '../src/games/index.ts';
import type { Mutant } from '../src/testkit/kit.ts';
import { allKits, kitOf, type LoadedKit } from '../src/testkit/kits.ts';
import { citation, describeMutant, mutantProblem, type RunOutcome, verdict, type Verdict } from './mutant.ts';
import type { WorkerTask } from './mutant-worker.ts';
import { filesIn, ROOT } from './source-files.ts';
import { testNames } from './test-names.ts';

/** A run of a few tests takes a fraction of a second: one that takes longer than this is an endless loop. */
const TIMEOUT_MS = 60_000;
const BASELINE_TIMEOUT_MS = 600_000;

interface Trial {
  readonly mutant: Mutant;
  readonly testFiles: readonly string[];
  readonly citingNames: ReadonlySet<string>;
}

const read = (path: string): string => readFileSync(ROOT + path, 'utf8');

/** Starts the worker process when it is needed, and again after it was killed. */
class MutantWorker {
  private child: ReturnType<typeof fork> | null = null;

  run(task: WorkerTask, timeoutMs: number): Promise<RunOutcome> {
    this.child ??= fork(`${ROOT}scripts/mutant-worker.ts`, { cwd: ROOT, execArgv: ['--import', 'tsx'] });
    const child = this.child;
    return new Promise((resolve) => {
      const finish = (outcome: RunOutcome): void => {
        clearTimeout(timer);
        child.removeAllListeners();
        resolve(outcome);
      };
      const abandon = (why: string): void => {
        this.close();
        finish({ tests: [], errors: [why] });
      };
      const timer = setTimeout(() => abandon(`its tests did not end within ${timeoutMs / 1000} s`), timeoutMs);
      child.once('message', (outcome: RunOutcome) => finish(outcome));
      child.once('exit', (code) => abandon(`the test runner ended with code ${code}`));
      child.send(task);
    });
  }

  close(): void {
    this.child?.kill('SIGKILL');
    this.child = null;
  }
}

/** The mutants of a game with the tests that should kill them; mutants that cannot be applied are reported in `errors`. */
function prepare(mutants: readonly Mutant[], folder: string, errors: string[]): Trial[] {
  const tests = filesIn(folder, '.test.ts').flatMap((file) =>
    testNames(file, read(file)).flatMap(({ name, counts }) => (counts ? [{ file, name }] : [])),
  );
  return mutants.flatMap((mutant) => {
    const citing = tests.filter(({ name }) => citation(mutant.clause).test(name));
    const problem = existsSync(ROOT + mutant.file)
      ? mutantProblem(mutant, read(mutant.file))
      : `there is no ${mutant.file}`;
    if (problem !== null) errors.push(`${describeMutant(mutant)}: ${problem}`);
    else if (citing.length === 0) errors.push(`${describeMutant(mutant)}: no test in ${folder} cites ${mutant.clause}`);
    else {
      const testFiles = [...new Set(citing.map(({ file }) => file))];
      return [{ mutant, testFiles, citingNames: new Set(citing.map(({ name }) => name)) }];
    }
    return [];
  });
}

/** The failures of these tests without any mutant. */
async function baselineErrors(trials: readonly Trial[], worker: MutantWorker): Promise<string[]> {
  const clauses = [...new Set(trials.map(({ mutant }) => mutant.clause))];
  const { tests, errors } = await worker.run(
    {
      mutant: null,
      testFiles: [...new Set(trials.flatMap(({ testFiles }) => testFiles))],
      pattern: clauses.map((clause) => citation(clause).source).join('|'),
    },
    BASELINE_TIMEOUT_MS,
  );
  const failed = tests.filter(({ state }) => state === 'failed');
  return [...errors, ...failed.map(({ name }) => `fails without any mutant: ${name}`)];
}

async function verdicts(trials: readonly Trial[], workers: readonly MutantWorker[]): Promise<Map<Trial, Verdict>> {
  const found = new Map<Trial, Verdict>();
  const waiting = trials.values();
  const work = async (worker: MutantWorker): Promise<void> => {
    for (const trial of waiting) {
      const { mutant, testFiles, citingNames } = trial;
      const outcome = await worker.run({ mutant, testFiles, pattern: citation(mutant.clause).source }, TIMEOUT_MS);
      found.set(trial, verdict(outcome, citingNames));
    }
  };
  await Promise.all(workers.map(work));
  return found;
}

/** Whether every mutant of the game was killed. */
async function tryGame({ game: { id: game }, mutants }: LoadedKit, workers: readonly MutantWorker[]): Promise<boolean> {
  const errors: string[] = [];
  const trials = prepare(mutants, `src/games/${game}`, errors);
  if (trials.length > 0) errors.push(...(await baselineErrors(trials, workers[0]!)));
  if (errors.length > 0) {
    for (const error of errors) console.error(`${game}: error: ${error}`);
    return false;
  }

  const found = await verdicts(trials, workers);
  let killed = 0;
  for (const trial of trials) {
    const result = found.get(trial)!;
    if (result.is === 'killed') killed += 1;
    else if (result.is === 'survivor') console.log(`${game}: survivor: ${describeMutant(trial.mutant)}`);
    else console.log(`${game}: broken: ${describeMutant(trial.mutant)}: ${result.why}`);
  }
  console.log(`${game}: ${killed}/${mutants.length} killed`);
  return killed === mutants.length;
}

const wanted = process.argv.slice(2);
const games = allGames.map(({ id }) => id);
const unknown = wanted.filter((game) => !games.includes(game));
if (unknown.length > 0) {
  console.error(`no game is called ${unknown.join(', ')}; there are: ${games.join(', ')}`);
  process.exitCode = 1;
} else {
  const kits = wanted.length === 0 ? await allKits() : await Promise.all(wanted.map(kitOf));
  const workers = Array.from({ length: availableParallelism() }, () => new MutantWorker());
  for (const kit of kits) if (!(await tryGame(kit, workers))) process.exitCode = 1;
  for (const worker of workers) worker.close();
}
