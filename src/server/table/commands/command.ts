/** A command of the protocol: who may give it, when, and what it does. */
import type { CommandOf, CommandType } from '../../../protocol/requests.ts';
import type { Phase } from '../../../protocol/index.ts';
import type { Moment, Verdict } from '../change.ts';

/**
 * Anyone: whoever has the link and was not kicked. Member: has sat here or chatted. Seated: holds a seat. Host: the
 * member who may change the table.
 */
export type Role = 'anyone' | 'member' | 'seated' | 'host';

export interface TableCommand<T extends CommandType> {
  readonly who: Role;
  readonly phases: readonly Phase[];
  run(moment: Moment, command: CommandOf<T>): Verdict;
}

export type TableCommands<T extends CommandType> = { readonly [C in T]: TableCommand<C> };

export const GATHERING: readonly Phase[] = ['gathering'];
export const PLAYING: readonly Phase[] = ['playing'];
export const ENDED: readonly Phase[] = ['finished', 'abandoned'];
export const ANY_PHASE: readonly Phase[] = [...GATHERING, ...PLAYING, ...ENDED];
