/** The words of Blood Rage. */
export { BATTLE_STEPS, THINGS, type BattleStep, type Thing } from './ids.ts';
export type { Named, Names } from './names.ts';
export { sagaText, type SagaText } from './saga-text.ts';
export { sagaWords, type Label, type LogLine, type SagaWords } from './words.ts';
