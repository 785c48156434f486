/** Logs bots that fail. A bot that fails at every decision of a thousand tables must not fill the disk with lines. */
import { Bucket } from '../buckets.ts';
import type { Logger } from '../logger.ts';
import type { BotFailure, FailedJob } from './job.ts';

const LINES_AT_ONCE = 20;
const LINES_PER_MINUTE = 10;

/** Each line says how many failures before it were not logged. */
export function failureLog(log: Pick<Logger, 'warn'>, now: () => number) {
  const lines = new Bucket(LINES_AT_ONCE, LINES_PER_MINUTE / 60, now());
  let unlogged = 0;
  return (job: FailedJob, { kind }: BotFailure): void => {
    if (!lines.take(now())) {
      unlogged++;
      return;
    }
    log.warn('a bot failed', { ...job, kind, unlogged });
    unlogged = 0;
  };
}
