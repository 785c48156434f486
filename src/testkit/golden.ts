/** Golden playthroughs: one whole game for each number of seats, told in each language. A change of the rules or the words shows as a difference that can be read. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { AnyGame } from '../kernel/index.ts';
import { playthrough, type Narrator } from './playthrough.ts';
import { record } from './recorded.ts';
import { Broken, difference } from './walk.ts';

/** By language; the names of the seats follow the table's options, so a narrator is made for each number of seats. */
export type Narrators = { readonly [language: string]: (seats: number) => Narrator };

interface Story {
  readonly file: URL;
  readonly text: () => string;
}

export function storiesOf(game: AnyGame, narrators: Narrators, folder: URL): Story[] {
  const stories: Story[] = [];
  for (let seats = game.seats.min; seats <= game.seats.max; seats++) {
    const variant = { seats, options: {} };
    const seed = `golden ${seats}`;
    for (const [language, narrator] of Object.entries(narrators)) {
      stories.push({
        file: new URL(`golden/${seats}-seats.${language}.txt`, folder),
        text: () => playthrough(game, variant, seed, narrator(seats)),
      });
    }
    stories.push({
      file: new URL(`recorded/${seats}-seats.json`, folder),
      text: () => `${JSON.stringify(record(game, variant, seed))}\n`,
    });
  }
  return stories;
}

/** Recorded games are checked by their scores (recorded.ts); here the stories, word for word. */
export function checkGolden(game: AnyGame, narrators: Narrators, folder: URL): void {
  for (const { file, text } of storiesOf(game, narrators, folder)) {
    if (!file.pathname.endsWith('.txt')) continue;
    if (!existsSync(file)) throw new Broken(`${file.pathname} is missing: npm run playthroughs -- --write`);
    const [kept, now] = [readFileSync(file, 'utf8'), text()];
    if (kept !== now) throw new Broken(`${file.pathname} tells another story: ${difference(kept, now)}`);
  }
}

export function writeGolden(game: AnyGame, narrators: Narrators, folder: URL): number {
  const stories = storiesOf(game, narrators, folder);
  for (const { file, text } of stories) {
    mkdirSync(new URL('./', file), { recursive: true });
    writeFileSync(file, text());
  }
  return stories.length;
}
