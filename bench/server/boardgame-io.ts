/** The server of boardgame.io with the storage that it uses unless told: the memory. */
import { Server } from 'boardgame.io/server';
import type { AddressInfo } from 'node:net';
import { threeShores } from '../peer-boardgameio.ts';
import { obey } from './obey.ts';

await obey(async () => {
  const server = Server({ games: [threeShores], origins: [] });
  const servers = await server.run({ port: 0 });
  return {
    port: (servers.appServer.address() as AddressInfo).port,
    close: async () => server.kill(servers),
  };
});
