/** Parses a received text as a message of the server. */
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
 * The fields without which a message is ignored. The server is trusted with the rest: this guards against damaged messages and other
 * versions, not against attacks.
 */
/** Every message of the server, with the check of its fields. */
export const READABLE: { readonly [T in ServerMessage['t']]: (message: Fields<T>) => boolean } = {
  welcome: ({ version, mark, n, doc, anew, since, lines, withdrawn }) =>
    isCount(version) &&
    isText(mark) &&
    isCount(n) &&
    isObject(doc) &&
    typeof anew === 'boolean' &&
    isCount(since) &&
    isListOf(lines, isLine) &&
    isListOf(withdrawn, isCount),
  story: ({ mark, since, before, lines, withdrawn }) =>
    isText(mark) && isCount(since) && isCount(before) && isListOf(lines, isLine) && isListOf(withdrawn, isCount),
  current: ({ version, n }) => isCount(version) && isCount(n),
  // The patch is checked when it is applied; an invalid one makes the client ask for a welcome.
  update: ({ n, lines = [], withdrawn = [] }) => isCount(n) && isListOf(lines, isLine) && isListOf(withdrawn, isCount),
  present: ({ members, watching }) => isListOf(members, isCount) && isCount(watching),
  done: ({ id, table }) => isText(id) && (table === undefined || isText(table)),
  refused: ({ id, refusal }) => isText(id) && isObject(refusal),
  whyNot: ({ id, refusal }) => isText(id) && (refusal === null || isObject(refusal)),
  error: ({ refusal }) => isObject(refusal),
  pong: () => true,
  bye: ({ why }) => isText(why),
};

/** Null if the text is not a message of the server. */
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
