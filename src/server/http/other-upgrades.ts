/**
 * Requests that offer another protocol than WebSocket, such as `curl --http2` (h2c). A server that does not speak it must ignore the
 * offer (RFC 9110, 7.8), but Node gives up a connection with any `Upgrade` header as soon as somebody listens for upgrades.
 */
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';

export const isWebSocketUpgrade = ({ headers }: IncomingMessage): boolean =>
  headers.upgrade?.toLowerCase() === 'websocket';

/** Gives the request back to the server without the offer, as if the connection had just been opened with it. */
export function ignoreUpgrade(server: Server, request: IncomingMessage, stream: Duplex, head: Buffer): void {
  const lines = [`${request.method} ${request.url} HTTP/${request.httpVersion}`];
  for (let index = 0; index < request.rawHeaders.length; index += 2) {
    const [name, value] = [request.rawHeaders[index]!, request.rawHeaders[index + 1]!];
    if (!['upgrade', 'connection', 'http2-settings'].includes(name.toLowerCase())) lines.push(`${name}: ${value}`);
  }
  lines.push('Connection: close');
  stream.unshift(Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1'), head]));
  server.emit('connection', stream);
}
