/** Stores that fail when a test wants them to. */
import { StoreError, type Commit, type Store, type StoreFailure, type TableRow } from '../store/store.ts';

/** What becomes of a commit: refused; written, but reported as failed; or lost with the thread that was to write it. */
type Mishap = StoreFailure | 'writtenNevertheless' | 'threadEnds';

/** Passes everything on to another store, but for what it was told to let go wrong. */
export class FailingStore {
  /** For every commit, until it is null again. */
  mishap: Mishap | null = null;
  /** Tables cannot be read either. */
  isBlind = false;
  /** Commits that a mishap befell. */
  mishaps = 0;
  /** With the methods of the store behind it. */
  readonly store: Store;
  private readonly endThread: () => void;
  private readonly waiting = new Set<() => void>();

  constructor(behind: Store, endThread: () => void = () => undefined) {
    this.endThread = endThread;
    const own = {
      commit: (commit: Commit) => this.commit(behind, commit),
      load: (id: string) => this.load(behind, id),
      seq: async (id: string) => (await this.load(behind, id))?.seq ?? null,
      trouble: () => (this.isBroken(this.mishap) ? this.mishap : behind.trouble()),
    };
    this.store = new Proxy(behind, {
      get: (target, name: keyof Store) => {
        if (Object.hasOwn(own, name)) return own[name as keyof typeof own];
        // Methods with private fields must be called on their own object.
        const method = target[name];
        return (method as (...args: unknown[]) => unknown).bind(target);
      },
    });
  }

  /** Resolves when so many commits have gone wrong. */
  untilMishaps(count: number): Promise<void> {
    return new Promise((resolve) => {
      const look = (): void => {
        if (this.mishaps < count) return;
        this.waiting.delete(look);
        resolve();
      };
      this.waiting.add(look);
      look();
    });
  }

  private isBroken(mishap: Mishap | null): mishap is StoreFailure {
    return mishap !== null && mishap !== 'writtenNevertheless' && mishap !== 'threadEnds';
  }

  private async commit(behind: Store, commit: Commit): Promise<'done' | 'conflict'> {
    const { mishap } = this;
    if (mishap === null) return behind.commit(commit);
    this.mishaps++;
    try {
      if (this.isBroken(mishap)) throw new StoreError(mishap, 'as the test wants it');
      const writing = behind.commit(commit);
      if (mishap === 'threadEnds') this.endThread();
      const answer = await writing;
      if (mishap === 'writtenNevertheless') throw new StoreError('failed', 'as the test wants it');
      return answer;
    } finally {
      for (const look of this.waiting) look();
    }
  }

  private load(behind: Store, id: string): Promise<TableRow | null> {
    if (this.isBlind) return Promise.reject(new StoreError('failed', 'as the test wants it'));
    return behind.load(id);
  }
}
