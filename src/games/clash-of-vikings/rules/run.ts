/** What the steps of the game are given. */
import { procedures, type Run } from '../../../kernel/index.ts';
import type { VikingsAsks, VikingsOption } from '../facts/asks.ts';
import type { VikingsOptions } from '../facts/options.ts';
import type { VikingsEvent } from './events.ts';
import type { Table, VikingsFrame } from './table.ts';

export type VikingsRun = Run<Table, VikingsFrame, VikingsOption, VikingsEvent, VikingsOptions>;
export const proc = procedures<Table, VikingsFrame, VikingsAsks, VikingsEvent, VikingsOptions>();
