/** The whole server: store, bots, registry, pages, live channel, on one port. */
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { AnyGame } from '../kernel/index.ts';
import { failureLog } from './bots/failure-log.ts';
import { BotPool } from './bots/pool.ts';
import { Channel } from './live/channel.ts';
import type { Config } from './config.ts';
import { TableRegistry, type RegistryOptions } from './table-registry.ts';
import { withContentFiles } from './content-files.ts';
import { closeToOthers, prepareDataFolder } from './data-folder.ts';
import { addressReader } from './address.ts';
import { buildApp } from './http/app.ts';
import { ignoreUpgrade, isWebSocketUpgrade } from './http/other-upgrades.ts';
import { logger, messageOf, type Logger } from './logger.ts';
import { openSqliteStore } from './store/sqlite.ts';
import type { Store } from './store/store.ts';

export interface RunningServer {
  readonly port: number;
  readonly registry: TableRegistry;
  close(): Promise<void>;
}

/** For tests: other games, another store, another clock. */
export interface Replacements {
  readonly games?: readonly AnyGame[];
  readonly store?: Store;
  readonly log?: Logger;
  readonly bots?: Pick<BotPool, 'choose'>;
  readonly now?: () => number;
  readonly random?: () => number;
}

export const DATA_FILE = 'meadhall.sqlite';

export async function startServer(config: Config, replacements: Replacements = {}): Promise<RunningServer> {
  const { log = logger(config.logLevel, (line) => process.stderr.write(line)) } = replacements;
  const file = prepareDataFolder(config.data, DATA_FILE, log);
  const store =
    replacements.store ??
    (await openSqliteStore({
      file,
      ...(config.maxBytes === null ? {} : { maxBytes: config.maxBytes }),
    }));
  closeToOthers(file, log);
  const bots = new BotPool({
    workers: config.botWorkers,
    timeLimit: config.botTimeLimit,
    onFailure: failureLog(log, replacements.now ?? Date.now),
  });
  let parts: ServerParts;
  try {
    const games = withContentFiles(replacements.games ?? config.games, config.data, log);
    parts = await openParts({ bots, ...replacements, games, config, store, log }, bots);
  } catch (error) {
    await bots.close();
    await store.close();
    throw error;
  }
  const { registry, app, channel } = parts;
  const { port } = app.server.address() as AddressInfo;
  let closing: Promise<void> | null = null;
  return {
    port,
    registry,
    close: () =>
      (closing ??= (async () => {
        await channel.close();
        await app.close();
        await registry.close();
        await bots.close();
        await store.close();
      })().catch((error: unknown) => log.error('the server did not stop well', { error: messageOf(error) }))),
  };
}

interface ServerParts {
  readonly registry: TableRegistry;
  readonly app: FastifyInstance;
  readonly channel: Channel;
}

/** The registry, and the ways into it: HTTP and sockets. What was opened is closed again if the port cannot be had. */
async function openParts(options: RegistryOptions, bots: BotPool): Promise<ServerParts> {
  const { config } = options;
  const registry = new TableRegistry(options);
  registry.metrics.total('meadhall_bot_decisions_total', 'Decisions of bots', () => bots.stats().decisions);
  registry.metrics.total('meadhall_bot_failures_total', 'Bots that failed', () => bots.stats().failures);
  registry.metrics.gauge('meadhall_bot_jobs_waiting', 'Decisions that wait for a thread', () => bots.stats().queued);
  registry.metrics.gauge('meadhall_resident_bytes', 'Memory of the process', () => process.memoryUsage.rss());
  const app = buildApp(registry, config);
  const channel = new Channel(registry, config, addressReader(config.trustProxy));
  app.server.on('upgrade', (request, stream, head) => {
    if (isWebSocketUpgrade(request)) channel.upgrade(request, stream, head);
    else ignoreUpgrade(app.server, request, stream, head);
  });
  await registry.open();
  try {
    await app.listen({ port: config.port, host: config.host });
  } catch (error) {
    await registry.close();
    throw error;
  }
  return { registry, app, channel };
}
