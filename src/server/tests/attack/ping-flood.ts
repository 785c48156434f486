/** A socket that sends pings and does not read: the answers must not pile up in the server's memory. */
import type { Limits } from '../../config.ts';
import { NO_LIMITS, testServer } from '../harness.ts';
import { framesIn, OPCODE, RawSocket, shortFrame } from './raw-socket.ts';
import type { AttackReport } from './report.ts';

const PAYLOAD = 125;
/** Pings written at once. */
const BATCH = 1_000;
const TEXT_PING = Buffer.from('{"t":"ping"}');
const TEXT_PONG = '{"t":"pong"}';

interface PingFloodOptions {
  readonly pings: number;
  readonly limits?: Partial<Limits>;
}

const payloadOf = (number: number): Buffer => Buffer.from(String(number).padStart(PAYLOAD, '0'));

/** Without a limit on messages, so that only the limit on unsent bytes protects the server. */
export async function pingFlood({ pings, limits = {} }: PingFloodOptions): Promise<AttackReport> {
  const server = await testServer({ limits: { ...NO_LIMITS, ...limits } });
  const faults: string[] = [];
  try {
    const before = process.memoryUsage.rss();
    const socket = await RawSocket.open(server.port);
    socket.stream.pause();
    let mostUnsent = 0;
    for (let sent = 0; sent < pings; sent += BATCH) {
      const batch = Array.from({ length: Math.min(BATCH, pings - sent) }, (_, index) => payloadOf(sent + index));
      await socket.write(Buffer.concat(batch.map((payload) => shortFrame(OPCODE.ping, payload))));
      mostUnsent = Math.max(mostUnsent, gaugeOf(server.registry.metrics.text(), 'meadhall_unsent_bytes'));
    }
    const grown = process.memoryUsage.rss() - before;
    socket.stream.resume();
    await socket.write(shortFrame(OPCODE.text, TEXT_PING));
    await socket.until((bytes) => bytes.includes(TEXT_PONG));
    const pongs = framesIn(socket.bytes).filter(({ opcode }) => opcode === OPCODE.pong);
    socket.close();
    if (mostUnsent > server.config.limits.unsentBytes) faults.push(`${mostUnsent} bytes of answers were unsent`);
    if (!socket.bytes.includes(TEXT_PONG)) faults.push('the socket was closed');
    else if (pongs.at(-1)?.payload.equals(payloadOf(pings - 1)) !== true) faults.push('the last ping was not answered');
    return { counts: { pings, pongs: pongs.length, mostUnsent, grownMegabytes: Math.round(grown / 2 ** 20) }, faults };
  } finally {
    await server.end();
  }
}

export const gaugeOf = (text: string, name: string): number =>
  Number(new RegExp(`^${name} (\\d+)$`, 'm').exec(text)?.[1] ?? NaN);
