/** One WebSocket: reads messages, keeps to the limits, and is the guest of one table. */
import type { Duplex } from 'node:stream';
import type { RawData, WebSocket } from 'ws';
import { refusal } from '../../kernel/index.ts';
import { PROTOCOL, type CloseReason, type ServerMessage } from '../../protocol/index.ts';
import { request, type Hello, type Request } from '../../protocol/requests.ts';
import { Bucket, type Buckets } from '../buckets.ts';
import type { Limits } from '../config.ts';
import { RefusalError } from '../refusal-error.ts';
import type { TableRegistry } from '../table-registry.ts';
import { messageOf } from '../logger.ts';
import { StoreError, type Person } from '../store/store.ts';
import type { Guest } from '../table/guest.ts';
import type { LiveTable } from '../table/live-table.ts';
import { idIn, isStaleHello, parsed } from './unread-message.ts';

/** With more messages waiting for their turn, nothing more is read from the client. */
const PAUSE_AT = 64;
/** What the client had sent by then waits too; with more than this it is closed. */
const MAX_WAITING = 1024;
/** In milliseconds: a client that was closed for what it sent is no longer read after this. */
const TERMINATE_AFTER = 2_000;
/** Bytes: more waits only for a client that does not read, or reads slowly. */
const SLOW_READER = 64 * 1024;
/** Refused messages in a row before the socket is closed. */
const MAX_FAULTS = 50;
/** Codes from 4000 are for applications. */
const CLOSE_CODES: { readonly [F in CloseReason]: number } = {
  replaced: 4001,
  stale: 4002,
  removed: 4003,
  kicked: 4004,
  restarting: 1012,
  tooFast: 4005,
  silent: 4006,
};

/** In messages of the socket's bucket: what the answer costs the server. */
export const COSTS: { readonly [T in Request['t']]?: number } = { hello: 4, have: 4, story: 4, whyNot: 2 };
/** Inputs of the game, and the reveal that begins it. They are limited by the rules and as messages. */
const GAME_COMMANDS: ReadonlySet<Request['t']> = new Set(['answer', 'takeBack', 'undo', 'confirms', 'reveal'] as const);

export interface Connection {
  readonly socket: WebSocket;
  /** What the socket writes to. */
  readonly stream: Duplex;
  readonly person: Person | null;
  /** The key by which limits per address are counted. */
  readonly network: string;
  /** Whether all sockets together have more unsent than the server may hold. */
  readonly isServerOverfull: () => boolean;
}

export class Socket implements Guest {
  readonly person: Person | null;
  readonly network: string;
  commitment: string | null = null;
  private readonly registry: TableRegistry;
  private readonly limits: Limits;
  private readonly socket: WebSocket;
  private readonly stream: Duplex;
  /** Of a socket without a person, and of control frames; persons have one for all their sockets. */
  private readonly messages: Bucket;
  private readonly bytes: Bucket;
  private readonly isServerOverfull: () => boolean;
  private table: LiveTable | null = null;
  /** Messages that wait for their turn, as they came. */
  private readonly inbox: unknown[] = [];
  private isWorking = false;
  private isPaused = false;
  private faults = 0;
  private isOpen = true;
  private isCorked = false;
  /** In bytes: the largest message sent since nothing was unsent. */
  private largestUnsent = 0;
  /** The payload of the latest ping that was not answered yet. */
  private unansweredPing: Buffer | null = null;
  /** Reading was paused for the bytes sent so far. */
  private bytePause: NodeJS.Timeout | null = null;
  private endDelay: () => void = () => undefined;

  constructor(
    registry: TableRegistry,
    limits: Limits,
    { socket, stream, person, network, isServerOverfull }: Connection,
  ) {
    this.registry = registry;
    this.limits = limits;
    this.socket = socket;
    this.stream = stream;
    this.person = person;
    this.network = network;
    this.isServerOverfull = isServerOverfull;
    this.messages = new Bucket(limits.messageBurst, limits.messagesPerSecond, performance.now());
    this.bytes = new Bucket(limits.byteBurst, limits.bytesPerSecond, performance.now());
    stream.on('data', (chunk: Buffer) => this.readBytes(chunk.length));
    socket.on('message', (data, isBinary) => this.received(data, isBinary));
    socket.on('ping', (payload: Buffer) => this.pinged(payload));
    socket.on('pong', () => this.countControlFrame());
    socket.on('close', () => this.closed());
    // Broken frames, too large ones and too many fragments: the library closes the socket, but waits for the client to do the same.
    socket.on('error', () => {
      this.closed();
      this.terminateSoon();
    });
  }

  /** Bytes handed to the socket that the client has not taken yet. */
  get unsentBytes(): number {
    return this.socket.bufferedAmount;
  }

  /**
   * Too much waits for this client; or, if too much waits for all together, more than a client that reads ever has. The largest message
   * does not count: it was asked for, and a client that takes it must not be closed for what follows it at once.
   */
  get isOverfull(): boolean {
    const unsent = this.unsentBytes - this.largestUnsent;
    return unsent > this.limits.unsentBytes || (unsent > SLOW_READER && this.isServerOverfull());
  }

  get hasJoinedTable(): boolean {
    return this.table !== null;
  }

  send(message: ServerMessage): void {
    if (!this.isOpen) return;
    // A client that does not read would fill the memory. It may reconnect and ask for the messages it missed.
    if (this.isOverfull) return this.socket.terminate();
    const text = JSON.stringify(message);
    const before = this.unsentBytes;
    this.corkUntilNextTick();
    this.socket.send(text);
    const added = this.unsentBytes - before;
    this.largestUnsent = before === 0 ? added : Math.max(this.largestUnsent, added);
  }

  /** Messages sent in the same tick (a `done` and the update it caused) leave in one write: each write is a system call. */
  private corkUntilNextTick(): void {
    if (this.isCorked) return;
    this.isCorked = true;
    this.stream.cork();
    process.nextTick(() => {
      this.isCorked = false;
      this.stream.uncork();
    });
  }

  dismiss(why: CloseReason): void {
    this.send({ t: 'bye', why });
    this.isOpen = false;
    this.socket.close(CLOSE_CODES[why]);
    if (why === 'tooFast') this.terminateSoon();
  }

  private terminateSoon(): void {
    setTimeout(() => this.socket.terminate(), TERMINATE_AFTER).unref();
  }

  private closed(): void {
    this.isOpen = false;
    this.inbox.length = 0;
    if (this.bytePause !== null) clearTimeout(this.bytePause);
    this.endDelay();
    this.table?.leave(this);
    this.table = null;
  }

  /** Pings count as messages. Only the latest of those read at once is answered, as RFC 6455 (5.5.3) allows. */
  private pinged(payload: Buffer): void {
    if (!this.isOpen) return;
    this.countControlFrame();
    if (this.unansweredPing === null) process.nextTick(() => this.answerPing());
    this.unansweredPing = payload;
  }

  /** They count as messages. They cannot wait, so a client that sends far too many is closed. */
  private countControlFrame(): void {
    const { messageBurst, messagesPerSecond } = this.limits;
    const longest = (messageBurst / messagesPerSecond) * 1000;
    if (this.isOpen && this.messages.takeOnCredit(performance.now()) > longest * 0.9) this.dismiss('tooFast');
  }

  private answerPing(): void {
    const payload = this.unansweredPing;
    this.unansweredPing = null;
    if (!this.isOpen || payload === null) return;
    if (this.isOverfull) return this.socket.terminate();
    this.socket.pong(payload);
  }

  private received(data: RawData, isBinary: boolean): void {
    if (!this.isOpen) return;
    if (this.inbox.length >= MAX_WAITING) return this.dismiss('tooFast');
    this.inbox.push(isBinary ? undefined : data);
    this.pauseOrResume();
    if (!this.isWorking) void this.work();
  }

  /** Handles the messages one after the other, each when its sender may send one more. */
  private async work(): Promise<void> {
    this.isWorking = true;
    while (this.isOpen && this.inbox.length > 0) {
      const json = parsed(this.inbox.shift());
      this.pauseOrResume();
      const { success, data: message } = request.safeParse(json);
      const wait = this.messageDebt((success && COSTS[message.t]) || 1);
      if (wait > 0) await this.delay(wait);
      if (!this.isOpen) break;
      if (success) await this.handleOrRefuse(message);
      else if (isStaleHello(json)) this.dismiss('stale');
      else this.fault('table.badMessage', idIn(json));
    }
    this.isWorking = false;
  }

  /** Counts a message of this cost. Returns how long it must wait, in milliseconds. */
  private messageDebt(cost: number): number {
    const now = performance.now();
    return this.person === null
      ? this.messages.takeOnCredit(now, cost)
      : this.registry.messages.takeOnCredit(this.person.id, now, cost);
  }

  /** Before a table, or part of its story, is sent: people who own a seat there wait for nobody else at their address. */
  private async syncTurn(table: LiveTable): Promise<void> {
    const { person, network, registry } = this;
    const now = performance.now();
    const own = person === null ? 0 : registry.personSyncs.takeOnCredit(person.id, now);
    const shared = table.ownsSeat(this) ? 0 : registry.addressSyncs.takeOnCredit(network, now);
    const wait = Math.max(own, shared);
    if (wait > 0) await this.delay(wait);
  }

  /** Ends at once when the socket closes. */
  private delay(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      this.endDelay = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  private async handleOrRefuse(message: Request): Promise<void> {
    try {
      await this.handle(message);
    } catch (error) {
      this.failed(message, error);
    }
  }

  private async handle(message: Request): Promise<void> {
    if (!this.isOpen) return;
    if (message.t === 'ping') return this.send({ t: 'pong' });
    if (message.t === 'hello') return this.join(message);
    const { table } = this;
    if (table === null || !table.has(this)) return this.fault('table.noHello');
    this.faults = 0;
    switch (message.t) {
      case 'have':
        await this.syncTurn(table);
        return table.catchUp(this, message);
      case 'story':
        await this.syncTurn(table);
        return table.tellEarlier(this, message.before);
      case 'whyNot':
        return table.whyNot(this, message.id, message.wish);
      default: {
        const limit = this.limitOf(message.t);
        if (this.person !== null && limit !== null && !limit.take(this.person.id, this.registry.now())) {
          return this.send({ t: 'refused', id: message.id, refusal: refusal('table.tooFast') });
        }
        return table.command(this, message);
      }
    }
  }

  /** The limit per person on a kind of command, across all sockets of the person. */
  private limitOf(type: Request['t']): Buckets | null {
    if (type === 'chat') return this.registry.chats;
    return GAME_COMMANDS.has(type) ? null : this.registry.tableChanges;
  }

  private async join({ version, table: id, have, commitment }: Hello): Promise<void> {
    if (version !== PROTOCOL) return this.dismiss('stale');
    if (this.table !== null && this.table.id !== id) {
      this.table.leave(this);
      this.table = null;
    }
    const table = await this.registry.table(id);
    if (table === null) return this.fault('table.noSuchTable');
    await this.syncTurn(table);
    if (!this.isOpen) return;
    this.commitment = commitment ?? this.commitment;
    this.table = table;
    await table.join(this, have ?? null);
    // It may have closed while the table was busy.
    if (!this.isOpen) table.leave(this);
  }

  private failed(message: Request, error: unknown): void {
    const isNotSaved = error instanceof StoreError && 'id' in message;
    const known =
      error instanceof RefusalError ? error.refusal : refusal(isNotSaved ? 'table.notSaved' : 'table.internal');
    if (!(error instanceof RefusalError)) {
      this.registry.log.error('a message failed', { type: message.t, error: messageOf(error) });
    }
    if ('id' in message) this.send({ t: 'refused', id: message.id, refusal: known });
    else this.send({ t: 'error', refusal: known });
  }

  private fault(why: string, id: string | null = null): void {
    const told = refusal(why);
    this.send(id === null ? { t: 'error', refusal: told } : { t: 'refused', id, refusal: told });
    if (++this.faults > MAX_FAULTS) this.dismiss('tooFast');
  }

  /** Not after every message: a read brings many. */
  private pauseOrResume(): void {
    const isFull = this.inbox.length > (this.isPaused ? PAUSE_AT / 2 : PAUSE_AT);
    const shouldPause = isFull || this.bytePause !== null;
    if (shouldPause === this.isPaused) return;
    this.isPaused = shouldPause;
    if (shouldPause) this.socket.pause();
    else this.socket.resume();
  }

  /** Reads no faster than the limit, whatever the bytes are: frames without a payload cost time too. */
  private readBytes(count: number): void {
    const wait = this.bytes.takeOnCredit(performance.now(), count);
    if (wait === 0 || this.bytePause !== null) return;
    this.bytePause = setTimeout(() => {
      this.bytePause = null;
      this.pauseOrResume();
    }, wait);
    this.pauseOrResume();
  }
}
