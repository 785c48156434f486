import type { Store } from '../store.ts';
import type { Failure } from './failure.ts';

const WRITES = [
  'commit',
  'remove',
  'expire',
  'expirePersons',
  'expireCodes',
  'addPerson',
  'addToken',
  'removeToken',
  'removeOtherTokens',
  'updatePerson',
  'addCode',
  'spendCode',
] as const;
const READS = [
  'load',
  'seq',
  'log',
  'story',
  'listed',
  'ofPerson',
  'due',
  'daysOfChange',
  'person',
  'shuffleCount',
] as const;

/** The methods of the store that the database answers. */
export type Call = (typeof WRITES)[number] | (typeof READS)[number];
export type Answer<C extends Call> = Awaited<ReturnType<Store[C]>>;

/** The same methods, answered at once. */
export type Operations = { readonly [C in Call]: (...args: Parameters<Store[C]>) => Answer<C> };

export type Request = { readonly [C in Call]: { readonly call: C; readonly args: Parameters<Store[C]> } }[Call];

export type Outcome = { readonly ok: true; readonly value: Answer<Call> } | ({ readonly ok: false } & Failure);

export interface Reply {
  /** One for each request, in their order. */
  readonly outcomes: readonly Outcome[];
  /** How many transactions wrote something, or tried to. */
  readonly transactions: number;
}

/** So many requests at most are carried to the database at once. */
export const MOST_AT_ONCE = 256;

/** A removal of what has expired takes so many rows at most at once, so that other requests need not wait for all of them. */
export const EXPIRE_AT_ONCE = 100;

export function isWrite({ call }: Request): boolean {
  return (WRITES as readonly Call[]).includes(call);
}

export interface Opening {
  readonly file: string;
  /** The database is not to grow beyond this. */
  readonly maxBytes?: number;
}

/** What a thread is started for. */
export type Task =
  ({ readonly task: 'serve' } & Opening) | { readonly task: 'backup'; readonly from: string; readonly to: string };

export type ToThread = { readonly type: 'run'; readonly requests: readonly Request[] } | { readonly type: 'close' };

export type FromThread =
  /** The database is open, or the backup is made. `trouble`: it is open, but cannot be written to. */
  | { readonly type: 'ready'; readonly trouble: Failure | null }
  | ({ readonly type: 'refused' } & Failure)
  | ({ readonly type: 'reply' } & Reply);
