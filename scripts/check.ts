// npm run check [-- words]: runs the checks of types, lint, format, imports and untested clauses in parallel; with words, only the checks
// whose names contain them.
import { CHECKS, durationOf, lineOf, runSteps } from './steps.ts';

const words = process.argv.slice(2).join(' ');
const chosen = CHECKS.filter(({ name }) => name.includes(words));
if (chosen.length === 0) {
  console.error(`no check matches “${words}”; there are: ${CHECKS.map(({ name }) => name).join(', ')}`);
  process.exitCode = 1;
} else {
  const start = performance.now();
  const outcomes = await runSteps(chosen, (outcome) => console.log(lineOf(outcome)));
  const failed = outcomes.filter(({ isOk }) => !isOk);
  console.log(`${failed.length} of ${chosen.length} checks failed, ${durationOf((performance.now() - start) / 1000)}`);
  if (failed.length > 0) process.exitCode = 1;
}
