/** The server's JSON interface. */
import type { OptionSpec, Refusal } from '../../kernel/types.ts';
import type { ListedTable } from '../../protocol/table.ts';
import type { HeardLine } from '../../protocol/client.ts';
import type { NewTable } from '../../protocol/requests.ts';

/** What the server refused, or `table.offline` where it could not be reached. */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super(refusal.why);
    this.refusal = refusal;
  }
}

export interface OfferedGame {
  readonly id: string;
  readonly rules: number;
  readonly seats: { readonly min: number; readonly max: number };
  readonly options: readonly OptionSpec[];
}

const OFFLINE: Refusal = { clause: 'table.offline', why: 'table.offline', params: {} };

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const init: RequestInit = { method, credentials: 'same-origin' };
  if (body !== undefined) {
    init.body = JSON.stringify(body);
    init.headers = { 'content-type': 'application/json' };
  }
  let response: Response;
  try {
    response = await fetch(path, init);
  } catch {
    throw new Refused(OFFLINE);
  }
  const answer: unknown = await response.json().catch(() => null);
  if (response.ok) return answer as T;
  throw new Refused((answer as { readonly refusal?: Refusal } | null)?.refusal ?? OFFLINE);
}

export const api = {
  me: () => call<{ readonly name: string }>('GET', '/api/me'),
  rename: (name: string) => call<{ readonly name: string }>('PUT', '/api/me', { name }),
  games: () => call<{ readonly version: number; readonly games: readonly OfferedGame[] }>('GET', '/api/games'),
  openTables: () => call<{ readonly tables: readonly ListedTable[] }>('GET', '/api/tables'),
  myTables: () => call<{ readonly tables: readonly ListedTable[] }>('GET', '/api/me/tables'),
  card: (id: string) => call<ListedTable>('GET', `/api/tables/${id}`),
  create: (wanted: NewTable) => call<{ readonly table: string; readonly hash: string }>('POST', '/api/tables', wanted),
  addresses: () => call<{ readonly urls: readonly string[] }>('GET', '/api/addresses'),
  practise: (game: string) => call<{ readonly table: string }>('POST', '/api/tables', { game, practice: true }),
  deviceCode: () => call<{ readonly code: string; readonly expires: number }>('POST', '/api/me/codes'),
  signOut: () => call<{ readonly ok: true }>('DELETE', '/api/me/device'),
  signOutOthers: () => call<{ readonly ok: true }>('DELETE', '/api/me/devices'),
  useDeviceCode: (code: string) => call<{ readonly ok: true }>('POST', '/api/me/device', { code }),
};

interface GameFile {
  readonly log: readonly {
    readonly withdrawn?: readonly number[];
    readonly lines: readonly {
      readonly no: number;
      readonly event?: { readonly shell: unknown; readonly full: unknown };
    }[];
  }[];
}

/** All events of a finished game, with what was secret while it was played, as lines of a log. */
export async function openedLog(table: string): Promise<readonly HeardLine[]> {
  const { log } = await call<GameFile>('GET', `/api/tables/${table}/game`);
  const withdrawn = new Set(log.flatMap(({ withdrawn: numbers = [] }) => numbers));
  return log.flatMap(({ lines }) =>
    lines.flatMap(({ no, event }) =>
      event === undefined ? [] : [{ no, at: 0, event: event.full ?? event.shell, withdrawn: withdrawn.has(no) }],
    ),
  );
}
