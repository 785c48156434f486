/** The servers that run now, so that none is left behind. */
import type { Contestant } from './contestants.ts';
import type { LoadTable } from './load-table.ts';
import type { ServerProcess } from './process.ts';

export class Servers {
  private readonly running = new Set<ServerProcess>();

  async start(contestant: Contestant): Promise<ServerProcess> {
    const server = await contestant.start();
    this.running.add(server);
    return server;
  }

  async stop(server: ServerProcess, tables: readonly LoadTable[]): Promise<void> {
    this.running.delete(server);
    for (const table of tables) table.close();
    await server.stop();
  }

  async stopAll(): Promise<void> {
    await Promise.all([...this.running].map((server) => this.stop(server, [])));
  }
}
