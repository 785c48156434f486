/** The settings. Every default works on a laptop. */
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { allGames, games } from '../games/index.ts';
import type { AnyGame } from '../kernel/index.ts';
import { addressReader } from './address.ts';
import { LEVELS, type Level } from './logger.ts';

export interface Limits {
  /** Messages that a person, or a socket without one, may send at once, and then each second. */
  readonly messageBurst: number;
  readonly messagesPerSecond: number;
  /** Bytes that a socket may send at once, and then each second. */
  readonly byteBurst: number;
  readonly bytesPerSecond: number;
  /** Requests of one address at once, and then each second. */
  readonly requestBurst: number;
  readonly requestsPerSecond: number;
  /** Sockets open at once: of one person, of visitors without a person at one address, of persons at one address, of all. */
  readonly socketsPerPerson: number;
  readonly socketsPerAddress: number;
  readonly personSocketsPerAddress: number;
  readonly sockets: number;
  /** Tables made in an hour. */
  readonly tablesPerPerson: number;
  readonly tablesPerAddress: number;
  /** New persons in an hour. */
  readonly personsPerAddress: number;
  /** Wrong guesses of a code, in an hour. */
  readonly codesPerAddress: number;
  /** Lines of chat at once, and then each minute. */
  readonly chatBurst: number;
  readonly chatPerMinute: number;
  /** Changes of a table outside the game (seats, settings, members, rematch) by one person at once, and then each minute. */
  readonly changeBurst: number;
  readonly changesPerMinute: number;
  /** Tables and parts of stories (hello, have, story) sent to one person at once, and then each second. */
  readonly personSyncBurst: number;
  readonly personSyncsPerSecond: number;
  /** The same for all at one address who own no seat at the table. */
  readonly syncBurst: number;
  readonly syncsPerSecond: number;
  /** Finished games downloaded by one address at once, and then each minute: their whole log is read. */
  readonly downloadBurst: number;
  readonly downloadsPerMinute: number;
  /** Bytes that may wait for a slow reader, and for all of them together. */
  readonly unsentBytes: number;
  readonly unsentBytesInAll: number;
  /** TCP connections open at once. */
  readonly connectionsPerAddress: number;
  readonly connections: number;
  /** In milliseconds: for the headers of a request, for the whole request, and without any byte read or written. */
  readonly headersTimeout: number;
  readonly requestTimeout: number;
  readonly idleTimeout: number;
}

export interface Config {
  readonly port: number;
  readonly host: string;
  readonly data: string;
  /** The folder of the built page. */
  readonly page: string;
  /** The games that tables can be opened for. Tables of others stay as they are until their game is served again. */
  readonly games: readonly AnyGame[];
  /** Where people reach the server, if that is behind a proxy; null: at whatever address they use. */
  readonly publicUrl: URL | null;
  /** Proxies whose `X-Forwarded-For` is trusted: addresses, ranges, or 'loopback'. */
  readonly trustProxy: string | false;
  readonly logLevel: Level;
  readonly maxBytes: number | null;
  readonly botWorkers: number;
  readonly botTimeLimit: number;
  /** In milliseconds: how long a person must be away before a bot may stand in. */
  readonly awayAfter: number;
  /** In milliseconds: how long the start of a game waits for people to reveal their nonces. */
  readonly revealTime: number;
  /** In days: how long tables are kept after their last change. */
  readonly keep: {
    readonly gathering: number;
    readonly playing: number;
    readonly finished: number;
    readonly abandoned: number;
  };
  readonly limits: Limits;
}

export const LIMITS: Limits = {
  messageBurst: 60,
  messagesPerSecond: 20,
  byteBurst: 256 * 1024,
  bytesPerSecond: 64 * 1024,
  requestBurst: 60,
  requestsPerSecond: 20,
  socketsPerPerson: 12,
  socketsPerAddress: 60,
  // Together less than the connections of an address.
  personSocketsPerAddress: 180,
  sockets: 20_000,
  tablesPerPerson: 30,
  tablesPerAddress: 120,
  personsPerAddress: 120,
  codesPerAddress: 20,
  chatBurst: 8,
  chatPerMinute: 20,
  changeBurst: 30,
  changesPerMinute: 40,
  personSyncBurst: 40,
  personSyncsPerSecond: 4,
  syncBurst: 120,
  syncsPerSecond: 20,
  downloadBurst: 10,
  downloadsPerMinute: 10,
  unsentBytes: 1024 * 1024,
  unsentBytesInAll: 256 * 1024 * 1024,
  connectionsPerAddress: 256,
  connections: 24_000,
  headersTimeout: 10_000,
  requestTimeout: 20_000,
  idleTimeout: 60_000,
};

export const DEFAULTS: Config = {
  port: 8080,
  host: '0.0.0.0',
  data: 'data',
  page: fileURLToPath(new URL('../../dist/web', import.meta.url)),
  games,
  publicUrl: null,
  trustProxy: false,
  logLevel: 'info',
  maxBytes: null,
  botWorkers: 2,
  botTimeLimit: 5_000,
  awayAfter: 60_000,
  revealTime: 15_000,
  keep: { gathering: 2, playing: 180, finished: 90, abandoned: 14 },
  limits: LIMITS,
};

/** A setting that makes no sense, in one sentence. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

type Environment = { readonly [name: string]: string | undefined };

export function readConfig(environment: Environment): Config {
  const number = (name: string, least: number, most: number, otherwise: number): number => {
    const text = environment[name];
    if (text === undefined || text === '') return otherwise;
    const value = Number(text);
    if (Number.isInteger(value) && value >= least && value <= most) return value;
    throw new ConfigError(`${name} is a whole number from ${least} to ${most}, not "${text.slice(0, 40)}".`);
  };
  const days = (phase: keyof Config['keep']): number =>
    number(`MEADHALL_KEEP_${phase.toUpperCase()}_DAYS`, 1, 36_500, DEFAULTS.keep[phase]);
  const publicUrl = readUrl(environment['PUBLIC_URL']);
  const level = environment['MEADHALL_LOG'] || DEFAULTS.logLevel;
  if (!(LEVELS as readonly string[]).includes(level)) {
    throw new ConfigError(`MEADHALL_LOG is one of ${LEVELS.join(', ')}.`);
  }
  const megabytes = number('MEADHALL_MAX_MB', 1, 1_000_000, 0);
  return {
    ...DEFAULTS,
    port: number('PORT', 0, 65_535, DEFAULTS.port),
    host: environment['HOST'] || DEFAULTS.host,
    data: resolve(environment['MEADHALL_DATA'] || DEFAULTS.data),
    games: readGames(environment['MEADHALL_GAMES']),
    publicUrl,
    // PUBLIC_URL implies a proxy in front, on the same machine unless TRUST_PROXY names another.
    trustProxy: readProxies(environment['TRUST_PROXY']) ?? (publicUrl === null ? false : 'loopback'),
    logLevel: level as Level,
    maxBytes: megabytes === 0 ? null : megabytes * 1024 * 1024,
    botWorkers: number('MEADHALL_BOT_WORKERS', 1, 64, DEFAULTS.botWorkers),
    awayAfter: number('MEADHALL_AWAY_SECONDS', 0, 86_400, DEFAULTS.awayAfter / 1000) * 1000,
    keep: {
      gathering: days('gathering'),
      playing: days('playing'),
      finished: days('finished'),
      abandoned: days('abandoned'),
    },
  };
}

/** In the order of `allGames`, which is the order in which the page shows them. */
function readGames(text: string | undefined): readonly AnyGame[] {
  if (text === undefined || text === '') return DEFAULTS.games;
  const wanted = text.split(',').map((id) => id.trim());
  if (wanted.every((id) => allGames.some((game) => game.id === id)))
    return allGames.filter(({ id }) => wanted.includes(id));
  const ids = allGames.map(({ id }) => id).join(', ');
  throw new ConfigError(`MEADHALL_GAMES is a list of games with commas between them; there are ${ids}.`);
}

function readUrl(text: string | undefined): URL | null {
  if (text === undefined || text === '') return null;
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url !== null && (url.protocol === 'https:' || url.protocol === 'http:')) return url;
  throw new ConfigError('PUBLIC_URL is an address such as https://table.example.org.');
}

function readProxies(text: string | undefined): string | null {
  if (text === undefined || text === '') return null;
  try {
    addressReader(text);
    return text;
  } catch {
    throw new ConfigError(
      'TRUST_PROXY is a list of addresses and ranges, such as 10.0.0.0/8,192.168.1.5, or loopback.',
    );
  }
}
