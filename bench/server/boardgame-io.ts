/**
 * The server of boardgame.io as its documentation has it, from its package. With a folder it keeps its games there; otherwise in the
 * memory, as it does unless told.
 */
import { FlatFile, Server } from 'boardgame.io/server';
import type { AddressInfo } from 'node:net';
import { threeShoresWithSecrets } from '../peer-boardgameio.ts';
import { serveBenchmark } from './serve-benchmark.ts';

void serveBenchmark(async () => {
  const [folder] = process.argv.slice(2);
  const db = folder === undefined ? {} : { db: new FlatFile({ dir: folder }) };
  const server = Server({ games: [threeShoresWithSecrets], origins: [], ...db });
  const servers = await server.run({ port: 0 });
  return {
    port: (servers.appServer.address() as AddressInfo).port,
    close: async () => server.kill(servers),
  };
});
