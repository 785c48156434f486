/**
 * The long run: what the suite checks, on other games each time, until the time is up. It is divided among the parts in equal shares;
 * without a time each part does one round. The last lines are the totals, a JSON line for each part.
 *
 *     npm run soak -- --minutes 60 [--only kill,malformed] [--attack 100] [--salt s] [--game sample] [--games 100000] [--check random]
 *
 * The last three are passed to the part that checks the rules; with one of them and without --only, only that part runs.
 */
import { parseArgs } from 'node:util';
import { kernel } from './kernel.ts';
import { runPart, type Totals } from './part.ts';
import { serverParts } from './parts.ts';

const { values } = parseArgs({
  options: {
    minutes: { type: 'string' },
    only: { type: 'string' },
    salt: { type: 'string' },
    attack: { type: 'string' },
    game: { type: 'string' },
    games: { type: 'string' },
    check: { type: 'string' },
  },
});

const minutes = values.minutes === undefined ? null : Number(values.minutes);
if (minutes !== null && !(minutes > 0)) throw new Error('--minutes is a number above 0');
/** Every run plays other games unless --salt is given. */
const salt = values.salt ?? `soak ${Date.now()}`;

const passedOn = (['game', 'games', 'check'] as const).flatMap((name) => {
  const value = values[name];
  return value === undefined ? [] : [`--${name}`, value];
});
/** How large the floods of the part `attack` are. */
const attackScale = Number(values.attack ?? 10);
if (!(Number.isInteger(attackScale) && attackScale > 0)) throw new Error('--attack is a whole number above 0');
const all = [kernel(passedOn), ...serverParts(attackScale)];
const names = values.only?.split(',') ?? (passedOn.length > 0 ? ['kernel'] : all.map(({ name }) => name));
const unknown = names.find((name) => all.every((part) => part.name !== name));
if (unknown !== undefined)
  throw new Error(`--only names parts: ${all.map(({ name }) => name).join(', ')}; not ${unknown}`);
const chosen = all.filter(({ name }) => names.includes(name));

const print = (line: string): void => void process.stdout.write(`${line}\n`);
const until = minutes === null ? null : Date.now() + minutes * 60_000;
const totals: Totals[] = [];
for (const [index, part] of chosen.entries()) {
  // The time left is divided among the parts left, so time that one part did not use goes to the others.
  const share = until === null ? null : Math.max(0, (until - Date.now()) / 60_000 / (chosen.length - index));
  totals.push(await runPart(part, salt, share, print));
}
for (const total of totals) print(JSON.stringify(total));
process.exitCode = totals.every(({ faults }) => faults === 0) ? 0 : 1;
