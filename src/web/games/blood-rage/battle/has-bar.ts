/** Whether the bar of a battle takes the place of the ordinary question. */
import type { SagaAsks } from '../../../../games/blood-rage/facts/index.ts';
import type { AskOf } from '../../../board/asks.ts';
import type { Scene } from '../scene.svelte.ts';
import type { BattleModel } from './battle.svelte.ts';

const ASKS: ReadonlySet<AskOf<SagaAsks>> = new Set(['battleCard', 'lateCard', 'join']);

export const hasBar = (scene: Scene, battle: BattleModel): boolean =>
  (battle.shown !== null && battle.shown.mode !== 'live') ||
  (scene.ask !== null && ASKS.has(scene.ask)) ||
  scene.sealedOf('battleCard') !== null ||
  (battle.call !== null && battle.declining.isOn);
