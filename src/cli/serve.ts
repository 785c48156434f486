/** `meadhall serve`: the table server as a process, from its settings to its last signal. */
import { networkInterfaces } from 'node:os';
import { readConfig, type Config } from '../server/config.ts';
import { logger, messageOf } from '../server/logger.ts';
import { startServer, type RunningServer } from '../server/server.ts';
import { StoreError } from '../server/store/store.ts';
import { CommandError } from './command-error.ts';
import { UncaughtErrors } from './uncaught-errors.ts';
import { StopSignals } from './stop-signals.ts';
import { welcome } from './welcome.ts';

type Environment = { readonly [name: string]: string | undefined };

/** Options of the command line, which override the environment. Null: not given. */
export interface ServeOptions {
  readonly port: string | null;
  readonly data: string | null;
  readonly games: string | null;
}

/** One sentence about why the server did not start. */
export class StartError extends CommandError {
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
  // A closed standard output or error must not stop the server.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
  const log = logger(config.logLevel, (line) => process.stderr.write(line));
  const server = await opened(config, () => startServer(config, { log }));

  const exit = (code: number): void => process.exit(code);
  const uncaughtErrors = new UncaughtErrors({ log, exit, now: Date.now });
  process.on('uncaughtException', (error) => uncaughtErrors.handle(error));
  process.on('unhandledRejection', (error) => uncaughtErrors.handle(error));

  const signals = new StopSignals({
    exit,
    now: Date.now,
    stop: () => {
      console.log('Meadhall is closing.');
      return server.close();
    },
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void signals.received());

  for (const line of welcome(config, server.port, networkInterfaces())) console.log(line);
}

async function opened(config: Config, start: () => Promise<RunningServer>): Promise<RunningServer> {
  let server: RunningServer;
  try {
    server = await start();
  } catch (error) {
    throw new StartError(startProblem(error, config), { cause: error });
  }
  // A full disk may have room again later, and tables can be read until then. A read-only folder needs the operator now.
  if (server.registry.store.trouble() !== 'readOnly') return server;
  await server.close();
  throw new StartError(`The data folder ${config.data} can be read but not written to: MEADHALL_DATA names another.`);
}

export function startProblem(error: unknown, { port, host, data }: Pick<Config, 'port' | 'host' | 'data'>): string {
  if (error instanceof StoreError && error.failure === 'damaged') {
    return `The database in ${data} is damaged: restore a backup, as docs/operations.md says.`;
  }
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
