/** The process that checks/other-process.ts starts: loads each saved state, plays on, prints the fingerprint. */
import { createInterface } from 'node:readline';
import { fingerprintLine } from '../checks/other-process.ts';
import { moduleOf } from '../../games/index.ts';

const { game } = moduleOf(String(process.argv[2]));
for await (const line of createInterface({ input: process.stdin }))
  process.stdout.write(`${fingerprintLine(game, line)}\n`);
