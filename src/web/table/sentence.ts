/** Lines and refusals in the language of the reader. */
import type { Refusal } from '../../kernel/types.ts';
import type { HeardLine } from '../../protocol/client.ts';
import { tableEvents, tableRefusals, type ByLanguage, type Language, type SpokenText } from '../../text/index.ts';

const UNDO_MINE: ByLanguage<string> = {
  en: 'You take back your last move.',
  fr: 'Vous revenez sur votre dernier coup.',
};

/** Told where the shuffle is proved, not in the story of the game. */
const UNTOLD = 'seedHash';

/**
 * The sentence of a line; null for what only the board shows, and for chat, which has a place of its own. `me` is the reader's name:
 * what they take back themselves is said to them.
 */
export function sentenceOf(line: HeardLine, language: Language, text: SpokenText, me: string | null): string | null {
  if ('event' in line) return text.event(line.event);
  if (!('table' in line) || line.table === UNTOLD) return null;
  if (line.table === 'undo' && me !== null && line.params['person'] === me) return UNDO_MINE[language];
  return tableEvents(language, 'lenient').sayLoosely(line.table, line.params);
}

export function refusalSentence(refusal: Refusal, language: Language, text: SpokenText | null): string {
  if (text !== null) return text.refusal(refusal);
  const table = tableRefusals(language, 'lenient');
  return table.has(refusal.why) ? table.sayLoosely(refusal.why, refusal.params) : table.say('table.internal');
}

/** A clause of the rules, as against a refusal of the table. */
export const isClause = (clause: string): boolean => /^[A-Z]+-\d+/.test(clause);
