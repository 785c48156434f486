/** Somebody who plays by chance over a bad network, and remembers what became of every command. */
import { randomPicks, type Random } from '../../kernel/index.ts';
import { TableClient, type CommandEnd, type Order } from '../../protocol/client.ts';
import type { TableDoc } from '../../protocol/index.ts';
import { CALM, Line, type NetworkFigures, type Weather } from './chaos-network.ts';
import { Waiting } from './waiting.ts';

export interface Ended {
  readonly id: string;
  readonly order: Order;
  readonly end: CommandEnd;
}

interface PlayerOptions {
  /** Of the live channel. */
  readonly url: string;
  readonly headers: { readonly [name: string]: string };
  readonly table: string;
  readonly name: string;
  readonly random: Random;
  readonly figures: NetworkFigures;
}

export class ChaosPlayer {
  readonly name: string;
  readonly client: TableClient;
  readonly ended: Ended[] = [];
  private readonly options: PlayerOptions;
  private weather: Weather = CALM;
  private line: Line | null = null;
  private ids = 0;
  private isGone = false;
  /** Until what was said is answered, nothing else is. */
  private isBusy = false;
  private readonly waiting = new Waiting();

  constructor(options: PlayerOptions) {
    this.options = options;
    this.name = options.name;
    this.client = new TableClient({
      table: options.table,
      makeId: () => `${options.name} ${++this.ids}`,
      now: () => 0,
      changed: () => this.look(),
      bye: () => this.line?.cut(),
    });
  }

  get doc(): TableDoc {
    return this.client.doc!;
  }

  /** Over, and everything said is answered. */
  get isDone(): boolean {
    return this.client.doc?.table.phase === 'finished' && this.client.pending === 0 && !this.isBusy;
  }

  /** From now on the network is like this. */
  connect(weather: Weather): void {
    this.weather = weather;
    if (this.line === null) this.dial();
    else this.line.cut();
  }

  leave(): void {
    this.isGone = true;
    this.line?.cut();
  }

  until(holds: () => boolean): Promise<void> {
    return this.waiting.until(holds);
  }

  private dial(): void {
    const { url, headers, random, figures } = this.options;
    this.line = new Line({
      url,
      headers,
      weather: this.weather,
      random,
      figures,
      opened: (send) => this.client.connected(send),
      received: (text) => {
        this.client.received(text);
        this.look();
      },
      closed: () => {
        this.line = null;
        this.client.disconnected();
        // Not at once: the end of a connection must not be taken for a turn of the loop.
        if (!this.isGone) setImmediate(() => this.dial());
      },
    });
  }

  private look(): void {
    if (!this.isBusy) void this.act();
    this.waiting.look();
  }

  private async act(): Promise<void> {
    const { client } = this;
    const game = client.doc?.game ?? null;
    if (game === null || game.result !== null || !client.upToDate) return;
    const orders = this.next();
    if (orders === null) return;
    this.isBusy = true;
    // In one tick: the network may reorder them.
    await Promise.all(orders.map((order) => this.give(order)));
    this.isBusy = false;
    this.look();
  }

  private async give(order: Order): Promise<void> {
    const id = `${this.name} ${this.ids + 1}`;
    const end = await this.client.command(order);
    this.ended.push({ id, order, end });
  }

  /** What to do now, if anything: mostly an answer, sometimes with a whim before it. */
  private next(): readonly Order[] | null {
    const { random, name } = this.options;
    const { question, choice, sealed, undo } = this.doc.game!;
    if (choice === null) return null;
    if (sealed !== null) return random(12) === 0 ? [{ t: 'takeBack', question }] : null;
    const answer: Order = { t: 'answer', question, picks: [...randomPicks(choice, random)] };
    switch (random(16)) {
      case 0:
        return [{ t: 'chat', text: `${name} says ${this.ids}` }, answer];
      case 1:
        return [{ t: 'answer', question, picks: [choice.options.length] }, answer];
      case 2:
        return [{ t: 'confirms', wanted: random(2) === 0 }, answer];
      case 3:
        // Said twice under two names: the second comes too late.
        return [answer, answer];
      case 4:
        return undo ? [{ t: 'undo', question }] : [answer];
      case 5:
        void this.client.whyNot({ nothing: 'like this' });
        return [answer];
      default:
        return [answer];
    }
  }
}
