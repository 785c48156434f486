import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { DEFAULTS, readConfig } from '../server/config.ts';
import { MOST_ERRORS } from './uncaught-errors.ts';

const PAGE = readFileSync(new URL('../../docs/operations.md', import.meta.url), 'utf8');
const SERVER = fileURLToPath(new URL('../server/', import.meta.url));

/** Every name that the settings are read by. */
function variables(): string[] {
  const asked = new Set<string>();
  const environment = new Proxy<{ readonly [name: string]: string | undefined }>(
    {},
    { get: (_, name) => void asked.add(String(name)) },
  );
  expect(readConfig(environment)).toMatchObject({ port: DEFAULTS.port });
  return [...asked];
}

function metrics(): string[] {
  const sources = readdirSync(SERVER, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.ts') && !name.endsWith('.test.ts'),
  );
  return sources.flatMap((name) => readFileSync(SERVER + name, 'utf8').match(/(?<=')meadhall_\w+(?=')/g) ?? []);
}

test('every setting is on the page, with its default', () => {
  const names = variables();
  expect(names.length).toBeGreaterThan(10);
  expect(names.filter((name) => !PAGE.includes(`| \`${name}\``))).toEqual([]);
  const { gathering, playing, finished, abandoned } = DEFAULTS.keep;
  const values = {
    PORT: DEFAULTS.port,
    HOST: DEFAULTS.host,
    MEADHALL_DATA: DEFAULTS.data,
    MEADHALL_LOG: DEFAULTS.logLevel,
    MEADHALL_BOT_WORKERS: DEFAULTS.botWorkers,
    MEADHALL_AWAY_SECONDS: DEFAULTS.awayAfter / 1000,
    MEADHALL_KEEP_GATHERING_DAYS: gathering,
    MEADHALL_KEEP_PLAYING_DAYS: playing,
    MEADHALL_KEEP_FINISHED_DAYS: finished,
    MEADHALL_KEEP_ABANDONED_DAYS: abandoned,
  };
  const rows = new Map([...PAGE.matchAll(/^\| `([A-Z_]+)` +\| (.*?) +\|/gm)].map(([, name, value]) => [name, value]));
  for (const [name, value] of Object.entries(values)) expect([name, rows.get(name)]).toEqual([name, `\`${value}\``]);
});

test('every metric is on the page', () => {
  const names = metrics();
  expect(names.length).toBeGreaterThan(10);
  expect(names.filter((name) => !PAGE.includes(`| \`${name}\``))).toEqual([]);
});

test('the limits are those of the server', () => {
  const { limits } = DEFAULTS;
  const number = (n: number): string => n.toLocaleString('en');
  for (const text of [
    `${limits.messageBurst} at once, then ${limits.messagesPerSecond} a second`,
    `${limits.requestBurst} at once, then ${limits.requestsPerSecond} a second`,
    `${limits.chatBurst} at once, then ${limits.chatPerMinute} a minute`,
    `${limits.changeBurst} at once, then ${limits.changesPerMinute} a minute`,
    `${limits.syncBurst} at once, then ${limits.syncsPerSecond} a second`,
    `${limits.downloadBurst} at once, then ${limits.downloadsPerMinute} a minute`,
    `${limits.connectionsPerAddress} and ${number(limits.connections)}`,
    `${limits.headersTimeout / 1000} and ${limits.requestTimeout / 1000} seconds`,
    `${limits.idleTimeout / 1000} seconds`,
    `${limits.socketsPerAddress} and ${number(limits.sockets)}`,
    `${limits.tablesPerPerson} and ${limits.tablesPerAddress} an hour`,
    `${limits.personsPerAddress} an hour`,
    `${limits.codesPerAddress} an hour`,
    `More than ${MOST_ERRORS} uncaught errors within a minute`,
  ]) {
    expect(PAGE.replace(/\s+/g, ' ')).toContain(text);
  }
});
