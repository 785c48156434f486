import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** Paths from the root, with forward slashes and in order, of the files in `folder` whose name ends so; none when the
 *  folder does not exist. */
export function filesIn(folder: string, ending: string): string[] {
  if (!existsSync(ROOT + folder)) return [];
  return readdirSync(ROOT + folder, { recursive: true, encoding: 'utf8' })
    .map((path) => `${folder}/${path.replaceAll('\\', '/')}`)
    .filter((path) => path.endsWith(ending))
    .toSorted();
}
