import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { clashOfVikings } from '../games/clash-of-vikings/index.ts';
import { sample } from '../games/sample/index.ts';
import { ConfigError, DEFAULTS, readConfig } from './config.ts';

test('without any setting everything has a value', () => {
  expect(readConfig({})).toEqual({ ...DEFAULTS, data: resolve('data') });
});

test('an empty setting is none', () => {
  const empty = { PORT: '', HOST: '', MEADHALL_DATA: '', PUBLIC_URL: '', TRUST_PROXY: '', MEADHALL_MAX_MB: '' };
  expect(readConfig({ ...empty, MEADHALL_LOG: '' })).toEqual(readConfig({}));
});

test('every setting is read', () => {
  const config = readConfig({
    PORT: '80',
    HOST: '::1',
    MEADHALL_DATA: 'elsewhere',
    MEADHALL_GAMES: 'sample, clash-of-vikings',
    PUBLIC_URL: 'https://table.example.org/',
    TRUST_PROXY: '10.0.0.0/8',
    MEADHALL_LOG: 'warn',
    MEADHALL_MAX_MB: '64',
    MEADHALL_BOT_WORKERS: '3',
    MEADHALL_AWAY_SECONDS: '90',
    MEADHALL_KEEP_GATHERING_DAYS: '1',
    MEADHALL_KEEP_PLAYING_DAYS: '2',
    MEADHALL_KEEP_FINISHED_DAYS: '3',
    MEADHALL_KEEP_ABANDONED_DAYS: '4',
  });
  expect(config).toMatchObject({
    port: 80,
    host: '::1',
    data: resolve('elsewhere'),
    games: [clashOfVikings, sample],
    trustProxy: '10.0.0.0/8',
    logLevel: 'warn',
    maxBytes: 64 * 1024 * 1024,
    botWorkers: 3,
    awayAfter: 90_000,
    keep: { gathering: 1, playing: 2, finished: 3, abandoned: 4 },
  });
  expect(config.publicUrl!.origin).toBe('https://table.example.org');
});

test('a public address has a proxy in front, on the same machine unless told', () => {
  expect(readConfig({}).trustProxy).toBe(false);
  expect(readConfig({ PUBLIC_URL: 'http://hall.local' }).trustProxy).toBe('loopback');
  expect(readConfig({ PUBLIC_URL: 'http://hall.local', TRUST_PROXY: '10.0.0.1' }).trustProxy).toBe('10.0.0.1');
});

describe('a setting that makes no sense is named in one sentence', () => {
  test.each([
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['PORT', 'eighty'],
    ['PORT', '80.5'],
    ['MEADHALL_MAX_MB', '0'],
    ['MEADHALL_BOT_WORKERS', '0'],
    ['MEADHALL_AWAY_SECONDS', '1e9'],
    ['MEADHALL_KEEP_PLAYING_DAYS', '0'],
    ['MEADHALL_LOG', 'loud'],
    ['MEADHALL_GAMES', 'ludo'],
    ['MEADHALL_GAMES', ','],
    ['PUBLIC_URL', 'table.example.org'],
    ['PUBLIC_URL', 'ftp://table.example.org'],
    ['PUBLIC_URL', 'https://'],
    ['TRUST_PROXY', 'the one over there'],
  ])('%s=%s', (name, value) => {
    const reading = (): unknown => readConfig({ [name]: value });
    expect(reading).toThrow(ConfigError);
    expect(reading).toThrow(new RegExp(`^${name} is .*\\.$`));
  });

  test('and a long one is not repeated whole', () => {
    expect(() => readConfig({ PORT: 'x'.repeat(1000) })).toThrow(/^.{1,120}$/);
  });
});
