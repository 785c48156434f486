/** The address of whoever asks, as far as it can be known. */
import type { IncomingMessage } from 'node:http';
import proxyAddress from '@fastify/proxy-addr';

/** The same reading that Fastify does for requests, for sockets. Only proxies that are trusted are believed. */
export function addressReader(trustProxy: string | false): (request: IncomingMessage) => string {
  if (trustProxy === false) return (request) => request.socket.remoteAddress ?? '';
  const trusted = proxyAddress.compile(trustProxy.split(',').map((each) => each.trim()));
  return (request) => proxyAddress(request, trusted);
}
