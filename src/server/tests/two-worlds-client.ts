/** Clients of a server, by sockets and by HTTP, that record every byte that leaves it. */
import { EventEmitter } from 'node:events';
import type { Duplex } from 'node:stream';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { WebSocket } from 'ws';
import type { AnyGame } from '../../kernel/index.ts';
import type { Request } from '../../protocol/requests.ts';
import { DEFAULTS, type Config } from '../config.ts';
import { TableRegistry, type RegistryOptions } from '../table-registry.ts';
import { buildApp } from '../http/app.ts';
import { Socket } from '../live/socket.ts';
import { logger } from '../logger.ts';
import { startServer, type RunningServer } from '../server.ts';
import type { Store } from '../store/store.ts';
import { NO_LIMITS } from './harness.ts';

/** A connection as a client has it. */
export interface ClientConnection {
  /** Resolved when the server has dealt with it. */
  say(message: Request): Promise<void>;
  /** Resolved when everything that the server said so far has come. */
  settled(): Promise<void>;
  /** What came since this was last called, byte for byte; answers to pings are left out. */
  take(): string[];
  hangUp(): void;
}

export interface ServerClient {
  connect(token: string | null): Promise<ClientConnection>;
  /** The answer to a request: status, headers but for the date, body. */
  get(path: string, token: string | null): Promise<string>;
  close(): Promise<void>;
}

export interface ServerClientOptions extends Pick<RegistryOptions, 'bots'> {
  readonly store: Store;
  readonly games: readonly AnyGame[];
  readonly now: () => number;
  readonly random: () => number;
  readonly boot: string;
}

const PING = JSON.stringify({ t: 'ping' });
const PONG = JSON.stringify({ t: 'pong' });

const TEST_CONFIG: Config = {
  ...DEFAULTS,
  port: 0,
  host: '127.0.0.1',
  limits: NO_LIMITS,
  botWorkers: 1,
  // Made only if something is written there.
  data: join(tmpdir(), 'meadhall-two-worlds'),
  // The page is none of this, and takes long to read.
  page: join(tmpdir(), 'meadhall-without-a-page'),
};

const cookie = (token: string | null): { readonly cookie?: string } =>
  token === null ? {} : { cookie: `meadhall=${token}` };

const answerText = (status: number, headers: readonly (readonly [string, unknown])[], body: string): string =>
  `${status} ${JSON.stringify(headers.filter(([name]) => name !== 'date'))} ${body}`;

/** Texts that came, and who waits for the answer to a ping. */
class Inbox {
  private texts: string[] = [];
  private readonly waiting: (() => void)[] = [];
  private isClosed = false;

  put(text: string): void {
    if (text === PONG) this.waiting.shift()?.();
    else this.texts.push(text);
  }

  close(code: number): void {
    this.texts.push(`closed with ${code}`);
    this.isClosed = true;
    for (const resolve of this.waiting) resolve();
  }

  take(): string[] {
    const { texts } = this;
    this.texts = [];
    return texts;
  }

  /** Messages are dealt with one after the other: what was said before the ping is dealt with when its answer is here. */
  afterPing(ping: () => void): Promise<void> {
    if (this.isClosed) return Promise.resolve();
    return new Promise((resolve) => {
      this.waiting.push(resolve);
      ping();
    });
  }
}

/** The server's end of a socket that is only in memory: as much of a WebSocket as the server uses. */
class Pipe extends EventEmitter implements ClientConnection {
  readonly bufferedAmount = 0;
  private readonly inbox = new Inbox();

  send(text: string): void {
    this.inbox.put(text);
  }
  close(code: number): void {
    this.inbox.close(code);
    this.emit('close');
  }
  terminate(): void {
    this.close(1006);
  }
  pause(): void {}
  resume(): void {}
  cork(): void {}
  uncork(): void {}

  say(message: Request): Promise<void> {
    this.emit('message', Buffer.from(JSON.stringify(message)), false);
    return this.inbox.afterPing(() => this.emit('message', Buffer.from(PING), false));
  }
  async settled(): Promise<void> {}
  take(): string[] {
    return this.inbox.take();
  }
  hangUp(): void {
    this.emit('close');
  }
}

/** Everything of the server but its port: the same sockets and pages over a registry, without a network. */
export class RegistryClient implements ServerClient {
  readonly registry: TableRegistry;
  private readonly app: FastifyInstance;

  constructor(options: ServerClientOptions) {
    const log = logger('silent', () => undefined);
    this.registry = new TableRegistry({ ...options, config: TEST_CONFIG, log });
    this.app = buildApp(this.registry, TEST_CONFIG);
  }

  async connect(token: string | null): Promise<ClientConnection> {
    const person = await this.registry.persons.of(token ?? undefined);
    const pipe = new Pipe();
    // It listens to the pipe, and is held by that.
    const socket = pipe as unknown as WebSocket;
    const stream = pipe as unknown as Duplex;
    void new Socket(this.registry, NO_LIMITS, {
      socket,
      stream,
      person,
      network: '127.0.0.1',
      isServerOverfull: () => false,
    });
    return pipe;
  }

  async get(path: string, token: string | null): Promise<string> {
    const { statusCode, headers, body } = await this.app.inject({ method: 'GET', url: path, headers: cookie(token) });
    return answerText(statusCode, Object.entries(headers), body);
  }

  async close(): Promise<void> {
    await this.app.close();
    await this.registry.close();
  }
}

/** A socket over the network. */
class Call implements ClientConnection {
  private readonly inbox = new Inbox();
  private readonly socket: WebSocket;

  constructor(socket: WebSocket) {
    this.socket = socket;
    socket.on('message', (data) => this.inbox.put((data as Buffer).toString('utf8')));
    socket.on('close', (code) => this.inbox.close(code));
  }

  say(message: Request): Promise<void> {
    this.socket.send(JSON.stringify(message));
    return this.settled();
  }
  settled(): Promise<void> {
    return this.inbox.afterPing(() => this.socket.send(PING));
  }
  take(): string[] {
    return this.inbox.take();
  }
  hangUp(): void {
    this.socket.terminate();
  }
}

/** A whole server on a port of its own. */
export class PortClient implements ServerClient {
  private readonly server: RunningServer;
  private readonly data: string;

  private constructor(server: RunningServer, data: string) {
    this.server = server;
    this.data = data;
  }

  static async open(options: ServerClientOptions): Promise<PortClient> {
    const data = mkdtempSync(join(tmpdir(), 'meadhall-'));
    // The registry is handed all of it, the boot too.
    const replacements = { ...options, log: logger('silent', () => undefined) };
    return new PortClient(await startServer({ ...TEST_CONFIG, data }, replacements), data);
  }

  connect(token: string | null): Promise<ClientConnection> {
    const socket = new WebSocket(`ws://127.0.0.1:${this.server.port}/live`, { headers: cookie(token) });
    return new Promise((resolve, reject) => {
      socket.once('open', () => resolve(new Call(socket)));
      socket.once('error', reject);
    });
  }

  async get(path: string, token: string | null): Promise<string> {
    const url = `http://127.0.0.1:${this.server.port}${path}`;
    const response = await fetch(url, { headers: { connection: 'close', ...cookie(token) } });
    return answerText(response.status, [...response.headers], await response.text());
  }

  async close(): Promise<void> {
    await this.server.close();
    rmSync(this.data, { recursive: true, force: true });
  }
}
