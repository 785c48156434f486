import type { SagaView } from '../../../../games/blood-rage/facts/index.ts';
import { Stage } from '../../../board/stage.svelte.ts';
import type { SagaEvent } from '../saga-event.ts';
import type { Scene } from '../scene.svelte.ts';
import type { Item, Sound } from './items.ts';
import { planOf } from './motions.ts';
import { play } from './sounds.ts';

export type SagaStage = Stage<SagaView, SagaEvent, Item, never, Sound>;

/** The end of an Age is one long update: Quests, Ragnarök with all its dead, Valhalla, and the next deal. */
const MAX_EVENTS = 120;

export const stageOf = (scene: Scene): SagaStage =>
  new Stage<SagaView, SagaEvent, Item, never, Sound>({
    plan: (events, _, after) => planOf(events, scene.figures, scene.figuresIn(after)),
    play,
    maxEvents: MAX_EVENTS,
  });
