/** Connections that are opened and held, idle or with a body that never ends. */
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { Limits } from '../../config.ts';
import { NO_LIMITS, testServer, type TestServer } from '../harness.ts';
import { gaugeOf } from './ping-flood.ts';
import type { AttackReport } from './report.ts';

interface HeldConnection {
  readonly socket: Socket;
  readonly closed: Promise<unknown>;
  text(): string;
}

const openCount = (server: TestServer): number => gaugeOf(server.registry.metrics.text(), 'meadhall_connections');

async function opened(port: number, head: string): Promise<HeldConnection> {
  const socket = connect(port, '127.0.0.1');
  const closed = new Promise((resolve) => socket.once('close', resolve));
  socket.on('error', () => undefined);
  let text = '';
  socket.on('data', (data) => void (text += String(data)));
  await once(socket, 'connect');
  socket.write(head);
  return { socket, closed, text: () => text };
}

/** Requests that begin and never end: in the middle of the headers, or of the body. */
const UNFINISHED = [
  '',
  'GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: ',
  'POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: 9000\r\n\r\n{',
];

async function held(server: TestServer, connections: number): Promise<readonly HeldConnection[]> {
  const all: HeldConnection[] = [];
  while (all.length < connections) {
    all.push(await opened(server.port, UNFINISHED[all.length % UNFINISHED.length]!));
  }
  return all;
}

interface ConnectionFloodOptions {
  readonly connections: number;
  readonly allowed: number;
}

/** More connections than one address may have. */
export async function connectionFlood({ connections, allowed }: ConnectionFloodOptions): Promise<AttackReport> {
  const server = await testServer({ limits: { ...NO_LIMITS, connectionsPerAddress: allowed } });
  const faults: string[] = [];
  try {
    const all = await held(server, connections);
    const surplus = all.slice(allowed);
    await Promise.all(surplus.map(({ closed }) => closed));
    // The server notices a moment later that a connection has closed.
    while (openCount(server) > allowed) await pause(10);
    const refused = all.filter(({ text }) => text().startsWith('HTTP/1.1 429')).length;
    if (refused !== surplus.length) faults.push(`${refused} of ${surplus.length} were told why they were refused`);
    if (surplus.some(({ text }) => !text().includes('Retry-After'))) faults.push('a refusal has no Retry-After');
    for (const { socket } of all) socket.destroy();
    while (openCount(server) > 0) await pause(10);
    const { status } = await fetch(`${server.url}/healthz`);
    if (status !== 200) faults.push(`afterwards a request is answered with ${status}`);
    return { counts: { connections, refused }, faults };
  } finally {
    await server.end();
  }
}

interface SlowRequestsOptions extends Pick<Limits, 'headersTimeout' | 'requestTimeout'> {
  readonly connections: number;
}

/** Requests that never end, each with a byte now and then. Comes to its end when the server has closed them all. */
export async function slowRequests({ connections, ...timeouts }: SlowRequestsOptions): Promise<AttackReport> {
  const server = await testServer({ limits: { ...NO_LIMITS, ...timeouts } });
  try {
    const all = await held(server, connections);
    const drip = setInterval(() => {
      for (const { socket } of all) if (!socket.destroyed) socket.write('x');
    }, timeouts.requestTimeout / 5);
    await Promise.all(all.map(({ closed }) => closed));
    clearInterval(drip);
    const told = all.filter(({ text }) => text().startsWith('HTTP/1.1 408')).length;
    return { counts: { connections, told }, faults: told > 0 ? [] : ['no request was answered with 408'] };
  } finally {
    await server.end();
  }
}
