/** Parts of a story: a message holds as many of its last lines as fit, and earlier ones are sent on request. */
import type { Viewer } from '../../kernel/index.ts';
import type { Line } from '../../protocol/index.ts';
import type { Store } from '../store/store.ts';
import { entryOf } from './serialiser.ts';
import { lineFor } from './story.ts';

/** In characters of the viewer's own lines, so that the size of what is hidden does not show: a slow line takes a part within seconds. */
const PART_SIZE = 96 * 1024;
const PART_LINES = 500;

export interface StoryPart {
  /** The part has the lines after this number. */
  readonly since: number;
  readonly lines: readonly Line[];
  /** Numbers of the lines that the entries of this part withdrew; an earlier part may hold them. */
  readonly withdrawn: readonly number[];
}

export const EMPTY_PART: StoryPart = { since: 0, lines: [], withdrawn: [] };

/** The last lines after number `after` and up to `upTo`: as many as fit, and one at least if there is any. */
export async function readStoryPart(
  store: Pick<Store, 'story'>,
  table: string,
  viewer: Viewer,
  { after, upTo }: { readonly after: number; readonly upTo: number },
): Promise<StoryPart> {
  // Every entry read has a line, so these are lines enough.
  const logged = await store.story(table, { after, upTo, limit: PART_LINES });
  const lines: Line[] = [];
  const withdrawn: number[] = [];
  let size = 0;
  for (const each of [...logged].reverse()) {
    const entry = entryOf(each);
    withdrawn.push(...(entry.withdrawn ?? []));
    for (const stored of [...entry.lines].reverse()) {
      if (stored.no <= after || stored.no > upTo) continue;
      const line = lineFor(stored, each.at, viewer);
      size += JSON.stringify(line).length;
      if (lines.length > 0 && (size > PART_SIZE || lines.length === PART_LINES)) return partOf(lines, withdrawn);
      lines.push(line);
    }
  }
  return lines.length === 0 ? { ...EMPTY_PART, since: after } : partOf(lines, withdrawn);
}

/** `lines` are in reverse. */
const partOf = (lines: readonly Line[], withdrawn: readonly number[]): StoryPart => ({
  since: lines.at(-1)!.no - 1,
  lines: [...lines].reverse(),
  withdrawn,
});
