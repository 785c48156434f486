import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { allGames } from '../games/index.ts';
import { COMMANDS, Referee } from './referee.ts';

const PAGE = readFileSync(new URL('../../docs/referee.md', import.meta.url), 'utf8');

/** The lines of the page's conversation: what is sent, and what is received with … for what is left out. */
function conversation(): { readonly sent: string; readonly received: string }[] {
  const lines = [...PAGE.matchAll(/^([<>]) (.*)$/gm)];
  return lines.flatMap(([, sign, text], index) => {
    const next = lines[index + 1];
    return sign === '>' && next?.[1] === '<' ? [{ sent: text!, received: next[2]! }] : [];
  });
}

const inPart = (received: string): RegExp => new RegExp(`^${received.split('…').map(escaped).join('.*')}$`, 'u');
const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);

test('the conversation on the page of the referee is what the program says', () => {
  const referee = new Referee({ games: allGames, makeSeed: () => 'made', keepReport: () => null });
  const pairs = conversation();
  expect(pairs.length).toBeGreaterThan(30);
  for (const { sent, received } of pairs) expect(referee.handle(sent)).toMatch(inPart(received));
});

test('every command is on the page', () => {
  expect(COMMANDS.filter((command) => !PAGE.includes(`{"cmd":"${command}"`))).toEqual([]);
});
