/** Checks the options of a table: takes unchecked values, returns options or throws an OptionError with a clear sentence. */
import type { Game, OptionsOf, OptionSpec, OptionValue } from './types.ts';

export class OptionError extends Error {
  override readonly name = 'OptionError';
}

type WithSeats = Pick<Game<never, never, never, never, never>, 'id' | 'seats'>;
type WithOptions<S> = WithSeats & { readonly options: S };

const defaultOf = (spec: OptionSpec, seats: number): OptionValue =>
  spec.kind === 'bySeat' ? spec.values.slice(0, seats) : spec.default;

/** Given for a new table, or saved with one. */
type Origin = 'given' | 'saved';

type OneOf = Extract<OptionSpec, { readonly kind: 'one' }>;

/** What a value that is no longer offered may look like. */
const OPEN_VALUE = /^[\w-]{1,40}$/;

const isAllowed = ({ values, isOpen }: OneOf, value: string, from: Origin): boolean =>
  values.includes(value) || (from === 'saved' && isOpen === true && OPEN_VALUE.test(value));

function check(spec: OptionSpec, seats: number, value: unknown, from: Origin): OptionValue {
  switch (spec.kind) {
    case 'switch':
      if (typeof value !== 'boolean') throw new OptionError(`option ${spec.id} is true or false`);
      return value;
    case 'one':
      if (typeof value !== 'string' || !isAllowed(spec, value, from)) {
        throw new OptionError(`option ${spec.id} is one of ${spec.values.join(', ')}`);
      }
      return value;
    case 'bySeat': {
      const list: readonly unknown[] = Array.isArray(value) ? value : [];
      const known = list.filter((item): item is string => typeof item === 'string' && spec.values.includes(item));
      if (list.length !== seats || known.length !== seats || new Set(known).size !== seats) {
        throw new OptionError(`option ${spec.id} names one of ${spec.values.join(', ')} for each seat, no two alike`);
      }
      return known;
    }
  }
}

export function checkSeats(game: WithSeats, seats: unknown): number {
  const { min, max } = game.seats;
  if (typeof seats !== 'number' || !Number.isInteger(seats) || seats < min || seats > max) {
    throw new OptionError(`${game.id} has ${min} to ${max} seats`);
  }
  return seats;
}

/** Every option with its value, in the order of the specs. Throws on an unknown option. */
export const checkOptions = <S extends readonly OptionSpec[]>(
  game: WithOptions<S>,
  seats: number,
  raw: unknown = {},
): OptionsOf<S> => checked(game, seats, raw, 'given');

/** Those of a saved game, which may have open values that are no longer offered. */
export const checkSavedOptions = <S extends readonly OptionSpec[]>(
  game: WithOptions<S>,
  seats: number,
  raw: unknown = {},
): OptionsOf<S> => checked(game, seats, raw, 'saved');

function checked<S extends readonly OptionSpec[]>(
  game: WithOptions<S>,
  seats: number,
  raw: unknown,
  from: Origin,
): OptionsOf<S> {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) throw new OptionError('options are an object');
  const given = new Map(Object.entries(raw));
  const options: { [id: string]: OptionValue } = {};
  for (const spec of game.options) {
    options[spec.id] = given.has(spec.id) ? check(spec, seats, given.get(spec.id), from) : defaultOf(spec, seats);
    given.delete(spec.id);
  }
  const [unknown] = given.keys();
  if (unknown !== undefined) throw new OptionError(`${game.id} has no option ${unknown.slice(0, 40)}`);
  return options as OptionsOf<S>;
}
