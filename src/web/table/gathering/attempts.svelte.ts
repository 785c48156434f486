/** Remembers where the last command came from, so that its refusal is shown beside that control. */
import type { Order } from '../../../protocol/client.ts';
import { api } from '../../shared/api.ts';
import { settings } from '../../shared/settings.svelte.ts';
import type { TableModel } from '../../live/table-model.svelte.ts';
import { refusalSentence } from '../sentence.ts';

export class Attempts {
  private readonly table: TableModel;
  private last: string | null = $state(null);
  /** A refusal that the page knows without asking the server. */
  private own: string | null = $state(null);

  constructor(table: TableModel) {
    this.table = table;
  }

  /** Returns whether the command succeeded. */
  async try(where: string, order: Order): Promise<boolean> {
    this.last = where;
    this.own = null;
    try {
      const end = await this.table.command(order);
      if (end.done || end.refusal?.why !== 'table.noCookie') return end.done;
      await this.reconnectWithIdentity();
      return (await this.table.command(order)).done;
    } catch {
      // The request for a cookie was not answered.
      return false;
    }
  }

  /** Gets a cookie for somebody who came by a link without one, and reconnects with it. */
  private async reconnectWithIdentity(): Promise<void> {
    await api.me();
    this.table.reconnect();
  }

  explain(where: string, why: string): void {
    this.last = where;
    this.own = why;
  }

  /** Why the last thing that was tried there did not happen. */
  refusalAt(where: string): string | null {
    if (this.last !== where) return null;
    if (this.own !== null) return this.own;
    const { refusal } = this.table;
    return refusal === null ? null : refusalSentence(refusal, settings.language, null);
  }
}
