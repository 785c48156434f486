/** The types of the step machine for this game. */
import { procedures, type Proc, type Questions, type Run, type RunOf, type State } from '../../../kernel/index.ts';
import type { AskId, SagaAsks, SagaOption, SagaOptions } from '../facts/index.ts';
import type { SagaEvent } from './events.ts';
import type { FrameOf, SagaFrame } from './frames.ts';
import type { Table } from './table.ts';

export type SagaState = State<Table, SagaFrame, SagaOption, SagaOptions>;
export type SagaRun = Run<Table, SagaFrame, SagaOption, SagaEvent, SagaOptions>;
/** For the steps of one procedure. */
type SagaRunOf<P extends SagaFrame['proc']> = RunOf<Table, SagaFrame, SagaAsks, SagaEvent, P, SagaOptions>;
export type ProcOf<P extends SagaFrame['proc']> = Proc<SagaRunOf<P>, FrameOf<P>>;
export const proc = procedures<Table, SagaFrame, SagaAsks, SagaEvent, SagaOptions>();
export type SagaQuestions = Questions<SagaState, SagaFrame, SagaAsks>;
export type QuestionOf<A extends AskId> = SagaQuestions[A];
