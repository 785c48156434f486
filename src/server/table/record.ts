/** A table as the server keeps it, and the part of it that everybody may see. */
import type { Emitted, Input, Options, Params } from '../../kernel/index.ts';
import type { BotLevel, Line, Phase, PublicTable, TableSettings } from '../../protocol/index.ts';
import type { Nonces } from './shuffle.ts';

export interface Member {
  /** How the table's messages name the person; who the person is stays here. */
  readonly no: number;
  readonly person: string;
  readonly name: string;
  readonly muted: boolean;
  /** Shown the door: may not come back to this table. */
  readonly banned: boolean;
  /** Has been at the table. A rematch seats people who have not. */
  readonly arrived: boolean;
  /** The table is no longer among theirs. */
  readonly left: boolean;
  readonly nonce: string | null;
}

/** Nobody and no bot: free. A bot alone: its own. Both: the bot stands in for the person. */
export interface SeatRecord {
  readonly member: number | null;
  readonly bot: { readonly level: BotLevel; readonly name: string } | null;
  readonly wishes: { readonly [option: string]: string };
  /** Members who want a bot to stand in: void as soon as the person is back. */
  readonly votes: readonly number[];
}

export const FREE_SEAT: SeatRecord = { member: null, bot: null, wishes: {}, votes: [] };

export interface Trouble {
  readonly at: number;
  /** Name of the report in the folder of reports. */
  readonly report: string;
  /** Bots wait until the host has stepped back. */
  readonly held: boolean;
}

export interface TableRecord {
  readonly id: string;
  readonly game: string;
  readonly phase: Phase;
  readonly created: number;
  readonly ended: number | null;
  readonly settings: TableSettings;
  readonly options: Options;
  readonly host: number;
  readonly members: readonly Member[];
  readonly seats: readonly SeatRecord[];
  readonly abandon: readonly number[];
  readonly trouble: Trouble | null;
  readonly shuffle: { readonly seed: string; readonly hash: string; readonly nonces: Nonces | null };
  readonly rematch: string | null;
  /** Number of the rules under which the game began. */
  readonly rules: number | null;
  /** Opened with bots: the game begins when the host comes, who brings a nonce and has been shown the hash of the seed. */
  readonly beginsWithHost: boolean;
  /** Number of the last message to each viewer. Who answers a sealed question is told so; the others' numbers stand still. */
  readonly numbers: { readonly seats: readonly number[]; readonly spectator: number };
  readonly lines: number;
  readonly withdrawn: readonly number[];
  /** Numbers of the lines that an undo could still withdraw. */
  readonly undoable: readonly number[];
  /** The question that the last undo led back to: the server leaves it alone, or nobody could go back further than its answer. */
  readonly undone: number | null;
  readonly asked: readonly { readonly seat: number; readonly ask: string }[];
  /** Seats that have answered the open question: for the list of their own tables alone. */
  readonly answered: readonly number[];
  /** Ids of the last commands of each member that were taken, so that none is taken twice. */
  readonly taken: { readonly [member: number]: readonly string[] };
}

/** What the record says of the question that is open; every move changes it, and the rest seldom. */
export type Progress = Pick<TableRecord, 'asked' | 'answered' | 'undoable' | 'undone'>;

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

/** Something for the story that has no number yet. */
export type Said =
  | { readonly event: Emitted<unknown> }
  | { readonly table: string; readonly params: Params }
  | { readonly chat: string; readonly member: number; readonly name: string };

export const memberOf = (record: TableRecord, person: string | null): Member | null =>
  person === null ? null : (record.members.find((member) => member.person === person) ?? null);

export const memberCalled = (record: TableRecord, no: number): Member | null =>
  record.members.find((member) => member.no === no) ?? null;

export function seatOf(record: TableRecord, member: Member | null): number | null {
  if (member === null) return null;
  const seat = record.seats.findIndex((each) => each.member === member.no);
  return seat === -1 ? null : seat;
}

export const isFree = (seat: SeatRecord): boolean => seat.member === null && seat.bot === null;

/** Seats that a person answers for. */
export const personSeats = (record: TableRecord): readonly number[] =>
  record.seats.flatMap((seat, number) => (seat.member !== null && seat.bot === null ? [number] : []));

export const hasBegun = (record: TableRecord): boolean => record.rules !== null;
export const hasEnded = (record: TableRecord): boolean => record.phase === 'finished' || record.phase === 'abandoned';

/** Persons whose list of tables shows this one. */
export const personsOf = (record: TableRecord): readonly string[] =>
  record.members.filter((member) => !member.left && !member.banned).map((member) => member.person);

export const withSeat = (record: TableRecord, seat: number, change: Partial<SeatRecord>): TableRecord => ({
  ...record,
  seats: record.seats.map((each, number) => (number === seat ? { ...each, ...change } : each)),
});

export const withoutVotes = (record: TableRecord, seat: number): TableRecord =>
  record.seats[seat]!.votes.length === 0 ? record : withSeat(record, seat, { votes: [] });

export const withMember = (record: TableRecord, no: number, change: Partial<Member>): TableRecord => ({
  ...record,
  members: record.members.map((each) => (each.no === no ? { ...each, ...change } : each)),
});

/** Built from nothing, field by field: the seed, the persons and the votes' owners' identities stay here. */
export function publicTable(record: TableRecord): PublicTable {
  const ended = hasEnded(record);
  return {
    id: record.id,
    game: record.game,
    phase: record.phase,
    created: record.created,
    settings: {
      open: record.settings.open,
      watch: record.settings.watch,
      pace: record.settings.pace,
      botPace: record.settings.botPace,
    },
    options: record.options,
    seats: record.seats.map((seat) => ({
      holder: seat.member !== null ? 'person' : seat.bot !== null ? 'bot' : 'free',
      member: seat.member,
      name: (seat.member === null ? seat.bot?.name : memberCalled(record, seat.member)?.name) ?? '',
      bot: seat.bot?.level ?? null,
      standIn: seat.member !== null && seat.bot !== null,
      wishes: seat.wishes,
      votes: seat.votes,
    })),
    members: record.members
      .filter((member) => !member.left && !member.banned)
      .map(({ no, name, muted }) => ({ no, name, muted })),
    host: record.host,
    abandon: record.abandon,
    trouble: record.trouble !== null,
    shuffle: { hash: record.shuffle.hash, nonces: record.shuffle.nonces, seed: ended ? record.shuffle.seed : null },
    rematch: record.rematch,
  };
}

/** Whether everybody stands at the table as before: who they are, where they sit, who is host. */
export const sameCompany = (a: TableRecord, b: TableRecord): boolean =>
  a.members === b.members && a.seats === b.seats && a.host === b.host;

const PUBLIC_FIELDS = [
  'phase',
  'settings',
  'options',
  'seats',
  'members',
  'host',
  'abandon',
  'trouble',
  'shuffle',
  'rematch',
] as const satisfies readonly (keyof TableRecord)[];

/** Whether two records of one table look the same to everybody; most moves change nothing here. */
export const looksTheSame = (a: TableRecord, b: TableRecord): boolean =>
  PUBLIC_FIELDS.every((field) => a[field] === b[field]);
