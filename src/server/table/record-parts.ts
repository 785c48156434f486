/**
 * The nested values of a table's record: their types, their defaults and how a saved one is read. A field added later has a default, for
 * the records saved before: the compiler demands it.
 */
import { DEFAULT_SETTINGS, type BotLevel, type EarlierShuffles, type TableSettings } from '../../protocol/index.ts';
import type { Nonces } from './shuffle.ts';

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
  /** The hash of the nonce that the person's browser drew for the shuffle. */
  readonly commitment: string | null;
}

interface SeatBot {
  readonly level: BotLevel;
  readonly name: string;
}

/** Neither member nor bot: free. Bot alone: a bot's seat. Both: the bot stands in for the member. */
export interface SeatRecord {
  readonly member: number | null;
  readonly bot: SeatBot | null;
  readonly wishes: { readonly [option: string]: string };
  /** Members who voted for a bot to stand in. Cleared when the person is back. */
  readonly votes: readonly number[];
}

export interface Trouble {
  readonly at: number;
  /** Name of the report in the folder of reports. */
  readonly report: string;
  /** Bots wait until the host has stepped back. */
  readonly held: boolean;
}

interface FrozenSeats {
  readonly until: number;
  readonly nonces: Nonces;
}

export interface ShuffleRecord {
  readonly seed: string;
  readonly hash: string;
  /** By seat, from the moment at which the seats are frozen. */
  readonly commitments: Nonces | null;
  /** Between the freezing of the seats and the first deal: the nonces revealed so far, by seat, and how long people may take. */
  readonly frozen: FrozenSeats | null;
  /** By seat, from the first deal on. */
  readonly nonces: Nonces | null;
  /** How many people owned a seat at the deal. */
  readonly people: number | null;
}

export const FREE_SEAT: SeatRecord = { member: null, bot: null, wishes: {}, votes: [] };
export const NO_EARLIER: EarlierShuffles = { givenUp: 0, withheld: 0 };

type Saved<T> = { readonly [N in keyof T]?: T[N] | undefined };

/**
 * Reads a saved value: `first` are the fields that every saved one has, `added` the defaults of all others. Throws if one of the first is
 * missing. Fields of neither are left out.
 */
export const reader =
  <T extends object>(what: string) =>
  <First extends keyof T & string = never>(first: readonly First[], added: Omit<T, First>) =>
  (saved: Saved<T>): T => {
    const values = saved as { readonly [name: string]: unknown };
    const read: { [name: string]: unknown } = {};
    for (const name of first) {
      if (values[name] === undefined) throw new Error(`the record of a table has ${what} without ${name}`);
      read[name] = values[name];
    }
    for (const [name, value] of Object.entries(added)) read[name] = values[name] === undefined ? value : values[name];
    return read as T;
  };

const orNull =
  <T>(read: (saved: T) => T) =>
  (saved: T | null): T | null =>
    saved === null ? null : read(saved);

/** Also completes the settings that somebody chose for a new table. */
export const readSettings = reader<TableSettings>('settings')([], DEFAULT_SETTINGS);
export const readEarlier = reader<EarlierShuffles>('earlier shuffles')([], NO_EARLIER);

// Members saved before there were commitments have nonces that were sent openly: they do not count and are left out. Pages commit to
// others when they come back.
const readMember = reader<Member>('a member')(['no', 'person', 'name', 'muted', 'banned', 'arrived', 'left'], {
  commitment: null,
});
export const readMembers = (saved: readonly Member[]): readonly Member[] => saved.map(readMember);

const readBot = orNull(reader<SeatBot>('a bot')(['level', 'name'], {}));
const readSeat = reader<SeatRecord>('a seat')(['member', 'bot', 'wishes', 'votes'], {});
export const readSeats = (saved: readonly SeatRecord[]): readonly SeatRecord[] =>
  saved.map((seat) => {
    const read = readSeat(seat);
    return { ...read, bot: readBot(read.bot) };
  });

export const readTrouble = orNull(reader<Trouble>('trouble')(['at', 'report', 'held'], {}));

const readFrozen = orNull(reader<FrozenSeats>('frozen seats')(['until', 'nonces'], {}));
const readShuffleFields = reader<ShuffleRecord>('a shuffle')(['seed', 'hash', 'nonces'], {
  commitments: null,
  frozen: null,
  people: null,
});
export function readShuffle(saved: ShuffleRecord): ShuffleRecord {
  const read = readShuffleFields(saved);
  return { ...read, frozen: readFrozen(read.frozen) };
}
