/** For tests: files that are thrown away, and a database without a thread around it. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Database } from '../../store/sqlite/database.ts';
import { connect } from '../../store/sqlite/driver.ts';
import type { Opening, Request } from '../../store/sqlite/requests.ts';

export class ScratchFolder {
  #path: string | null = null;
  #files = 0;

  /** Made when it is first used: if every test of a file is left out, nothing is called that would remove it. */
  get path(): string {
    this.#path ??= mkdtempSync(path.join(tmpdir(), 'meadhall-store-'));
    return this.#path;
  }

  newFile(): string {
    return path.join(this.path, `${++this.#files}.db`);
  }

  remove(): void {
    if (this.#path !== null) rmSync(this.#path, { recursive: true });
  }
}

export async function within<T>(opening: Opening, use: (database: Database) => T): Promise<T> {
  const { database } = await Database.open(opening);
  try {
    return use(database);
  } finally {
    database.close();
  }
}

/** Asks for all of it at once: the answers, or why there is none. */
export function ask(database: Database, ...requests: readonly Request[]): unknown[] {
  return database.run(requests).outcomes.map((outcome) => (outcome.ok ? outcome.value : outcome.failure));
}

/** Does something to a file that the store itself never does. */
export async function tamper(file: string, sql: string): Promise<void> {
  const connection = await connect(file);
  try {
    connection.exec(sql);
  } finally {
    connection.close();
  }
}
