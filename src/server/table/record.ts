/**
 * A table as the server keeps it: its record (people, seats, settings, the shuffle), which people change, and its progress (numbers of
 * messages and lines, the open question), which every move changes.
 */
import type { AnyGame, Options } from '../../kernel/index.ts';
import type { EarlierShuffles, Phase, TableSettings } from '../../protocol/index.ts';
import {
  FREE_SEAT,
  NO_EARLIER,
  readEarlier,
  readMembers,
  readSeats,
  readSettings,
  readShuffle,
  readTrouble,
  type Member,
  type SeatRecord,
  type ShuffleRecord,
  type Trouble,
} from './record-parts.ts';
import { hashOfSeed } from './shuffle.ts';

export { FREE_SEAT, type Member, type SeatRecord, type ShuffleRecord, type Trouble } from './record-parts.ts';

/** What a new table begins with. */
export interface Opening {
  readonly id: string;
  readonly seed: string;
  readonly game: AnyGame;
  readonly seats: number;
  readonly options: Options;
  readonly settings: TableSettings;
  /** Prepared by the game, not shuffled. */
  readonly practice?: boolean;
  readonly host: { readonly id: string; readonly name: string };
  readonly now: number;
  readonly earlier?: EarlierShuffles;
}

/**
 * A stored field: its value at a new table, its value in records written before the field existed, and how a saved value is read that has
 * fields of its own.
 */
interface Field<T> {
  readonly opened: (opening: Opening) => T;
  readonly added?: { readonly value: T };
  readonly read?: (saved: never) => T;
}

const field = <T>(opened: (opening: Opening) => T): Field<T> => ({ opened });
const nestedField = <T>(opened: (opening: Opening) => T, read: (saved: T) => T): Field<T> => ({ opened, read });
const addedField = <T>(opened: (opening: Opening) => T, value: T): Field<T> => ({ opened, added: { value } });

const NO_CHATS = { seated: 0, others: 0 };

/** Numbers from the opening of a table: the host is member 0, in seat 0. */
const HOST = 0;

/** The one list of the record's fields: its type, a new record and the check of a loaded one follow from it. */
const RECORD = {
  id: field<string>(({ id }) => id),
  game: field<string>(({ game }) => game.id),
  phase: field<Phase>(() => 'gathering'),
  created: field<number>(({ now }) => now),
  ended: field<number | null>(() => null),
  settings: nestedField<TableSettings>(({ settings }) => settings, readSettings),
  options: field<Options>(({ options }) => options),
  host: field<number>(() => HOST),
  members: nestedField<readonly Member[]>(
    ({ host }) => [
      {
        no: HOST,
        person: host.id,
        name: host.name,
        muted: false,
        banned: false,
        arrived: true,
        left: false,
        commitment: null,
      },
    ],
    readMembers,
  ),
  seats: nestedField<readonly SeatRecord[]>(
    ({ seats }) =>
      Array.from({ length: seats }, (_, seat) => (seat === HOST ? { ...FREE_SEAT, member: HOST } : FREE_SEAT)),
    readSeats,
  ),
  abandon: field<readonly number[]>(() => []),
  trouble: nestedField<Trouble | null>(() => null, readTrouble),
  shuffle: nestedField<ShuffleRecord>(
    ({ seed }) => ({ seed, hash: hashOfSeed(seed), commitments: null, frozen: null, nonces: null, people: null }),
    readShuffle,
  ),
  /** See PublicShuffle. */
  earlier: {
    ...addedField<EarlierShuffles>(({ earlier }) => earlier ?? NO_EARLIER, NO_EARLIER),
    read: readEarlier,
  },
  rematch: field<string | null>(() => null),
  /** Number of the rules under which the game began. */
  rules: field<number | null>(() => null),
  /** Opened with bots: the game begins when the host comes, who has been shown the hash of the seed. */
  beginsWithHost: addedField<boolean>(() => false, false),
  /** The game begins, or began, from the position that it prepares for learners. */
  practice: addedField<boolean>(({ practice = false }) => practice, false),
};

/** The same for the progress. Both are saved as one object, so a name that both have does not compile. */
const PROGRESS = {
  /** Number of the last message to each viewer. A sealed answer raises the number of its own seat only. */
  numbers: field<{ readonly seats: readonly number[]; readonly spectator: number }>(({ seats }) => ({
    seats: Array.from({ length: seats }, () => 1),
    spectator: 1,
  })),
  /** How many lines the story has. */
  lines: field<number>(() => 0),
  /** Numbers of the lines that an undo could still withdraw. */
  undoable: field<readonly number[]>(() => []),
  /** The question that the last undo led back to. The server gives no forced answer to it, or a second undo could never get past it. */
  undone: field<number | null>(() => null),
  /** How often a seat has undone decisions since the game last went on for good. */
  undos: addedField<{ readonly seat: number; readonly count: number } | null>(() => null, null),
  /** Lines of chat so far: of people with a seat, and of others. */
  chats: addedField<{ readonly seated: number; readonly others: number }>(() => NO_CHATS, NO_CHATS),
  asked: field<readonly { readonly seat: number; readonly ask: string }[]>(() => []),
  /** Seats that have answered the open question: for the list of their own tables alone. */
  answered: field<readonly number[]>(() => []),
  /** Ids of the last commands of each member that were taken, so that none is taken twice. */
  taken: field<{ readonly [member: number]: readonly string[] }>(() => ({})),
  /** At a practice table: how often each seat has answered each question, by `seat:ask`. Bots answer as prepared by it. */
  practised: addedField<{ readonly [seatAndAsk: string]: number }>(() => ({}), {}),
} satisfies Fields & { readonly [N in keyof typeof RECORD]?: never };

type Fields = { readonly [name: string]: Field<unknown> };
type ValuesOf<F> = { readonly [N in keyof F]: F[N] extends Field<infer T> ? T : never };

export interface TableRecord extends ValuesOf<typeof RECORD> {}
export interface TableProgress extends ValuesOf<typeof PROGRESS> {}

/** What the progress says of the open question. */
export type OpenQuestion = Pick<TableProgress, 'asked' | 'answered' | 'undoable' | 'undone' | 'undos'>;

const openedFields = <F extends Fields>(fields: F, opening: Opening): ValuesOf<F> =>
  Object.fromEntries(Object.entries(fields).map(([name, { opened }]) => [name, opened(opening)])) as ValuesOf<F>;

export const openedRecord = (opening: Opening): TableRecord => openedFields(RECORD, opening);
export const openedProgress = (opening: Opening): TableProgress => openedFields(PROGRESS, opening);

/** Throws if a field is missing that every record has had. Fields of no list are left out. */
function loadedFields<F extends Fields>(fields: F, saved: { readonly [name: string]: unknown }): ValuesOf<F> {
  const loaded: { [name: string]: unknown } = {};
  for (const [name, { added, read }] of Object.entries(fields)) {
    const value = Object.hasOwn(saved, name) ? saved[name] : added?.value;
    if (value === undefined) throw new Error(`the record of a table has no ${name}`);
    loaded[name] = read === undefined ? value : read(value as never);
  }
  return loaded as ValuesOf<F>;
}

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

/** Seats that a person owns, also where a bot stands in: the owner may be watching. */
export const ownedSeats = (record: TableRecord): readonly number[] =>
  record.seats.flatMap((seat, number) => (seat.member === null ? [] : [number]));

export const hasBegun = (record: TableRecord): boolean => record.rules !== null;
export const hasEnded = (record: TableRecord): boolean => record.phase === 'finished' || record.phase === 'abandoned';

/** Persons in whose list of tables this one is. A game that was given up stays in the list of everybody who owned a seat in it. */
export const personsOf = (record: TableRecord): readonly string[] =>
  record.members
    .filter(
      (member) => !member.banned && (!member.left || (record.phase === 'abandoned' && seatOf(record, member) !== null)),
    )
    .map((member) => member.person);

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
