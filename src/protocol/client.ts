/**
 * A client of one table, without a transport: the page, bots and tests give it what the socket hears and a way to speak. It keeps the
 * table up to date over lost connections, and says each command until the server has answered it.
 *
 * The page bundles this file: of the kernel and of the checks on requests it imports types alone.
 */
import type { Refusal } from '../kernel/types.ts';
import type { Farewell, ServerMessage } from './messages.ts';
import { patched } from './patch.ts';
import type { Command, Hello, Request } from './requests.ts';
import type { Line, TableDoc } from './table.ts';
import { PROTOCOL } from './version.ts';

/** Without the id: the client draws it. */
export type Order = WithoutId<Command>;
type WithoutId<C> = C extends Command ? Omit<C, 'id'> : never;
export type Wish = Extract<Request, { readonly t: 'whyNot' }>['wish'];

/** How a command ended; for a rematch, `table` is the new one. */
export type CommandEnd =
  { readonly done: true; readonly table?: string } | { readonly done: false; readonly refusal: Refusal };

/** A line of the story, and whether an undo withdrew it. */
export type HeardLine = Line & { readonly withdrawn: boolean };

/** What came with a change of the table: lines not heard before, and numbers of lines not known before to be withdrawn. */
export interface News {
  /** The story is told from its beginning, by another server or to another seat: what was shown of it is to be forgotten. */
  readonly anew: boolean;
  readonly lines: readonly HeardLine[];
  readonly withdrawn: readonly number[];
}

export interface TableClientOptions {
  readonly table: string;
  /** Draws an id that this person's browsers never drew before. */
  readonly makeId: () => string;
  /** In milliseconds. */
  readonly now: () => number;
  /** This person's part in the shuffle. */
  readonly nonce?: string;
  readonly changed?: (doc: TableDoc, news: News) => void;
  readonly present?: (members: readonly number[], watching: number) => void;
  /** The server is about to close the socket. Whether to come back is for the owner to say. */
  readonly bye?: (why: Farewell) => void;
  /** The server could not do something that had no id to refuse it by. */
  readonly error?: (refusal: Refusal) => void;
}

/** Nobody waits for the answer any more. */
export class AbandonedError extends Error {
  override readonly name = 'AbandonedError';
}

type Send = (text: string) => void;

/** Something said that awaits its answer. */
interface Pending<T> {
  readonly text: string;
  readonly resolve: (answer: T) => void;
  readonly reject: (error: AbandonedError) => void;
}

type Message<T extends ServerMessage['t']> = Extract<ServerMessage, { readonly t: T }>;

/** Why-nots kept for the open question: as many as one looks at before answering. */
const MAX_WHY_NOTS = 100;

const isCount = (value: unknown): boolean => Number.isSafeInteger(value) && (value as number) >= 0;
const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown): boolean => typeof value === 'string';
const isListOf = (value: unknown, each: (element: unknown) => boolean): boolean =>
  Array.isArray(value) && value.every(each);
const isLine = (value: unknown): boolean => isObject(value) && isCount((value as Partial<Line>).no);

type Fields<T extends ServerMessage['t']> = { readonly [F in keyof Message<T>]?: unknown };

/**
 * What each message must have to be taken at all. The server is trusted with the rest: this is against faults on the way and servers
 * of another day, not against malice.
 */
const READABLE: { readonly [T in ServerMessage['t']]: (message: Fields<T>) => boolean } = {
  welcome: ({ version, mark, n, doc, since, lines, withdrawn }) =>
    isCount(version) &&
    isText(mark) &&
    isCount(n) &&
    isObject(doc) &&
    isCount(since) &&
    isListOf(lines, isLine) &&
    isListOf(withdrawn, isCount),
  current: ({ version, n }) => isCount(version) && isCount(n),
  // A patch that is none shows when it is applied, and is asked for again.
  update: ({ n, lines = [], withdrawn = [] }) => isCount(n) && isListOf(lines, isLine) && isListOf(withdrawn, isCount),
  present: ({ members, watching }) => isListOf(members, isCount) && isCount(watching),
  done: ({ id, table }) => isText(id) && (table === undefined || isText(table)),
  refused: ({ id, refusal }) => isText(id) && isObject(refusal),
  whyNot: ({ id, refusal }) => isText(id) && (refusal === null || isObject(refusal)),
  error: ({ refusal }) => isObject(refusal),
  pong: () => true,
  bye: ({ why }) => isText(why),
};

/** Null for what is no message of the server. */
function read(text: string): ServerMessage | null {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  if (!isObject(value)) return null;
  const message = value as ServerMessage;
  if (!Object.hasOwn(READABLE, message.t)) return null;
  const readable = READABLE[message.t] as (message: ServerMessage) => boolean;
  return readable(message) ? message : null;
}

export class TableClient {
  readonly #options: TableClientOptions;

  /** What is shown; null before the first welcome. Parts that stayed as they were are the same objects as before. */
  #doc: TableDoc | null = null;
  /** Of the last welcome: numbers mean something only to the server that said them, and from the same seat. */
  #mark = '';
  /** The number of the last message that `#doc` has in it. */
  #n = 0;
  /** In order, each number once. */
  #lines: readonly HeardLine[] = [];
  /** Also of lines still to come: a welcome withdraws and tells in one. */
  readonly #withdrawn = new Set<number>();
  #presentMembers: readonly number[] = [];
  #watching = 0;
  #heardAt: number | null = null;

  #send: Send | null = null;
  /** On this connection the server has answered the hello: now it listens to commands. */
  #greeted = false;
  /** A welcome is on its way: updates until then are part of it, or come again. */
  #awaitsWelcome = false;

  readonly #commands = new Map<string, Pending<CommandEnd>>();
  readonly #whyNots = new Map<string, Pending<Refusal | null>>();
  /** Answers, and answers to come, about the question with this number, by wish. */
  readonly #known = new Map<string, Promise<Refusal | null>>();
  #knownFor: number | null = null;

  constructor(options: TableClientOptions) {
    this.#options = options;
  }

  get doc(): TableDoc | null {
    return this.#doc;
  }

  get lines(): readonly HeardLine[] {
    return this.#lines;
  }

  get presentMembers(): readonly number[] {
    return this.#presentMembers;
  }

  /** How many others watch. */
  get watching(): number {
    return this.#watching;
  }

  /** When the server last said anything, or a connection was made; null before the first. */
  get heardAt(): number | null {
    return this.#heardAt;
  }

  /** The server listens, and what is shown is what it last said. */
  get upToDate(): boolean {
    return this.#greeted && !this.#awaitsWelcome;
  }

  /** Commands that the server has not answered yet. */
  get pending(): number {
    return this.#commands.size;
  }

  // ---- The connection.

  /** A socket is open. The owner passes on nothing more of an earlier one. */
  connected(send: Send): void {
    this.#send = send;
    this.#greeted = false;
    this.#awaitsWelcome = true;
    this.#heardAt = this.#options.now();
    const { table, nonce } = this.#options;
    this.#say({
      t: 'hello',
      version: PROTOCOL,
      table,
      ...(this.#doc === null ? {} : { have: this.#have() }),
      ...(nonce === undefined ? {} : { nonce }),
    });
  }

  /** The socket closed. What awaits an answer is said again on the next. */
  disconnected(): void {
    this.#send = null;
    this.#greeted = false;
    this.#awaitsWelcome = false;
  }

  /** Asks for a sign of life; `heardAt` moves when it comes. */
  ping(): void {
    this.#say({ t: 'ping' });
  }

  /** There will be no other connection: whoever awaits an answer is told so. */
  abandonPending(): void {
    const abandoned = [...this.#commands.values(), ...this.#whyNots.values()];
    this.#commands.clear();
    this.#whyNots.clear();
    this.#known.clear();
    for (const { reject } of abandoned) reject(new AbandonedError('the connection was given up'));
  }

  // ---- What one wants.

  /** Said again on each new connection, under the same id, until the server has answered. */
  command(order: Order): Promise<CommandEnd> {
    const id = this.#options.makeId();
    return this.#ask(this.#commands, id, { ...order, id } as Command);
  }

  /** Why the open question does not offer this; null if nothing speaks against it. */
  whyNot(wish: Wish): Promise<Refusal | null> {
    const question = this.#doc?.game?.question ?? null;
    if (question !== this.#knownFor) this.#known.clear();
    this.#knownFor = question;
    const key = JSON.stringify(wish);
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    if (this.#known.size >= MAX_WHY_NOTS) this.#known.clear();
    const id = this.#options.makeId();
    const answer = this.#ask(this.#whyNots, id, { t: 'whyNot', id, wish });
    if (question !== null) this.#known.set(key, answer);
    return answer;
  }

  #ask<T>(waiting: Map<string, Pending<T>>, id: string, request: Request): Promise<T> {
    const text = JSON.stringify(request);
    const answer = new Promise<T>((resolve, reject) => {
      waiting.set(id, { text, resolve, reject });
    });
    // Before the greeting it waits with the others, and goes out after it.
    if (this.#greeted) this.#send?.(text);
    return answer;
  }

  #answer<T>(waiting: Map<string, Pending<T>>, id: string, answer: T): void {
    const pending = waiting.get(id);
    waiting.delete(id);
    pending?.resolve(answer);
  }

  #say(request: Request): void {
    this.#send?.(JSON.stringify(request));
  }

  // ---- What the server says.

  /** Takes what the socket heard. What is no message of the server is passed over. */
  received(text: string): void {
    this.#heardAt = this.#options.now();
    const message = read(text);
    if (message === null) return;
    switch (message.t) {
      case 'welcome':
        return this.#welcome(message);
      case 'current':
        return this.#current(message);
      case 'update':
        return this.#update(message);
      case 'present':
        this.#presentMembers = message.members;
        this.#watching = message.watching;
        return this.#options.present?.(message.members, message.watching);
      case 'done':
        return this.#answer(this.#commands, message.id, {
          done: true,
          ...(message.table === undefined ? {} : { table: message.table }),
        });
      case 'refused':
        return this.#refused(message);
      case 'whyNot':
        return this.#answer(this.#whyNots, message.id, message.refusal);
      case 'error':
        return this.#options.error?.(message.refusal);
      case 'pong':
        return;
      case 'bye':
        return this.#bye(message.why);
    }
  }

  #welcome({ version, mark, n, doc, since, lines, withdrawn }: Message<'welcome'>): void {
    if (version !== PROTOCOL) return this.#bye('stale');
    // One that nobody asked for shows another seat, or what another server changed; otherwise it is a repetition and leads back.
    if (!this.#awaitsWelcome && mark === this.#mark && n <= this.#n) return;
    // Lines in between would be missing for good.
    if (since > this.#lastLine()) return this.#askForWelcome();
    this.#awaitsWelcome = false;
    this.#doc = doc;
    this.#mark = mark;
    this.#n = n;
    this.#known.clear();
    if (since === 0) this.#forgetLines();
    const news = this.#hear(lines, withdrawn, since === 0);
    const unanswered = this.#greet();
    this.#options.changed?.(doc, news);
    this.#sayAgain(unanswered);
  }

  #current({ version, n }: Message<'current'>): void {
    if (version !== PROTOCOL) return this.#bye('stale');
    if (!this.#awaitsWelcome || this.#doc === null || n !== this.#n) return;
    this.#awaitsWelcome = false;
    this.#sayAgain(this.#greet());
  }

  /** With the first answer on a connection the server listens. What it was not told on this one comes back. */
  #greet(): readonly string[] {
    if (this.#greeted) return [];
    this.#greeted = true;
    return [...this.#commands.values(), ...this.#whyNots.values()].map(({ text }) => text);
  }

  #sayAgain(texts: readonly string[]): void {
    for (const text of texts) this.#send?.(text);
  }

  #update({ n, patch, lines = [], withdrawn = [] }: Message<'update'>): void {
    if (this.#doc === null || this.#awaitsWelcome || n <= this.#n) return;
    // Lines are missing to who may read the story from now on, and might not before.
    if (n > this.#n + 1 || (lines[0]?.no ?? 0) > this.#lastLine() + 1) return this.#askForWelcome();
    let doc: TableDoc;
    try {
      doc = patched(this.#doc, patch);
    } catch {
      return this.#askForWelcome();
    }
    if (!isObject(doc)) return this.#askForWelcome();
    this.#doc = doc;
    this.#n = n;
    const news = this.#hear(lines, withdrawn, false);
    this.#options.changed?.(doc, news);
  }

  /** Something is missing. Asked once: what comes until the welcome is passed over. */
  #askForWelcome(): void {
    this.#awaitsWelcome = true;
    this.#say({ t: 'have', ...this.#have() });
  }

  #refused({ id, refusal }: Message<'refused'>): void {
    this.#answer(this.#commands, id, { done: false, refusal });
    if (!this.#whyNots.has(id)) return;
    // Not the rules speak here but the server, of now: a moment later it may have an answer.
    this.#known.clear();
    this.#answer(this.#whyNots, id, refusal);
  }

  #bye(why: Farewell): void {
    this.disconnected();
    this.#options.bye?.(why);
  }

  // ---- The story.

  /** Lines are numbered from 1, so that 0 is none. */
  #lastLine(): number {
    return this.#lines.at(-1)?.no ?? 0;
  }

  #have(): NonNullable<Hello['have']> {
    return { n: this.#n, line: this.#lastLine(), mark: this.#mark };
  }

  #forgetLines(): void {
    this.#lines = [];
    this.#withdrawn.clear();
  }

  #hear(told: readonly Line[], withdrawn: readonly number[], anew: boolean): News {
    const fresh = new Set(withdrawn.filter((no) => !this.#withdrawn.has(no)));
    for (const no of fresh) this.#withdrawn.add(no);
    let lines = this.#lines;
    if (lines.some(({ no }) => fresh.has(no)))
      lines = lines.map((line) => (fresh.has(line.no) ? { ...line, withdrawn: true } : line));
    const heard = this.#unheard(told);
    // Nearly always they follow on what was heard before; a sort leaves those alone.
    if (heard.length > 0) lines = [...lines, ...heard].sort((a, b) => a.no - b.no);
    this.#lines = lines;
    return { anew, lines: heard, withdrawn: [...fresh] };
  }

  #unheard(told: readonly Line[]): readonly HeardLine[] {
    if (told.length === 0) return [];
    const numbers = new Set(this.#lines.map(({ no }) => no));
    const unheard: HeardLine[] = [];
    for (const line of told) {
      if (numbers.has(line.no)) continue;
      numbers.add(line.no);
      unheard.push({ ...line, withdrawn: this.#withdrawn.has(line.no) });
    }
    return unheard.sort((a, b) => a.no - b.no);
  }
}
