/** What was tried where, so that a refusal is said beside the thing that was refused. */
import type { Order } from '../../../protocol/client.ts';
import { api } from '../../shared/api.ts';
import { settings } from '../../shared/settings.svelte.ts';
import type { TableModel } from '../../live/table-model.svelte.ts';
import { refusalSentence } from '../sentence.ts';

export class Attempts {
  private readonly table: TableModel;
  private last: string | null = $state(null);
  /** A why-not that the page knows without asking. */
  private own: string | null = $state(null);

  constructor(table: TableModel) {
    this.table = table;
  }

  /** Whether it was taken. */
  async try(where: string, order: Order): Promise<boolean> {
    this.last = where;
    this.own = null;
    try {
      const end = await this.table.command(order);
      if (end.done || end.refusal.why !== 'table.noCookie') return end.done;
      await this.comeInKnown();
      return (await this.table.command(order)).done;
    } catch {
      // The page is being left: nobody waits for the answer.
      return false;
    }
  }

  /** Whoever follows a link is nobody yet: the house gives a name, and they come in again under it. */
  private async comeInKnown(): Promise<void> {
    await api.me();
    this.table.close();
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
