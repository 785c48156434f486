/** Runs in the server process: starts the server and answers the benchmark's requests until `stop`. */
import { writeFileSync } from 'node:fs';
import { Session, type Profiler } from 'node:inspector';
import { setTimeout as pause } from 'node:timers/promises';
import type { Answer, ControlRequest, Usage } from './control-messages.ts';

const SAMPLING_MICROSECONDS = 250;

export interface Running {
  readonly port: number;
  close(): Promise<void>;
  stats?(): { readonly commits: number; readonly transactions: number };
}

export async function serveBenchmark(start: () => Promise<Running>): Promise<void> {
  const running = await start();
  const session = new Session();
  const say = (answer: Answer): void => void process.send!(answer);
  // No server outlives the benchmark, however that ends.
  process.on('disconnect', () => process.exit());
  process.on('message', (request: ControlRequest) => {
    void (async () => {
      switch (request.ask) {
        case 'usage':
          if (request.collected) await collectGarbage();
          return say({ usage: usageOf(running) });
        case 'profile':
          await profile(session, request.file);
          return say({ profiled: true });
        case 'stop':
          await running.close();
          process.exit();
      }
    })();
  });
  say({ port: running.port });
}

function usageOf(running: Running): Usage {
  const { user, system } = process.cpuUsage();
  const { rss, heapUsed } = process.memoryUsage();
  const { active, idle } = performance.eventLoopUtilization();
  return {
    cpuMicroseconds: user + system,
    residentBytes: rss,
    heapBytes: heapUsed,
    activeMilliseconds: active,
    idleMilliseconds: idle,
    ...(running.stats?.() ?? { commits: 0, transactions: 0 }),
  };
}

/** More than once, with a rest: what a first pass lets go may hold on to more, and pages are given back later. */
async function collectGarbage(): Promise<void> {
  for (let pass = 0; pass < 4; pass++) {
    globalThis.gc!();
    await pause(100);
  }
}

function profile(session: Session, file: string | null): Promise<void> {
  return new Promise((resolve, reject) => {
    const done = (error: Error | null, made?: Profiler.StopReturnType): void => {
      if (error !== null) return reject(error);
      if (file !== null) writeFileSync(file, JSON.stringify(made!.profile));
      resolve();
    };
    if (file !== null) return session.post('Profiler.stop', done);
    session.connect();
    session.post('Profiler.enable');
    session.post('Profiler.setSamplingInterval', { interval: SAMPLING_MICROSECONDS });
    session.post('Profiler.start', (error) => done(error));
  });
}
