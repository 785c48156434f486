/**
 * What the server stores. A table is a row that holds its record and its state, and an append-only log keyed (table, seq). Both are
 * written in one transaction that is durable before any client is told. The first writer of a sequence number wins (optimistic
 * locking): no process owns a table, so several servers can share one database.
 *
 * Records, states and entries are JSON texts: the store neither reads nor trusts them. The other fields are there to be searched.
 */
export const PHASES = ['gathering', 'playing', 'finished', 'abandoned'] as const;
export type Phase = (typeof PHASES)[number];

export const DAY = 24 * 60 * 60 * 1000;

/** A table without its state: what lists need. */
export interface TableCard {
  readonly id: string;
  /** Rises by one with every entry of the log; the first is 1. */
  readonly seq: number;
  readonly phase: Phase;
  /** Shown to everybody in the list of open tables. */
  readonly listed: boolean;
  /** The server itself must act next (a bot is asked, an answer is forced): looked up after a restart. */
  readonly due: boolean;
  /** In milliseconds since 1970, like every time here. */
  readonly changed: number;
  readonly record: string;
}

export interface TableRow extends TableCard {
  /** The game under way or finished, null while people gather. */
  readonly state: string | null;
}

export interface LogEntry {
  readonly seq: number;
  readonly at: number;
  /** How many lines the table's story has after this entry. */
  readonly lines: number;
  readonly entry: string;
}

/** Of a story, by numbers of lines. */
export interface StoryRange {
  readonly after: number;
  readonly upTo: number;
  readonly limit: number;
}

export interface Commit {
  readonly row: TableRow;
  /** At least one; their numbers follow one another, and the last is `row.seq`. */
  readonly entries: readonly LogEntry[];
  /** The persons who belong to the table, where that changed. */
  readonly members?: readonly string[];
  /** Added to what is counted of persons. */
  readonly counts?: readonly ShuffleCount[];
}

/** Games of a person with others that were given up after the deal, and in which the person's nonce was missing. */
export interface ShuffleCount {
  readonly person: string;
  readonly givenUp: number;
  readonly withheld: number;
}

export interface Person {
  /** Never leaves the server. */
  readonly id: string;
  readonly name: string;
  readonly seen: number;
}

/** Tables older than these times go, by phase. */
export type Expiry = { readonly [P in Phase]: number };

/** Damaged: what the disk holds is not what was written. A backup must be restored. */
const STORE_FAILURES = ['full', 'readOnly', 'damaged', 'failed'] as const;
export type StoreFailure = (typeof STORE_FAILURES)[number];

/**
 * Nothing was written, and a retry may succeed. Exception: after 'failed' the write may have happened nevertheless, so a table must be
 * loaded again before it is written again.
 */
export class StoreError extends Error {
  override readonly name = 'StoreError';
  readonly failure: StoreFailure;
  constructor(failure: StoreFailure, message: string) {
    super(message);
    this.failure = failure;
  }
}

export interface Store {
  /**
   * Writes the row and its entries, durably, if the first of them is one more than what is there (1 for a table that is not there yet);
   * otherwise nothing, and the answer is 'conflict'. Throws a StoreError if it cannot be written.
   */
  commit(commit: Commit): Promise<'done' | 'conflict'>;
  load(id: string): Promise<TableRow | null>;
  /** The seq of a table alone, which is cheap to read; null if there is no such table. */
  seq(id: string): Promise<number | null>;
  /** Entries with more than `lines` lines behind them and a higher seq than `after`, in order. */
  log(id: string, since?: { readonly lines?: number; readonly after?: number }): Promise<readonly LogEntry[]>;
  /**
   * Entries that added lines to the story, in order: the last `limit` of those with a line after number `after` and up to `upTo`.
   */
  story(id: string, part: StoryRange): Promise<readonly LogEntry[]>;
  /** Removes a table and its log, if its seq is still the one given. */
  remove(id: string, seq: number): Promise<'done' | 'conflict'>;

  /** Listed tables that are gathering or playing, latest change first. */
  listed(limit: number): Promise<readonly TableCard[]>;
  /** Tables of a person, latest change first. */
  ofPerson(person: string, limit: number): Promise<readonly TableCard[]>;
  /** Tables where the server itself must act. */
  due(): Promise<readonly string[]>;
  /** Removes tables last changed before the time of their phase, and counts them. */
  expire(expiry: Expiry): Promise<number>;
  /** Removes persons of no table last seen before this time, with their tokens and codes, and counts them. */
  expirePersons(before: number): Promise<number>;
  /** Removes codes that are too old, and counts them. */
  expireCodes(now: number): Promise<number>;
  /** The days since 1970 on which a table that is still there was last changed, in order, each once. */
  daysOfChange(): Promise<readonly number[]>;

  /** The person who holds the token with this hash. */
  person(tokenHash: string): Promise<Person | null>;
  /** What was counted of a person by commits; zero if the person is unknown. */
  shuffleCount(person: string): Promise<Omit<ShuffleCount, 'person'>>;
  /** A new person, with a first token; if somebody holds that token already, nothing is written, and the answer is 'conflict'. */
  addPerson(person: Person, tokenHash: string): Promise<'done' | 'conflict'>;
  /** One more device of a person who is known. */
  addToken(person: string, tokenHash: string): Promise<void>;
  /** Signs a device out; a token that is unknown is ignored. */
  removeToken(tokenHash: string): Promise<void>;
  /** Signs out all devices of a person but the one with this token, and removes their codes. */
  removeOtherTokens(person: string, keptHash: string): Promise<void>;
  /** Changes name and time; a person who is unknown stays so. */
  updatePerson(person: Person): Promise<void>;
  /** A code that is good once, until `expires`, in place of an earlier one of the person. Its hash is kept. */
  addCode(codeHash: string, person: string, expires: number): Promise<void>;
  /** Spends a code: the person it stands for, null if it is unknown, spent or too old. */
  spendCode(codeHash: string, now: number): Promise<string | null>;

  /** A consistent copy of everything, made while the server goes on. The file must not exist. */
  backup(file: string): Promise<void>;
  /** Why it could not write the last time it tried, or that a damaged page was read; null if all is well. */
  trouble(): StoreFailure | null;
  /** For the metrics. */
  stats(): { readonly commits: number; readonly transactions: number };
  close(): Promise<void>;
}
