import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { StoreError } from '../store.ts';
import { connect } from './driver.ts';

function refuseToOverwrite(file: string): void {
  if (existsSync(file)) throw new StoreError('failed', `${file} exists already, and a backup overwrites nothing.`);
}

function sync(fileOrFolder: string, flags: string): void {
  const descriptor = openSync(fileOrFolder, flags);
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

/**
 * Copies a consistent snapshot over its own connection; writers are not blocked. The copy gets its final name only when it is complete
 * and on the disk.
 */
export async function backUp(from: string, to: string): Promise<void> {
  refuseToOverwrite(to);
  const partial = `${to}.partial`;
  // Left by a backup that was interrupted.
  rmSync(partial, { force: true });
  try {
    const connection = await connect(from);
    try {
      connection.exec('PRAGMA busy_timeout = 5000');
      connection.prepare('VACUUM INTO ?').run(partial);
    } finally {
      connection.close();
    }
    sync(partial, 'r+');
    refuseToOverwrite(to);
    renameSync(partial, to);
    // The name is on the disk when the folder is. Windows opens no folders, and needs none of this.
    if (process.platform !== 'win32') sync(path.dirname(path.resolve(to)), 'r');
  } catch (error) {
    rmSync(partial, { force: true });
    throw error;
  }
}
