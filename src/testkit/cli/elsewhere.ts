/** The other process of checks/elsewhere.ts: loads each saved state, plays it on, prints its fingerprint. */
import { createInterface } from 'node:readline';
import { answerLine } from '../checks/elsewhere.ts';
import { moduleOf } from '../../games/index.ts';

const { game } = moduleOf(String(process.argv[2]));
for await (const line of createInterface({ input: process.stdin })) process.stdout.write(`${answerLine(game, line)}\n`);
