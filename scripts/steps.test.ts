import { expect, test } from 'vitest';
import { durationOf, lineOf, runSteps, type StepOutcome } from './steps.ts';

test('all steps are run, and each outcome has the exit status and the output', async () => {
  const told: string[] = [];
  const outcomes = await runSteps(
    [
      { name: 'good', command: 'node -e "console.log(1)"' },
      { name: 'bad', command: 'node -e "console.log(2); console.error(3); process.exit(4)"' },
      { name: 'unknown', command: 'no-such-command-here' },
      { name: 'last', command: 'node -e ""' },
    ],
    ({ step }) => told.push(step.name),
    2,
  );
  const byName = new Map(outcomes.map((outcome) => [outcome.step.name, outcome]));
  expect(['good', 'bad', 'unknown', 'last'].map((name) => byName.get(name)!.isOk)).toEqual([true, false, false, true]);
  expect(byName.get('bad')!.output.split('\n').filter(Boolean).toSorted()).toEqual(['2', '3']);
  expect(told).toEqual(outcomes.map(({ step }) => step.name));
});

test('one at a time, they run in their order', async () => {
  const outcomes = await runSteps(
    [1, 2, 3].map((number) => ({ name: `${number}`, command: 'node -e ""' })),
    () => undefined,
    1,
  );
  expect(outcomes.map(({ step }) => step.name)).toEqual(['1', '2', '3']);
});

test('a step that failed shows what it printed, one that passed does not', () => {
  const outcome: StepOutcome = { step: { name: 'types', command: 'tsc' }, isOk: true, seconds: 3.4, output: 'noise\n' };
  expect(lineOf(outcome)).toBe('ok      types, 3 s');
  expect(lineOf({ ...outcome, isOk: false, seconds: 75 })).toBe('noise\nFAILED  types, 1 min 15 s');
});

test('durations are printed in minutes and seconds', () => {
  expect([0, 59.4, 59.6, 60, 3601].map(durationOf)).toEqual(['0 s', '59 s', '1 min 0 s', '1 min 0 s', '60 min 1 s']);
});
