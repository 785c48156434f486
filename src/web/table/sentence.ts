/** Lines and refusals in the language of the reader. */
import type { Params, Refusal } from '../../kernel/types.ts';
import type { HeardLine } from '../../protocol/client.ts';
import { tableEvents, tableRefusals, type Language, type SpokenText } from '../../text/index.ts';

/** The sentence of a line; null for what only the board shows, and for chat, which has a place of its own. */
export function sentenceOf(line: HeardLine, language: Language, text: SpokenText): string | null {
  if ('event' in line) return text.event(line.event);
  if ('table' in line) return tableEvents(language, 'lenient').sayLoosely(line.table, shortened(line.params));
  return null;
}

/** As much of a fingerprint as anybody compares by eye; the proof of the shuffle shows all of it. */
const FINGERPRINT = 12;

function shortened(params: Params): Params {
  const { hash } = params;
  return typeof hash === 'string' ? { ...params, hash: hash.slice(0, FINGERPRINT) } : params;
}

export function refusalSentence(refusal: Refusal, language: Language, text: SpokenText | null): string {
  if (text !== null) return text.refusal(refusal);
  const table = tableRefusals(language, 'lenient');
  return table.has(refusal.why) ? table.sayLoosely(refusal.why, refusal.params) : table.say('table.internal');
}

/** A clause of the rules, as against a refusal of the table. */
export const isClause = (clause: string): boolean => /^[A-Z]+-\d+/.test(clause);
