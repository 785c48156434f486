/**
 * A practice table of Blood Rage that stands one answer before the end of an Age: five clans, ten figures in and around the doomed
 * province, ten in Valhalla. When seat 0 passes, Ragnarök takes ten, Valhalla releases twenty, and the next draft begins. Runs from its source.
 */
import { bloodRage } from '../../src/games/blood-rage/index.ts';
import type { Described } from '../../src/games/blood-rage/rules/position.ts';
import { DEFAULTS } from '../../src/server/config.ts';
import { startServer } from '../../src/server/server.ts';
import { NO_LIMITS } from '../../src/server/tests/harness.ts';
import { serveBenchmark } from './serve-benchmark.ts';

const SEATS = 5;

const position: Described = {
  seats: SEATS,
  doom: ['gimle'],
  clans: Array.from({ length: SEATS }, (_, seat) => ({
    figures: {
      gimle: ['warrior'],
      'fjord-nw': ['ship'],
      utgard: seat < 2 ? ['leader'] : [],
      yggdrasil: ['warrior', 'warrior'],
      valhalla: ['warrior', 'warrior'],
    },
    rage: seat === 0 ? 1 : 0,
    stats: { horns: 4 },
  })),
};

await serveBenchmark(async () => {
  const server = await startServer({
    ...DEFAULTS,
    port: Number(process.env['PORT'] ?? 0),
    host: '127.0.0.1',
    data: process.argv[2]!,
    games: [{ ...bloodRage, practice: { position, answers: [] } }],
    logLevel: 'warn',
    limits: NO_LIMITS,
  });
  return { port: server.port, close: () => server.close(), stats: () => server.registry.store.stats() };
});
