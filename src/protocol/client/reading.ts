/** What the socket heard, as a message of the server. */
import type { ServerMessage } from '../messages.ts';
import type { Line } from '../table.ts';

export type Message<T extends ServerMessage['t']> = Extract<ServerMessage, { readonly t: T }>;
type Fields<T extends ServerMessage['t']> = { readonly [F in keyof Message<T>]?: unknown };

const isCount = (value: unknown): boolean => Number.isSafeInteger(value) && (value as number) >= 0;
export const isObject = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown): boolean => typeof value === 'string';
const isListOf = (value: unknown, each: (element: unknown) => boolean): boolean =>
  Array.isArray(value) && value.every(each);
const isLine = (value: unknown): boolean => isObject(value) && isCount((value as Partial<Line>).no);

/**
 * What each message must have to be taken at all. The server is trusted with the rest: this is against faults on the way and servers
 * of another day, not against malice.
 */
const READABLE: { readonly [T in ServerMessage['t']]: (message: Fields<T>) => boolean } = {
  welcome: ({ version, mark, n, doc, since, lines, withdrawn }) =>
    isCount(version) &&
    isText(mark) &&
    isCount(n) &&
    isObject(doc) &&
    isCount(since) &&
    isListOf(lines, isLine) &&
    isListOf(withdrawn, isCount),
  current: ({ version, n }) => isCount(version) && isCount(n),
  // A patch that is none shows when it is applied, and is asked for again.
  update: ({ n, lines = [], withdrawn = [] }) => isCount(n) && isListOf(lines, isLine) && isListOf(withdrawn, isCount),
  present: ({ members, watching }) => isListOf(members, isCount) && isCount(watching),
  done: ({ id, table }) => isText(id) && (table === undefined || isText(table)),
  refused: ({ id, refusal }) => isText(id) && isObject(refusal),
  whyNot: ({ id, refusal }) => isText(id) && (refusal === null || isObject(refusal)),
  error: ({ refusal }) => isObject(refusal),
  pong: () => true,
  bye: ({ why }) => isText(why),
};

/** Null for what is no message of the server. */
export function readMessage(text: string): ServerMessage | null {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  if (!isObject(value)) return null;
  const message = value as ServerMessage;
  if (!Object.hasOwn(READABLE, message.t)) return null;
  const readable = READABLE[message.t] as (message: ServerMessage) => boolean;
  return readable(message) ? message : null;
}
