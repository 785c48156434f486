/** The words of Blood Rage. */
export * from '../ids.ts';
export { AGES, ASKS, BATTLE_STEPS, OPTIONS, THINGS } from './ids.ts';
export type { AskId } from '../facts/asks.ts';
export type { AgeId, BattleStep, OptionId, Thing } from './ids.ts';
export type { GodId, Names } from './names.ts';
export { sagaText, type SagaText } from './told.ts';
export { sagaWords, type Label, type LogLine, type SagaWords } from './words.ts';
