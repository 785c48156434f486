/** A copy of everything a server keeps, made while it goes on. */
import { existsSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { DATA_FILE } from '../server/server.ts';
import { SqliteThread } from '../server/store/sqlite/thread.ts';
import { StoreError } from '../server/store/store.ts';
import { CommandError } from './command-error.ts';

/** Says in one sentence why there is no copy. */
export class BackupError extends CommandError {
  override readonly name = 'BackupError';
}

/** Gives the whole name of the file that was written. */
export async function backUp(dataFolder: string, target: string): Promise<string> {
  const from = join(dataFolder, DATA_FILE);
  const to = resolve(target);
  if (!isFolder(dataFolder)) {
    throw new BackupError(`There is no data folder ${dataFolder}. Name it with --data or MEADHALL_DATA.`);
  }
  if (!existsSync(from))
    throw new BackupError(`There is no ${DATA_FILE} in ${dataFolder}: no server has kept its data there.`);
  if (existsSync(to)) throw new BackupError(`${to} exists already, and a backup overwrites nothing.`);
  if (!isFolder(dirname(to))) throw new BackupError(`There is no folder ${dirname(to)} to write the backup to.`);
  try {
    // Only the thread that copies: the store itself would bring the schema of a running server's file to this version.
    const copied = await SqliteThread.start({ task: 'backup', from, to });
    await copied.end();
    return to;
  } catch (error) {
    if (!(error instanceof StoreError)) throw error;
    throw new BackupError(`The backup was not made: ${error.message.replace(/\.$/, '')}.`, { cause: error });
  }
}

const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
