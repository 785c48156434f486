/** A game that is over, as a file: what `meadhall verify` checks and `meadhall replay` tells. */
import type { AnyGame, Input, Options, Result } from '../../kernel/index.ts';
import type { LogEntry, TableRow } from '../store/store.ts';
import { replayed, type Logged, type Replayed } from './replay.ts';
import type { TableRecord } from './record.ts';
import { entryOf, resultOf } from './serialiser.ts';
import { commitmentOf, hashOfSeed, keyOfShuffle, type Nonces } from './shuffle.ts';
import type { Back, Begin, StoredLine } from './story.ts';

export const FILE_FORMAT = 'meadhall-game-1';

export interface GameFile {
  readonly format: typeof FILE_FORMAT;
  readonly table: string;
  readonly game: string;
  readonly rules: number | null;
  readonly options: Options;
  /** By seat: who sat there at the end. */
  readonly names: readonly string[];
  readonly created: number;
  readonly ended: number | null;
  readonly shuffle: {
    readonly hash: string;
    readonly seed: string;
    readonly nonces: Nonces | null;
    /** By seat. Missing or null in games that began before nonces were committed to. */
    readonly commitments?: Nonces | null;
  };
  readonly result: Result | null;
  /** What happened, in order: inputs with their events in both forms, steps back. No chat. */
  readonly log: readonly FiledEntry[];
}

export interface FiledEntry {
  readonly seq: number;
  readonly at: number;
  readonly by: 'person' | 'server';
  readonly begin?: Begin;
  readonly input?: Input;
  readonly back?: Back;
  readonly withdrawn?: readonly number[];
  readonly lines: readonly StoredLine[];
}

export function gameFile(record: TableRecord, row: TableRow, log: readonly LogEntry[]): GameFile {
  return {
    format: FILE_FORMAT,
    table: record.id,
    game: record.game,
    rules: record.rules,
    options: record.options,
    names: record.seats.map(
      ({ member, bot }) => record.members.find(({ no }) => no === member)?.name ?? bot?.name ?? '',
    ),
    created: record.created,
    ended: record.ended,
    shuffle: {
      hash: record.shuffle.hash,
      seed: record.shuffle.seed,
      nonces: record.shuffle.nonces,
      commitments: record.shuffle.commitments,
    },
    result: resultOf(row),
    log: log.flatMap((logged) => filed(logged)),
  };
}

/** The parts of an entry that belong to the game. Chat, arrivals and departures are private and left out. */
function filed(logged: LogEntry): FiledEntry[] {
  const { member, begin, input, back, withdrawn, lines } = entryOf(logged);
  if (begin === undefined && input === undefined && back === undefined) return [];
  return [
    {
      seq: logged.seq,
      at: logged.at,
      by: member === null ? 'server' : 'person',
      ...(begin === undefined ? {} : { begin }),
      ...(input === undefined ? {} : { input }),
      ...(back === undefined ? {} : { back }),
      ...(withdrawn === undefined ? {} : { withdrawn }),
      lines: lines.filter((line) => 'event' in line),
    },
  ];
}

export interface Verdict {
  /** The seed has the hash that the file says was shown first. */
  readonly seed: boolean;
  /** Every nonce has the hash that its seat was frozen with; null if nothing was committed to. */
  readonly nonces: boolean | null;
  /** The same shuffle and inputs give the same events, withdraw the same and end the same; null if it cannot be played again. */
  readonly game: boolean | null;
  readonly problem: string | null;
}

/** Checks the seed and the nonces against their hashes, and that the game went as the file says. */
export function verified(file: GameFile, game: AnyGame): Verdict {
  const { shuffle } = file;
  const seed = /^[0-9a-f]{64}$/.test(shuffle.seed) && hashOfSeed(shuffle.seed) === shuffle.hash;
  const nonces = fitCommitments(shuffle);
  if (!seed) return { seed, nonces, game: null, problem: 'the seed does not have the hash that was shown' };
  if (shuffle.nonces === null) return { seed, nonces, game: null, problem: 'the game never began' };
  const log: Logged[] = file.log.map(({ seq, by, ...entry }) => ({
    seq,
    entry: { ...entry, do: '', member: by === 'server' ? null : 0 },
  }));
  try {
    const again = replayed(game, keyOfShuffle(shuffle.seed, shuffle.nonces), log);
    const problem = difference(file, again);
    return { seed, nonces, game: problem === null && again.steps.length > 0, problem };
  } catch (error) {
    return { seed, nonces, game: false, problem: (error as Error).message };
  }
}

function fitCommitments({ nonces, commitments }: GameFile['shuffle']): boolean | null {
  if (nonces === null || commitments === null || commitments === undefined) return null;
  return nonces.every((nonce, seat) => nonce === null || commitmentOf(nonce) === commitments[seat]);
}

/** The first difference between the file and the game replayed from it; null if there is none. */
function difference({ log, result }: GameFile, again: Replayed): string | null {
  const lines = log.flatMap((entry) => entry.lines);
  const events = lines.map((line) => ('event' in line ? line.event : null));
  if (JSON.stringify(again.events) !== JSON.stringify(events)) return 'played again, other things happen';
  // A number that two lines have would withdraw both.
  if (lines.some(({ no }, index) => index > 0 && no <= lines[index - 1]!.no))
    return 'its lines are not numbered in order';
  const other = log.find((entry, index) => !areSame(entry.withdrawn ?? [], again.withdrawn[index]!));
  if (other !== undefined) return `played again, entry ${other.seq} withdraws other lines`;
  return JSON.stringify(again.state.result) === JSON.stringify(result) ? null : 'played again, it ends otherwise';
}

const areSame = (some: readonly number[], others: readonly number[]): boolean =>
  some.length === others.length && some.every((no, index) => no === others[index]);
