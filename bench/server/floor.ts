/**
 * The least that a durable table can cost: a message is appended to a file, the disk confirms, both sockets of the table get it. No rules,
 * no checks, no view. All messages that come while the disk is at work share the next wait for it.
 */
import { open, type FileHandle } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { WebSocketServer, type WebSocket } from 'ws';
import { serveBenchmark } from './serve-benchmark.ts';

interface Message {
  readonly to: readonly WebSocket[];
  readonly text: string;
}

class Log {
  private readonly file: FileHandle;
  private waiting: Message[] = [];
  private isWriting = false;

  constructor(file: FileHandle) {
    this.file = file;
  }

  add(message: Message): void {
    this.waiting.push(message);
    if (!this.isWriting) void this.workOff();
  }

  private async workOff(): Promise<void> {
    this.isWriting = true;
    while (this.waiting.length > 0) {
      const batch = this.waiting;
      this.waiting = [];
      await this.file.appendFile(`${batch.map(({ text }) => text).join('\n')}\n`);
      await this.file.datasync();
      for (const { to, text } of batch) for (const socket of to) socket.send(text);
    }
    this.isWriting = false;
  }
}

await serveBenchmark(async () => {
  const file = await open(join(process.argv[2]!, 'floor.log'), 'a');
  const log = new Log(file);
  const tables = new Map<string, WebSocket[]>();
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false });
  await new Promise((resolve) => server.once('listening', resolve));
  server.on('connection', (socket, request) => {
    const table = request.url!;
    const sockets = tables.get(table) ?? [];
    tables.set(table, sockets);
    sockets.push(socket);
    socket.on('message', (data) => log.add({ to: sockets, text: (data as Buffer).toString('utf8') }));
    socket.on('close', () => sockets.splice(sockets.indexOf(socket), 1));
  });
  return {
    port: (server.address() as AddressInfo).port,
    close: async () => {
      for (const socket of server.clients) socket.terminate();
      server.close();
      await file.close();
    },
  };
});
