/** The socket of one table: opened, kept alive, and opened again when it is lost. */
import type { TableClient } from '../../protocol/client.ts';

const FIRST_RETRY = 400;
const LAST_RETRY = 5_000;
const PING = 20_000;
/** Without any message for so long, not even a pong, the connection counts as dead. */
const SILENCE = 32_000;

export class Connection {
  private readonly client: TableClient;
  private readonly onOpenChange: (isOpen: boolean) => void;
  private socket: WebSocket | null = null;
  private retry = FIRST_RETRY;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private heartbeat: ReturnType<typeof setInterval> | undefined;
  private isWanted = true;
  private openedAt = 0;

  constructor(client: TableClient, onOpenChange: (isOpen: boolean) => void) {
    this.client = client;
    this.onOpenChange = onOpenChange;
    addEventListener('online', this.reconnectNow);
    addEventListener('offline', this.closeDeadSocket);
    document.addEventListener('visibilitychange', this.reconnectNow);
    this.open();
  }

  /** Closes for good. */
  close(): void {
    this.isWanted = false;
    clearTimeout(this.timer);
    clearInterval(this.heartbeat);
    removeEventListener('online', this.reconnectNow);
    removeEventListener('offline', this.closeDeadSocket);
    document.removeEventListener('visibilitychange', this.reconnectNow);
    this.socket?.close();
    this.socket = null;
    this.client.disconnected();
  }

  readonly reconnectNow = (): void => {
    if (document.visibilityState === 'hidden' || this.socket !== null) return;
    clearTimeout(this.timer);
    this.open();
  };

  /** Browsers may report a lost network only after a minute, so the socket is closed here. */
  private readonly closeDeadSocket = (): void => {
    const { socket } = this;
    if (socket === null) return;
    socket.close();
    this.onClosed(socket);
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
      this.onOpenChange(true);
      clearInterval(this.heartbeat);
      this.heartbeat = setInterval(() => this.checkAlive(socket), PING);
    });
    socket.addEventListener('message', ({ data }) => {
      if (socket === this.socket && typeof data === 'string') this.client.received(data);
    });
    socket.addEventListener('close', () => this.onClosed(socket));
  }

  private checkAlive(socket: WebSocket): void {
    if (socket !== this.socket) return;
    if (Date.now() - (this.client.heardAt ?? this.openedAt) > SILENCE) this.closeDeadSocket();
    else this.client.ping();
  }

  private onClosed(socket: WebSocket): void {
    if (socket !== this.socket) return;
    this.socket = null;
    clearInterval(this.heartbeat);
    this.client.disconnected();
    this.onOpenChange(false);
    if (!this.isWanted) return;
    this.timer = setTimeout(() => this.open(), this.retry * (0.7 + 0.6 * Math.random()));
    this.retry = Math.min(LAST_RETRY, this.retry * 1.8);
  }
}
