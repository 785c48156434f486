import { StoreError, type StoreFailure } from '../store.ts';

/** Result codes of SQLite: https://sqlite.org/rescode.html */
export const SQLITE = { BUSY: 5, READONLY: 8, CORRUPT: 11, FULL: 13, CONSTRAINT: 19, NOT_A_DATABASE: 26 } as const;

/** A request that no store could carry out. */
export class InvalidRequestError extends Error {
  override readonly name = 'InvalidRequestError';
}

/** What went wrong with a request, in a form that passes between threads. */
export interface Failure {
  readonly failure: StoreFailure;
  readonly message: string;
  /** The store cannot write, or not well. False if only this request was at fault. */
  readonly trouble: boolean;
}

/** The result code of an error that SQLite raised, without the details that the higher bits add; null for any other error. */
export function resultCode(error: unknown): number | null {
  if (!(error instanceof Error) || !('errcode' in error)) return null;
  return typeof error.errcode === 'number' ? error.errcode & 0xff : null;
}

function kindOf(error: unknown): StoreFailure {
  if (error instanceof StoreError) return error.failure;
  const code = resultCode(error);
  // Files beside the database are written without SQLite.
  const system = error instanceof Error && 'code' in error ? error.code : null;
  if (code === SQLITE.FULL || system === 'ENOSPC' || system === 'EDQUOT') return 'full';
  if (code === SQLITE.READONLY || system === 'EROFS') return 'readOnly';
  return code === SQLITE.CORRUPT || code === SQLITE.NOT_A_DATABASE ? 'damaged' : 'failed';
}

export function failureOf(error: unknown): Failure {
  return {
    failure: kindOf(error),
    message: error instanceof Error ? error.message : String(error),
    trouble: !(error instanceof InvalidRequestError) && resultCode(error) !== SQLITE.CONSTRAINT,
  };
}

export function storeErrorOf({ failure, message }: Failure): StoreError {
  return new StoreError(failure, message);
}
