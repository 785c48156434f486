/** How games ended that this browser saw: the lobby's list says who won, and which place I had. */
const KEY = 'meadhall.results';
const MOST = 60;

export interface SeenResult {
  readonly winners: readonly string[];
  /** Null for a spectator. */
  readonly place: number | null;
}

type Results = { readonly [table: string]: SeenResult };

function read(): Results {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Results;
  } catch {
    return {};
  }
}

export function seenResult(table: string): SeenResult | null {
  const { winners, place = null } = read()[table] ?? {};
  return Array.isArray(winners)
    ? { winners: winners.map(String), place: typeof place === 'number' ? place : null }
    : null;
}

export function keepResult(table: string, result: SeenResult): void {
  const others = Object.entries(read()).filter(([id]) => id !== table);
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...Object.fromEntries(others.slice(1 - MOST)), [table]: result }));
  } catch {
    // Storage is blocked: the list says only that the game is over.
  }
}
