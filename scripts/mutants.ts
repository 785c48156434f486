// npm run mutants [-- game …]: tries each wrong rule of the games' test kits and sees whether a test that cites its
// clause fails.
import { fork } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { allGames } from '../src/games/index.ts';
import type { Mutant } from '../src/testkit/kit.ts';
import { allKits, kitOf, type LoadedKit } from '../src/testkit/kits.ts';
import { citation, describeMutant, misfit, type RunOutcome, verdict, type Verdict } from './mutant.ts';
import type { LaneTask } from './mutant-lane.ts';
import { filesIn, ROOT } from './source-files.ts';
import { testNames } from './test-names.ts';

/** A run of a few tests takes a fraction of a second; past this it does not end. */
const PATIENCE_MS = 60_000;
const PATIENCE_FOR_ALL_MS = 600_000;

interface Trial {
  readonly mutant: Mutant;
  readonly testFiles: readonly string[];
  readonly citingNames: ReadonlySet<string>;
}

const read = (path: string): string => readFileSync(ROOT + path, 'utf8');

class Lane {
  private child: ReturnType<typeof fork> | null = null;

  run(task: LaneTask, patience: number): Promise<RunOutcome> {
    this.child ??= fork(`${ROOT}scripts/mutant-lane.ts`, { cwd: ROOT, execArgv: ['--import', 'tsx'] });
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
      const timer = setTimeout(() => abandon(`its tests did not end within ${patience / 1000} s`), patience);
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

/** The mutants of one list with the tests that should kill them; those that cannot be tried go to `errors`. */
function prepare(mutants: readonly Mutant[], folder: string, errors: string[]): Trial[] {
  const tests = filesIn(folder, '.test.ts').flatMap((file) =>
    testNames(file, read(file)).flatMap(({ name, counts }) => (counts ? [{ file, name }] : [])),
  );
  return mutants.flatMap((mutant) => {
    const citing = tests.filter(({ name }) => citation(mutant.clause).test(name));
    const problem = existsSync(ROOT + mutant.file) ? misfit(mutant, read(mutant.file)) : `there is no ${mutant.file}`;
    if (problem !== null) errors.push(`${describeMutant(mutant)}: ${problem}`);
    else if (citing.length === 0) errors.push(`${describeMutant(mutant)}: no test in ${folder} cites ${mutant.clause}`);
    else {
      const testFiles = [...new Set(citing.map(({ file }) => file))];
      return [{ mutant, testFiles, citingNames: new Set(citing.map(({ name }) => name)) }];
    }
    return [];
  });
}

/** What goes wrong when the tests of these trials run on the rules as they are. */
async function baselineErrors(trials: readonly Trial[], lane: Lane): Promise<string[]> {
  const clauses = [...new Set(trials.map(({ mutant }) => mutant.clause))];
  const { tests, errors } = await lane.run(
    {
      mutant: null,
      testFiles: [...new Set(trials.flatMap(({ testFiles }) => testFiles))],
      pattern: clauses.map((clause) => citation(clause).source).join('|'),
    },
    PATIENCE_FOR_ALL_MS,
  );
  const failed = tests.filter(({ state }) => state === 'failed');
  return [...errors, ...failed.map(({ name }) => `fails without any mutant: ${name}`)];
}

async function verdicts(trials: readonly Trial[], lanes: readonly Lane[]): Promise<Map<Trial, Verdict>> {
  const found = new Map<Trial, Verdict>();
  const waiting = trials.values();
  const work = async (lane: Lane): Promise<void> => {
    for (const trial of waiting) {
      const { mutant, testFiles, citingNames } = trial;
      const outcome = await lane.run({ mutant, testFiles, pattern: citation(mutant.clause).source }, PATIENCE_MS);
      found.set(trial, verdict(outcome, citingNames));
    }
  };
  await Promise.all(lanes.map(work));
  return found;
}

/** Whether every mutant of the game was killed. */
async function tryGame({ game: { id: game }, mutants }: LoadedKit, lanes: readonly Lane[]): Promise<boolean> {
  const errors: string[] = [];
  const trials = prepare(mutants, `src/games/${game}`, errors);
  if (trials.length > 0) errors.push(...(await baselineErrors(trials, lanes[0]!)));
  if (errors.length > 0) {
    for (const error of errors) console.error(`${game}: error: ${error}`);
    return false;
  }

  const found = await verdicts(trials, lanes);
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
  const lanes = Array.from({ length: availableParallelism() }, () => new Lane());
  for (const kit of kits) if (!(await tryGame(kit, lanes))) process.exitCode = 1;
  for (const lane of lanes) lane.close();
}
