/**
 * SQLite as the runtime has it: `node:sqlite` where there is one, else the package that has the same interface. Only the little of it
 * that is used here is described, for the types of the older runtimes do not know `node:sqlite`.
 */
type SqlValue = string | number | null;
export type SqlRow = Readonly<Record<string, unknown>>;

export interface Statement {
  run(...values: SqlValue[]): { readonly changes: number | bigint };
  get(...values: SqlValue[]): SqlRow | undefined;
  all(...values: SqlValue[]): SqlRow[];
}

export interface Connection {
  exec(sql: string): void;
  prepare(sql: string): Statement;
  close(): void;
}

interface Driver {
  readonly DatabaseSync: new (file: string) => Connection;
}

/** `getBuiltinModule` returns undefined where there is none; an import would throw, and its error would have to be told from others. */
function builtIn(): Driver | null {
  return (process.getBuiltinModule('node:sqlite') as Driver | undefined) ?? null;
}

export async function connect(file: string): Promise<Connection> {
  const { DatabaseSync } = builtIn() ?? ((await import('@photostructure/sqlite')) as Driver);
  return new DatabaseSync(file);
}

/** What a `PRAGMA` says. The column it says it in does not always bear the name of the pragma. */
export function pragma(connection: Connection, name: string): unknown {
  return Object.values(connection.prepare(`PRAGMA ${name}`).get() ?? {})[0];
}

/** The column of a row, where the schema lets it be nothing but a text. */
export function textOf(row: SqlRow, column: string): string {
  const value = row[column];
  if (typeof value !== 'string') throw new TypeError(`${column} is no text`);
  return value;
}

export function numberOf(row: SqlRow, column: string): number {
  const value = row[column];
  if (typeof value !== 'number') throw new TypeError(`${column} is no number`);
  return value;
}
