/**
 * Errors that nobody caught. The server goes on: every change is in the store before anybody is told, and tables do not depend on
 * each other, so to end all games for one error would cost more than the error. One that comes again and again says that the process
 * itself is ill, and then whoever watches over it should start another.
 */
import { messageOf, type Logger } from '../server/logger.ts';

export const MOST_ERRORS = 20;
const WITHIN_MS = 60_000;

export interface LastResortActions {
  readonly log: Pick<Logger, 'error'>;
  exit(code: number): void;
  now(): number;
}

export class LastResort {
  private readonly actions: LastResortActions;
  /** When the latest errors came. */
  private times: readonly number[] = [];

  constructor(actions: LastResortActions) {
    this.actions = actions;
  }

  caught(error: unknown): void {
    const { log, exit, now } = this.actions;
    log.error('an error was caught by nobody', { error: messageOf(error) });
    const since = now() - WITHIN_MS;
    this.times = [...this.times.filter((time) => time > since), now()];
    if (this.times.length <= MOST_ERRORS) return;
    log.error('too many errors in a minute: the server ends, to be started again', { errors: this.times.length });
    exit(1);
  }
}
