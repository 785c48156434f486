/** Reads and validates the untrusted file of a finished game. */
import { readFileSync, statSync } from 'node:fs';
import * as z from 'zod';
import type { AnyGame } from '../kernel/index.ts';
import { MAX_COUNT, MAX_PICKS } from '../protocol/limits.ts';
import { FILE_FORMAT, type GameFile } from '../server/table/game-file.ts';
import { CommandError } from './command-error.ts';
import { BadRequest, checkShape, echo } from './request.ts';

/** Some hundreds of kilobytes are a long game. */
const MAX_BYTES = 8 * 1024 * 1024;
/** A long game has some hundreds. To play one again keeps a state for each. */
const MAX_ENTRIES = 10_000;
const MAX_SEATS = 12;

/** One sentence about why the file cannot be used. */
export class InvalidFileError extends CommandError {
  override readonly name = 'InvalidFileError';
  override readonly exitCode = 2;
}

const count = z.int().min(0).max(MAX_COUNT);
/** In milliseconds since 1970. */
const time = z.int().min(0);
const seat = z
  .int()
  .min(0)
  .max(MAX_SEATS - 1);
const digits = z.string().regex(/^[0-9a-f]{64}$/);
const options = z.record(z.string(), z.union([z.boolean(), z.string(), z.array(z.string()).max(MAX_SEATS)]));
const perSeat = <T extends z.ZodType>(item: T) => z.array(item).min(1).max(MAX_SEATS);

/** What the events of a game look like is the game's own business. */
const event = z.looseObject({ type: z.string() });
const line = z.strictObject({
  no: count,
  event: z.strictObject({ shell: event, seats: z.array(seat).max(MAX_SEATS), full: event.nullable() }),
});
const input = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('answer'), seat, question: count, picks: z.array(count).max(MAX_PICKS) }),
  z.strictObject({ do: z.literal('takeBack'), seat, question: count }),
  z.strictObject({ do: z.literal('undo'), seat, question: count }),
  z.strictObject({ do: z.literal('confirms'), seat, wanted: z.boolean() }),
]);
const entry = z.strictObject({
  seq: count,
  at: time,
  by: z.enum(['person', 'server']),
  begin: z
    .strictObject({
      rules: count,
      seats: count,
      options,
      confirms: perSeat(z.boolean()),
      // What a position looks like is the game's own business; it is checked when it is set up.
      position: z.looseObject({}).optional(),
    })
    .optional(),
  input: input.optional(),
  back: z.strictObject({ seq: count, question: count }).optional(),
  withdrawn: z.array(count).optional(),
  lines: z.array(line),
});
const gameFile = z.strictObject({
  format: z.literal(FILE_FORMAT),
  table: z.string(),
  game: z.string(),
  rules: count.nullable(),
  options,
  names: perSeat(z.string()),
  created: time,
  ended: time.nullable(),
  shuffle: z.strictObject({
    hash: digits,
    seed: digits,
    nonces: perSeat(z.string().nullable()).nullable(),
    commitments: perSeat(digits.nullable()).nullable().optional(),
  }),
  result: z.strictObject({ scores: perSeat(z.number()), places: perSeat(count), reason: z.string() }).nullable(),
  log: z.array(entry).max(MAX_ENTRIES),
});

export interface ParsedGame {
  readonly file: GameFile;
  readonly game: AnyGame;
}

/** Throws an InvalidFileError. */
export function readGameFile(path: string, games: readonly AnyGame[]): ParsedGame {
  const file = checked(parsed(textOf(path)));
  const game = games.find(({ id }) => id === file.game);
  if (game === undefined) throw new InvalidFileError(`The file is of a game that is not here: ${echo(file.game)}.`);
  const seats = file.names.length;
  const { nonces, commitments } = file.shuffle;
  const lists = [nonces, commitments, file.result?.scores, file.result?.places, beginOf(file)?.confirms];
  if (lists.some((list) => list !== null && list !== undefined && list.length !== seats)) {
    throw new InvalidFileError(`The file is of ${seats} seats in one place and of another number in another.`);
  }
  return { file, game };
}

export const beginOf = ({ log }: GameFile) => log.find(({ begin }) => begin !== undefined)?.begin;

function textOf(path: string): string {
  try {
    const found = statSync(path);
    // A pipe or a device might never end.
    if (!found.isFile()) throw new InvalidFileError('The file is no ordinary file.');
    if (found.size > MAX_BYTES) {
      throw new InvalidFileError(`The file is larger than any game: more than ${MAX_BYTES / 1024 / 1024} megabytes.`);
    }
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (error instanceof InvalidFileError) throw error;
    throw new InvalidFileError(`The file cannot be read: ${(error as Error).message}.`, { cause: error });
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    throw new InvalidFileError('The file is not a game: it is not JSON.', { cause: error });
  }
}

/** Returns the parsed object itself, not the validator's copy: `verify` compares the order of its fields with that of a replay. */
function checked(json: unknown): GameFile {
  try {
    checkShape(json, 'file');
  } catch (error) {
    if (!(error instanceof BadRequest)) throw error;
    throw new InvalidFileError(`The file is not a game: ${error.message}.`, { cause: error });
  }
  const { success, error } = gameFile.safeParse(json);
  if (success) return json as GameFile;
  const path = error.issues[0]!.path.join('.');
  const place = path === '' ? 'it is no object' : `${echo(path)} is missing or is not what it should be`;
  throw new InvalidFileError(`The file is not a game that a Meadhall server wrote: ${place}.`);
}
