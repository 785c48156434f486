/** The data folder and its files hold every secret of every game: they are for their owner alone. */
import { chmodSync, closeSync, mkdirSync, openSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { messageOf, type Logger } from './logger.ts';

const FOLDER_MODE = 0o700;
const FILE_MODE = 0o600;
/** Access of anybody but the owner. */
const OTHERS = 0o077;
const BESIDE = ['', '-wal', '-shm'] as const;

/** Returns the path of the database, which exists from now on. Logs a warning if others may look into the folder. */
export function prepareDataFolder(folder: string, file: string, log: Logger): string {
  mkdirSync(folder, { recursive: true, mode: FOLDER_MODE });
  const database = join(folder, file);
  // Windows has no such modes: its folders are as private as the profile they are in.
  if (process.platform === 'win32') return database;
  const { mode } = statSync(folder);
  if ((mode & OTHERS) !== 0) {
    log.warn('the data folder is open to other users of this machine: chmod 700', {
      folder,
      mode: (mode & 0o777).toString(8),
    });
  }
  // SQLite gives the files beside the database the mode of the database.
  createPrivate(database);
  return database;
}

/** Closes the files of the database to other users. After it was opened, so that no file of another program is touched. */
export function closeToOthers(database: string, log: Logger): void {
  if (process.platform === 'win32') return;
  for (const end of BESIDE) makePrivate(database + end, log);
}

/** A failure shows when the store opens the file, which says it better. */
function createPrivate(path: string): void {
  try {
    closeSync(openSync(path, 'a', FILE_MODE));
  } catch {
    // The store will tell.
  }
}

function makePrivate(path: string, log: Logger): void {
  try {
    const found = statSync(path, { throwIfNoEntry: false });
    if (found !== undefined && (found.mode & OTHERS) !== 0) chmodSync(path, FILE_MODE);
  } catch (error) {
    log.warn('a file of the data folder is open to other users of this machine', { path, error: messageOf(error) });
  }
}
