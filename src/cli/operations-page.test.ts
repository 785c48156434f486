import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { MAX_MESSAGE_BYTES } from '../protocol/limits.ts';
import { DEFAULTS, readConfig } from '../server/config.ts';
import { MAX_BODY_BYTES } from '../server/http/app.ts';
import { COSTS } from '../server/live/socket.ts';
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

test('the table of limits is that of the server, with every limit', () => {
  const used = new Set<string>();
  const limits = new Proxy(DEFAULTS.limits, {
    get: (all, name) => (used.add(String(name)), Reflect.get(all, name) as number),
  });
  const many = (n: number): string => n.toLocaleString('en');
  const then = (burst: number, rate: number, time: string): string => `${burst} at once, then ${rate} a ${time}`;
  const kB = (bytes: number): number => bytes / 1024;
  expect(COSTS).toEqual({ hello: 4, have: 4, story: 4, whyNot: 2 });
  const rows = {
    'messages and pings of one person, or of a socket without one': `${then(limits.messageBurst, limits.messagesPerSecond, 'second')}; \`hello\`, \`have\` and \`story\` count as 4, \`whyNot\` as 2`,
    'bytes of one socket': `${kB(limits.byteBurst)} kilobytes at once, then ${kB(limits.bytesPerSecond)} a second`,
    'a message, a request': `${kB(MAX_MESSAGE_BYTES)} and ${kB(MAX_BODY_BYTES)} kilobytes`,
    'lines of chat of one person': then(limits.chatBurst, limits.chatPerMinute, 'minute'),
    'changes of a table outside the game, by one person': then(limits.changeBurst, limits.changesPerMinute, 'minute'),
    'whole tables and parts of stories sent to one person': then(
      limits.personSyncBurst,
      limits.personSyncsPerSecond,
      'second',
    ),
    'the same to one address, without those who own a seat': then(limits.syncBurst, limits.syncsPerSecond, 'second'),
    'requests from one address': `${then(limits.requestBurst, limits.requestsPerSecond, 'second')}; then known people are counted by person instead`,
    'sockets of one person': `${limits.socketsPerPerson}`,
    'sockets from one address: of visitors without a person, and of people': `${limits.socketsPerAddress} and ${limits.personSocketsPerAddress}`,
    'sockets in all': many(limits.sockets),
    'TCP connections from one address, and in all': `${limits.connectionsPerAddress} and ${many(limits.connections)}`,
    'tables by one person, and from one address': `${limits.tablesPerPerson} and ${limits.tablesPerAddress} an hour, rematches included`,
    'new people from one address': `${limits.personsPerAddress} an hour`,
    'codes for another device tried per address': `${limits.codesPerAddress} an hour`,
    'time for the headers of a request, and for a whole request': `${limits.headersTimeout / 1000} and ${limits.requestTimeout / 1000} seconds`,
    'time without a byte on a connection that is no socket': `${limits.idleTimeout / 1000} seconds`,
    'bytes that wait for a slow reader, and for all': `${kB(kB(limits.unsentBytes))} and ${kB(kB(limits.unsentBytesInAll))} megabytes, then slow readers are closed`,
    'finished games downloaded by one address': then(limits.downloadBurst, limits.downloadsPerMinute, 'minute'),
  };
  expect(limitsOnThePage()).toEqual(rows);
  expect([...used].sort()).toEqual(Object.keys(DEFAULTS.limits).sort());
});

function limitsOnThePage(): { readonly [what: string]: string } {
  const [, section = ''] = PAGE.split('\n## Limits\n');
  const rows = section.split('\n## ')[0]!.match(/^\| .*$/gm) ?? [];
  return Object.fromEntries(
    rows.slice(2).map((row) => {
      const [, what = '', howMany = ''] = row.split('|').map((cell) => cell.trim());
      return [what, howMany];
    }),
  );
}

test('the page says how many uncaught errors end the server', () => {
  expect(PAGE.replace(/\s+/g, ' ')).toContain(`More than ${MOST_ERRORS} uncaught errors within a minute`);
});
