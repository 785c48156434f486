/**
 * All floods at once against a server in a process of its own, with the limits of every server, while two people chat at a table:
 * memory must stay flat, and the people must be answered.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { offeredKits } from '../../testkit/kits.ts';
import { OPCODE, RawSocket, shortFrame } from '../tests/attack/raw-socket.ts';
import { gaugeOf } from '../tests/attack/ping-flood.ts';
import { gather, Visitor, type Place } from '../tests/harness.ts';
import type { Part } from './part.ts';

const PROGRAM = fileURLToPath(new URL('../../cli/meadhall.ts', import.meta.url));
const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const DEFAULT_MINUTES = 0.5;
const MOST_GROWTH = 128 * 2 ** 20;
const SLOW_POST =
  'POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: 9000\r\n\r\n{';
/** Pieces of a text that never ends, without a payload. */
const FRAGMENTS = Buffer.alloc(6 * 500, Buffer.from([0, 0x80, 0, 0, 0, 0]));
const FIRST_FRAGMENT = Buffer.from([OPCODE.text, 0x80, 0, 0, 0, 0]);
const PINGS = Buffer.concat(Array.from({ length: 500 }, () => shortFrame(OPCODE.ping, Buffer.alloc(125))));

async function started(data: string): Promise<{ readonly child: ChildProcess; readonly port: number }> {
  const env = { ...process.env, PORT: '0', HOST: '127.0.0.1', MEADHALL_DATA: data };
  const child = spawn(process.execPath, ['--import', 'tsx', PROGRAM, 'serve'], { cwd: ROOT, env, stdio: 'pipe' });
  for await (const line of createInterface({ input: child.stdout })) {
    const [, port] = /http:\/\/127\.0\.0\.1:(\d+)/.exec(line) ?? [];
    if (port !== undefined) return { child, port: Number(port) };
  }
  throw new Error('the server did not start');
}

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

async function latencies(place: Place, until: number): Promise<readonly number[]> {
  const times: number[] = [];
  while (performance.now() < until) {
    const start = performance.now();
    await place.command({ t: 'wish', seat: 1, option: 'none', value: null });
    times.push(performance.now() - start);
    await pause(1_600);
  }
  return times;
}

const percentile = (times: readonly number[], share: number): number =>
  Math.round([...times].sort((a, b) => a - b)[Math.ceil(times.length * share) - 1] ?? 0);
const p99 = (times: readonly number[]): number => percentile(times, 0.99);

export const siege = (attackers: number): Part => ({
  name: 'siege',
  async round(_seed, minutes) {
    const milliseconds = (minutes ?? DEFAULT_MINUTES) * 60_000;
    const data = mkdtempSync(join(tmpdir(), 'meadhall-siege-'));
    const { child, port } = await started(data);
    const [kit] = await offeredKits();
    try {
      const url = `http://127.0.0.1:${port}`;
      const { table, places } = await gather({ url }, 2, { game: kit!.game.id });
      const quiet = await latencies(places[1]!, performance.now() + milliseconds / 5);
      const until = performance.now() + (milliseconds * 4) / 5;
      const assault = Array.from({ length: attackers }, async (_, number) => {
        const attack = ATTACKS[number % ATTACKS.length]!;
        while (performance.now() < until) await attack(port, table).catch(() => pause(500));
      });
      const memory: number[] = [];
      const watch = (async () => {
        for (; performance.now() < until; await pause(5_000)) {
          const text = await (await fetch(`${url}/metrics`)).text();
          const bytes = gaugeOf(text, 'meadhall_resident_bytes');
          if (!Number.isNaN(bytes)) memory.push(bytes);
        }
      })().catch(() => undefined);
      const besieged = await latencies(places[1]!, until);
      await Promise.all([...assault, watch]);
      const faults = [];
      const growth = (memory.at(-1) ?? 0) - (memory[Math.floor(memory.length / 3)] ?? 0);
      if (growth > MOST_GROWTH) faults.push(`memory grew by ${Math.round(growth / 2 ** 20)} MB`);
      // Of fewer than a hundred times the slowest is no p99 but an accident.
      const isMeasured = besieged.length >= 100;
      if (isMeasured && p99(besieged) > 3 * p99(quiet) + 20)
        faults.push(`commands take ${p99(besieged)} ms, ${p99(quiet)} in quiet`);
      if (besieged.length === 0) faults.push('nobody was answered');
      const counts = {
        quietMedian: percentile(quiet, 0.5),
        besiegedMedian: percentile(besieged, 0.5),
        quietP99: p99(quiet),
        besiegedP99: p99(besieged),
        megabytes: Math.round((memory.at(-1) ?? 0) / 2 ** 20),
        growthMegabytes: Math.round(growth / 2 ** 20),
      };
      return { counts, faults };
    } finally {
      child.kill('SIGKILL');
      rmSync(data, { recursive: true, force: true });
    }
  },
});
