/**
 * The attackers of the siege: `attackers.ts port table count milliseconds`. A process of their own; it ends by itself when the time is up.
 */
import { connect } from 'node:net';
import { constants, setPriority } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { OPCODE, RawSocket, shortFrame } from '../tests/attack/raw-socket.ts';
import { Visitor } from '../tests/harness.ts';

const SLOW_POST =
  'POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: 9000\r\n\r\n{';
/** Pieces of a text that never ends, without a payload. */
const FRAGMENTS = Buffer.alloc(6 * 500, Buffer.from([0, 0x80, 0, 0, 0, 0]));
const FIRST_FRAGMENT = Buffer.from([OPCODE.text, 0x80, 0, 0, 0, 0]);
const PINGS = Buffer.concat(Array.from({ length: 500 }, () => shortFrame(OPCODE.ping, Buffer.alloc(125))));

/** Each does its worst once, and is called again when it is done. */
const ATTACKS: readonly ((port: number, table: string) => Promise<void>)[] = [
  async (port) => {
    const socket = await RawSocket.open(port);
    socket.stream.pause();
    for (let time = 0; time < 20; time++) await Promise.race([socket.write(PINGS), pause(200)]);
    socket.close();
  },
  async (port) => {
    const socket = connect(port, '127.0.0.1').on('error', () => undefined);
    socket.write(SLOW_POST);
    for (let time = 0; time < 50 && !socket.destroyed; time++) {
      socket.write(' ');
      await pause(200);
    }
    socket.destroy();
  },
  async (port, table) => {
    const place = await new Visitor(`http://127.0.0.1:${port}`).join(table);
    for (let time = 0; time < 40; time++) place.say({ t: 'have', n: 0, line: 0, mark: '' });
    await pause(2_000);
    place.socket.terminate();
  },
  async (port) => {
    const socket = await RawSocket.open(port);
    await socket.write(FIRST_FRAGMENT);
    for (let time = 0; time < 20; time++) await Promise.race([socket.write(FRAGMENTS), pause(200)]);
    socket.close();
  },
  async (port, table) => {
    const place = await new Visitor(`http://127.0.0.1:${port}`).join(table);
    for (let time = 0; time < 2_000; time++) place.say({ t: 'ping' });
    await pause(1_000);
    place.socket.terminate();
  },
  // Connections that are lost as soon as they are greeted.
  async (port, table) => {
    const visitor = new Visitor(`http://127.0.0.1:${port}`);
    for (let time = 0; time < 20; time++) {
      (await visitor.join(table)).socket.terminate();
      await pause(100);
    }
  },
];

// Real attackers have machines of their own: these must not take the server's.
setPriority(constants.priority.PRIORITY_LOW);
const [port, table, count, milliseconds] = process.argv.slice(2) as [string, string, string, string];
const until = performance.now() + Number(milliseconds);
await Promise.all(
  Array.from({ length: Number(count) }, async (_, number) => {
    const attack = ATTACKS[number % ATTACKS.length]!;
    // An attacker that is turned away tries again.
    while (performance.now() < until) await attack(Number(port), table).catch(() => pause(500));
  }),
);
process.exit(0);
