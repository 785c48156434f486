/** Which sentences of the log speak to the reader. */
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
