/** Messages between the benchmark and a server process. */
export type ControlRequest =
  /** Collected: after garbage has been collected. */
  | { readonly ask: 'usage'; readonly collected: boolean }
  /** The main thread, from now on or until now; the file is where the profile goes. */
  | { readonly ask: 'profile'; readonly file: string | null }
  | { readonly ask: 'stop' };

export interface Usage {
  /** Of all threads, since the process began. */
  readonly cpuMicroseconds: number;
  readonly residentBytes: number;
  /** Of the main thread. */
  readonly heapBytes: number;
  /** How long the main thread was at work and how long it waited, since the process began. */
  readonly activeMilliseconds: number;
  readonly idleMilliseconds: number;
  /** Of the store, where there is one: changes written, and the transactions they shared. */
  readonly commits: number;
  readonly transactions: number;
}

export type Answer = { readonly port: number } | { readonly usage: Usage } | { readonly profiled: true };
