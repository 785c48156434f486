/** What went wrong, as a sentence. */
import { tableRefusals } from '../../text/index.ts';
import { Refused } from '../shared/api.ts';
import { settings } from '../shared/settings.svelte.ts';
import { say } from './words.ts';

/** Whatever was thrown: a refusal of the server, or something that only a programmer would understand. */
export function sentenceOf(error: unknown): string {
  if (!(error instanceof Refused)) return say('offline');
  const { why, params } = error.refusal;
  const table = tableRefusals(settings.language, 'lenient');
  return table.has(why) ? table.sayLoosely(why, params) : say('offline');
}
