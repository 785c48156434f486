/**
 * A server that is going to be killed: it says its port, and from then on, again and again, what it has done so far. The argument is
 * its folder of data.
 */
import { writeSync } from 'node:fs';
import { DEFAULTS } from '../config.ts';
import { startServer } from '../server.ts';
import { NO_LIMITS } from './harness.ts';

/** In milliseconds: short, for what is done after the last report before the kill is not counted. */
const REPORT = 25;
const STDOUT = 1;
const COUNTED = /^(meadhall_\w+_total) (\d+)$/gm;

const server = await startServer({
  ...DEFAULTS,
  data: process.argv[2]!,
  host: '127.0.0.1',
  port: 0,
  botWorkers: 1,
  logLevel: 'warn',
  limits: NO_LIMITS,
});

// Not through a stream, which might hold it back.
const say = (report: object): void => void writeSync(STDOUT, `${JSON.stringify(report)}\n`);

say({ port: server.port });
setInterval(() => {
  const counted = [...server.registry.metrics.text().matchAll(COUNTED)].map(([, name, value]) => [name, Number(value)]);
  say(Object.fromEntries(counted));
}, REPORT);
