/** Reports of rules that failed. They hold every secret of their table, so only the owner of the folder may read them. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { messageOf, type Logger } from './logger.ts';
import { RuleFailedError } from './table/commands/game.ts';

/** A table that fails again and again must not fill the disk. */
const MOST = 200;

export class Reports {
  private readonly folder: string;
  private readonly log: Logger;
  private written = 0;

  constructor(folder: string, log: Logger) {
    this.folder = folder;
    this.log = log;
  }

  /** Writes a report for `meadhall crash`, and gives its name. */
  keep(table: string, error: unknown, now: number): string {
    const name = `${new Date(now).toISOString().replace(/[:.]/g, '-')}-${table}.json`;
    if (this.written >= MOST) return name;
    const report = error instanceof RuleFailedError ? error.report : { crash: { path: '', message: messageOf(error) } };
    try {
      mkdirSync(this.folder, { recursive: true, mode: 0o700 });
      writeFileSync(join(this.folder, name), `${JSON.stringify(report)}\n`, { mode: 0o600, flag: 'wx' });
      this.written++;
    } catch (failure) {
      this.log.error('a report could not be written', { table, error: messageOf(failure) });
    }
    return name;
  }
}
