/** The socket of one table: opened, kept alive, and opened again when it is lost. */
import type { TableClient } from '../../protocol/client.ts';

const FIRST_RETRY = 400;
const LAST_RETRY = 8_000;
const PING = 20_000;
/** Nothing heard for so long, not even a pong: the connection is dead, whatever the browser believes. */
const SILENCE = 32_000;

export class Connection {
  private readonly client: TableClient;
  private readonly changed: (isOpen: boolean) => void;
  private socket: WebSocket | null = null;
  private retry = FIRST_RETRY;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private heartbeat: ReturnType<typeof setInterval> | undefined;
  private isWanted = true;
  private openedAt = 0;

  constructor(client: TableClient, changed: (isOpen: boolean) => void) {
    this.client = client;
    this.changed = changed;
    addEventListener('online', this.hurry);
    addEventListener('offline', this.drop);
    document.addEventListener('visibilitychange', this.hurry);
    this.open();
  }

  /** For good, or until `reopen`. */
  close(): void {
    this.isWanted = false;
    clearTimeout(this.timer);
    clearInterval(this.heartbeat);
    removeEventListener('online', this.hurry);
    removeEventListener('offline', this.drop);
    document.removeEventListener('visibilitychange', this.hurry);
    this.socket?.close();
    this.socket = null;
    this.client.disconnected();
  }

  private readonly hurry = (): void => {
    if (document.visibilityState === 'hidden' || this.socket !== null) return;
    clearTimeout(this.timer);
    this.open();
  };

  /** A socket without a network hears nothing, and it may be a minute before it is told so. */
  private readonly drop = (): void => {
    const { socket } = this;
    if (socket === null) return;
    socket.close();
    this.lost(socket);
  };

  private open(): void {
    if (!this.isWanted) return;
    const address = new URL('/live', location.href);
    address.protocol = address.protocol.replace('http', 'ws');
    const socket = new WebSocket(address);
    this.socket = socket;
    socket.addEventListener('open', () => {
      this.retry = FIRST_RETRY;
      this.openedAt = Date.now();
      this.client.connected((text) => socket.send(text));
      this.changed(true);
      clearInterval(this.heartbeat);
      this.heartbeat = setInterval(() => this.beat(socket), PING);
    });
    socket.addEventListener('message', ({ data }) => {
      if (socket === this.socket && typeof data === 'string') this.client.received(data);
    });
    socket.addEventListener('close', () => this.lost(socket));
  }

  private beat(socket: WebSocket): void {
    if (socket !== this.socket) return;
    if (Date.now() - (this.client.heardAt ?? this.openedAt) > SILENCE) this.drop();
    else this.client.ping();
  }

  private lost(socket: WebSocket): void {
    if (socket !== this.socket) return;
    this.socket = null;
    clearInterval(this.heartbeat);
    this.client.disconnected();
    this.changed(false);
    if (!this.isWanted) return;
    this.timer = setTimeout(() => this.open(), this.retry * (0.7 + 0.6 * Math.random()));
    this.retry = Math.min(LAST_RETRY, this.retry * 1.8);
  }
}
