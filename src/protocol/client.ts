/**
 * A client of one table, without a transport: its owner passes in received texts and a function that sends. It keeps the table up to date
 * over lost connections, and resends each command until the server has answered it.
 *
 * The page bundles this file and client/: of the kernel and of the checks on requests it imports types alone.
 */
import type { Refusal } from '../kernel/types.ts';
import { HeardStory, type HeardLine, type News } from './client/heard-story.ts';
import { WhyNotCache } from './client/why-not-cache.ts';
import { PendingRequests } from './client/pending.ts';
import { isObject, readMessage, type Message } from './client/read-message.ts';
import type { CloseReason } from './messages.ts';
import { patched } from './patch.ts';
import type { Command, Hello, Request } from './requests.ts';
import type { TableDoc } from './table.ts';
import { PROTOCOL } from './version.ts';

export type { HeardLine, News } from './client/heard-story.ts';
export { AbandonedError } from './client/pending.ts';

/** Without the id: the client draws it. */
export type Order = WithoutId<Command>;
type WithoutId<C> = C extends Command ? Omit<C, 'id'> : never;
export type Wish = Extract<Request, { readonly t: 'whyNot' }>['wish'];

/** How a command ended; for a rematch, `table` is the new one. */
export type CommandEnd =
  { readonly done: true; readonly table?: string } | { readonly done: false; readonly refusal: Refusal };

export interface TableClientOptions {
  readonly table: string;
  /** Draws an id that this person's browsers never drew before. */
  readonly makeId: () => string;
  /** In milliseconds. */
  readonly now: () => number;
  /** The hash of this person's nonce, at each hello. The nonce itself is revealed by a command when the seats are frozen. */
  readonly commitment?: () => string;
  readonly changed?: (doc: TableDoc, news: News) => void;
  /** An earlier part of the story came: `lines` begin earlier, nothing else changed. */
  readonly earlierLines?: (doc: TableDoc) => void;
  readonly present?: (members: readonly number[], watching: number) => void;
  /** The server is about to close the socket. Whether to come back is for the owner to say. */
  readonly bye?: (why: CloseReason) => void;
  /** The server could not do something that had no id to refuse it by. */
  readonly error?: (refusal: Refusal) => void;
}

type Send = (text: string) => void;

export class TableClient {
  readonly #options: TableClientOptions;

  /** The document; null before the first welcome. Unchanged parts keep their identity. */
  #doc: TableDoc | null = null;
  /** The mark of the last welcome: message numbers are valid only for the same start of the server and the same seat. */
  #mark = '';
  /** The number of the last message that `#doc` has in it. */
  #n = 0;
  readonly #story = new HeardStory();
  #presentMembers: readonly number[] = [];
  #watching = 0;
  #heardAt: number | null = null;

  #send: Send | null = null;
  /** On this connection the server has answered the hello: now it listens to commands. */
  #greeted = false;
  /** A welcome is on its way: updates until then are part of it, or come again. */
  #awaitsWelcome = false;

  readonly #commands = new PendingRequests<CommandEnd>();
  readonly #whyNots = new PendingRequests<Refusal | null>();
  readonly #known = new WhyNotCache();

  constructor(options: TableClientOptions) {
    this.#options = options;
  }

  get doc(): TableDoc | null {
    return this.#doc;
  }

  get lines(): readonly HeardLine[] {
    return this.#story.lines;
  }

  get presentMembers(): readonly number[] {
    return this.#presentMembers;
  }

  /** How many others watch. */
  get watching(): number {
    return this.#watching;
  }

  /** When the last message came or a connection opened; null before the first. */
  get heardAt(): number | null {
    return this.#heardAt;
  }

  /** Connected, and the document is the server's latest. */
  get upToDate(): boolean {
    return this.#greeted && !this.#awaitsWelcome;
  }

  /** All earlier parts of the story have come. */
  get hasWholeStory(): boolean {
    return this.#story.since === 0;
  }

  /** Commands that the server has not answered yet. */
  get pending(): number {
    return this.#commands.count;
  }

  // ---- The connection.

  /** A socket is open. The owner passes on nothing more of an earlier one. */
  connected(send: Send): void {
    this.#send = send;
    this.#greeted = false;
    this.#awaitsWelcome = true;
    this.#heardAt = this.#options.now();
    this.renewHello();
  }

  /** Says hello again on the open connection, because the commitment has changed. */
  renewHello(): void {
    const { table, commitment } = this.#options;
    this.#sendRequest({
      t: 'hello',
      version: PROTOCOL,
      table,
      ...(this.#doc === null ? {} : { have: this.#have() }),
      ...(commitment === undefined ? {} : { commitment: commitment() }),
    });
  }

  /** The socket closed. Unanswered requests are sent again on the next one. */
  disconnected(): void {
    this.#send = null;
    this.#greeted = false;
    this.#awaitsWelcome = false;
  }

  /** Asks for a sign of life; `heardAt` moves when it comes. */
  ping(): void {
    this.#sendRequest({ t: 'ping' });
  }

  /** There will be no other connection: rejects every unanswered request with an AbandonedError. */
  abandonPending(): void {
    this.#known.forget();
    this.#commands.abandon();
    this.#whyNots.abandon();
  }

  // ---- Requests.

  /** Sent again on each new connection, with the same id, until the server has answered. */
  command(order: Order): Promise<CommandEnd> {
    const id = this.#options.makeId();
    return this.#ask(this.#commands, id, { ...order, id } as Command);
  }

  /** Why the open question does not offer this; null if nothing speaks against it. */
  whyNot(wish: Wish): Promise<Refusal | null> {
    const question = this.#doc?.game?.question ?? null;
    return this.#known.of(question, JSON.stringify(wish), () => {
      const id = this.#options.makeId();
      return this.#ask(this.#whyNots, id, { t: 'whyNot', id, wish });
    });
  }

  #ask<T>(waiting: PendingRequests<T>, id: string, request: Request): Promise<T> {
    const text = JSON.stringify(request);
    const answer = waiting.add(id, text);
    // Before the greeting it waits with the others, and goes out after it.
    if (this.#greeted) this.#send?.(text);
    return answer;
  }

  #sendRequest(request: Request): void {
    this.#send?.(JSON.stringify(request));
  }

  // ---- Messages of the server.

  /** Handles a received text. Anything but a message of the server is ignored. */
  received(text: string): void {
    this.#heardAt = this.#options.now();
    const message = readMessage(text);
    if (message === null) return;
    switch (message.t) {
      case 'welcome':
        return this.#welcome(message);
      case 'story':
        return this.#earlierLines(message);
      case 'current':
        return this.#current(message);
      case 'update':
        return this.#update(message);
      case 'present':
        this.#presentMembers = message.members;
        this.#watching = message.watching;
        return this.#options.present?.(message.members, message.watching);
      case 'done':
        return this.#commands.answer(message.id, {
          done: true,
          ...(message.table === undefined ? {} : { table: message.table }),
        });
      case 'refused':
        return this.#refused(message);
      case 'whyNot':
        return this.#whyNots.answer(message.id, message.refusal);
      case 'error':
        return this.#options.error?.(message.refusal);
      case 'pong':
        return;
      case 'bye':
        return this.#bye(message.why);
      default:
        message satisfies never;
    }
  }

  #welcome({ version, mark, n, doc, anew, since, lines, withdrawn }: Message<'welcome'>): void {
    if (version !== PROTOCOL) return this.#bye('stale');
    // An unrequested welcome is valid for another seat, or with a higher number. Otherwise it is an old one and must not win.
    if (!this.#awaitsWelcome && mark === this.#mark && n <= this.#n) return;
    // Lines in between would be missing for good.
    if (!anew && since > this.#story.lastLine) return this.#askForWelcome();
    this.#awaitsWelcome = false;
    this.#doc = doc;
    this.#mark = mark;
    this.#n = n;
    this.#known.forget();
    const news = anew ? this.#story.hearAnew(lines, withdrawn, since) : this.#story.hear(lines, withdrawn);
    const unanswered = this.#markGreeted();
    this.#options.changed?.(doc, news);
    this.#resend(unanswered);
    this.#askForEarlierLines();
  }

  #earlierLines({ mark, since, before, lines, withdrawn }: Message<'story'>): void {
    // An answer to a question of before another welcome.
    if (this.#doc === null || mark !== this.#mark || before !== this.#story.since + 1 || since >= before) return;
    this.#story.hearEarlier(lines, withdrawn, since);
    this.#options.earlierLines?.(this.#doc);
    this.#askForEarlierLines();
  }

  /** One part at a time, so that a slow line carries moves in between. */
  #askForEarlierLines(): void {
    const { since } = this.#story;
    if (since > 0) this.#sendRequest({ t: 'story', before: since + 1 });
  }

  #current({ version, n }: Message<'current'>): void {
    if (version !== PROTOCOL) return this.#bye('stale');
    if (!this.#awaitsWelcome || this.#doc === null || n !== this.#n) return;
    this.#awaitsWelcome = false;
    this.#resend(this.#markGreeted());
    this.#askForEarlierLines();
  }

  /** The first answer on a connection means that the server takes commands. Returns the requests to send again; empty if it was not the first. */
  #markGreeted(): readonly string[] {
    if (this.#greeted) return [];
    this.#greeted = true;
    return [...this.#commands.texts(), ...this.#whyNots.texts()];
  }

  #resend(texts: readonly string[]): void {
    for (const text of texts) this.#send?.(text);
  }

  #update({ n, patch, lines = [], withdrawn = [] }: Message<'update'>): void {
    if (this.#doc === null || this.#awaitsWelcome || n <= this.#n) return;
    // A gap in the lines: this viewer may read the story now, and could not before.
    if (n > this.#n + 1 || (lines[0]?.no ?? 0) > this.#story.lastLine + 1) return this.#askForWelcome();
    let doc: TableDoc;
    try {
      doc = patched(this.#doc, patch);
    } catch {
      return this.#askForWelcome();
    }
    if (!isObject(doc)) return this.#askForWelcome();
    this.#doc = doc;
    this.#n = n;
    const news = this.#story.hear(lines, withdrawn);
    this.#options.changed?.(doc, news);
  }

  /** A message is missing. Asks once; updates are ignored until the welcome comes. */
  #askForWelcome(): void {
    this.#awaitsWelcome = true;
    this.#sendRequest({ t: 'have', ...this.#have() });
  }

  #refused({ id, refusal }: Message<'refused'>): void {
    this.#commands.answer(id, { done: false, refusal });
    if (!this.#whyNots.has(id)) return;
    // The refusal is the server's and not the rules': the next try may get an answer, so nothing is cached.
    this.#known.forget();
    this.#whyNots.answer(id, refusal);
  }

  #bye(why: CloseReason): void {
    this.disconnected();
    this.#options.bye?.(why);
  }

  #have(): NonNullable<Hello['have']> {
    return { n: this.#n, line: this.#story.lastLine, mark: this.#mark };
  }
}
