/** The words of Blood Rage. The page, which loads one language at a time, imports the files behind it. */
export { sagaText, sagaWords } from './dictionaries.ts';
export { BATTLE_STEPS, THINGS, type BattleStep, type Thing } from './ids.ts';
export type { Named, Names } from './names.ts';
export type { SagaText } from './saga-text.ts';
export type { Label, LogLine, SagaWords } from './words.ts';
