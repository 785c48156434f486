/** A real server on a free port, and people who visit it over real sockets. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WebSocket } from 'ws';
import { PROTOCOL, patched, type Line, type ServerMessage, type TableDoc } from '../../protocol/index.ts';
import type { Command, NewTable } from '../../protocol/requests.ts';
import { DEFAULTS, LIMITS, type Config } from '../config.ts';
import { logger } from '../logger.ts';
import { commitmentOf } from '../table/shuffle.ts';
import { startServer, type Replacements, type RunningServer } from '../server.ts';
import { Waiting } from './waiting.ts';

/** Limits that no test meets by accident. */
export const NO_LIMITS: Config['limits'] = {
  ...LIMITS,
  messageBurst: 1e9,
  byteBurst: 1e12,
  requestBurst: 1e9,
  socketsPerPerson: 1e6,
  socketsPerAddress: 1e6,
  personSocketsPerAddress: 1e6,
  tablesPerPerson: 1e9,
  tablesPerAddress: 1e9,
  personsPerAddress: 1e9,
  codesPerAddress: 1e9,
  chatBurst: 1e9,
  changeBurst: 1e9,
  syncBurst: 1e9,
  personSyncBurst: 1e9,
  downloadBurst: 1e9,
  connectionsPerAddress: 1e6,
};

export interface TestServer extends RunningServer {
  readonly url: string;
  readonly config: Config;
  /** Log lines so far. */
  readonly logged: readonly string[];
  /** Stops it and starts another one on the same data and port. */
  restart(): Promise<TestServer>;
  /** Stops it and removes its data. */
  end(): Promise<void>;
}

export async function testServer(changes: Partial<Config> = {}, replacements: Replacements = {}): Promise<TestServer> {
  const data = changes.data ?? mkdtempSync(join(tmpdir(), 'meadhall-'));
  const logged: string[] = [];
  const config: Config = {
    ...DEFAULTS,
    port: 0,
    host: '127.0.0.1',
    botWorkers: 1,
    // The page is built elsewhere, perhaps at this moment, and takes a second to read.
    page: join(data, 'no page'),
    limits: NO_LIMITS,
    ...changes,
    data,
  };
  const log = logger('info', (line) => void logged.push(line));
  const server = await startServer(config, { log, ...replacements });
  return {
    ...server,
    config,
    logged,
    url: `http://127.0.0.1:${server.port}`,
    restart: async () => {
      await server.close();
      return testServer({ ...changes, data, port: server.port }, replacements);
    },
    end: async () => {
      await server.close();
      rmSync(data, { recursive: true, force: true });
    },
  };
}

type Unsaid<C> = C extends Command ? Omit<C, 'id'> : never;
export type Wish = Unsaid<Command>;
type MessageOf<T extends ServerMessage['t']> = Extract<ServerMessage, { readonly t: T }>;

/** Somebody with a cookie. */
export class Visitor {
  readonly url: string;
  cookie = '';
  name = '';

  constructor(url: string) {
    this.url = url;
  }

  static async to(server: { readonly url: string }): Promise<Visitor> {
    const visitor = new Visitor(server.url);
    visitor.name = ((await (await visitor.fetch('/api/me')).json()) as { name: string }).name;
    return visitor;
  }

  /** With this visitor's cookie; a cookie that is set is kept. */
  async fetch(path: string, init: RequestInit & { readonly json?: unknown } = {}): Promise<Response> {
    const { json, ...rest } = init;
    const headers = new Headers(rest.headers);
    if (this.cookie !== '') headers.set('cookie', this.cookie);
    if (json !== undefined) headers.set('content-type', 'application/json');
    const body = json === undefined ? {} : { body: JSON.stringify(json) };
    const response = await fetch(`${this.url}${path}`, { ...rest, ...body, headers });
    const set = response.headers.get('set-cookie');
    if (set !== null) this.cookie = set.split(';')[0]!;
    return response;
  }

  /** A new table, where this visitor is host and has the first seat, as the server answers. */
  async opened(wanted: Partial<NewTable> = {}): Promise<{ readonly table: string; readonly hash: string }> {
    const table = { game: 'clash-of-vikings', seats: 2, pace: 'quick', botPace: 'instant', ...wanted };
    const response = await this.fetch('/api/tables', { method: 'POST', json: table });
    if (response.status !== 201) throw new Error(`no table: ${response.status}`);
    return (await response.json()) as { readonly table: string; readonly hash: string };
  }

  /** Its id alone. */
  async open(wanted: Partial<NewTable> = {}): Promise<string> {
    return (await this.opened(wanted)).table;
  }

  /** A socket at the table, welcomed. */
  async join(table: string, nonce?: string): Promise<Place> {
    const place = await this.connect();
    place.nonce = nonce ?? null;
    place.say({
      t: 'hello',
      version: PROTOCOL,
      table,
      commitment: nonce === undefined ? undefined : commitmentOf(nonce),
    });
    await place.until(() => (place.doc !== null && !place.mustReveal()) || place.closed !== null);
    if (place.doc === null) throw new Error(`the socket was closed (${place.closed})`);
    return place;
  }

  connect(headers: { readonly [name: string]: string } = {}): Promise<Place> {
    return Place.open(this.url, this.cookie === '' ? headers : { cookie: this.cookie, ...headers });
  }
}

/** A socket, with everything that came through it. */
export class Place {
  /** Revealed when the seats are frozen; null: this person takes no part in the shuffle, or holds it back. */
  nonce: string | null = null;
  /** As they came, byte for byte. */
  readonly texts: string[] = [];
  readonly messages: ServerMessage[] = [];
  doc: TableDoc | null = null;
  n = 0;
  mark = '';
  readonly lines: Line[] = [];
  /** `lines` has those after this number; earlier ones are sent on request. */
  since = 0;
  closed: number | null = null;
  readonly socket: WebSocket;
  private readonly waiting = new Waiting();
  private hasRevealed = false;

  constructor(socket: WebSocket) {
    this.socket = socket;
    socket.on('message', (data) => this.received((data as Buffer).toString('utf8')));
    socket.on('close', (code) => {
      this.closed = code;
      this.look();
    });
    socket.on('error', () => undefined);
  }

  static open(url: string, headers: { readonly [name: string]: string }): Promise<Place> {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/live`, { headers });
    const place = new Place(socket);
    return new Promise((resolve, reject) => {
      socket.once('open', () => resolve(place));
      socket.once('error', reject);
    });
  }

  say(message: unknown): void {
    this.socket.send(JSON.stringify(message));
  }

  /** Gives a command and waits for its answer. */
  async command(wish: Wish, id = newMessageId()): Promise<MessageOf<'done'> | MessageOf<'refused'>> {
    const from = this.messages.length;
    this.say({ ...wish, id });
    return this.find(
      from,
      (message) => (message.t === 'done' || message.t === 'refused') && message.id === id,
    ) as never;
  }

  /** The first message from `from` on that fits, now or later. */
  async find(from: number, fits: (message: ServerMessage) => boolean): Promise<ServerMessage> {
    let found: ServerMessage | undefined;
    await this.until(() => (found = this.messages.slice(from).find(fits)) !== undefined || this.closed !== null);
    if (found === undefined) throw new Error(`the socket was closed (${this.closed})`);
    return found;
  }

  /** Waits until it holds; looks again whenever something comes. */
  until(holds: () => boolean): Promise<void> {
    return this.waiting.until(holds);
  }

  /** Asks for earlier lines until the story is whole. */
  async readWholeStory(): Promise<readonly Line[]> {
    while (this.since > 0) {
      const from = this.messages.length;
      this.say({ t: 'story', before: this.since + 1 });
      await this.find(from, ({ t }) => t === 'story');
    }
    return this.lines;
  }

  /** Everything sent before this has been answered when it returns. */
  async settle(): Promise<void> {
    const from = this.messages.length;
    this.say({ t: 'ping' });
    await this.find(from, ({ t }) => t === 'pong');
  }

  async close(): Promise<void> {
    this.socket.close();
    await this.until(() => this.closed !== null);
  }

  private received(text: string): void {
    this.texts.push(text);
    const message = JSON.parse(text) as ServerMessage;
    if (message.t === 'welcome') {
      ({ doc: this.doc, n: this.n, mark: this.mark } = message);
      if (message.anew) {
        this.lines.length = 0;
        this.since = message.since;
      }
      this.lines.push(...message.lines);
    }
    if (message.t === 'story') {
      this.lines.unshift(...message.lines);
      this.since = message.since;
    }
    if (message.t === 'update') {
      if (message.n !== this.n + 1) throw new Error(`message ${message.n} came after ${this.n}`);
      this.n = message.n;
      this.doc = patched(this.doc!, message.patch);
      this.lines.push(...(message.lines ?? []));
    }
    this.messages.push(message);
    if (this.mustReveal() && !this.hasRevealed) {
      this.hasRevealed = true;
      this.say({ t: 'reveal', id: newMessageId(), nonce: this.nonce });
    }
    this.look();
  }

  /** The seats are frozen, and this person's nonce is wanted. */
  mustReveal(): boolean {
    if (this.nonce === null || this.doc === null) return false;
    const { table, you } = this.doc;
    const { commitments, revealUntil } = table.shuffle;
    return revealUntil !== null && you.seat !== null && commitments![you.seat] === commitmentOf(this.nonce);
  }

  private look(): void {
    this.waiting.look();
  }
}

let messageIds = 0;
const newMessageId = (): string => `test ${++messageIds}`;

/** Answers by chance until the game is over, or until `stop` says so. */
export async function playOn(
  place: Place,
  random: (below: number) => number,
  stop = (): boolean => false,
): Promise<void> {
  let answered = 0;
  const awaits = (): boolean => {
    const game = place.doc!.game!;
    return game.choice !== null && game.sealed === null && game.question > answered;
  };
  for (;;) {
    await place.until(() => place.closed !== null || place.doc!.game!.result !== null || awaits() || stop());
    const game = place.doc!.game!;
    if (place.closed !== null || game.result !== null || stop()) return;
    // Several messages may have come at once: the next ones may have answered it.
    if (!awaits()) continue;
    const { options, min, max } = game.choice!;
    const picks = new Set<number>();
    const wanted = Math.max(min, Math.min(max, 1));
    while (picks.size < wanted) picks.add(random(options.length));
    answered = game.question;
    await place.command({ t: 'answer', question: game.question, picks: [...picks].sort((a, b) => a - b) });
  }
}

/** People at one table, in the order of their seats; the first is host. */
export interface Company {
  readonly table: string;
  readonly visitors: readonly Visitor[];
  readonly places: readonly Place[];
}

/** A table where as many people as there are seats have sat down; the nonce is the host's. */
export async function gather(
  server: { readonly url: string },
  people: number,
  { nonce, ...wanted }: Partial<NewTable> & { readonly nonce?: string } = {},
): Promise<Company> {
  const visitors = [await Visitor.to(server)];
  const table = await visitors[0]!.open({ seats: people, ...wanted });
  const places = [await visitors[0]!.join(table, nonce)];
  while (visitors.length < people) {
    const visitor = await Visitor.to(server);
    const place = await visitor.join(table);
    const seat = visitors.length;
    await place.command({ t: 'sit', seat });
    await place.until(() => place.doc!.you.seat === seat);
    visitors.push(visitor);
    places.push(place);
  }
  return { table, visitors, places };
}

/** The same, with the game begun and everybody shown it. */
export async function begin(
  server: { readonly url: string },
  people: number,
  wanted: Partial<NewTable> & { readonly nonce?: string } = {},
): Promise<Company> {
  const company = await gather(server, people, wanted);
  await company.places[0]!.command({ t: 'start' });
  await Promise.all(company.places.map((place) => place.until(() => place.doc!.game !== null)));
  return company;
}

/** What became of a command: 'done', or why it was refused. */
export const fate = (answer: MessageOf<'done'> | MessageOf<'refused'>): string =>
  answer.t === 'done' ? 'done' : answer.refusal.why;
