/** A copy of the page's table document, kept by listening to its sockets, so that tests can wait for changes without polling. */
import type { Page } from 'playwright-core';
import { patched, type Line, type ServerMessage, type ShownGame, type TableDoc } from '../src/protocol/index.ts';

/** In milliseconds. So long that only a hang reaches it, however busy the machine is. */
export const TIMEOUT = 300_000;

/** Whether this viewer must answer. Where only one answer is possible the server gives it by itself, so that does not count. */
export function isAsked({ game }: TableDoc): boolean {
  if (game === null || game.result !== null || game.choice === null || game.sealed !== null) return false;
  return game.choice.options.length > 1 || game.choice.confirm === true;
}

export class TableMirror {
  doc: TableDoc | null = null;
  /** All lines of the log. */
  lines: readonly Line[] = [];
  /** How many sockets the page has opened. */
  sockets = 0;
  private readonly waiting = new Set<() => void>();

  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
    page.on('websocket', (socket) => {
      this.sockets += 1;
      socket.on('framereceived', ({ payload }) => this.take(JSON.parse(String(payload)) as ServerMessage));
    });
  }

  get game(): ShownGame | null {
    return this.doc?.game ?? null;
  }

  get isAsked(): boolean {
    return this.doc !== null && isAsked(this.doc);
  }

  until(what: string, holds: (doc: TableDoc) => boolean): Promise<void> {
    const isSo = (): boolean => this.doc !== null && holds(this.doc);
    if (isSo()) return Promise.resolve();
    return new Promise((resolve, reject) => {
      const done = (end: () => void): void => {
        clearTimeout(timer);
        this.waiting.delete(look);
        end();
      };
      const look = (): void => {
        if (isSo()) done(resolve);
      };
      const timer = setTimeout(
        () => done(() => reject(new Error(`never came: ${what}; ${JSON.stringify(this.game?.asked ?? this.doc)}`))),
        TIMEOUT,
      );
      this.waiting.add(look);
    });
  }

  /** Until it is this page's turn, or the game is over. */
  async untilAsked(): Promise<void> {
    await this.until('a question, or the end', ({ game }) => this.isAsked || (game?.result ?? null) !== null);
    await this.untilDrawn();
  }

  /** The page draws a message a moment after the socket received it; a click in between would hit the old page. */
  async untilDrawn(): Promise<void> {
    await this.page.locator(`[data-question="${this.game!.question}"]`).waitFor();
  }

  private take(message: ServerMessage): void {
    if (message.t === 'welcome') {
      this.doc = message.doc;
      const kept = message.anew ? [] : this.lines.filter(({ no }) => no <= message.since);
      this.lines = [...kept, ...message.lines];
    } else if (message.t === 'update' && this.doc !== null) {
      this.doc = patched(this.doc, message.patch);
      this.lines = [...this.lines, ...(message.lines ?? [])];
    }
    for (const look of this.waiting) look();
  }
}
