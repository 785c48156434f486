/** The only replies allowed to malformed input: words from fixed lists, and nothing about the server itself. */
import { CLOSE_REASONS, type ServerMessage } from '../../protocol/index.ts';
import { TABLE_REFUSAL_PARAMS } from '../../text/index.ts';

/** A clause of a game, with a word after a dot where it refuses for several reasons. */
const CLAUSE = /^[A-Z]{2}-\d+(\.\w+)?$/;
/** Traces, names of files and of folders, words of the language and of the packages. */
const OF_ITSELF =
  /\bat \S+ \(|\.(ts|mjs|js|cjs)\b|node_modules|\/src\/|\/tmp\/|Error:|ZodError|FST_|ERR_|SQLITE|undefined/;

const isKnown = (why: unknown): boolean =>
  typeof why === 'string' && (Object.hasOwn(TABLE_REFUSAL_PARAMS, why) || CLAUSE.test(why));

const hasRefusal = (value: { readonly refusal?: unknown }): boolean => {
  const { refusal } = value;
  return typeof refusal === 'object' && refusal !== null && isKnown((refusal as { readonly why?: unknown }).why);
};

/** Why this is no proper answer; null if it is one. */
export function replyFault(text: string): string | null {
  let message: ServerMessage;
  try {
    message = JSON.parse(text) as ServerMessage;
  } catch {
    return `not JSON: ${text.slice(0, 200)}`;
  }
  switch (message.t) {
    case 'refused':
    case 'error':
      return hasRefusal(message) && !OF_ITSELF.test(text) ? null : text.slice(0, 300);
    case 'whyNot':
      return (message.refusal === null || hasRefusal(message)) && !OF_ITSELF.test(text) ? null : text.slice(0, 300);
    case 'bye':
      return (CLOSE_REASONS as readonly string[]).includes(message.why) ? null : text.slice(0, 300);
    case 'welcome':
    case 'story':
    case 'current':
    case 'present':
    case 'pong':
    case 'done':
      return null;
    default:
      return `out of place: ${text.slice(0, 300)}`;
  }
}

/** The same for an answer over HTTP: its body, where it is an error that has one. */
export function bodyFault(status: number, body: string): string | null {
  if (status < 400 || body === '') return null;
  if (OF_ITSELF.test(body)) return `${status}: ${body.slice(0, 300)}`;
  try {
    return hasRefusal(JSON.parse(body) as object) ? null : `${status}: ${body.slice(0, 300)}`;
  } catch {
    return `${status}, not JSON: ${body.slice(0, 300)}`;
  }
}
