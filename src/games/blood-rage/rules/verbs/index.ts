/** Every verb, by the noun it is about. */
export * from './battle.ts';
export * from './cards.ts';
export * from './course.ts';
export * from './figures.ts';
export * from './score.ts';
export type { SagaRun } from '../run.ts';
