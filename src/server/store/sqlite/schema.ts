import { StoreError } from '../store.ts';
import { numberOf, pragma, type Connection } from './driver.ts';

/** Marks the file as one of ours ("Mead" in ASCII): the data of another program are not touched. */
export const APPLICATION_ID = 0x4d656164;

/**
 * Step n leads from schema n to schema n + 1, and from an empty file over all of them. What has been released is never edited: a
 * change is a further step.
 *
 * Rows of `tables` are large, hence an ordinary table, with the state last so that lists need not read over it. Log entries of one table
 * lie side by side, in order.
 */
const STEPS: readonly string[] = [
  `
  CREATE TABLE tables (
    id TEXT NOT NULL PRIMARY KEY,
    seq INTEGER NOT NULL,
    phase TEXT NOT NULL,
    listed INTEGER NOT NULL,
    due INTEGER NOT NULL,
    changed INTEGER NOT NULL,
    record TEXT NOT NULL,
    state TEXT
  ) STRICT;
  CREATE INDEX tables_listed ON tables (changed) WHERE listed = 1 AND phase IN ('gathering', 'playing');
  CREATE INDEX tables_due ON tables (changed) WHERE due = 1;

  CREATE TABLE log (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seq INTEGER NOT NULL,
    at INTEGER NOT NULL,
    lines INTEGER NOT NULL,
    entry TEXT NOT NULL,
    PRIMARY KEY (table_id, seq)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE members (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    person TEXT NOT NULL,
    PRIMARY KEY (table_id, person)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX members_person ON members (person);

  CREATE TABLE persons (
    id TEXT NOT NULL PRIMARY KEY,
    name TEXT NOT NULL,
    seen INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE tokens (
    hash TEXT NOT NULL PRIMARY KEY,
    person TEXT NOT NULL REFERENCES persons (id) ON DELETE CASCADE
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX tokens_person ON tokens (person);

  PRAGMA application_id = ${APPLICATION_ID};
  `,
  // Codes, by which a person comes in on another device; and what expires is found without looking at every table.
  `
  CREATE TABLE codes (
    hash TEXT NOT NULL PRIMARY KEY,
    person TEXT NOT NULL REFERENCES persons (id) ON DELETE CASCADE,
    expires INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX codes_person ON codes (person);
  CREATE INDEX codes_expires ON codes (expires);

  CREATE INDEX tables_phase ON tables (phase, changed);
  CREATE INDEX persons_seen ON persons (seen);
  `,
  // What expires is found by the day of its last change: most moves are made on the day of the one before, and leave the index alone.
  `
  ALTER TABLE tables ADD COLUMN day INTEGER NOT NULL DEFAULT 0;
  UPDATE tables SET day = changed / 86400000;
  DROP INDEX tables_phase;
  CREATE INDEX tables_day ON tables (phase, day);
  `,
  // Games that a person gave up after the deal, and in which their nonce was missing.
  `
  ALTER TABLE persons ADD COLUMN given_up INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE persons ADD COLUMN withheld INTEGER NOT NULL DEFAULT 0;
  `,
];

export const SCHEMA_VERSION = STEPS.length;

function versionOf(connection: Connection, file: string): number {
  const version = Number(pragma(connection, 'user_version'));
  const objects = numberOf(connection.prepare('SELECT count(*) AS count FROM sqlite_schema').get()!, 'count');
  if (pragma(connection, 'application_id') !== APPLICATION_ID && (objects > 0 || version > 0)) {
    throw new StoreError('failed', `${file} is a database of another program.`);
  }
  if (version > SCHEMA_VERSION) {
    throw new StoreError(
      'failed',
      `${file} was written by a newer version of Meadhall: its schema is ${version}, and this version knows no higher one than ` +
        `${SCHEMA_VERSION}. Start the newer version, or restore a backup that was made before it.`,
    );
  }
  return version;
}

/** Brings the file to the present schema, in one transaction. A file that is there already is not written to. */
export function upgrade(connection: Connection, file: string): void {
  if (versionOf(connection, file) === SCHEMA_VERSION) return;
  connection.exec('BEGIN IMMEDIATE');
  try {
    // Read again under the lock: another process may have upgraded in between.
    for (const step of STEPS.slice(versionOf(connection, file))) connection.exec(step);
    connection.exec(`PRAGMA user_version = ${SCHEMA_VERSION}`);
    connection.exec('COMMIT');
  } catch (error) {
    rollBack(connection);
    throw error;
  }
}

/** Ends the transaction, if there still is one: after some errors SQLite has ended it by itself. */
export function rollBack(connection: Connection): void {
  try {
    connection.exec('ROLLBACK');
  } catch {
    // There was none any more.
  }
}
