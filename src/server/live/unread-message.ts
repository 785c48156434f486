/** What can be said of a message before it is known to be well formed. */
import { MAX_MESSAGE_ID, PROTOCOL } from '../../protocol/index.ts';
import { helloOfAnyVersion } from '../../protocol/requests.ts';

/** Of a text frame; undefined if it is not JSON. */
export function parsed(data: unknown): unknown {
  try {
    return JSON.parse((data as Buffer).toString('utf8'));
  } catch {
    return undefined;
  }
}

/** A client of another version may say hello in another form: it must be told to reload, not that it was not understood. */
export function isStaleHello(json: unknown): boolean {
  const { success, data } = helloOfAnyVersion.safeParse(json);
  return success && data.version !== PROTOCOL;
}

/** The id of a message that was not understood, so that its refusal can name it. */
export function idIn(json: unknown): string | null {
  if (typeof json !== 'object' || json === null || !('id' in json)) return null;
  const { id } = json;
  return typeof id === 'string' && id.length > 0 && id.length <= MAX_MESSAGE_ID ? id : null;
}
