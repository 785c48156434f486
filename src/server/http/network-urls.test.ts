import type { NetworkInterfaceInfo } from 'node:os';
import { expect, test } from 'vitest';
import { networkUrls } from './network-urls.ts';

const at = (address: string, family: 'IPv4' | 'IPv6', internal: boolean): NetworkInterfaceInfo =>
  ({ address, family, internal }) as NetworkInterfaceInfo;
const INTERFACES = {
  lo: [at('127.0.0.1', 'IPv4', true)],
  eth0: [at('192.168.1.20', 'IPv4', false), at('fe80::1', 'IPv6', false)],
};

test('a server on all addresses is reached by those of the network', () => {
  const listening = { address: '::', family: 'IPv6', port: 3000 };
  expect(networkUrls(listening, INTERFACES)).toEqual(['http://192.168.1.20:3000']);
});

test('a server on one address is reached by no other', () => {
  expect(networkUrls({ address: '127.0.0.1', family: 'IPv4', port: 3000 }, INTERFACES)).toEqual([]);
  expect(networkUrls('/tmp/socket', INTERFACES)).toEqual([]);
  expect(networkUrls(null, INTERFACES)).toEqual([]);
});
