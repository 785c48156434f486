/** Limits on TCP connections, whatever is sent over them. */
import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { networkOf } from '../address.ts';
import type { Limits } from '../config.ts';

/** How long a connection may take to read its last answer, in milliseconds. */
const LAST_ANSWER = 1_000;
const RETRY_SECONDS = 10;

/** Connections from a trusted proxy are counted only in all: the proxy counts its visitors. Returns how many are open, of any kind. */
export function limitConnections(
  server: Server,
  limits: Pick<Limits, 'connections' | 'connectionsPerAddress'>,
  isProxy: (address: string) => boolean,
): () => number {
  server.maxConnections = limits.connections;
  const open = new Map<string, number>();
  const all = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    // A connection whose upgrade was ignored comes here a second time.
    if (all.has(socket)) return;
    all.add(socket);
    socket.once('close', () => all.delete(socket));
    const address = socket.remoteAddress ?? '';
    if (isProxy(address)) return;
    const network = networkOf(address);
    const count = (open.get(network) ?? 0) + 1;
    open.set(network, count);
    socket.once('close', () => {
      const left = open.get(network)! - 1;
      if (left > 0) open.set(network, left);
      else open.delete(network);
    });
    if (count > limits.connectionsPerAddress) endWithStatus(socket, '429 Too Many Requests');
  });
  return () => all.size;
}

/** Answers without a body and closes, also if the client goes on sending or does not read. */
export function endWithStatus(stream: Duplex, status: string): void {
  const retry = /^(?:429|503)/.test(status) ? `Retry-After: ${RETRY_SECONDS}\r\n` : '';
  stream.end(`HTTP/1.1 ${status}\r\nConnection: close\r\n${retry}Content-Length: 0\r\n\r\n`);
  stream.resume();
  const timer = setTimeout(() => stream.destroy(), LAST_ANSWER);
  stream.once('close', () => clearTimeout(timer));
}
