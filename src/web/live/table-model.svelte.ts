/** The page's model of one table: the document, the log, who is connected, and the commands. */
import type { Refusal } from '../../kernel/types.ts';
import {
  AbandonedError,
  TableClient,
  type CommandEnd,
  type HeardLine,
  type News,
  type Order,
  type Wish,
} from '../../protocol/client.ts';
import type { CloseReason } from '../../protocol/messages.ts';
import type { ShownGame, TableDoc } from '../../protocol/table.ts';
import { ShuffleWitness, type ShuffleFindings } from '../../protocol/client/shuffle-witness.ts';
import { api } from '../shared/api.ts';
import { settings } from '../shared/settings.svelte.ts';
import { Connection } from './connection.ts';
import { pickOf } from './picks.ts';
import { keepShuffleNotes, newNonce, shuffleNotes } from './shuffle-notes.ts';
import { UpdateQueue, type Performer, type Update } from './update-queue.ts';

/** The end of a command that was not answered before the page was left. */
const ABANDONED = { done: false, refusal: null } as const;
const NO_NEWS: News = { anew: false, lines: [], withdrawn: [] };

type ChangeListener = (news: News, before: TableDoc | null, after: TableDoc) => void;

export class TableModel {
  readonly id: string;
  /** What the page shows. While a card turns over it is older than what the server sent last. */
  doc: TableDoc | null = $state.raw(null);
  lines: readonly HeardLine[] = $state.raw([]);
  present: readonly number[] = $state.raw([]);
  watching = $state(0);
  isOnline = $state(false);
  /** Why the server closed the connection for good; null while it has not. */
  farewell: CloseReason | null = $state(null);
  /** The last refusal, until a command succeeds or it is dismissed. */
  refusal: Refusal | null = $state.raw(null);
  /** A command has been sent and not yet answered. */
  isBusy = $state(false);
  /** Places to highlight, because the line of the log under the pointer is about them. */
  lit: readonly string[] = $state.raw([]);
  /** The line of the log that was pressed, for a board that shows more about it; the board sets it back. */
  openedLine: number | null = $state(null);
  /** What this page has compared of the shuffle; null before the first document. */
  shuffleFindings: ShuffleFindings | null = $state.raw(null);
  private readonly witness: ShuffleWitness;
  private readonly client: TableClient;
  private connection: Connection | null = null;
  private isClosed = false;
  private readonly listeners = new Set<ChangeListener>();
  private readonly queue = new UpdateQueue((update) => this.show(update));
  /** Updates that arrive while `decide` gives two answers. They are shown together, so that the "Done" between them does not flash up. */
  private held: Update[] | null = null;
  /** The question that I have answered, until the server sends something new: a second click on the same thing is ignored. */
  private answered: number | null = null;

  constructor(id: string) {
    this.id = id;
    this.witness = new ShuffleWitness(shuffleNotes(id), (notes) => keepShuffleNotes(id, notes), newNonce);
    this.client = new TableClient({
      table: id,
      makeId: () => crypto.randomUUID(),
      now: () => Date.now(),
      commitment: () => this.witness.commitment,
      changed: (doc, news) => this.changed(doc, news),
      earlierLines: (doc) => this.push({ doc, news: NO_NEWS, lines: this.client.lines }),
      present: (members, watching) => {
        this.present = members;
        this.watching = watching;
      },
      bye: (why) => this.onBye(why),
      error: (refusal) => void (this.refusal = refusal),
    });
    // Somebody who came by a link has no cookie yet. Without one they could neither sit down nor chat.
    void api
      .me()
      .catch(() => undefined)
      .then(() => this.connect());
  }

  get game(): ShownGame | null {
    return this.doc?.game ?? null;
  }

  /** As lines of the log name me; null for somebody who only watches. */
  get myName(): string | null {
    const { you, table } = this.doc ?? {};
    return table?.members.find(({ no }) => no === you?.member)?.name ?? null;
  }

  /** A question is open for me, and I have not answered it. */
  get isMyTurn(): boolean {
    const game = this.game;
    return game !== null && game.result === null && game.choice !== null && game.sealed === null;
  }

  /** Registers a listener for what is shown, called after `doc` is set. Returns the function that removes it. */
  listen(listener: ChangeListener): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Animates updates from now on. Returns the function that removes it. */
  perform(performer: Performer): () => void {
    return this.queue.perform(performer);
  }

  /** Skips animations and shows what the server sent last. Returns whether anything was still hidden. */
  catchUp(): boolean {
    const { isBehind } = this.queue;
    this.queue.catchUp();
    return isBehind;
  }

  /** Does not reject when the page of the table is left: nobody is there any more to be told that nothing was done. */
  async command(order: Order): Promise<CommandEnd | typeof ABANDONED> {
    this.isBusy = true;
    try {
      const end = await this.client.command(order);
      this.refusal = end.done || isLate(end.refusal, order) ? null : end.refusal;
      return end;
    } catch (error) {
      if (error instanceof AbandonedError) return ABANDONED;
      throw error;
    } finally {
      this.isBusy = false;
    }
  }

  /** Answers the open question. If one of the wishes is not offered, nothing is sent and its why-not is shown. */
  async answer(...wishes: readonly object[]): Promise<void> {
    this.catchUp();
    const game = this.game;
    if (game === null || game.choice === null || game.question === this.answered) return;
    const { options } = game.choice;
    const stray = wishes.find((wish) => pickOf(options, wish) === -1);
    if (stray !== undefined) {
      this.refusal = await this.whyNot(stray as Wish);
      return;
    }
    const picks = wishes.map((wish) => pickOf(options, wish)).sort((a, b) => a - b);
    this.answered = game.question;
    const { done } = await this.command({ t: 'answer', question: game.question, picks });
    if (!done && this.answered === game.question) this.answered = null;
  }

  /**
   * Answers questions that follow each other, one wish each, and confirms the "Done" after them: for buttons that already showed what
   * will happen.
   */
  async decide(...wishes: readonly object[]): Promise<void> {
    if (this.held !== null) return;
    this.catchUp();
    this.held = [];
    try {
      for (const wish of wishes) if (!(await this.answerLatest(wish))) return;
      const game = this.client.doc?.game ?? null;
      if (game?.choice?.confirm === true) await this.command({ t: 'answer', question: game.question, picks: [0] });
    } finally {
      const held = this.held;
      this.held = null;
      for (const update of held) this.queue.push(update);
    }
  }

  /** Answers the question that the server sent last, shown or not. Returns whether it was taken; else the refusal says why not. */
  private async answerLatest(wish: object): Promise<boolean> {
    const game = this.client.doc?.game ?? null;
    if (game === null || game.choice === null) return false;
    const pick = pickOf(game.choice.options, wish);
    if (pick === -1) {
      this.refusal = await this.whyNot(wish as Wish);
      return false;
    }
    return (await this.command({ t: 'answer', question: game.question, picks: [pick] })).done;
  }

  isOffered(wish: object): boolean {
    return pickOf(this.game?.choice?.options ?? [], wish) !== -1;
  }

  /** Why a wish is not offered; null if it is. Asked of the server once for each question and wish. */
  async whyNot(wish: Wish): Promise<Refusal | null> {
    try {
      return await this.client.whyNot(wish);
    } catch (error) {
      if (error instanceof AbandonedError) return null;
      throw error;
    }
  }

  /** A new socket: to take the seat back from another window, or because the server reads the cookie and the name when a socket opens. */
  reconnect(): void {
    this.farewell = null;
    this.connection?.close();
    this.connect();
  }

  /** Opens a lost connection now instead of after the next pause. */
  retry(): void {
    this.connection?.reconnectNow();
  }

  /** For good, when the page of the table is left. */
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
    this.answered = null;
    this.push({ doc, news, lines: this.client.lines });
    this.witnessShuffle(doc);
    this.sendConfirmsSetting(doc);
  }

  private push(update: Update): void {
    if (this.held === null) this.queue.push(update);
    else this.held.push(update);
  }

  private show({ doc, news, lines }: Update): void {
    const before = this.doc;
    this.doc = doc;
    this.lines = lines;
    if (before === null || before.game?.question !== doc.game?.question) this.refusal = null;
    for (const listener of this.listeners) listener(news, before, doc);
  }

  /** Reveals this browser's number when the seats are frozen, and compares what is shown. */
  private witnessShuffle(doc: TableDoc): void {
    const { commitment } = this.witness;
    const nonce = this.witness.see(doc);
    if (this.witness.commitment !== commitment) this.client.renewHello();
    if (nonce !== null) void this.client.command({ t: 'reveal', nonce }).catch(() => undefined);
    this.shuffleFindings = this.witness.findings(doc);
  }

  /** The server asks for a "Done" unless it is told that none is wanted. */
  private sendConfirmsSetting({ game, table, you }: TableDoc): void {
    if (game === null || you.seat === null || table.phase !== 'playing' || game.confirms === settings.confirms) return;
    void this.client.command({ t: 'confirms', wanted: settings.confirms }).catch(() => undefined);
  }

  private onBye(why: CloseReason): void {
    // After these the connection reopens by itself.
    if (why === 'restarting' || why === 'silent' || why === 'tooFast') return;
    this.farewell = why;
    this.connection?.close();
  }
}

/** An answer that came too late, such as the second click of two: the page shows the new question, which says enough. */
const isLate = ({ why }: Refusal, { t }: Order): boolean => t === 'answer' && why === 'table.tooLate';
