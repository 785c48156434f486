import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { READABLE } from '../../protocol/client/read-message.ts';
import { ANY_PHASE, ENDED, GATHERING, PLAYING } from '../table/commands/command.ts';
import { asyncCommands, commands } from '../table/commands/index.ts';

const PAGE = readFileSync(new URL('../../../docs/protocol.md', import.meta.url), 'utf8');

/** The cells of the table whose first heading this is. */
function tableOf(heading: string): string[][] {
  const lines = PAGE.slice(PAGE.search(new RegExp(`^\\| ${heading} `, 'm'))).split('\n');
  const end = lines.findIndex((line) => !line.startsWith('|'));
  return lines.slice(2, end).map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

const PHASES = { gathering: GATHERING, playing: PLAYING, over: ENDED, 'any time': ANY_PHASE };

test('every message of the server is on the page, and no other', () => {
  const listed = tableOf('message').map(([cell]) => /"t":"(\w+)"/.exec(cell!)?.[1]);
  expect(listed.toSorted()).toEqual(Object.keys(READABLE).toSorted());
});

test('the page says of every command who may give it and when', () => {
  const listed = tableOf('command').flatMap(([names, whoAndWhen]) => {
    const [, who, when] = /^(\w+), ([a-z ]+?)(?:: .*)?$/.exec(whoAndWhen!) ?? [];
    const phases = when
      ?.split(' or ')
      .flatMap((phase) => PHASES[phase as keyof typeof PHASES] ?? [`unknown: ${phase}`]);
    return Array.from(names!.matchAll(/`(\w+)/g), ([, name]) => [name!, { who, phases }] as const);
  });
  const known = Object.entries({ ...commands, ...asyncCommands }).map(([name, { who, phases }]) => [
    name,
    { who, phases },
  ]);
  expect(Object.fromEntries(listed)).toEqual(Object.fromEntries(known));
});
