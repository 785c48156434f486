/** The WebSocket endpoint: checks upgrades, counts sockets per address, and closes dead ones. */
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer, type WebSocket } from 'ws';
import { MAX_MESSAGE_BYTES } from '../../protocol/index.ts';
import { Buckets } from '../buckets.ts';
import type { Config } from '../config.ts';
import type { Person } from '../store/store.ts';
import type { TableRegistry } from '../table-registry.ts';
import { networkOf } from '../address.ts';
import { endWithStatus } from '../http/connections.ts';
import { tokenIn } from '../http/cookie.ts';
import { isOwnHost } from '../http/host.ts';
import { isOwnOrigin } from '../http/origin.ts';
import { messageOf } from '../logger.ts';
import { Socket } from './socket.ts';

const LIVE_PATH = '/live';

const HEARTBEAT = 30_000;

/** How many sockets of a kind may be open at once. */
interface Quota {
  readonly key: string;
  readonly most: number;
}

interface TrackedSocket {
  readonly socket: Socket;
  /** By which the person was known when it opened. */
  readonly token: string | undefined;
  /** It has answered since the last heartbeat. */
  alive: boolean;
  /** It opened since the last heartbeat, or was at a table then: it may be about to send its hello, or change tables. */
  fresh: boolean;
}

export class Channel {
  private readonly registry: TableRegistry;
  private readonly config: Config;
  private readonly addressOf: (request: IncomingMessage) => string;
  private readonly server = new WebSocketServer({
    noServer: true,
    maxPayload: MAX_MESSAGE_BYTES,
    perMessageDeflate: false,
    // Fragments without a payload cost time and count as nothing else. Browsers do not split messages of this size.
    maxFragments: 8,
    // Socket answers pings, because the library answers without looking at what is still unsent.
    autoPong: false,
  });
  private readonly sockets = new Map<WebSocket, TrackedSocket>();
  /** Open sockets by the keys of `quotas`. */
  private readonly counts = new Map<string, number>();
  private readonly upgrades: Buckets;
  private readonly upgradesByPerson: Buckets;
  private readonly heartbeat: NodeJS.Timeout;
  private countedAt = -Infinity;
  private countedUnsent = 0;
  private isClosed = false;

  constructor(registry: TableRegistry, config: Config, addressOf: (request: IncomingMessage) => string) {
    this.registry = registry;
    this.config = config;
    this.addressOf = (request) => networkOf(addressOf(request));
    this.upgrades = new Buckets(config.limits.requestBurst, config.limits.requestsPerSecond);
    this.upgradesByPerson = new Buckets(config.limits.requestBurst, config.limits.requestsPerSecond);
    this.heartbeat = setInterval(() => this.beat(), HEARTBEAT);
    this.heartbeat.unref();
    // The library would answer with an HTML page.
    this.server.on('wsClientError', (_error, stream) => endWithStatus(stream, '400 Bad Request'));
    registry.onSignOut((isSignedOut) => {
      for (const [socket, { token, socket: guest }] of this.sockets) {
        if (isSignedOut({ token, person: guest.person?.id ?? null })) socket.terminate();
      }
    });
    registry.metrics.gauge('meadhall_sockets', 'Sockets open now', () => this.sockets.size);
    registry.metrics.gauge('meadhall_unsent_bytes', 'Bytes that wait for slow readers', () => this.unsentBytes());
  }

  /** Handles an upgrade request. */
  upgrade(request: IncomingMessage, stream: Duplex, head: Buffer): void {
    // Until the WebSocket exists nothing else handles errors of the stream.
    stream.on('error', () => stream.destroy());
    const refused = this.refusal(request);
    if (refused !== null) return endWithStatus(stream, refused);
    const address = this.addressOf(request);
    const token = tokenIn(request.headers.cookie, this.config.publicUrl?.protocol === 'https:');
    const isTooFast = !this.upgrades.take(address, this.registry.now());
    if (isTooFast && token === undefined) return endWithStatus(stream, '429 Too Many Requests');
    this.registry.persons.of(token).then(
      (person) => {
        if (this.isClosed || stream.destroyed) {
          stream.destroy();
          return;
        }
        // If the address is over its limit, known persons are counted by person instead.
        const isPersonTooFast = person === null || !this.upgradesByPerson.take(person.id, this.registry.now());
        const quotas = this.quotas(address, person);
        const isCrowded = quotas.some(({ key, most }) => (this.counts.get(key) ?? 0) >= most);
        if (isCrowded || (isTooFast && isPersonTooFast)) return endWithStatus(stream, '429 Too Many Requests');
        this.count(quotas, 1);
        let isOpened = false;
        this.server.handleUpgrade(request, stream, head, (socket) => {
          isOpened = true;
          const guest = new Socket(this.registry, this.config.limits, {
            socket,
            stream,
            person,
            network: address,
            isServerOverfull: () => this.isOverfull(),
          });
          const known: TrackedSocket = { socket: guest, token, alive: true, fresh: true };
          this.sockets.set(socket, known);
          socket.on('pong', () => void (known.alive = true));
          socket.on('close', () => {
            if (this.sockets.delete(socket)) this.count(quotas, -1);
          });
        });
        // A handshake that the library refused never becomes a socket.
        if (!isOpened) this.count(quotas, -1);
      },
      (error: unknown) => {
        this.registry.log.error('a socket could not be opened', { error: messageOf(error) });
        endWithStatus(stream, '503 Service Unavailable');
      },
    );
  }

  async close(): Promise<void> {
    this.isClosed = true;
    clearInterval(this.heartbeat);
    for (const { socket } of this.sockets.values()) socket.dismiss('restarting');
    const closing = [...this.sockets.keys()].map((socket) => new Promise((resolve) => socket.once('close', resolve)));
    const patience = setTimeout(() => {
      for (const socket of this.sockets.keys()) socket.terminate();
    }, 500);
    await Promise.all(closing);
    clearTimeout(patience);
    this.server.close();
  }

  private refusal(request: IncomingMessage): string | null {
    const { limits } = this.config;
    if (this.isClosed) return '503 Service Unavailable';
    // Not by `new URL`, which throws on an invalid address: nothing here would catch it.
    if (request.url?.split('?', 1)[0] !== LIVE_PATH) return '404 Not Found';
    if (!isOwnHost(request, this.config.publicUrl)) return '403 Forbidden';
    if (!isOwnOrigin(request.headers, this.config.publicUrl)) return '403 Forbidden';
    if (this.sockets.size >= limits.sockets) return '503 Service Unavailable';
    return null;
  }

  private unsentBytes(): number {
    let sum = 0;
    for (const { socket } of this.sockets.values()) sum += socket.unsentBytes;
    return sum;
  }

  /** Counted at most once a second: asked for with every message to a slow reader. */
  private isOverfull(): boolean {
    const now = performance.now();
    if (now - this.countedAt >= 1_000) {
      this.countedAt = now;
      this.countedUnsent = this.unsentBytes();
    }
    return this.countedUnsent > this.config.limits.unsentBytesInAll;
  }

  /** Persons have quotas of their own: visitors without one cannot use them up. */
  private quotas(address: string, person: Person | null): readonly Quota[] {
    const { socketsPerAddress, socketsPerPerson, personSocketsPerAddress } = this.config.limits;
    if (person === null) return [{ key: `anonymous ${address}`, most: socketsPerAddress }];
    return [
      { key: `person ${person.id}`, most: socketsPerPerson },
      { key: `persons ${address}`, most: personSocketsPerAddress },
    ];
  }

  private count(quotas: readonly Quota[], change: number): void {
    for (const { key } of quotas) {
      const open = (this.counts.get(key) ?? 0) + change;
      if (open > 0) this.counts.set(key, open);
      else this.counts.delete(key);
    }
  }

  private beat(): void {
    for (const [socket, known] of this.sockets) {
      if (!known.alive || known.socket.isOverfull) socket.terminate();
      else if (!known.fresh && !known.socket.hasJoinedTable) known.socket.dismiss('silent');
      known.alive = false;
      known.fresh = known.socket.hasJoinedTable;
      if (socket.readyState === socket.OPEN) socket.ping();
    }
  }
}
