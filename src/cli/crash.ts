/** Reports of crashed rules: kept as files, and tried again. */
import { randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LoadError, replayCrash, RuleError, type AnyGame, type CrashReport } from '../kernel/index.ts';
import { echo, isRecord, sentence } from './request.ts';

/** Keeps a report where MEADHALL_CRASHES says, else among the temporary files. Null if the disk does not take it. */
export function keepReport(report: CrashReport): string | null {
  const folder = process.env['MEADHALL_CRASHES'] || tmpdir();
  const file = join(folder, `meadhall-crash-${report.state.game}-${randomUUID()}.json`);
  try {
    mkdirSync(folder, { recursive: true });
    // Only for its owner: the state holds every secret of the table.
    writeFileSync(file, `${JSON.stringify(report)}\n`, { mode: 0o600, flag: 'wx' });
    return file;
  } catch {
    return null;
  }
}

export interface RetryResult {
  /** 0: it goes through now; 1: it still crashes; 2: that file cannot be tried. */
  readonly exitCode: 0 | 1 | 2;
  readonly message: string;
}

export function retryCrash(file: string, games: readonly AnyGame[]): RetryResult {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    return cannot(`The file cannot be read: ${(error as Error).message}.`);
  }
  const report = reportIn(text);
  if (report === null) return cannot('The file is not a crash report.');
  const game = games.find(({ id }) => id === report.state.game);
  if (game === undefined) return cannot(`The report is of a game that is not here: ${echo(report.state.game)}.`);
  const error = replayCrash(game, report);
  if (error === null) {
    return { exitCode: 0, message: `It no longer crashes. It did at ${report.crash.path}: ${report.crash.message}` };
  }
  const message = error instanceof Error ? error.message : String(error);
  if (error instanceof LoadError) return cannot(`The state in the report cannot be loaded: ${sentence(message)}.`);
  const place = error instanceof RuleError ? ' at ' : ': ';
  return { exitCode: 1, message: `It still crashes${place}${message}` };
}

const cannot = (message: string): RetryResult => ({ exitCode: 2, message });

/** As much as is needed to try it; the rest is checked when the state is loaded and the input applied. */
function reportIn(text: string): CrashReport | null {
  let report: unknown;
  try {
    report = JSON.parse(text);
  } catch {
    return null;
  }
  if (!isRecord(report)) return null;
  const { crash, input, state } = report;
  if (!isRecord(crash) || !isRecord(input) || !isRecord(state)) return null;
  const isInput = ['answer', 'takeBack', 'undo', 'confirms'].includes(String(input['do']));
  const hasPicks = input['do'] !== 'answer' || Array.isArray(input['picks']);
  return isInput && hasPicks ? (report as unknown as CrashReport) : null;
}
