/** The client's address, and the network by which limits count it. */
import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';
import proxyAddress from '@fastify/proxy-addr';

/**
 * The key by which limits are counted: the /64 of an IPv6 address, because one subscriber has at least 2^64 of them; an IPv4 address
 * itself, also if it is written as an IPv6 address.
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

/** Whether connections come from a trusted proxy, which carries many visitors over few connections. */
export function trustedProxy(trustProxy: string | false): (address: string) => boolean {
  if (trustProxy === false) return () => false;
  const trusted = compiled(trustProxy);
  return (address) => trusted(address, 0);
}

const compiled = (trustProxy: string) => proxyAddress.compile(trustProxy.split(',').map((each) => each.trim()));

/** Does for sockets what Fastify does for requests: `X-Forwarded-For` counts only from trusted proxies. */
export function addressReader(trustProxy: string | false): (request: IncomingMessage) => string {
  if (trustProxy === false) return (request) => request.socket.remoteAddress ?? '';
  const trusted = compiled(trustProxy);
  return (request) => proxyAddress(request, trusted);
}
