/** What a command may see, and what it may answer: a change that is then kept and shown, or a refusal. */
import { refusal, type AnyGame, type AnyState, type Input, type Params, type Refusal } from '../../kernel/index.ts';
import type { Back, Begin, Member, Progress, Said, TableRecord } from './record.ts';

/** Who speaks: known from the connection. */
export interface Caller {
  readonly person: string;
  readonly name: string;
  readonly nonce: string | null;
  readonly member: Member | null;
  readonly seat: number | null;
}

/** A table at the instant of a command. */
export interface Moment {
  readonly record: TableRecord;
  readonly state: AnyState | null;
  readonly game: AnyGame;
  readonly caller: Caller;
  readonly now: number;
  /** Whether a member has been away for so long that a bot may stand in. */
  readonly isAway: (member: number) => boolean;
  /** A name for a bot that nobody at the table has. */
  readonly botName: (record: TableRecord) => string;
}

export interface Change {
  readonly record: TableRecord;
  /** Where the game went on: takes the place of what the record says of it. */
  readonly progress?: Progress;
  /** The state afterwards, where the game went on. */
  readonly state?: AnyState;
  readonly said?: readonly Said[];
  readonly input?: Input;
  readonly begin?: Begin;
  readonly back?: Back;
  /** Numbers of lines that no longer hold. */
  readonly withdrawn?: readonly number[];
  /** Only this seat may notice that anything happened. */
  readonly onlySeat?: number;
}

export type Verdict =
  { readonly ok: true; readonly change: Change } | { readonly ok: false; readonly refusal: Refusal };

export const accept = (change: Change): Verdict => ({ ok: true, change });
export const refuse = (why: string, params?: Params): Verdict => ({ ok: false, refusal: refusal(why, params) });

export const say = (table: string, params: Params): Said => ({ table, params });
