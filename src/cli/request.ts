/** Parses and validates untrusted lines of the referee's input. Throws a BadRequest of one short sentence. */
import type { Seat, Viewer } from '../kernel/index.ts';

/** In bytes. A saved game is some tens of kilobytes. */
export const MAX_LINE = 4 * 1024 * 1024;
/** Saved games are about ten levels deep; much deeper ones could overflow the stack of recursive code. */
const MAX_DEPTH = 40;
/** Of every text in a line: names and seeds are short. */
const MAX_TEXT = 1000;
const MAX_ECHO = 40;
const MAX_SENTENCE = 240;

export class BadRequest extends Error {
  override readonly name = 'BadRequest';
}

export type Request = { readonly [field: string]: unknown };

const cut = (text: string, length: number): string => (text.length <= length ? text : `${text.slice(0, length - 1)}…`);

/** Quotes input in an error message, shortened. */
export const echo = (value: unknown): string => JSON.stringify(cut(String(value), MAX_ECHO));

/** Shortens a message that may contain input: long words, then the whole. */
export const sentence = (text: string): string =>
  cut(
    text.replace(/\S{41,}/g, (word) => cut(word, MAX_ECHO)),
    MAX_SENTENCE,
  );

/** Removes control characters, which a terminal would interpret. */
export const printable = (text: string): string => text.replace(/\p{C}/gu, '');

export function readRequest(line: string): Request {
  if (Buffer.byteLength(line) > MAX_LINE) throw new BadRequest(`the line is longer than ${MAX_LINE} bytes`);
  if (line.trim() === '') throw new BadRequest('the line is empty');
  let request: unknown;
  try {
    request = JSON.parse(line);
  } catch {
    throw new BadRequest('the line is not JSON');
  }
  if (!isRecord(request)) throw new BadRequest('a command is an object, such as {"cmd":"games"}');
  checkShape(request, 'line');
  return request;
}

export const isRecord = (value: unknown): value is Request =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Refuses what is nested too deep and what is too long, wherever it stands. `whole` is what the sentence calls it. */
export function checkShape(value: unknown, whole: string, depth = 0): void {
  if (typeof value === 'string' && value.length > MAX_TEXT) {
    throw new BadRequest(`a text in the ${whole} is longer than ${MAX_TEXT} characters`);
  }
  if (typeof value !== 'object' || value === null) return;
  if (depth === MAX_DEPTH) throw new BadRequest(`the ${whole} is nested more than ${MAX_DEPTH} deep`);
  if (Array.isArray(value)) {
    for (const item of value) checkShape(item, whole, depth + 1);
    return;
  }
  for (const [key, item] of Object.entries(value)) {
    // No field has that name, and code that copies fields one by one would change the copy's prototype.
    if (key === '__proto__') throw new BadRequest('no field is called __proto__');
    checkShape(key, whole, depth);
    checkShape(item, whole, depth + 1);
  }
}

/** A field that must be there, whatever it holds. */
export function field(request: Request, name: string): unknown {
  if (!Object.hasOwn(request, name)) throw new BadRequest(`the field ${name} is missing`);
  return request[name];
}

export function textField(request: Request, name: string): string {
  const text = field(request, name);
  if (typeof text !== 'string') throw new BadRequest(`${name} is a text`);
  return text;
}

export function countField(request: Request, name: string): number {
  const count = field(request, name);
  if (!Number.isSafeInteger(count) || (count as number) < 0) throw new BadRequest(`${name} is a whole number from 0`);
  return count as number;
}

export function listField(request: Request, name: string): readonly unknown[] {
  const list = field(request, name);
  if (!Array.isArray(list)) throw new BadRequest(`${name} is a list`);
  return list;
}

export function objectField(request: Request, name: string): Request {
  const object = field(request, name);
  if (!isRecord(object)) throw new BadRequest(`${name} is an object`);
  return object;
}

const isSeat = (value: unknown, seats: number): value is Seat =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) < seats;

export function seatField(request: Request, seats: number): Seat {
  const seat = field(request, 'seat');
  if (!isSeat(seat, seats)) throw new BadRequest(`seat is a whole number from 0 to ${seats - 1}`);
  return seat;
}

export function viewerField(request: Request, seats: number): Viewer {
  const viewer = field(request, 'seat');
  if (viewer === 'spectator' || isSeat(viewer, seats)) return viewer;
  throw new BadRequest(`seat is a whole number from 0 to ${seats - 1}, or "spectator"`);
}
