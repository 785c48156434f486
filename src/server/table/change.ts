/** The input of a command, the change it decides on, and the result of writing that change. */
import { refusal, type AnyGame, type AnyState, type Input, type Params, type Refusal } from '../../kernel/index.ts';
import type { Member, OpenQuestion, TableProgress, TableRecord } from './record.ts';
import type { Back, Begin, UnnumberedLine } from './story.ts';

/** Who gives the command, as known from the connection. */
export interface Caller {
  readonly person: string;
  readonly name: string;
  /** The key by which limits per address are counted. */
  readonly network: string;
  readonly commitment: string | null;
  readonly member: Member | null;
  readonly seat: number | null;
}

/** A table at the instant of a command. */
export interface Moment {
  readonly record: TableRecord;
  readonly progress: TableProgress;
  readonly state: AnyState | null;
  readonly game: AnyGame;
  readonly caller: Caller;
  readonly now: number;
  /** Milliseconds that people have to reveal their nonces. */
  readonly revealTime: number;
  /** Whether a member has been away for so long that a bot may stand in. */
  readonly isAway: (member: number) => boolean;
  /** A name for a bot that nobody at the table has. */
  readonly botName: (record: TableRecord) => string;
}

export interface Change {
  /** The same object as before where nothing of it changes. */
  readonly record: TableRecord;
  /** What becomes of the open question. */
  readonly question?: Partial<OpenQuestion>;
  /** The state afterwards, where the game went on. */
  readonly state?: AnyState;
  /** What the story tells of it. */
  readonly lines?: readonly UnnumberedLine[];
  readonly input?: Input;
  readonly begin?: Begin;
  readonly back?: Back;
  /** Numbers of lines that no longer hold. */
  readonly withdrawn?: readonly number[];
  /** Only this seat may notice that anything happened; nobody, if it is `NOBODY`. */
  readonly onlySeat?: number;
}

/** No seat: for a change that leaves everything as it was. */
export const NOBODY = -1;

/** What a command decides. */
export type Verdict =
  { readonly ok: true; readonly change: Change } | { readonly ok: false; readonly refusal: Refusal };

export const accept = (change: Change): Verdict => ({ ok: true, change });
export const refuse = (why: string, params?: Params): Extract<Verdict, { readonly ok: false }> => ({
  ok: false,
  refusal: refusal(why, params),
});

export const say = (table: string, params: Params): UnnumberedLine => ({ table, params });

/** How a change ended: written, or refused and nothing written. */
export type ChangeResult = { readonly ok: true } | { readonly ok: false; readonly refusal: Refusal };

export const DONE: ChangeResult = { ok: true };
export const NOT_SAVED: ChangeResult = refuse('table.notSaved');
export const NO_SUCH_TABLE: ChangeResult = refuse('table.noSuchTable');
/** The same change may be written later. */
export const isNotSaved = (result: ChangeResult): boolean => !result.ok && result.refusal.why === 'table.notSaved';
