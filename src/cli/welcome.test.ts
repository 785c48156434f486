import type { NetworkInterfaceInfo } from 'node:os';
import { describe, expect, test } from 'vitest';
import { welcome } from './welcome.ts';

const address = (family: 'IPv4' | 'IPv6', name: string, internal = false) =>
  ({ family, address: name, internal }) as NetworkInterfaceInfo;

const MACHINE = {
  lo: [address('IPv4', '127.0.0.1', true), address('IPv6', '::1', true)],
  cable: [address('IPv4', '192.168.1.20'), address('IPv6', 'fe80::1')],
  wireless: [address('IPv4', '10.0.0.7')],
  gone: undefined,
};

const door = { host: '0.0.0.0', publicUrl: null, data: '/srv/tables' };
const addresses = (changes: Partial<Parameters<typeof welcome>[0]>): string[] =>
  welcome({ ...door, ...changes }, 8080, MACHINE).flatMap((line) => /\bhttps?:\S+/.exec(line)?.[0] ?? []);

describe('what is said when the server is open', () => {
  test('names the addresses, the data and how to stop', () => {
    expect(welcome(door, 8080, MACHINE)).toEqual([
      'Meadhall is open.',
      '  On this machine:  http://localhost:8080',
      '  In your network:  http://192.168.1.20:8080',
      '  In your network:  http://10.0.0.7:8080',
      '  Tables are in:    /srv/tables',
      expect.stringContaining('Ctrl+C stops it.'),
    ]);
  });

  test('names no address that leads nowhere', () => {
    expect(addresses({ host: '127.0.0.1' })).toEqual(['http://127.0.0.1:8080']);
    expect(addresses({ host: 'localhost' })).toEqual(['http://localhost:8080']);
    expect(addresses({ host: '::1' })).toEqual(['http://[::1]:8080']);
    expect(addresses({ host: '10.0.0.7' })).toEqual(['http://10.0.0.7:8080']);
  });

  test('names the public address instead of those of the network', () => {
    const publicUrl = new URL('https://table.example.org');
    expect(addresses({ publicUrl })).toEqual(['http://localhost:8080', 'https://table.example.org/']);
    expect(addresses({ publicUrl, host: '127.0.0.1' })).toEqual([
      'http://127.0.0.1:8080',
      'https://table.example.org/',
    ]);
  });
});
