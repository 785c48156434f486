import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { iconCredits, iconCreditsOf } from './credits.ts';

const PAGE = fileURLToPath(new URL('..', import.meta.url));

/** The icons that the page takes from the set of the games. */
function imported(): string[] {
  const sources = readdirSync(PAGE, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(ts|svelte)$/.test(name),
  );
  const names = sources.flatMap(
    (name) => readFileSync(PAGE + name, 'utf8').match(/(?<=virtual:game-icon\/)[a-z\d-]+/g) ?? [],
  );
  return [...new Set(names)].sort();
}

const credited = iconCredits.flatMap(({ icons }) => icons);

test('every icon of a game that the page shows is credited, and no other', () => {
  expect(imported().length).toBeGreaterThan(50);
  expect(credited.toSorted()).toEqual(imported());
});

test('an author may be broken over two lines', () => {
  expect(iconCreditsOf('set. By Kier\nHeyl: elf-helmet,\nfire. By\nLorc: raven.')).toEqual([
    { author: 'Kier Heyl', icons: ['elf-helmet', 'fire'] },
    { author: 'Lorc', icons: ['raven'] },
  ]);
});
