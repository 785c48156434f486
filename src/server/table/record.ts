/**
 * A table as the server keeps it: its record (people, seats, settings, the shuffle), which people change, and its progress (numbers of
 * messages and lines, the open question), which every move changes.
 */
import type { AnyGame, Options } from '../../kernel/index.ts';
import type { BotLevel, Phase, TableSettings } from '../../protocol/index.ts';
import { hashOfSeed, type Nonces } from './shuffle.ts';

export interface Member {
  /** The number by which messages name the member. The person's id never leaves the server. */
  readonly no: number;
  readonly person: string;
  readonly name: string;
  readonly muted: boolean;
  /** Kicked: may not come back to this table. */
  readonly banned: boolean;
  /** Has been connected. A rematch seats people who have not been yet. */
  readonly arrived: boolean;
  /** The table is no longer among theirs. */
  readonly left: boolean;
  readonly nonce: string | null;
}

/** Neither member nor bot: free. Bot alone: a bot's seat. Both: the bot stands in for the member. */
export interface SeatRecord {
  readonly member: number | null;
  readonly bot: { readonly level: BotLevel; readonly name: string } | null;
  readonly wishes: { readonly [option: string]: string };
  /** Members who voted for a bot to stand in. Cleared when the person is back. */
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

/** What a new table begins with. */
export interface Opening {
  readonly id: string;
  readonly seed: string;
  readonly game: AnyGame;
  readonly seats: number;
  readonly options: Options;
  readonly settings: TableSettings;
  readonly host: { readonly id: string; readonly name: string };
  readonly now: number;
}

/** A stored field: its value at a new table, and its value in records written before the field existed. */
interface Field<T> {
  readonly opened: (opening: Opening) => T;
  readonly added?: { readonly value: T };
}

const field = <T>(opened: (opening: Opening) => T): Field<T> => ({ opened });
const addedField = <T>(opened: (opening: Opening) => T, value: T): Field<T> => ({ opened, added: { value } });

/** Numbers from the opening of a table: the host is member 0, in seat 0. */
const HOST = 0;

/** The one list of the record's fields: its type, a new record and the check of a loaded one follow from it. */
const RECORD = {
  id: field<string>(({ id }) => id),
  game: field<string>(({ game }) => game.id),
  phase: field<Phase>(() => 'gathering'),
  created: field<number>(({ now }) => now),
  ended: field<number | null>(() => null),
  settings: field<TableSettings>(({ settings }) => settings),
  options: field<Options>(({ options }) => options),
  host: field<number>(() => HOST),
  members: field<readonly Member[]>(({ host }) => [
    {
      no: HOST,
      person: host.id,
      name: host.name,
      muted: false,
      banned: false,
      arrived: true,
      left: false,
      // The host adds a nonce by coming to the table: not before the hash of the seed was shown.
      nonce: null,
    },
  ]),
  seats: field<readonly SeatRecord[]>(({ seats }) =>
    Array.from({ length: seats }, (_, seat) => (seat === HOST ? { ...FREE_SEAT, member: HOST } : FREE_SEAT)),
  ),
  abandon: field<readonly number[]>(() => []),
  trouble: field<Trouble | null>(() => null),
  shuffle: field<{ readonly seed: string; readonly hash: string; readonly nonces: Nonces | null }>(({ seed }) => ({
    seed,
    hash: hashOfSeed(seed),
    nonces: null,
  })),
  rematch: field<string | null>(() => null),
  /** Number of the rules under which the game began. */
  rules: field<number | null>(() => null),
  /** Opened with bots: the game begins when the host comes, who brings a nonce and has been shown the hash of the seed. */
  beginsWithHost: addedField<boolean>(() => false, false),
};

/** The same for the progress. */
const PROGRESS = {
  /** Number of the last message to each viewer. A sealed answer raises the number of its own seat only. */
  numbers: field<{ readonly seats: readonly number[]; readonly spectator: number }>(({ seats }) => ({
    seats: Array.from({ length: seats }, () => 1),
    spectator: 1,
  })),
  /** How many lines the story has. */
  lines: field<number>(() => 0),
  withdrawn: field<readonly number[]>(() => []),
  /** Numbers of the lines that an undo could still withdraw. */
  undoable: field<readonly number[]>(() => []),
  /** The question that the last undo led back to. The server gives no forced answer to it, or a second undo could never get past it. */
  undone: field<number | null>(() => null),
  asked: field<readonly { readonly seat: number; readonly ask: string }[]>(() => []),
  /** Seats that have answered the open question: for the list of their own tables alone. */
  answered: field<readonly number[]>(() => []),
  /** Ids of the last commands of each member that were taken, so that none is taken twice. */
  taken: field<{ readonly [member: number]: readonly string[] }>(() => ({})),
};

type Fields = { readonly [name: string]: Field<unknown> };
type ValuesOf<F> = { readonly [N in keyof F]: F[N] extends Field<infer T> ? T : never };

export interface TableRecord extends ValuesOf<typeof RECORD> {}
export interface TableProgress extends ValuesOf<typeof PROGRESS> {}

/** What the progress says of the open question. */
export type OpenQuestion = Pick<TableProgress, 'asked' | 'answered' | 'undoable' | 'undone'>;

const openedFields = <F extends Fields>(fields: F, opening: Opening): ValuesOf<F> =>
  Object.fromEntries(Object.entries(fields).map(([name, { opened }]) => [name, opened(opening)])) as ValuesOf<F>;

export const openedRecord = (opening: Opening): TableRecord => openedFields(RECORD, opening);
export const openedProgress = (opening: Opening): TableProgress => openedFields(PROGRESS, opening);

/** Throws if a field is missing that every record has had. Fields of no list are left out. */
function loadedFields<F extends Fields>(fields: F, saved: { readonly [name: string]: unknown }): ValuesOf<F> {
  const loaded: { [name: string]: unknown } = {};
  for (const [name, { added }] of Object.entries(fields)) {
    const value = Object.hasOwn(saved, name) ? saved[name] : added?.value;
    if (value === undefined) throw new Error(`the record of a table has no ${name}`);
    loaded[name] = value;
  }
  return loaded as ValuesOf<F>;
}

/** The two are kept as one object. */
export const loadedRecord = (saved: { readonly [name: string]: unknown }): TableRecord => loadedFields(RECORD, saved);
export const loadedProgress = (saved: { readonly [name: string]: unknown }): TableProgress =>
  loadedFields(PROGRESS, saved);

export const memberOf = (record: TableRecord, person: string | null): Member | null =>
  person === null ? null : (record.members.find((member) => member.person === person) ?? null);

export const memberByNumber = (record: TableRecord, no: number): Member | null =>
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

/** Whether members, seats and host are unchanged. */
export const sameMembersAndSeats = (a: TableRecord, b: TableRecord): boolean =>
  a.members === b.members && a.seats === b.seats && a.host === b.host;
