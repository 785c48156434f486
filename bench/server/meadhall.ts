/** Our server as in production, but for the limits: one address could not open so many tables. Runs from its source. */
import { allGames } from '../../src/games/index.ts';
import { DEFAULTS } from '../../src/server/config.ts';
import { startServer } from '../../src/server/server.ts';
import { NO_LIMITS } from '../../src/server/tests/harness.ts';
import { serveBenchmark } from './serve-benchmark.ts';

await serveBenchmark(async () => {
  const data = process.argv[2]!;
  const server = await startServer({
    ...DEFAULTS,
    port: 0,
    host: '127.0.0.1',
    data,
    games: allGames,
    logLevel: 'warn',
    limits: NO_LIMITS,
  });
  return { port: server.port, close: () => server.close(), stats: () => server.registry.store.stats() };
});
