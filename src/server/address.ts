/** The address of whoever asks, as far as it can be known. */
import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';
import proxyAddress from '@fastify/proxy-addr';

/**
 * What limits are counted by. One line to the network is given 2^64 addresses of the sixth version at least, so their first half is
 * what tells neighbours apart; an address of the fourth version counts as itself, however it is written.
 */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/iu.exec(address);
  if (mapped !== null) return mapped[1]!;
  if (!isIPv6(address)) return address;
  const [front = '', back] = address.split('%', 1)[0]!.split('::');
  const groups = front === '' ? [] : front.split(':');
  const missing = back === undefined ? 0 : 8 - groups.length - (back === '' ? 0 : back.split(':').length);
  const all = [...groups, ...Array<string>(Math.max(0, missing)).fill('0'), ...(back ? back.split(':') : [])];
  return `${all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}

/** The same reading that Fastify does for requests, for sockets. Only proxies that are trusted are believed. */
export function addressReader(trustProxy: string | false): (request: IncomingMessage) => string {
  if (trustProxy === false) return (request) => request.socket.remoteAddress ?? '';
  const trusted = proxyAddress.compile(trustProxy.split(',').map((each) => each.trim()));
  return (request) => proxyAddress(request, trusted);
}
