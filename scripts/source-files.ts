import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** The files in `folder` whose names have this ending, sorted, as paths from the root with forward slashes; none if the
 *  folder does not exist. */
export function filesIn(folder: string, ending: string): string[] {
  if (!existsSync(ROOT + folder)) return [];
  return readdirSync(ROOT + folder, { recursive: true, encoding: 'utf8' })
    .map((path) => `${folder}/${path.replaceAll('\\', '/')}`)
    .filter((path) => path.endsWith(ending))
    .toSorted();
}
