/** `meadhall serve`: the table server as a process, from its settings to its last signal. */
import { networkInterfaces } from 'node:os';
import { readConfig, type Config } from '../server/config.ts';
import { logger, messageOf } from '../server/logger.ts';
import { startServer, type RunningServer } from '../server/server.ts';
import { StoreError } from '../server/store/store.ts';
import { Failure } from './failure.ts';
import { LastResort } from './last-resort.ts';
import { StopSignals } from './stop-signals.ts';
import { welcome } from './welcome.ts';

type Environment = { readonly [name: string]: string | undefined };

/** What the command line says goes before what the environment says. Null says nothing. */
export interface ServeOptions {
  readonly port: string | null;
  readonly data: string | null;
  readonly games: string | null;
}

/** Says in one sentence why the server is not open. */
export class StartError extends Failure {
  override readonly name = 'StartError';
}

/** Resolves when the server is open. Throws a ConfigError or a StartError. */
export async function serve({ port, data, games }: ServeOptions, environment: Environment): Promise<void> {
  const config = readConfig({
    ...environment,
    ...(port === null ? {} : { PORT: port }),
    ...(data === null ? {} : { MEADHALL_DATA: data }),
    ...(games === null ? {} : { MEADHALL_GAMES: games }),
  });
  // Whoever read what we print may have gone; that is no reason to stop the server.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
  const log = logger(config.logLevel, (line) => process.stderr.write(line));
  const server = await opened(config, () => startServer(config, { log }));

  const exit = (code: number): void => process.exit(code);
  const lastResort = new LastResort({ log, exit, now: Date.now });
  process.on('uncaughtException', (error) => lastResort.caught(error));
  process.on('unhandledRejection', (error) => lastResort.caught(error));

  const signals = new StopSignals({
    exit,
    now: Date.now,
    stop: () => {
      console.log('Meadhall is closing.');
      return server.close();
    },
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void signals.heard());

  for (const line of welcome(config, server.port, networkInterfaces())) console.log(line);
}

async function opened(config: Config, start: () => Promise<RunningServer>): Promise<RunningServer> {
  let server: RunningServer;
  try {
    server = await start();
  } catch (error) {
    throw new StartError(startProblem(error, config), { cause: error });
  }
  // A full disk may have room again later, and until then people can look at their tables. A wrong owner needs the operator now.
  if (server.hall.store.trouble() !== 'readOnly') return server;
  await server.close();
  throw new StartError(`The data folder ${config.data} can be read but not written to: MEADHALL_DATA names another.`);
}

export function startProblem(error: unknown, { port, host, data }: Pick<Config, 'port' | 'host' | 'data'>): string {
  if (error instanceof StoreError) return `${error.message} MEADHALL_DATA names another data folder.`;
  const { code, syscall } = error as NodeJS.ErrnoException;
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} is taken by another program: set PORT to another number, as in npm start -- --port ${port === 65_535 ? 8080 : port + 1}.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `HOST is ${host}, which is no address of this machine.`;
    case 'EACCES':
    case 'EPERM':
      if (syscall === 'listen') {
        return `Port ${port} may not be opened by this user: set PORT to a number from 1024.`;
      }
  }
  if (syscall === 'mkdir') return `The data folder ${data} cannot be made (${code}): MEADHALL_DATA names another.`;
  return `The server could not start: ${messageOf(error)}.`;
}
