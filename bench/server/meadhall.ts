/** Our server as in production, but for the limits: one address could not open so many tables. Runs from its source. */
import { games } from '../../src/games/index.ts';
import { DEFAULTS, LIMITS, type Limits } from '../../src/server/config.ts';
import { startServer } from '../../src/server/server.ts';
import { sample } from '../../src/testkit/sample/index.ts';
import { obey } from './obey.ts';

const NO_LIMITS: Limits = {
  ...LIMITS,
  messageBurst: 1e9,
  requestBurst: 1e9,
  socketsPerAddress: 1e6,
  tablesPerPerson: 1e9,
  tablesPerAddress: 1e9,
  personsPerAddress: 1e9,
};

await obey(async () => {
  const data = process.argv[2]!;
  const server = await startServer(
    { ...DEFAULTS, port: 0, host: '127.0.0.1', data, logLevel: 'warn', limits: NO_LIMITS },
    { games: [sample, ...games] },
  );
  return { port: server.port, close: () => server.close(), figures: () => server.hall.store.figures() };
});
