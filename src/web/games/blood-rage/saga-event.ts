/** An event of the game, as the log's lines hold it. */
import type { SagaText } from '../../../games/blood-rage/text/index.ts';

export type SagaEvent = Parameters<SagaText['event']>[0];
