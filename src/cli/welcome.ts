/** What `meadhall serve` prints when it is listening: its addresses, and how to stop it. */
import type { NetworkInterfaceInfo } from 'node:os';
import type { Config } from '../server/config.ts';

export type Interfaces = { readonly [name: string]: readonly NetworkInterfaceInfo[] | undefined };
type ListenAddress = Pick<Config, 'host' | 'publicUrl' | 'data'>;

const EVERY_ADDRESS = new Set(['0.0.0.0', '::']);
const isLoopback = (host: string): boolean => host === 'localhost' || host === '::1' || host.startsWith('127.');

export function welcome({ host, publicUrl, data }: ListenAddress, port: number, interfaces: Interfaces): string[] {
  const at = (name: string): string => `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
  const here = EVERY_ADDRESS.has(host) || isLoopback(host) ? [at(isLoopback(host) ? host : 'localhost')] : [];
  const elsewhere = publicUrl === null ? lanNames(host, interfaces).map(at) : [publicUrl.href];
  const listed = (label: string, addresses: readonly string[]): string[] =>
    addresses.map((address) => `  ${label.padEnd(18)}${address}`);
  return [
    'Meadhall is open.',
    ...listed('On this machine:', here),
    ...listed(publicUrl === null ? 'In your network:' : 'For everybody:', elsewhere),
    `  ${'Tables are in:'.padEnd(18)}${data}`,
    'Ctrl+C stops it. Nothing is lost: games go on where they were when it is started again.',
  ];
}

/** Addresses for other machines of the network. IPv6 is left out: most such addresses are temporary. */
function lanNames(host: string, interfaces: Interfaces): readonly string[] {
  if (isLoopback(host)) return [];
  if (!EVERY_ADDRESS.has(host)) return [host];
  return Object.values(interfaces).flatMap((addresses = []) =>
    addresses.filter(({ family, internal }) => family === 'IPv4' && !internal).map(({ address }) => address),
  );
}
