/**
 * Readers of untrusted JSON. A reader returns a typed copy with the known fields only, or throws a PackError that names the field.
 */
export class PackError extends Error {
  override readonly name = 'PackError';
  /** Such as `clans.bohorg.units[0].power`. */
  readonly field: string;

  constructor(field: string, problem: string) {
    super(`${field}: ${problem}`);
    this.field = field;
  }
}

export type Reader<X> = (value: unknown, field: string) => X;
type Readers<X> = { readonly [key in keyof X]-?: Reader<X[key]> };

const MAX_SHOWN = 40;

/** The value for a message: short, and without its contents if it is a list or an object. */
function shown(value: unknown): string {
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object' && value !== null) return 'an object';
  const text = value === undefined ? 'nothing' : JSON.stringify(value);
  return text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)}…` : text;
}

export function whole(min: number, max: number): Reader<number> {
  return (value, field) => {
    if (typeof value !== 'number' || !Number.isInteger(value)) {
      throw new PackError(field, `must be a whole number, not ${shown(value)}`);
    }
    if (value < min || value > max) throw new PackError(field, `must be from ${min} to ${max}, not ${value}`);
    return value;
  };
}

const CONTROL = /[\p{C}\p{Zl}\p{Zp}]/u;

/** A name or the like, as players read it. */
export function words(maxLength: number): Reader<string> {
  return (value, field) => {
    if (typeof value !== 'string') throw new PackError(field, `must be text, not ${shown(value)}`);
    if (value.length > maxLength)
      throw new PackError(field, `has ${value.length} characters; ${maxLength} are the most`);
    if (value.trim() === '') throw new PackError(field, 'must not be empty');
    if (CONTROL.test(value)) throw new PackError(field, 'must be one line without control characters');
    return value;
  };
}

const ID = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const MAX_ID_LENGTH = 40;

export const id: Reader<string> = (value, field) => {
  if (typeof value !== 'string' || value.length > MAX_ID_LENGTH || !ID.test(value)) {
    throw new PackError(
      field,
      `must be small letters, digits and hyphens, ${MAX_ID_LENGTH} at most, not ${shown(value)}`,
    );
  }
  return value;
};

export function oneOf<const V extends string | number>(values: readonly V[]): Reader<V> {
  return (value, field) => {
    const found = values.find((one) => one === value);
    if (found === undefined) throw new PackError(field, `must be one of ${values.join(', ')}, not ${shown(value)}`);
    return found;
  };
}

/** An object with exactly these fields. */
export function object<X extends object>(readers: Readers<X>): Reader<X> {
  return (value, field) => {
    const source = fieldsOf(value, field, readers);
    const missing = (Object.keys(readers) as (keyof X & string)[]).find((key) => !Object.hasOwn(source, key));
    if (missing !== undefined) throw new PackError(inside(field, missing), 'is missing');
    return readFields(source, field, readers) as X;
  };
}

/** An object with some of these fields. */
export function partial<X extends object>(readers: Readers<X>): Reader<Partial<X>> {
  return (value, field) => readFields(fieldsOf(value, field, readers), field, readers);
}

/** Objects that differ by their `kind`. */
export function union<X extends { readonly kind: string }>(readers: {
  readonly [kind in X['kind']]: Reader<Extract<X, { readonly kind: kind }>>;
}): Reader<X> {
  const kinds = Object.keys(readers) as X['kind'][];
  return (value, field) => {
    if (!isObject(value)) throw new PackError(field, `must be an object, not ${shown(value)}`);
    if (!Object.hasOwn(value, 'kind')) throw new PackError(inside(field, 'kind'), 'is missing');
    return readers[oneOf(kinds)(value['kind'], inside(field, 'kind'))](value, field);
  };
}

export function list<X>(reader: Reader<X>, min: number, max: number): Reader<readonly X[]> {
  return (value, field) => {
    if (!Array.isArray(value)) throw new PackError(field, `must be a list, not ${shown(value)}`);
    const needed = min === max ? `${min} entries are needed` : `${min} to ${max} entries are allowed`;
    if (value.length < min || value.length > max) throw new PackError(field, `${needed}, there are ${value.length}`);
    return value.map((entry: unknown, index) => reader(entry, `${field}[${index}]`));
  };
}

export const pairOf = <X>(reader: Reader<X>): Reader<readonly [X, X]> =>
  list(reader, 2, 2) as Reader<readonly unknown[]> as Reader<readonly [X, X]>;
export const tripleOf = <X>(reader: Reader<X>): Reader<readonly [X, X, X]> =>
  list(reader, 3, 3) as Reader<readonly unknown[]> as Reader<readonly [X, X, X]>;

export const inside = (field: string, key: string): string => (field === '' ? key : `${field}.${key}`);

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A field that no reader reads is a misspelt one. */
function fieldsOf(value: unknown, field: string, readers: object): Readonly<Record<string, unknown>> {
  if (!isObject(value))
    throw new PackError(field === '' ? 'the pack' : field, `must be an object, not ${shown(value)}`);
  const unknown = Object.keys(value).find((key) => !Object.hasOwn(readers, key));
  if (unknown !== undefined) {
    const known = Object.keys(readers).join(', ');
    throw new PackError(inside(field, unknown.slice(0, MAX_SHOWN)), `there is no such field; there are: ${known}`);
  }
  return value;
}

function readFields<X extends object>(
  source: Readonly<Record<string, unknown>>,
  field: string,
  readers: Readers<X>,
): Partial<X> {
  const read: Partial<X> = {};
  for (const key of Object.keys(readers) as (keyof X & string)[]) {
    if (Object.hasOwn(source, key)) read[key] = readers[key](source[key], inside(field, key));
  }
  return read;
}
