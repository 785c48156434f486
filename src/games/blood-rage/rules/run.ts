/** The types of the step machine for this game. */
import type { Proc, Questions, Run, RunOf, State } from '../../../kernel/index.ts';
import type { AskId, SagaAsks, SagaOption } from '../facts/index.ts';
import type { SagaEvent } from './events.ts';
import type { FrameOf, SagaFrame } from './frames.ts';
import type { Table } from './table.ts';

export type SagaState = State<Table, SagaFrame, SagaOption>;
export type SagaRun = Run<Table, SagaFrame, SagaOption, SagaEvent>;
/** For the steps of one procedure. */
export type SagaRunOf<P extends SagaFrame['proc']> = RunOf<Table, SagaFrame, SagaAsks, SagaEvent, P>;
export type ProcOf<P extends SagaFrame['proc']> = Proc<SagaRunOf<P>, FrameOf<P>>;
export type SagaQuestions = Questions<SagaState, SagaFrame, SagaAsks>;
export type QuestionOf<A extends AskId> = SagaQuestions[A];
