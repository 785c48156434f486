/**
 * All floods at once against a server in a process of its own, with the limits of every server, while two people chat at a table:
 * memory must stay flat, and the people must be answered.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { offeredKits } from '../../testkit/kits.ts';
import { gaugeOf } from '../tests/attack/ping-flood.ts';
import { gather, type Place } from '../tests/harness.ts';
import type { Part } from './part.ts';

const PROGRAM = fileURLToPath(new URL('../../cli/meadhall.ts', import.meta.url));
const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const DEFAULT_MINUTES = 0.5;
const MOST_GROWTH = 128 * 2 ** 20;
const ATTACKERS = fileURLToPath(new URL('attackers.ts', import.meta.url));

async function started(data: string): Promise<{ readonly child: ChildProcess; readonly port: number }> {
  const env = { ...process.env, PORT: '0', HOST: '127.0.0.1', MEADHALL_DATA: data };
  const child = spawn(process.execPath, ['--import', 'tsx', PROGRAM, 'serve'], { cwd: ROOT, env, stdio: 'pipe' });
  for await (const line of createInterface({ input: child.stdout })) {
    const [, port] = /http:\/\/127\.0\.0\.1:(\d+)/.exec(line) ?? [];
    if (port !== undefined) return { child, port: Number(port) };
  }
  throw new Error('the server did not start');
}

/** Runs the attackers in a process of their own, so that what they do does not delay those who are measured. Why they failed, or null. */
function attacked(args: readonly (string | number)[]): Promise<string | null> {
  const child = spawn(process.execPath, ['--import', 'tsx', ATTACKERS, ...args.map(String)], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return new Promise((resolve) => {
    child.once('error', ({ message }) => resolve(`no attackers: ${message}`));
    child.once('close', (code) => resolve(code === 0 ? null : `the attackers ended with ${code}`));
  });
}

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
      const assault = attacked([port, table, attackers, (milliseconds * 4) / 5]);
      const memory: number[] = [];
      const watch = (async () => {
        for (; performance.now() < until; await pause(5_000)) {
          const text = await (await fetch(`${url}/metrics`)).text();
          const bytes = gaugeOf(text, 'meadhall_resident_bytes');
          if (!Number.isNaN(bytes)) memory.push(bytes);
        }
      })().catch(() => undefined);
      const besieged = await latencies(places[1]!, until);
      const [failure] = await Promise.all([assault, watch]);
      const faults = failure === null ? [] : [failure];
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
