/**
 * Decides when the page shows what the server sent. View, scores, log and question advance together, one update after the other, and
 * nothing of an update is shown before its cards have turned over.
 */
import type { HeardLine, News } from '../../protocol/client.ts';
import type { TableDoc } from '../../protocol/table.ts';

export interface Update {
  readonly doc: TableDoc;
  readonly news: News;
  readonly lines: readonly HeardLine[];
}

/** Animates updates. Both methods return null when there is nothing to wait for. */
export interface Performer {
  /** Turns over the cards that the update reveals, while the page still shows what was before it. `waiting`: updates behind this one. */
  reveal(update: Update, before: TableDoc | null, waiting: number): Promise<void> | null;
  /** Animates the rest, once the update is shown. */
  move(): Promise<void> | null;
  /** Ends at once what `reveal` or `move` is waiting for. */
  skip(): void;
}

/** With more updates waiting the page has fallen behind: it shows them all at once. */
const MAX_WAITING = 6;

export class UpdateQueue {
  private readonly show: (update: Update) => void;
  private readonly waiting: Update[] = [];
  private readonly performers = new Set<Performer>();
  private shown: TableDoc | null = null;
  private isRunning = false;

  constructor(show: (update: Update) => void) {
    this.show = show;
  }

  /** Whether something has arrived that is not shown yet. */
  get isBehind(): boolean {
    return this.waiting.length > 0;
  }

  /** All performers animate an update at the same time. Returns the function that removes this one. */
  perform(performer: Performer): () => void {
    this.performers.add(performer);
    return () => {
      this.catchUp();
      this.performers.delete(performer);
    };
  }

  push(update: Update): void {
    this.waiting.push(update);
    if (this.waiting.length > MAX_WAITING) this.catchUp();
    else if (!this.isRunning) void this.run();
  }

  /** Shows everything now, without waiting for animations. */
  catchUp(): void {
    for (let next = this.waiting[0]; next !== undefined; next = this.waiting[0]) this.showFirst(next);
    for (const performer of this.performers) performer.skip();
  }

  private async run(): Promise<void> {
    this.isRunning = true;
    for (let next = this.waiting[0]; next !== undefined; next = this.waiting[0]) {
      const behind = this.waiting.length - 1;
      const revealed = this.together((performer) => performer.reveal(next, this.shown, behind));
      if (revealed !== null) await revealed;
      // `catchUp` may have shown it meanwhile.
      if (this.waiting[0] !== next) continue;
      this.showFirst(next);
      const moved = this.together((performer) => performer.move());
      if (moved !== null) await moved;
    }
    this.isRunning = false;
  }

  /** Null when there is nothing to wait for. */
  private together(perform: (performer: Performer) => Promise<void> | null): Promise<unknown> | null {
    const waits = [...this.performers].map(perform).filter((wait) => wait !== null);
    return waits.length > 1 ? Promise.all(waits) : (waits[0] ?? null);
  }

  private showFirst(update: Update): void {
    this.waiting.shift();
    this.shown = update.doc;
    this.show(update);
  }
}
