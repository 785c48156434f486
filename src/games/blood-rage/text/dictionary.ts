/** Everything of the game's text that is written in one language. The page loads one of them at a time. */
import type { Language } from '../../../text/languages.ts';
import type { Sentences } from '../../../text/sentences.ts';
import type { AskId } from '../facts/index.ts';
import type { Names } from './names.ts';
import type { Nouns } from './nouns.ts';
import type { EventKey, LabelKey, RefusalKey } from './params.ts';
import type { ToMe } from './to-me-keys.ts';

export interface Dictionary<L extends Language = Language> {
  readonly language: L;
  readonly events: Sentences<EventKey, L>;
  /** Events as they are told to the reader who takes part in them. */
  readonly toMe: ToMe<L>;
  readonly labels: Sentences<LabelKey, L>;
  readonly prompts: Sentences<AskId, L>;
  readonly refusals: Sentences<RefusalKey, L>;
  readonly names: Names;
  readonly nouns: Nouns;
}
