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
  private performer: Performer | null = null;
  private shown: TableDoc | null = null;
  private isRunning = false;

  constructor(show: (update: Update) => void) {
    this.show = show;
  }

  /** Whether something has arrived that is not shown yet. */
  get isBehind(): boolean {
    return this.waiting.length > 0;
  }

  /** Returns the function that removes it. */
  perform(performer: Performer): () => void {
    this.performer = performer;
    return () => {
      this.catchUp();
      if (this.performer === performer) this.performer = null;
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
    this.performer?.skip();
  }

  private async run(): Promise<void> {
    this.isRunning = true;
    for (let next = this.waiting[0]; next !== undefined; next = this.waiting[0]) {
      const { performer } = this;
      const revealed = performer?.reveal(next, this.shown, this.waiting.length - 1) ?? null;
      if (revealed !== null) await revealed;
      // `catchUp` may have shown it meanwhile.
      if (this.waiting[0] !== next) continue;
      this.showFirst(next);
      const moved = performer?.move() ?? null;
      if (moved !== null) await moved;
    }
    this.isRunning = false;
  }

  private showFirst(update: Update): void {
    this.waiting.shift();
    this.shown = update.doc;
    this.show(update);
  }
}
