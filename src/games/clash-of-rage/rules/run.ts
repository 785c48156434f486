/** What the steps of the game are given. */
import { procedures, type Run } from '../../../kernel/index.ts';
import type { RageAsks, RageOption } from '../facts/asks.ts';
import type { RageEvent } from '../facts/events.ts';
import type { RageOptions } from '../facts/options.ts';
import type { RageFrame } from './frames.ts';
import type { Table } from './table.ts';

export type RageRun = Run<Table, RageFrame, RageOption, RageEvent, RageOptions>;
export const proc = procedures<Table, RageFrame, RageAsks, RageEvent, RageOptions>();
/** What a verb needs of a run: the table, and to tell what happened. */
export type VerbRun = Pick<RageRun, 'table' | 'seats' | 'options' | 'stack' | 'emit' | 'reveal' | 'random' | 'finish'>;
