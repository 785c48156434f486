/** The addresses by which other computers of the network reach a server that listens on all of them. */
import type { AddressInfo } from 'node:net';
import { networkInterfaces } from 'node:os';

const ALL = new Set(['0.0.0.0', '::']);

export function networkUrls(
  listening: AddressInfo | string | null,
  interfaces: ReturnType<typeof networkInterfaces> = networkInterfaces(),
): readonly string[] {
  if (listening === null || typeof listening === 'string' || !ALL.has(listening.address)) return [];
  return Object.values(interfaces)
    .flatMap((addresses) => addresses ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => `http://${address}:${listening.port}`);
}
