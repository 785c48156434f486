/** What can be set of the pool of bots, and what it counts. */
import type { BotFailure, FailedJob } from './job.ts';

export interface BotPoolOptions {
  /** Threads at most; each is started when it is first needed. */
  readonly workers: number;
  /** For one decision, in milliseconds. The start of a worker does not count. */
  readonly timeLimit: number;
  /** For the start of a worker, in milliseconds: it reads all the rules. */
  readonly startLimit?: number;
  /** In milliseconds: a job that people see waiting is answered by chance after so long. Other jobs wait for as long as it takes. */
  readonly patience?: number;
  /** After a decision for an unattended table, in milliseconds: the least time before the next one. */
  readonly unattendedRest?: number;
  /** For each worker, in megabytes. One that needs more ends, and the server does not. */
  readonly memory?: number;
  /** Called at each failure of a bot. Its arguments hold no secret. It must not throw: nobody is there to catch it. */
  readonly onFailure?: (job: FailedJob, failure: BotFailure) => void;
  /** Another module to start as a worker: for tests, which plant bots that fail. */
  readonly workerFile?: URL;
}

export interface BotPoolStats {
  /** Jobs answered, by bots or by chance. */
  readonly decisions: number;
  /** Failures of bots: the job was answered by chance, unless its caller had given up. */
  readonly failures: number;
  /** Workers started in the place of one that ended. */
  readonly restarts: number;
  /** Jobs that wait now. */
  readonly queued: number;
}

/** Of the time that a decision for an unattended table took: so many times as long the next one waits, at least. */
export const REST_PER_WORK = 3;

/** Unattended tables so use a quarter of one thread, and make ten decisions a second, at most. */
export const POOL_DEFAULTS = {
  startLimit: 60_000,
  patience: 20_000,
  unattendedRest: 100,
  memory: 512,
  workerFile: new URL('./worker.mjs', import.meta.url),
};
