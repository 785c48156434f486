/** Errors as sentences for the player. */
import { tableRefusals } from '../../text/index.ts';
import { Refused } from '../shared/api.ts';
import { settings } from '../shared/settings.svelte.ts';
import { say } from './words.ts';

/** A refusal of the server has its own sentence; any other error counts as a lost connection. */
export function errorSentence(error: unknown): string {
  if (!(error instanceof Refused)) return say('offline');
  const { why, params } = error.refusal;
  const table = tableRefusals(settings.language, 'lenient');
  return table.has(why) ? table.sayLoosely(why, params) : say('offline');
}
