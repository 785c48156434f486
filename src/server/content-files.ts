/** Content for games in the data folder: `content/<game>/<name>.json`, read once when the server starts. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { modules, type ContentFile } from '../games/index.ts';
import type { AnyGame } from '../kernel/index.ts';
import { messageOf, type Logger } from './logger.ts';

const FOLDER = 'content';
const ENDING = '.json';
/** Far above any content; a larger file is not even read. */
const MAX_BYTES = 4 * 1024 * 1024;

/** The games, those that have content files with them. A file that cannot be used is logged and left out. */
export const withContentFiles = (games: readonly AnyGame[], dataFolder: string, log: Logger): readonly AnyGame[] =>
  games.map((game) => {
    const withContent = modules.find((module) => module.game === game)?.withContent;
    if (withContent === undefined) return game;
    const folder = join(dataFolder, FOLDER, game.id);
    const refuse = (name: string, why: string): void =>
      log.error('a content file is left out', { file: join(folder, name), why });
    return withContent(contentFiles(folder, refuse), refuse);
  });

function contentFiles(folder: string, refuse: (name: string, why: string) => void): ContentFile[] {
  return namesIn(folder).flatMap((name) => {
    const path = join(folder, name);
    try {
      const { size } = statSync(path);
      if (size > MAX_BYTES) {
        refuse(name, `it has ${size} bytes; ${MAX_BYTES} are the most`);
        return [];
      }
      return [{ name, text: readFileSync(path, 'utf8') }];
    } catch (error) {
      refuse(name, messageOf(error));
      return [];
    }
  });
}

/** In the order of their names; none if there is no such folder. */
function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder)
      .filter((name) => name.endsWith(ENDING))
      .toSorted();
  } catch {
    return [];
  }
}
