/** The last line of the log that was on screen, by table, for "since you left". */
const KEY = 'meadhall.seen';
const MOST = 60;

type Seen = { readonly [table: string]: number };

function read(): Seen {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Seen;
  } catch {
    return {};
  }
}

export const lastSeen = (table: string): number => {
  const line = read()[table];
  return typeof line === 'number' ? line : 0;
};

export function noteSeen(table: string, line: number): void {
  const kept = Object.entries(read())
    .filter(([id]) => id !== table)
    .slice(-(MOST - 1));
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...Object.fromEntries(kept), [table]: line }));
  } catch {
    // Storage is blocked: there will be no recap.
  }
}
