/** The rules: the conformance suite's own long run, as a program beside this one, so that neither holds up the other. */
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { Counts, Part } from './part.ts';

const PROGRAM = fileURLToPath(new URL('../../testkit/cli/soak.ts', import.meta.url));
/** Random games of each game for each minute there is: the checks look at the clock only after each kind of table. */
const GAMES_A_MINUTE = 1_000;
const MOST_GAMES = 20_000;

/** `passedOn` are arguments for that program. */
export const kernel = (passedOn: readonly string[]): Part => ({
  name: 'kernel',
  async round(seed, minutes) {
    const given = minutes === null ? MOST_GAMES : Math.ceil(minutes * GAMES_A_MINUTE);
    const games = passedOn.includes('--games') ? [] : ['--games', String(Math.min(MOST_GAMES, given))];
    const time = minutes === null ? [] : ['--minutes', String(minutes)];
    const args = ['--import', 'tsx', PROGRAM, '--salt', seed, ...time, ...games, ...passedOn];
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
    const faults: string[] = [];
    let last = '';
    for await (const line of createInterface({ input: child.stdout })) {
      // Coverage lines are passed on. The last line holds the totals and is parsed below; faults are printed by the caller.
      if (last !== '' && !last.startsWith('FAULT')) process.stdout.write(`${last}\n`);
      if (line.startsWith('FAULT')) faults.push(line);
      last = line;
    }
    const counts = readTotals(last);
    if (counts === null) faults.push('it did not come to its end');
    return { counts: counts ?? {}, faults };
  },
});

/** Parses the last line. Its count of faults is left out: each fault had a line of its own. */
function readTotals(line: string): Counts | null {
  try {
    const figures = Object.entries(JSON.parse(line) as Counts);
    return Object.fromEntries(figures.filter(([figure]) => figure !== 'faults'));
  } catch {
    return null;
  }
}
