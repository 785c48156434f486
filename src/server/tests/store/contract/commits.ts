import type { Commit, Store, TableRow } from '../../../store/store.ts';

export const NOON = Date.UTC(2024, 5, 1, 12);

/** Quotes of every kind, what JSON escapes, what lies outside the first 65,536 characters, and writing that runs the other way. */
export const ANY_TEXT = `'single' "double" \`back\` \\ % _ ; -- /* \u0001\t\r\n é e\u0301 ᚠᚢᚦ 漢字 שלום \u202e 🪓👩‍👩‍👧 \u{10ffff} \uffff \ufeff`;

/** The commit that brings a table to `seq`. */
export function commitOf(id: string, seq: number, row: Partial<TableRow> = {}, members?: readonly string[]): Commit {
  const changed = NOON + seq;
  return {
    row: {
      id,
      seq,
      phase: 'playing',
      listed: false,
      due: false,
      changed,
      record: `{"record":${seq}}`,
      state: `{"state":${seq}}`,
      ...row,
    },
    entries: [{ seq, at: changed, lines: seq * 10, entry: `{"entry":${seq}}` }],
    ...(members === undefined ? {} : { members }),
  };
}

/** Two servers that share the data. */
export interface Handles {
  readonly store: Store;
  readonly other: Store;
  /** One more, closed by whoever asked for it. */
  again(): Promise<Store>;
}

/** Commits 1 to `last`, one after the other. */
export async function play(
  store: Store,
  id: string,
  last: number,
  row: Partial<TableRow> = {},
  members?: readonly string[],
): Promise<void> {
  for (let seq = 1; seq <= last; seq++) {
    const answer = await store.commit(commitOf(id, seq, row, members));
    if (answer !== 'done') throw new Error(`${id} ${seq}: ${answer}`);
  }
}

export const ids = (cards: readonly { readonly id: string }[]): string[] => cards.map(({ id }) => id);
