import { describe, expect, test } from 'vitest';
import { hostNameIn, isOwnHost } from './host.ts';

const PUBLIC = new URL('https://table.example.org');
const own = (host: string | undefined, publicUrl: URL | null, local = '192.168.1.5', remote = '192.168.1.9'): boolean =>
  isOwnHost({ headers: { host }, socket: { localAddress: local, remoteAddress: remote } as never }, publicUrl);

describe('the name in a Host header', () => {
  test.each([
    ['table.example.org', 'table.example.org'],
    ['Table.Example.org:8080', 'table.example.org'],
    ['127.0.0.1:80', '127.0.0.1'],
    ['[::1]:8080', '::1'],
    ['localhost', 'localhost'],
  ])('%s', (header, name) => expect(hostNameIn(header)).toBe(name));

  test.each(['', 'a b', 'user@host', 'host/path', 'host:port', '[::1', 'host:123456', undefined])(
    'is none: %s',
    (header) => expect(hostNameIn(header)).toBeNull(),
  );
});

describe('with a public address', () => {
  test('only its name is right, with or without a port', () => {
    expect(own('table.example.org', PUBLIC)).toBe(true);
    expect(own('TABLE.example.org:443', PUBLIC)).toBe(true);
    expect(own('evil.example.org', PUBLIC)).toBe(false);
    expect(own('table.example.org.evil.net', PUBLIC)).toBe(false);
    expect(own('nonsense nonsense', PUBLIC)).toBe(false);
  });

  test('so are addresses, from the machine and its network: monitors use them', () => {
    expect(own('127.0.0.1:8080', PUBLIC, '127.0.0.1', '127.0.0.1')).toBe(true);
    expect(own('localhost:8080', PUBLIC, '::1', '::1')).toBe(true);
    expect(own('203.0.113.7', PUBLIC, '203.0.113.7', '198.51.100.1')).toBe(false);
    expect(own('other-name', PUBLIC, '127.0.0.1', '127.0.0.1')).toBe(false);
  });
});

describe('without a public address', () => {
  test.each([
    '192.168.1.5:8080',
    'localhost:8080',
    '[fd00::5]',
    'raspberry',
    'raspberry.local',
    'tables.lan',
    'x.home.arpa',
  ])('on a private address %s is right', (host) => expect(own(host, null)).toBe(true));

  test.each(['evil.example.org', 'evil.example.org:8080', 'a..b.com', '192.168.1.5.nip.io'])(
    'on a private address %s is not: public DNS could point it there',
    (host) => {
      for (const local of ['192.168.1.5', '127.0.0.1', '::1', '::ffff:10.0.0.1', 'fd12::1', '172.20.1.1', '100.64.0.1'])
        expect([local, own(host, null, local)]).toEqual([local, false]);
    },
  );

  test('on a public address any name is right', () => {
    expect(own('tables.example.org', null, '203.0.113.7')).toBe(true);
    expect(own('tables.example.org', null, '2001:db8::7')).toBe(true);
  });
});
