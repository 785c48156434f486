/** Golden playthroughs: one whole game for each number of seats, as text in each language. A change of rules or texts shows as a readable diff. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { AnyGame } from '../kernel/index.ts';
import type { GameKit } from './kit.ts';
import { playthrough, type Narrator } from './playthrough.ts';
import { record } from './recorded.ts';
import { CheckFailure, difference } from './walk.ts';

/** By language. The names of the seats depend on the table's options, so there is a narrator for each number of seats. */
export type Narrators = { readonly [language: string]: (seats: number) => Narrator };

export type Stories = GameKit['stories'];

interface GoldenFile {
  readonly file: URL;
  readonly text: () => string;
}

function goldenFiles(game: AnyGame, narrators: Narrators, folder: URL, stories: Stories): GoldenFile[] {
  const files: GoldenFile[] = [];
  for (let seats = game.seats.min; seats <= game.seats.max; seats++) {
    const variant = { seats, options: stories?.[seats] ?? {} };
    const seed = `golden ${seats}`;
    for (const [language, narrator] of Object.entries(narrators)) {
      files.push({
        file: new URL(`golden/${seats}-seats.${language}.txt`, folder),
        text: () => playthrough(game, variant, seed, narrator(seats)),
      });
    }
    files.push({
      file: new URL(`recorded/${seats}-seats.json`, folder),
      text: () => `${JSON.stringify(record(game, variant, seed))}\n`,
    });
  }
  return files;
}

/** Compares the golden texts word for word. The recorded games are checked by their scores (recorded.ts). */
export function checkGolden(game: AnyGame, narrators: Narrators, folder: URL, stories?: Stories): void {
  for (const { file, text } of goldenFiles(game, narrators, folder, stories)) {
    if (!file.pathname.endsWith('.txt')) continue;
    if (!existsSync(file)) throw new CheckFailure(`${file.pathname} is missing: npm run playthroughs -- --write`);
    const [golden, now] = [readFileSync(file, 'utf8'), text()];
    if (golden !== now) throw new CheckFailure(`the game differs from ${file.pathname}: ${difference(golden, now)}`);
  }
}

export function writeGolden(game: AnyGame, narrators: Narrators, folder: URL, stories?: Stories): number {
  const files = goldenFiles(game, narrators, folder, stories);
  for (const { file, text } of files) {
    mkdirSync(new URL('./', file), { recursive: true });
    writeFileSync(file, text());
  }
  return files.length;
}
