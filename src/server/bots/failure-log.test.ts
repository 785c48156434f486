import { expect, test } from 'vitest';
import type { Seat } from '../../kernel/index.ts';
import { logger } from '../logger.ts';
import { failureLog } from './failure-log.ts';
import { BotFailure, type FailedJob } from './job.ts';

const JOB: FailedJob = { game: 'sample', table: 'table', question: 3, ask: 'letter', seat: 0 as Seat, bot: 'greedy' };
const SLOW = new BotFailure('slow', 'no answer');

function logged(): {
  readonly lines: { readonly [fact: string]: unknown }[];
  readonly fail: (times: number, at: number) => void;
} {
  const lines: { readonly [fact: string]: unknown }[] = [];
  const clock = { now: 0 };
  const now = (): number => clock.now;
  const log = logger('info', (line) => void lines.push(JSON.parse(line) as (typeof lines)[number]), now);
  const report = failureLog(log, now);
  return {
    lines,
    fail: (times, at) => {
      clock.now = at;
      for (let time = 0; time < times; time++) report(JOB, SLOW);
    },
  };
}

test('a line keeps its own level, and names the bot', () => {
  const { lines, fail } = logged();
  fail(1, 0);
  expect(lines[0]).toMatchObject({ level: 'warn', what: 'a bot failed', bot: 'greedy', kind: 'slow', unlogged: 0 });
});

test('of many failures a few are logged, and the others are counted', () => {
  const { lines, fail } = logged();
  fail(1_000, 0);
  expect(lines).toHaveLength(20);
  fail(1, 60_000);
  expect(lines).toHaveLength(21);
  expect(lines.at(-1)!['unlogged']).toBe(980);
  fail(100, 60_000);
  expect(lines).toHaveLength(30);
});
