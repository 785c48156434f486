/** One table as the page holds it: the document, the story, who is here, and what can be said. */
import type { Refusal } from '../../kernel/types.ts';
import {
  TableClient,
  type CommandEnd,
  type HeardLine,
  type News,
  type Order,
  type Wish,
} from '../../protocol/client.ts';
import type { Farewell } from '../../protocol/messages.ts';
import type { ShownGame, TableDoc } from '../../protocol/table.ts';
import { api, newNonce } from '../shared/api.ts';
import { settings } from '../shared/settings.svelte.ts';
import { Connection } from './connection.ts';
import { pickOf } from './picks.ts';

type Hears = (news: News, before: TableDoc | null, after: TableDoc) => void;

export class TableModel {
  readonly id: string;
  doc: TableDoc | null = $state.raw(null);
  lines: readonly HeardLine[] = $state.raw([]);
  present: readonly number[] = $state.raw([]);
  watching = $state(0);
  isOnline = $state(false);
  /** Why the server sent us away; null while it has not. */
  farewell: Farewell | null = $state(null);
  /** The last thing that was refused, until something is taken or it is put away. */
  refusal: Refusal | null = $state.raw(null);
  /** A command is on its way. */
  isBusy = $state(false);
  /** Places that a line of the log, or a choice, points at. */
  lit: readonly string[] = $state.raw([]);
  private readonly client: TableClient;
  private connection: Connection | null = null;
  private isClosed = false;
  private readonly listeners = new Set<Hears>();

  constructor(id: string) {
    this.id = id;
    this.client = new TableClient({
      table: id,
      makeId: () => crypto.randomUUID(),
      now: () => Date.now(),
      nonce: newNonce(),
      changed: (doc, news) => this.changed(doc, news),
      present: (members, watching) => {
        this.present = members;
        this.watching = watching;
      },
      bye: (why) => this.sentAway(why),
      error: (refusal) => void (this.refusal = refusal),
    });
    // Who comes by a link is nobody yet: this makes them somebody, who may sit down and speak.
    void api
      .me()
      .catch(() => undefined)
      .then(() => this.connect());
  }

  get game(): ShownGame | null {
    return this.doc?.game ?? null;
  }

  /** Mine to answer, now. */
  get isMyTurn(): boolean {
    const game = this.game;
    return game !== null && game.result === null && game.choice !== null && game.sealed === null;
  }

  /** Called with whatever comes, after it is shown: for motion and sound. */
  listen(hears: Hears): () => void {
    this.listeners.add(hears);
    return () => this.listeners.delete(hears);
  }

  async command(order: Order): Promise<CommandEnd> {
    this.isBusy = true;
    const end = await this.client.command(order);
    this.isBusy = false;
    this.refusal = end.done ? null : end.refusal;
    return end;
  }

  /** Answers the open question with these options of it. A wish that is none of them is not sent: its why-not is shown. */
  async answer(...wishes: readonly object[]): Promise<void> {
    const game = this.game;
    if (game?.choice === null || game === null) return;
    const { options } = game.choice;
    const stray = wishes.find((wish) => pickOf(options, wish) === -1);
    if (stray !== undefined) {
      this.refusal = await this.whyNot(stray as Wish);
      return;
    }
    const picks = wishes.map((wish) => pickOf(options, wish)).sort((a, b) => a - b);
    await this.command({ t: 'answer', question: game.question, picks });
  }

  /** Answers with a button that was itself the last word: a "Done" that is asked after it is given with it. */
  async decide(...wishes: readonly object[]): Promise<void> {
    await this.answer(...wishes);
    const game = this.game;
    if (this.refusal !== null || game === null || game.choice?.confirm !== true) return;
    await this.command({ t: 'answer', question: game.question, picks: [0] });
  }

  isOffered(wish: object): boolean {
    return pickOf(this.game?.choice?.options ?? [], wish) !== -1;
  }

  /** The reason against a wish; null if there is none. Asked of the server, kept while the question is open. */
  whyNot(wish: Wish): Promise<Refusal | null> {
    return this.client.whyNot(wish);
  }

  /** After the seat was opened elsewhere: back to this page. */
  reconnect(): void {
    this.farewell = null;
    this.connect();
  }

  close(): void {
    this.isClosed = true;
    this.connection?.close();
    this.client.abandonPending();
  }

  private connect(): void {
    if (this.isClosed) return;
    this.connection = new Connection(this.client, (isOpen) => void (this.isOnline = isOpen));
  }

  private changed(doc: TableDoc, news: News): void {
    const before = this.doc;
    this.doc = doc;
    this.lines = [...this.client.lines];
    if (before === null || before.game?.question !== doc.game?.question) this.refusal = null;
    for (const hears of this.listeners) hears(news, before, doc);
    this.tellConfirms(doc);
  }

  /** The server asks for a "Done" unless it is told that none is wanted. */
  private tellConfirms({ game, table, you }: TableDoc): void {
    if (game === null || you.seat === null || table.phase !== 'playing' || game.confirms === settings.confirms) return;
    void this.client.command({ t: 'confirms', wanted: settings.confirms }).catch(() => undefined);
  }

  private sentAway(why: Farewell): void {
    // A restart, or a silence, is over soon: the connection comes back by itself.
    if (why === 'restarting' || why === 'silent' || why === 'tooFast') return;
    this.farewell = why;
    this.connection?.close();
  }
}
