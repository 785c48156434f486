/** A table under load: two people at it over sockets of their own, and at most one move under way. */
export interface Watcher {
  /** The move has reached every client that may know of it, so many milliseconds after it was sent. */
  counted(table: LoadTable, milliseconds: number): void;
  /** A seat can move. Called after every message for which that holds. */
  free(table: LoadTable): void;
}

export abstract class LoadTable {
  watcher: Watcher | null = null;
  private sentAt: number | null = null;

  get isFree(): boolean {
    return this.sentAt === null && this.canMove();
  }

  get isUnderWay(): boolean {
    return this.sentAt !== null;
  }

  /** Makes a move for a seat that can; its latency is counted from `since`. */
  move(since: number): void {
    this.sentAt = since;
    this.send();
  }

  /** Gets so many games ready, beyond the one being played: what comes before a game is not measured. */
  abstract prepare(games: number): Promise<void>;
  abstract close(): void;

  protected abstract canMove(): boolean;
  protected abstract send(): void;
  /** Whether the move has reached every client that may know of it. */
  protected abstract hasArrived(): boolean;

  /** To be called after every message. */
  protected look(): void {
    if (this.sentAt !== null && this.hasArrived()) {
      const milliseconds = performance.now() - this.sentAt;
      this.sentAt = null;
      this.watcher?.counted(this, milliseconds);
    }
    if (this.watcher !== null && this.isFree) this.watcher.free(this);
  }
}

/** Clients that work at once share the waits for the disk; more than this would only queue. */
const AT_ONCE = 100;

export async function forAll<X>(items: readonly X[], work: (item: X) => Promise<void>): Promise<void> {
  let next = 0;
  const worker = async (): Promise<void> => {
    while (next < items.length) await work(items[next++]!);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}
