/** What the steps of the game are given. */
import type { Proc, Run, RunOf } from '../../../kernel/index.ts';
import type { VikingsAsks, VikingsOption } from '../facts/asks.ts';
import type { VikingsEvent } from './events.ts';
import type { FrameOf, Table, VikingsFrame } from './table.ts';

export type VikingsRun = Run<Table, VikingsFrame, VikingsOption, VikingsEvent>;
export type ProcOf<P extends VikingsFrame['proc']> = Proc<
  RunOf<Table, VikingsFrame, VikingsAsks, VikingsEvent, P>,
  FrameOf<P>
>;
