/** The story of a table: its lines, numbered, and the entries of the log that hold them. */
import { eventFor, type Emitted, type Input, type Options, type Params, type Viewer } from '../../kernel/index.ts';
import type { Line } from '../../protocol/index.ts';

/** Something for the story that has no number yet. */
export type UnnumberedLine =
  | { readonly event: Emitted<unknown> }
  | { readonly table: string; readonly params: Params }
  | { readonly chat: string; readonly member: number; readonly name: string };

/** A line as it is kept: an event with its secret form. */
export type StoredLine =
  | { readonly no: number; readonly event: Emitted<unknown> }
  | Extract<Line, { readonly table: string }>
  | Extract<Line, { readonly chat: string }>;

/** How a game began; with the shuffle's key, all that is needed to play it again. */
export interface Begin {
  readonly rules: number;
  readonly seats: number;
  readonly options: Options;
  readonly confirms: readonly boolean[];
  /** The prepared position of a practice game; an ordinary game begins with its set-up. */
  readonly position?: unknown;
}

/** The input that the game went back before, and its question number afterwards. */
export interface Back {
  readonly seq: number;
  readonly question: number;
}

/** What the log holds of one change. */
export interface TableEntry {
  readonly do: string;
  /** Null: the server itself, for a bot or a forced answer. */
  readonly member: number | null;
  readonly input?: Input | undefined;
  readonly back?: Back | undefined;
  readonly begin?: Begin | undefined;
  readonly lines: readonly StoredLine[];
  readonly withdrawn?: readonly number[] | undefined;
}

export const numbered = (lines: readonly UnnumberedLine[], before: number, at: number): StoredLine[] =>
  lines.map((line, index) => {
    const no = before + index + 1;
    if ('event' in line) return { no, event: line.event };
    return 'chat' in line ? { no, at, ...line } : { no, at, ...line };
  });

/** A line as the viewer may read it. */
export const lineFor = (line: StoredLine, at: number, viewer: Viewer): Line =>
  'event' in line ? { no: line.no, at, event: eventFor(line.event, viewer) } : line;
