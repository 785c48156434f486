/** What the guide has taught this browser: kept there, and told to nobody. */
import type { PublicTable } from '../../protocol/table.ts';

interface Kept {
  /** Nobody wants it any more. */
  isOff: boolean;
  /** By game: the table of the first game, where the guide speaks. */
  first: { readonly [game: string]: string };
  /** Lessons, as `game/lesson`, that were given once; and those that their reader knows. */
  given: readonly string[];
  known: readonly string[];
}

const KEY = 'meadhall.guide';

function read(): Kept {
  const empty: Kept = { isOff: false, first: {}, given: [], known: [] };
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>;
    const { first = {}, given = [], known = [] } = kept;
    if (typeof first !== 'object' || !Array.isArray(given) || !Array.isArray(known)) return empty;
    return { isOff: kept.isOff === true, first, given, known };
  } catch {
    // Nothing is kept, or something that was not ours.
    return empty;
  }
}

const kept: Kept = $state(read());

function keep(change: Partial<Kept>): void {
  Object.assign(kept, change);
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // It holds for this visit.
  }
}

const keyOf = (game: string, lesson: string): string => `${game}/${lesson}`;
const withKey = (keys: readonly string[], key: string): readonly string[] =>
  keys.includes(key) ? keys : [...keys, key];

export const guideMemory = {
  /** Whether it speaks at this table: in practice, and in the first game of each kind. */
  isWanted: ({ game, id, practice }: Pick<PublicTable, 'game' | 'id' | 'practice'>): boolean =>
    !kept.isOff && (practice || (kept.first[game] ?? id) === id),
  noteFirst(game: string, table: string): void {
    if (kept.first[game] === undefined) keep({ first: { ...kept.first, [game]: table } });
  },
  turnOff: (): void => keep({ isOff: true }),
  /** From the beginning: whoever asks for it again wants to hear it again. */
  restart(game: string): void {
    const others = (keys: readonly string[]) => keys.filter((key) => !key.startsWith(`${game}/`));
    keep({ isOff: false, given: others(kept.given), known: others(kept.known) });
  },
  isGiven: (game: string, lesson: string): boolean => kept.given.includes(keyOf(game, lesson)),
  isKnown: (game: string, lesson: string): boolean => kept.known.includes(keyOf(game, lesson)),
  give: (game: string, lesson: string): void => keep({ given: withKey(kept.given, keyOf(game, lesson)) }),
  know: (game: string, lesson: string): void => keep({ known: withKey(kept.known, keyOf(game, lesson)) }),
};
