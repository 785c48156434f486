/** Which sentences of the log speak to the reader. */
import type { Language } from '../../../text/languages.ts';
import type { Noun } from '../../../text/nouns.ts';
import type { ParamTable, Sentences } from '../../../text/sentences.ts';
import type { Nouns } from './nouns.ts';
import type { EVENT_PARAMS, EventKey } from './params.ts';

type KeyWith<Param extends string> = {
  [K in EventKey]: Param extends keyof (typeof EVENT_PARAMS)[K] ? K : never;
}[EventKey];
/** Those whose own seat always gets the form that names the card. */
type ShellKey = 'questCommitted' | 'keepsOne';
/** Of one's own figures, where the others read of the figure alone. */
type OwnFigureKey = 'rewardDoubles' | 'monsterStrikes';
export type ToMeKey =
  `by.${Exclude<KeyWith<'clan'>, ShellKey> | OwnFigureKey}` | `to.${KeyWith<'victim'>}` | `among.${KeyWith<'clans'>}`;

/** The sentences of a language that speak to the reader, with what they take and name. */
export interface ToMe<L extends Language = Language> {
  readonly sentences: Sentences<ToMeKey, L>;
  readonly params: Record<ToMeKey, ParamTable[string]>;
  /** The figures are the reader's, who is one more clan, for lists. */
  readonly nouns: Nouns & { readonly clan: { readonly me: Noun } };
}
