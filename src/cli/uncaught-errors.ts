/**
 * Uncaught exceptions and rejections. The server continues: every change is stored before clients are told, and tables share no state, so
 * ending all games for one error would cost more than the error. If they come in quick succession the process itself is broken: it exits,
 * and its supervisor starts another.
 */
import { messageOf, type Logger } from '../server/logger.ts';

export const MOST_ERRORS = 20;
const WITHIN_MS = 60_000;

export interface UncaughtErrorActions {
  readonly log: Pick<Logger, 'error'>;
  exit(code: number): void;
  now(): number;
}

export class UncaughtErrors {
  private readonly actions: UncaughtErrorActions;
  /** When the latest errors came. */
  private times: readonly number[] = [];

  constructor(actions: UncaughtErrorActions) {
    this.actions = actions;
  }

  handle(error: unknown): void {
    const { log, exit, now } = this.actions;
    log.error('uncaught error', { error: messageOf(error) });
    const since = now() - WITHIN_MS;
    this.times = [...this.times.filter((time) => time > since), now()];
    if (this.times.length <= MOST_ERRORS) return;
    log.error('too many uncaught errors in a minute, exiting', { errors: this.times.length });
    exit(1);
  }
}
