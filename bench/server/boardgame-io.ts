/** The server of boardgame.io as its documentation has it, with the storage that it uses unless told: the memory. Runs from its package. */
import { Server } from 'boardgame.io/server';
import type { AddressInfo } from 'node:net';
import { threeShoresWithSecrets } from '../peer-boardgameio.ts';
import { obey } from './obey.ts';

void obey(async () => {
  const server = Server({ games: [threeShoresWithSecrets], origins: [] });
  const servers = await server.run({ port: 0 });
  return {
    port: (servers.appServer.address() as AddressInfo).port,
    close: async () => server.kill(servers),
  };
});
